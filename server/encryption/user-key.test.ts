import { createSecretKey } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMasterKeyText, parseMasterKeys } from './master-key.ts';
import { createUserKey, rewrapUserKey, unwrapUserKey } from './user-key.ts';

const userId = '5b1f0e52-8a50-4b2e-9a3e-0d6a4f3a7c11';
const otherId = '0c4b9d1e-33f0-4a57-8f52-d1a2b3c4d5e6';
const oldKey = createMasterKeyText();
const newKey = createMasterKeyText();
const keyring = parseMasterKeys(`2026:${oldKey}`);
const rotated = parseMasterKeys(`2027:${newKey},2026:${oldKey}`);

test('a user key comes back from its wrapped form', () => {
  const { key, wrapped } = createUserKey(keyring, userId);
  expect(wrapped.masterKeyId).toBe('2026');
  expect(key.symmetricKeySize).toBe(32);
  expect(unwrapUserKey(keyring, userId, wrapped).equals(key)).toBe(true);
});

test('every user gets another key and every wrapping other bytes', () => {
  const one = createUserKey(keyring, userId);
  const two = createUserKey(keyring, userId);
  expect(one.key.equals(two.key)).toBe(false);
  expect(one.wrapped.wrappedKey).not.toEqual(two.wrapped.wrappedKey);
});

test('the wrapped form does not contain the key', () => {
  const { key, wrapped } = createUserKey(keyring, userId);
  expect(Buffer.from(wrapped.wrappedKey).includes(key.export().subarray(0, 8))).toBe(false);
});

test('a wrapped key made by another implementation of AES-256-GCM opens', () => {
  // From Python's `cryptography` with master key 00…1f, user key 40…5f, nonce a0…ab.
  const counting = (from: number) => Buffer.from(Array.from({ length: 32 }, (_, index) => from + index));
  const known = parseMasterKeys(`2026:${counting(0x00).toString('base64')}`);
  const wrappedKey = Buffer.from(
    '01a0a1a2a3a4a5a6a7a8a9aaaba6593e6e018e44f82a2ccd984b378e9120fd0b43c6e2143bc4577cdd23f62b5e' +
      '1e694a250be89145d88472113c7115a4',
    'hex',
  );
  const key = unwrapUserKey(known, userId, { masterKeyId: '2026', wrappedKey });
  expect(key.equals(createSecretKey(counting(0x40)))).toBe(true);
});

describe('a wrapped key does not open', () => {
  const { wrapped } = createUserKey(keyring, userId);

  test('for another user', () => {
    expect(() => unwrapUserKey(keyring, otherId, wrapped)).toThrow('failed its integrity check');
  });

  test('with any one bit changed', () => {
    for (let bit = 0; bit < wrapped.wrappedKey.length * 8; bit += 1) {
      const wrappedKey = Buffer.from(wrapped.wrappedKey);
      wrappedKey.writeUInt8(wrappedKey.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(() => unwrapUserKey(keyring, userId, { ...wrapped, wrappedKey })).toThrow(
        expect.objectContaining({ code: 'tampered', thing: 'user key' }),
      );
    }
  });

  test('shorter or longer than it is', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        fc.pre(bytes.length !== wrapped.wrappedKey.length);
        expect(() => unwrapUserKey(keyring, userId, { ...wrapped, wrappedKey: bytes })).toThrow(
          expect.objectContaining({ code: 'tampered' }),
        );
      }),
    );
  });

  test('with another master key under the same name', () => {
    const stranger = parseMasterKeys(`2026:${newKey}`);
    expect(() => unwrapUserKey(stranger, userId, wrapped)).toThrow('failed its integrity check');
  });

  test('when its row names another master key of the keyring', () => {
    const twoNames = { ...wrapped, masterKeyId: '2027' };
    expect(() => unwrapUserKey(rotated, userId, twoNames)).toThrow('failed its integrity check');
  });

  test('without its master key, and the sentence names the one that is missing', () => {
    const onlyNew = parseMasterKeys(`2027:${newKey}`);
    expect(() => unwrapUserKey(onlyNew, userId, wrapped)).toThrow(
      'the master key "2026", which is not configured',
    );
  });
});

describe('at a rotation of the master key', () => {
  const { key, wrapped } = createUserKey(keyring, userId);

  test('the same user key is wrapped by the new master key, and the old one is no longer needed', () => {
    const rewrapped = rewrapUserKey(rotated, userId, wrapped);
    expect(rewrapped?.masterKeyId).toBe('2027');
    const onlyNew = parseMasterKeys(`2027:${newKey}`);
    expect(rewrapped && unwrapUserKey(onlyNew, userId, rewrapped).equals(key)).toBe(true);
  });

  test('what is under the current master key already is left alone, so that a rotation can run twice', () => {
    expect(rewrapUserKey(keyring, userId, wrapped)).toBeNull();
  });

  test('a changed key is not carried over', () => {
    expect(() => rewrapUserKey(rotated, otherId, wrapped)).toThrow('failed its integrity check');
  });
});
