import type { Period } from '@lunaria/domain/cycle/period.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { PeriodChange } from './period-changes.ts';
import { LATEST_PERIOD, PERIOD_WRITES } from './periods.ts';

const HER = '7d0f3a52-8d11-4f39-9f0e-5b1c2d3e4f50';
const period = (start: Period['period_start_date'], end: Period['period_end_date'] = null): Period => ({
  period_start_date: start,
  period_end_date: end,
  cycle_length: 28,
});
const save = (row: Period): PeriodChange => ({
  op: 'save',
  write: { user_id: HER, base: null, ...row },
});

/** What is loaded of her newest period, after the answers were taken in. */
function loadedAfter(periods: Period[], ...answers: [PeriodChange, unknown][]) {
  const client = new QueryClient();
  const firstStart = periods[0]?.period_start_date ?? null;
  client.setQueryData(LATEST_PERIOD.key(HER), { rows: { periods, firstStart }, isKept: false });
  const about = { kind: PERIOD_WRITES.name, userId: HER, recordKey: 'all' };
  for (const [change, answer] of answers)
    LATEST_PERIOD.hear(client, { type: 'saved', ...about, change, answer });
  const state = client.getQueryState<{ rows: { periods: Period[]; firstStart: string | null } }>(
    LATEST_PERIOD.key(HER),
  );
  return { rows: state?.data?.rows, isToBeAsked: state?.isInvalidated };
}

test('the first period is the newest and the first, also where the answer is heard twice', () => {
  const first = period('2025-10-10');
  const once = loadedAfter([], [save(first), first]);
  expect(once.rows).toEqual({ periods: [first], firstStart: '2025-10-10' });
  expect(loadedAfter([], [save(first), first], [save(first), first])).toEqual(once);
});

test('an older one does not take the place of the newest, and a corrected one stands as it is stored', () => {
  const newest = period('2025-10-10');
  const older = period('2025-09-12', '2025-09-16');
  expect(loadedAfter([newest], [save(older), older]).rows).toEqual({
    periods: [newest],
    firstStart: '2025-09-12',
  });
  const ended = period('2025-10-10', '2025-10-14');
  expect(loadedAfter([newest], [save(ended), ended]).rows?.periods).toEqual([ended]);
});

test('where the newest went, which it is instead only the server knows', () => {
  const gone: PeriodChange = { op: 'delete', userId: HER, start: '2025-10-10' };
  expect(loadedAfter([period('2025-10-10')], [gone, null])).toEqual({
    rows: { periods: [], firstStart: null },
    isToBeAsked: true,
  });
});
