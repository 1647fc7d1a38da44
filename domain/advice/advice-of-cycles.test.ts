import { expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { type CycleRecords, NO_CYCLE_RECORDS } from '../cycle/history/cycle-records.ts';
import type { CycleFacts } from '../cycle/history/recorded-cycles.ts';
import { adviceOfCycles } from './advice-of-cycles.ts';

const TODAY: CalendarDate = '2026-11-26';
const back = (days: number) => addDays(TODAY, -days);

function factsOf(records: Partial<CycleRecords> = {}, more: Partial<CycleFacts> = {}): CycleFacts {
  return {
    ...{ today: TODAY, stage: 'menstrual-cycle' },
    periods: [{ period_start_date: back(120), period_end_date: back(116), cycle_length: 28 }],
    records: { ...NO_CYCLE_RECORDS, ...records },
    ...more,
  };
}
const rulesOf = (facts: CycleFacts) => adviceOfCycles(facts, '1996-05-01').map(({ rule }) => rule);

test('what her cycles are found from says when none was counted', () => {
  const pause = (to_on: CalendarDate | null) => ({
    ...{ id: '00000000-0000-4000-8000-000000000001', from_on: back(100), to_on, reason: 'other' as const },
  });
  expect(rulesOf(factsOf())).toEqual(['no-period.ninety-days']);
  expect(rulesOf(factsOf({ cycle_pauses: [pause(null)] }))).toEqual([]);
  expect(rulesOf(factsOf({ cycle_pauses: [pause(back(30))] }))).toEqual([]);
  expect(rulesOf(factsOf({ cycle_pauses: [pause(back(90))] }))).toEqual(['no-period.ninety-days']);
  const fromPill = {
    from_stage: 'contraception' as const,
    to_stage: 'menstrual-cycle' as const,
    changed_at: `${back(20)}T12:00:00Z`,
  };
  // Periods are recorded in that mode too: it is no time without cycles.
  expect(rulesOf(factsOf({ stage_changes: [fromPill] }))).toEqual(['no-period.ninety-days']);
});

test('while a pregnancy goes on nothing waits, and after a birth not the next period', () => {
  const from = back(250);
  expect(rulesOf(factsOf({ pregnancies: [{ from, to: null, end: null }] }))).toEqual([]);
  expect(rulesOf(factsOf({ pregnancies: [{ from, to: back(10), end: 'birth' }] }))).toEqual([]);
  expect(rulesOf(factsOf({ pregnancies: [{ from: back(500), to: back(200), end: 'birth' }] }))).toEqual([
    'no-period.ninety-days',
  ]);
});
