import { expect, test } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Period } from './period.ts';
import { offerPeriod, recordedPeriodDay } from './period-offer.ts';

const TODAY: CalendarDate = '2026-11-21';
const period = (period_start_date: CalendarDate, period_end_date: CalendarDate | null): Period => ({
  period_start_date,
  period_end_date,
  cycle_length: 28,
});
const CLOSED = period('2026-11-03', '2026-11-07');
const OPEN = period('2026-11-19', null);

test.each<[string, CalendarDate, Period[], string | null]>([
  ['today with nothing recorded', '2026-11-21', [], 'start'],
  ['a past day with nothing recorded', '2012-02-29', [], 'start'],
  ['a day ahead', '2026-11-22', [], null],
  ['the first day of a period', '2026-11-03', [CLOSED], null],
  ['a day inside a closed period', '2026-11-05', [CLOSED], null],
  ['five days before a recorded start', '2026-10-29', [CLOSED], 'start-earlier'],
  ['six days before a recorded start', '2026-10-28', [CLOSED], 'start'],
  ['three days after the recorded end', '2026-11-10', [CLOSED], 'end-later'],
  ['four days after the recorded end', '2026-11-11', [CLOSED], 'start'],
  ['the day on which a period was begun', '2026-11-19', [OPEN, CLOSED], null],
  ['the day after, while it goes on', '2026-11-20', [CLOSED, OPEN], 'end'],
  ['day 14 of one that was never closed', '2026-11-16', [period('2026-11-03', null)], 'end'],
  ['day 15 of one that was never closed', '2026-11-17', [period('2026-11-03', null)], 'start'],
  [
    'between an end and a start, both near',
    '2026-11-09',
    [CLOSED, period('2026-11-12', null)],
    'start-earlier',
  ],
])('%s', (_, date, periods, kind) => {
  expect(offerPeriod(date, periods, TODAY)?.kind ?? null).toBe(kind);
});

test('days of a recorded period are numbered from 1, and others are not', () => {
  expect(recordedPeriodDay('2026-11-03', [CLOSED], TODAY)).toBe(1);
  expect(recordedPeriodDay('2026-11-07', [CLOSED], TODAY)).toBe(5);
  expect(recordedPeriodDay('2026-11-08', [CLOSED], TODAY)).toBeNull();
  expect(recordedPeriodDay('2026-11-21', [OPEN], TODAY)).toBe(3);
  expect(recordedPeriodDay('2026-11-22', [OPEN], TODAY)).toBeNull();
});
