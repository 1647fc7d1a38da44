import { expect, test } from 'vitest';
import { hasKnownOvulation } from './forecast/forecast-cycle.ts';
import { lookAhead } from './forecast/look-ahead.ts';
import { NO_CYCLE_RECORDS } from './history/cycle-records.ts';
import { findRecordedCycles } from './history/find-recorded-cycles.ts';
import type { CycleFacts } from './history/recorded-cycles.ts';
import { sayWhereOvulationIsFrom } from './say-ovulation.ts';

// A positive LH test on 14 March, day 14: ovulation on day 15, the 15th. A luteal phase lasts 18 days at most, to 2 April.
function sayOn(today: CycleFacts['today'], lh_test: 'positive' | null = 'positive'): string {
  const { current, history } = findRecordedCycles({
    periods: [{ period_start_date: '2026-03-01', period_end_date: '2026-03-05', cycle_length: 28 }],
    records: {
      ...NO_CYCLE_RECORDS,
      ovulation_signs: [{ day: '2026-03-14', lh_test, temperature_f: null }],
    },
    stage: 'conception',
    today,
  });
  if (current === null || history === null) throw new Error('A cycle goes on');
  const fertile = lookAhead(history, today, true)?.fertile?.cycles.find(({ isCurrent }) => isCurrent) ?? null;
  return sayWhereOvulationIsFrom(current, fertile, hasKnownOvulation(history, today), today);
}

test('on the day of a positive LH test ovulation is expected, and not said to be from the lengths of her cycles', () => {
  expect(sayOn('2026-03-14')).toBe(
    'Expected tomorrow, by the positive LH test of today. A test alone says when, not that it happened.',
  );
});

test('from the next day on it is the day that the test names', () => {
  expect(sayOn('2026-03-15')).toBe('Day 15, by your LH test. Sunday, 15 March 2026.');
  expect(sayOn('2026-04-02')).toBe('Day 15, by your LH test. Sunday, 15 March 2026.');
});

test('believed no longer, it is said to be recorded, and that the lengths count again', () => {
  expect(sayOn('2026-04-03')).toBe(
    'Recorded: day 15, by your LH test. No period came in the 18 days after it: what is shown is from the lengths of your cycles again.',
  );
});

test('without a sign the days are from the lengths of her cycles, and over once they have passed', () => {
  expect(sayOn('2026-03-14', null)).toMatch(/^8 in 10, from the lengths of your cycles/);
  expect(sayOn('2026-04-01', null)).toMatch(/^Probably over: 8 in 10/);
});
