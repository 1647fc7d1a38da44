import { expect, test } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Period } from '../cycle/period.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import { offerInLog, sayRecordedInLog } from './log-offer.ts';

const TODAY: CalendarDate = '2026-11-12';
const period = (start: CalendarDate, end: CalendarDate | null): Period => ({
  period_start_date: start,
  period_end_date: end,
  cycle_length: 28,
});
const OPEN = period('2026-11-05', null);
const CLOSED = period('2026-11-05', '2026-11-08');

/** The table of docs/algorithms/bleeding.md. */
test.each<[LifeStage, string | null, CalendarDate, Period[], string | null]>([
  ['menstrual-cycle', 'heavy', '2026-11-12', [], 'start'],
  ['menstrual-cycle', 'light', '2026-11-12', [], 'start'],
  ['menstrual-cycle', 'spotting', '2026-11-12', [], null],
  ['menstrual-cycle', 'none', '2026-11-12', [], null],
  ['menstrual-cycle', null, '2026-11-12', [], null],
  ['menstrual-cycle', 'heavy', '2026-11-04', [CLOSED], 'start-earlier'],
  ['menstrual-cycle', 'heavy', '2026-11-06', [CLOSED], null],
  ['menstrual-cycle', 'heavy', '2026-11-09', [CLOSED], 'end-later'],
  ['menstrual-cycle', 'heavy', '2026-11-09', [OPEN], null],
  ['menstrual-cycle', 'none', '2026-11-09', [OPEN], 'end-before'],
  ['menstrual-cycle', 'none', '2026-11-09', [CLOSED], null],
  ['contraception', 'bleeding', '2026-11-12', [], null],
  ['contraception', 'none', '2026-11-09', [OPEN], 'end-before'],
  ['menopause', 'yes', '2026-11-12', [], null],
  ['post-menopause', 'heavy', '2026-11-12', [], null],
  ['post-menopause', 'none', '2026-11-09', [OPEN], null],
])('%s, %s on %s', (stage, answer, date, periods, kind) => {
  expect(offerInLog({ stage, answer, date, periods, today: TODAY })?.kind ?? null).toBe(kind);
});

test.each<[string | null, CalendarDate, Period[], string | null]>([
  ['heavy', '2026-11-05', [OPEN], 'Period, day 1, recorded'],
  ['heavy', '2026-11-06', [OPEN], null],
  ['heavy', '2026-11-08', [CLOSED], 'Period, day 4, recorded'],
  ['none', '2026-11-08', [CLOSED], null],
  ['none', '2026-11-09', [CLOSED], 'Period ended the day before, recorded'],
  ['heavy', '2026-11-09', [CLOSED], null],
  [null, '2026-11-08', [CLOSED], null],
])('beside %s on %s stands what is recorded', (answer, date, periods, said) => {
  expect(sayRecordedInLog({ answer, date, periods })).toBe(said);
});
