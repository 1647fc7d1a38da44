import { expect, test } from 'vitest';
import type { CyclePause } from './cycle-records.ts';
import { findPeriodThatEnded, withEnd } from './pause-end.ts';

const OPEN: CyclePause = { id: 'open', from_on: '2025-03-01', to_on: null, reason: 'breastfeeding' };
const periods = (['2025-06-10', '2025-03-01', '2025-05-12', '2025-02-01'] as const).map(
  (period_start_date) => ({ period_start_date }),
);

test('the first period that begins after the first day of an open pause ended it, the day before was its last', () => {
  expect(findPeriodThatEnded(OPEN, periods)).toBe('2025-05-12');
  expect(withEnd(OPEN, periods)).toEqual({ ...OPEN, to_on: '2025-05-11' });
});

test('without a later period it goes on; what she said of its end stands', () => {
  expect(findPeriodThatEnded(OPEN, periods.slice(1, 2))).toBeNull();
  expect(withEnd(OPEN, [])).toEqual(OPEN);
  const ended: CyclePause = { ...OPEN, to_on: '2025-07-31' };
  expect(findPeriodThatEnded(ended, periods)).toBeNull();
  expect(withEnd(ended, periods)).toEqual(ended);
});
