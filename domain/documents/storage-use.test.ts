import { expect, test } from 'vitest';
import { sayNoRoom, sayStorageEnd, sayStorageUse } from './storage-use.ts';

const of = (used_bytes: number) => ({ used_bytes, quota_bytes: 2_000_000_000 });

test('what is used is said in the words of the library', () => {
  expect(sayStorageUse(of(0))).toBe('0 bytes of 2 GB used');
  expect(sayStorageUse(of(310_000_000))).toBe('310 MB of 2 GB used');
});

test('nothing more is said until little room is left, then that, then that there is none', () => {
  expect(sayStorageEnd(of(1_799_999_999))).toBeNull();
  expect(sayStorageEnd(of(1_800_000_000))).toMatch(/^There is little room left\..* after an hour/);
  expect(sayStorageEnd(of(1_999_999_999))).toMatch(/^There is little room left\./);
  expect(sayStorageEnd(of(2_000_000_000))).toMatch(/^There is no room for another document\./);
  expect(sayStorageEnd(of(2_000_000_001))).toMatch(/^There is no room for another document\./);
});

test('a refusal says how much is used and when deleting helps', () => {
  expect(sayNoRoom(of(1_995_000_000))).toBe(
    'There is no room for this document: 2 GB of 2 GB used. What you delete frees its room after an hour, when it can no longer be brought back.',
  );
});
