import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { createMasterKeyText, parseMasterKeys } from './master-key.ts';

const first = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
const second = '/////////////////////////////////////////x4=';

test('a single key in base64 is the current one and is named after its fingerprint', () => {
  const keyring = parseMasterKeys(first);
  expect(keyring.current.id).toMatch(/^key-[0-9a-f]{8}$/);
  expect(keyring.current.key.export()).toEqual(Buffer.from(first, 'base64'));
  expect([...keyring.all.keys()]).toEqual([keyring.current.id]);
});

test('the first of several keys is the current one, the others stay to open what is older', () => {
  const keyring = parseMasterKeys(`2027:${second}, 2026:${first}`);
  expect(keyring.current.id).toBe('2027');
  expect([...keyring.all.keys()]).toEqual(['2027', '2026']);
});

test('a key without an id keeps its name when a newer key is put before it', () => {
  const before = parseMasterKeys(first).current.id;
  expect(parseMasterKeys(`${second},${first}`).all.has(before)).toBe(true);
});

test('the URL-safe alphabet and a missing padding are taken, spaces and a line end around the text too', () => {
  const keyring = parseMasterKeys(` ${second.replaceAll('/', '_').replace('=', '')}\n`);
  expect(keyring.current.key.export()).toEqual(Buffer.from(second, 'base64'));
});

test('a made key is 32 random bytes that the parser takes', () => {
  const made = createMasterKeyText();
  expect(Buffer.from(made, 'base64')).toHaveLength(32);
  expect(parseMasterKeys(made).current.key.symmetricKeySize).toBe(32);
  expect(createMasterKeyText()).not.toBe(made);
});

test.each([
  ['', 'MASTER_KEY is empty. Make one with: openssl rand -base64 32'],
  ['  \n', 'MASTER_KEY is empty.'],
  ['secret', 'Key 1 of MASTER_KEY is not 32 bytes in base64 (44 characters).'],
  [`${first.slice(0, 40)}`, 'Key 1 of MASTER_KEY is not 32 bytes in base64'],
  [`${first},`, 'Key 2 of MASTER_KEY is empty. Remove the surplus comma or put the key in.'],
  [`:${first}`, 'Key 1 of MASTER_KEY has an id that cannot be used.'],
  [`new key:${first}`, 'Key 1 of MASTER_KEY has an id that cannot be used.'],
  [`a:${first},a:${second}`, 'MASTER_KEY names the key "a" twice.'],
  [`a:${first},b:${first}`, 'MASTER_KEY holds the same key under the ids "a" and "b".'],
  [Buffer.alloc(32).toString('base64'), 'Key 1 of MASTER_KEY is one repeated byte and protects nothing.'],
  [
    '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    'Key 1 of MASTER_KEY is not 32 bytes in base64',
  ],
])('a setting that cannot be used (%#) is refused with a sentence that says what to do', (text, sentence) => {
  expect(() => parseMasterKeys(text)).toThrow(sentence);
});

test('the sentence names the setting it was read from and never shows a key', () => {
  const broken = `${first.slice(0, 30)}!`;
  const parse = () => parseMasterKeys(`old:${first},${broken}`, 'LUNARIA_KEY_FILE');
  expect(parse).toThrow('Key 2 of LUNARIA_KEY_FILE');
  expect(parse).not.toThrow(first.slice(0, 8));
});

test('a keyring that is printed or serialised by mistake shows no key', () => {
  const keyring = parseMasterKeys(first);
  const bytes = Buffer.from(first, 'base64');
  for (const shown of [inspect(keyring, { depth: 9 }), JSON.stringify([...keyring.all])]) {
    expect(shown).not.toContain(first.slice(0, 12));
    expect(shown).not.toContain(bytes.toString('hex').slice(0, 12));
    expect(shown).not.toContain('0, 1, 2');
  }
});
