import { expect, test } from 'vitest';
import { daysWithoutCycles, endedWithBirth } from './pregnancy-days.ts';

// docs/algorithms/cycles-from-periods.md
test.each([
  ['a loss at 22 weeks', '2025-06-01', '2025-11-02', 'loss', false, '2025-11-02'],
  ['a birth at 30 weeks', '2025-06-01', '2025-12-28', 'birth', true, '2026-02-08'],
  ['a birth recorded at 12 weeks', '2025-06-01', '2025-08-24', 'birth', true, '2025-10-05'],
  ['not said, 20 weeks', '2025-06-01', '2025-10-19', 'prefer-not-to-say', true, '2025-11-30'],
  ['not said, a day less', '2025-06-01', '2025-10-18', 'prefer-not-to-say', false, '2025-10-18'],
] as const)('%s', (_, from, to, end, isBirth, last) => {
  expect(endedWithBirth({ from, to, end })).toBe(isBirth);
  expect(daysWithoutCycles({ from, to, end })).toEqual({ from: '2025-06-15', to: last });
});

test('one that goes on has ended in no way', () => {
  expect(endedWithBirth({ from: '2025-06-01', to: null, end: null })).toBe(false);
  expect(daysWithoutCycles({ from: '2025-06-01', to: null, end: null })).toEqual({
    from: '2025-06-15',
    to: null,
  });
});
