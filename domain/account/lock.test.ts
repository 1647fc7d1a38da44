import { expect, test } from 'vitest';
import { isLeftAlone } from './left-alone.ts';
import { isPin, LOCK_MINUTES, lockChangeSchema, sayWrongPin } from './lock.ts';

const at = Date.parse('2026-11-21T09:00:00Z');

test.each(LOCK_MINUTES)('a browser is left alone once %i minutes have passed without a touch', (minutes) => {
  expect(isLeftAlone(at, minutes, at + minutes * 60_000 - 1)).toBe(false);
  expect(isLeftAlone(at, minutes, at + minutes * 60_000)).toBe(true);
  expect(isLeftAlone(at, minutes, at + 86_400_000)).toBe(true);
});

test('a clock that was set back locks, one that was corrected by seconds does not', () => {
  expect(isLeftAlone(at, 5, at - 30_000)).toBe(false);
  expect(isLeftAlone(at, 5, at - 60_001)).toBe(true);
});

test('a browser that knows of no touch counts as left alone', () => {
  expect(isLeftAlone(null, 60, at)).toBe(true);
});

test('a PIN is four to eight of the digits 0 to 9', () => {
  for (const pin of ['1234', '0000', '12345678']) expect(isPin(pin)).toBe(true);
  for (const pin of ['', '123', '123456789', '12a4', '１２３４', ' 1234', '1234\n', '12 34'])
    expect(isPin(pin)).toBe(false);
});

test('a lock is set with one of the times, or by hand only', () => {
  for (const after_minutes of [...LOCK_MINUTES, null])
    expect(lockChangeSchema.safeParse({ after_minutes }).success).toBe(true);
  for (const after_minutes of [0, 2, -1, '5', 1e9])
    expect(lockChangeSchema.safeParse({ after_minutes }).success).toBe(false);
  expect(lockChangeSchema.safeParse({}).success).toBe(false);
  expect(lockChangeSchema.safeParse({ after_minutes: 5, pin: '12' }).success).toBe(false);
});

test('says how many tries are left', () => {
  expect(sayWrongPin(3)).toContain('3 tries are left');
  expect(sayWrongPin(1)).toContain('One try is left');
});
