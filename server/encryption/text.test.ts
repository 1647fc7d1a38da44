import { createDecipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decryptText, encryptText, type TextPlace } from './text.ts';

const userId = '5b1f0e52-8a50-4b2e-9a3e-0d6a4f3a7c11';
const place: TextPlace = { table: 'daily_logs', column: 'notes', userId, rowKey: '2026-11-21' };
const userKey = createSecretKey(randomBytes(32));
const secret = 'Ferritin 9 ng/mL, müde';

test('any text comes back exactly', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      expect(decryptText(userKey, place, encryptText(userKey, place, text))).toBe(text);
    }),
  );
});

test('an empty text and a long one come back, and take 29 bytes more than in UTF-8', () => {
  for (const text of ['', '🌙'.repeat(100_000)]) {
    const stored = encryptText(userKey, place, text);
    expect(stored).toHaveLength(Buffer.byteLength(text) + 29);
    expect(decryptText(userKey, place, stored)).toBe(text);
  }
});

test('half of a surrogate pair, which UTF-8 cannot hold, is refused instead of being changed in silence', () => {
  expect(() => encryptText(userKey, place, 'a\ud83c')).toThrow(RangeError);
});

test('equal texts give different bytes, and none of them shows the text', () => {
  const one = encryptText(userKey, place, secret);
  expect(one).not.toEqual(encryptText(userKey, place, secret));
  expect(one.includes('Ferritin')).toBe(false);
});

describe('the format stays what it is', () => {
  const knownKey = createSecretKey(Buffer.from(Array.from({ length: 32 }, (_, index) => 0x40 + index)));

  test('bytes made by another implementation open', () => {
    // From Python's `cryptography` with user key 40…5f and nonce a0…ab.
    const stored = Buffer.from(
      '01a0a1a2a3a4a5a6a7a8a9aaabe441c2edb41f3f70365b2a41f845e23aa34246b9963c0684913d3dfd325c17' +
        '2134e4f63df440d2',
      'hex',
    );
    expect(decryptText(knownKey, place, stored)).toBe(secret);
  });

  test('what is written opens by hand: version, nonce, ciphertext, tag under a key from the user key', () => {
    const stored = encryptText(knownKey, place, secret);
    const withLength = (part: string) =>
      Buffer.concat([Buffer.of(0, 0, 0, Buffer.byteLength(part)), Buffer.from(part)]);
    const info = Buffer.concat(['lunaria text key', '1'].map(withLength));
    const key = Buffer.from(hkdfSync('sha256', knownKey.export(), '', info, 32));
    const decipher = createDecipheriv('aes-256-gcm', key, stored.subarray(1, 13));
    decipher.setAAD(
      Buffer.concat(['lunaria text', '1', 'daily_logs', 'notes', userId, '2026-11-21'].map(withLength)),
    );
    decipher.setAuthTag(stored.subarray(-16));
    expect(stored[0]).toBe(1);
    expect(decipher.update(stored.subarray(13, -16), undefined, 'utf8') + decipher.final('utf8')).toBe(
      secret,
    );
  });
});

describe('a stored text does not open', () => {
  const stored = encryptText(userKey, place, secret);

  test.each([
    ['in another row', { ...place, rowKey: '2026-11-22' }],
    ['in another column', { ...place, column: 'mood_notes' }],
    ['in another table', { ...place, table: 'documents' }],
    ['for another user', { ...place, userId: '0c4b9d1e-33f0-4a57-8f52-d1a2b3c4d5e6' }],
    ['where the border between two names moved', { ...place, table: 'daily_logsn', column: 'otes' }],
  ])('%s', (_where, elsewhere) => {
    expect(() => decryptText(userKey, elsewhere, stored)).toThrow(
      expect.objectContaining({ code: 'tampered', thing: 'text', reason: 'authentication' }),
    );
  });

  test('with the key of another user', () => {
    const other = createSecretKey(randomBytes(32));
    expect(() => decryptText(other, place, stored)).toThrow('failed its integrity check');
  });

  test('with any one bit changed', () => {
    for (let bit = 0; bit < stored.length * 8; bit += 1) {
      const changed = Buffer.from(stored);
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(() => decryptText(userKey, place, changed)).toThrow(
        expect.objectContaining({ code: 'tampered' }),
      );
    }
  });

  test('cut anywhere or extended', () => {
    for (let length = 0; length < stored.length; length += 1) {
      expect(() => decryptText(userKey, place, stored.subarray(0, length))).toThrow(
        expect.objectContaining({ code: 'tampered' }),
      );
    }
    expect(() => decryptText(userKey, place, Buffer.concat([stored, Buffer.of(0)]))).toThrow(
      'integrity check',
    );
  });

  test('and bytes that never were a ciphertext do not open either', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        expect(() => decryptText(userKey, place, bytes)).toThrow(
          expect.objectContaining({ code: 'tampered' }),
        );
      }),
    );
  });

  test('and the error shows nothing of the text, of the place or of the user', () => {
    const changed = Buffer.from(stored);
    changed.writeUInt8(changed.readUInt8(stored.length - 1) ^ 1, stored.length - 1);
    try {
      decryptText(userKey, place, changed);
      expect.unreachable();
    } catch (error) {
      const shown = `${error} ${JSON.stringify(error)} ${error instanceof Error ? error.cause : ''}`;
      for (const word of ['Ferritin', 'müde', userId, '2026-11-21']) expect(shown).not.toContain(word);
    }
  });
});
