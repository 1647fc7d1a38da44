import { expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { NO_CYCLE_RECORDS } from '../cycle/history/cycle-records.ts';
import { findRecordedCycles } from '../cycle/history/find-recorded-cycles.ts';
import type { BleedingDay, Flow } from './bleeding-day.ts';
import { bleedingByDay } from './bleeding-of.ts';
import { countBledDays } from './count-bled-days.ts';

const START: CalendarDate = '2026-10-07';
/** `hhhs--n`: heavy, spotting, not noted, none; from the seventh of October on. */
const noted = (days: string): BleedingDay[] => {
  const flows: Record<string, Flow> = { h: 'heavy', l: 'light', s: 'spotting', n: 'none', u: 'unspecified' };
  return [...days].flatMap((letter, index) => {
    const flow = flows[letter];
    return flow ? [{ day: addDays(START, index), flow, kind: null }] : [];
  });
};

// docs/algorithms/bleeding.md shows these.
test.each<[string, CalendarDate | null, string, CalendarDate | null, number | null]>([
  ['nothing noted: the recorded span', '2026-10-11', '', null, 5],
  ['nothing noted, no end: not known', null, '', null, null],
  ['recorded as five days, eight bled heavily, then four of spots', '2026-10-11', 'hhhhhhhhssss', null, 8],
  ['no end recorded: spots end it', null, 'hhhhhhhhssss', null, 8],
  ['no end recorded, three days noted so far: not known', null, 'hhl', null, null],
  ['no end recorded, none noted on the fourth', null, 'hhln', null, 3],
  ['no end recorded, longer than a period is taken to be: at least so much', null, 'hhhhhhh', null, 7],
  ['none inside of its span', '2026-10-11', '--n', null, 4],
  ['spots inside of its span count: she recorded them as a period', '2026-10-11', 'hhsss', null, 5],
  ['a day between: what follows is no part of it', '2026-10-09', 'hhh-hh', null, 3],
  ['it ends before the next start', '2026-10-09', 'hhhhhh', '2026-10-11', 4],
])('%s', (_, end, days, before, expected) => {
  expect(countBledDays({ start: START, end, before }, bleedingByDay(noted(days)))).toBe(expected);
});

test.each<[string, string, number]>([
  ['nothing noted: its first day', '', 1],
  ['three days noted so far', 'hhl', 3],
  ['a day between', 'h-hh', 1],
])('so far, %s', (_, days, expected) => {
  const period = { start: START, end: START, before: null };
  expect(countBledDays(period, bleedingByDay(noted(days)))).toBe(expected);
});

test('the cycle that goes on, and with it the page for an appointment, says what she noted', () => {
  const facts = {
    periods: [{ period_start_date: START, period_end_date: '2026-10-11', cycle_length: 28 }],
    records: NO_CYCLE_RECORDS,
    stage: 'menstrual-cycle',
    today: '2026-10-22',
  } as const;
  expect(findRecordedCycles({ ...facts }).current?.bleedingDays).toBe(5);
  expect(findRecordedCycles({ ...facts, bleeding: noted('hhhhhhhhssss') }).current?.bleedingDays).toBe(8);
});
