import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEAST_RATE, Patience } from './least-rate.ts';

const RATE = { bytesPerSecond: 1_000, patienceSeconds: 10 };

/** The second in which patience was over, counted from one; null when it never was. */
function findEnd(bytesBySecond: readonly number[], rate = RATE): number | null {
  const patience = new Patience(rate);
  for (const [second, bytes] of bytesBySecond.entries()) {
    patience.passSecond(bytes);
    if (patience.isOver) return second + 1;
  }
  return null;
}
const seconds = (count: number, bytes = 0) => Array.from({ length: count }, () => bytes);

test('whoever moves nothing is waited for as long as patience lasts, also after much was moved', () => {
  expect(findEnd(seconds(20))).toBe(10);
  expect(findEnd([...seconds(100, 1_000_000), ...seconds(20)])).toBe(110);
});

test('whoever keeps to the rate is waited for without end, a little below it a little longer than one who rests', () => {
  expect(findEnd(seconds(10_000, 1_000))).toBeNull();
  expect(findEnd(seconds(20_000, 999))).toBeGreaterThan(1_000);
  expect(findEnd(seconds(1_000, 1))).toBe(11);
});

test('a pause that is shorter than patience costs nothing where the rate is made up for', () => {
  const pauses = Array.from({ length: 100 }, () => [...seconds(9), 10_000, 1_000]).flat();
  expect(findEnd(pauses)).toBeNull();
});

test('a slow telephone that loses the net again and again is waited for', () => {
  // 10 kB in a second, then four seconds, or twenty-five, without any.
  const phone = Array.from({ length: 50 }, () => [10_000, ...seconds(4), ...seconds(8, 10_000)]).flat();
  expect(findEnd(phone, LEAST_RATE)).toBeNull();
  expect(findEnd([...seconds(30, 10_000), ...seconds(25), ...seconds(30, 10_000)], LEAST_RATE)).toBeNull();
});

test('whatever is moved when, who is below the rate for long is not waited for, and who is never below it is', () => {
  const bytes = fc.array(fc.nat(3_000), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(bytes, (moved) => {
      const end = findEnd(moved);
      if (moved.every((count) => count >= RATE.bytesPerSecond)) expect(end).toBeNull();
      if (moved.reduce((sum, count) => sum + count, 0) / 1_000 <= moved.length - 10)
        expect(end).not.toBeNull();
    }),
  );
});
