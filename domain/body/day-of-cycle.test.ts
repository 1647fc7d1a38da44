import { expect, test } from 'vitest';
import { dayOfCycle } from './day-of-cycle.ts';
import { describe, periodsUntil } from './facts-for-tests.ts';

test('a day is counted from the start before it, up to today', () => {
  const { cycles, now } = describe('2026-11-21', periodsUntil('2026-11-02', 28, 28));
  expect(dayOfCycle('2026-11-21', cycles, now)).toBe(20);
  expect(dayOfCycle('2026-11-02', cycles, now)).toBe(1);
  expect(dayOfCycle('2026-11-01', cycles, now)).toBe(28);
  expect(dayOfCycle('2026-09-06', cycles, now)).toBeNull();
  expect(dayOfCycle('2026-11-22', cycles, now)).toBeNull();
});

test('today is the same day as the tile counts', () => {
  const { cycles, now } = describe('2026-11-21', periodsUntil('2026-11-02', 28, 28));
  expect(dayOfCycle(now.today, cycles, now)).toBe(now.cycle?.day);
});

test('in a pause no day is counted, and none of the cycle that it interrupted', () => {
  const { cycles, now } = describe('2026-11-21', periodsUntil('2026-11-02', 28, 28), {
    cycle_pauses: [
      {
        ...{ id: '0b9e4a1c-2f6d-4c8e-9a3b-7d5e6f1a2b3c', reason: 'breastfeeding' },
        ...{ from_on: '2026-11-10', to_on: null },
      },
    ],
  });
  expect(now.cycle).toBeNull();
  expect(dayOfCycle('2026-11-21', cycles, now)).toBeNull();
});
