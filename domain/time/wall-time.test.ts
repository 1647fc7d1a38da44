import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { endOfDay, instantOf, instantsOf, isZone, wallTimeAt } from './wall-time.ts';

// The examples of docs/algorithms/reminders.md.

const at = (day: CalendarDate, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { day, minute: hours * 60 + minutes };
};

describe('a time on the wall as an instant', () => {
  test.each([
    ['2026-11-27', '20:00', 'Europe/Lisbon', '2026-11-27T20:00:00.000Z'],
    ['2026-07-01', '20:00', 'Europe/Lisbon', '2026-07-01T19:00:00.000Z'],
    ['2026-11-27', '20:00', 'America/New_York', '2026-11-28T01:00:00.000Z'],
    ['2026-11-27', '20:00', 'Asia/Kathmandu', '2026-11-27T14:15:00.000Z'],
    ['2026-11-27', '20:00', 'Pacific/Kiritimati', '2026-11-27T06:00:00.000Z'],
    ['2026-01-10', '00:00', 'Australia/Lord_Howe', '2026-01-09T13:00:00.000Z'],
  ] as const)('%s %s in %s is %s', (day, time, zone, instant) => {
    expect(instantsOf(at(day, time), zone).map((one) => one.toISOString())).toEqual([instant]);
    expect(wallTimeAt(new Date(instant), zone)).toEqual(at(day, time));
  });

  test.each([
    ['Europe/Lisbon', '2026-10-25', '01:30', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
    ['America/New_York', '2026-11-01', '01:30', ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']],
    ['Australia/Sydney', '2026-04-05', '02:30', ['2026-04-04T15:30:00.000Z', '2026-04-04T16:30:00.000Z']],
    // Half an hour only.
    ['Australia/Lord_Howe', '2026-04-05', '01:45', ['2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z']],
  ] as const)('in %s, %s %s comes twice, and the first is meant', (zone, day, time, both) => {
    expect(instantsOf(at(day, time), zone).map((one) => one.toISOString())).toEqual(both);
    expect(instantOf(at(day, time), zone).toISOString()).toBe(both[0]);
  });

  test.each([
    ['Europe/Lisbon', '2026-03-29', '01:30', '02:30'],
    ['America/New_York', '2026-03-08', '02:30', '03:30'],
    ['Australia/Sydney', '2026-10-04', '02:30', '03:30'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15', '02:45'],
  ] as const)('in %s, %s %s is left out and becomes %s', (zone, day, time, moved) => {
    expect(instantsOf(at(day, time), zone)).toEqual([]);
    expect(wallTimeAt(instantOf(at(day, time), zone), zone)).toEqual(at(day, moved));
  });

  test('a whole day that was left out becomes the day after it', () => {
    expect(instantsOf(at('2011-12-30', '20:00'), 'Pacific/Apia')).toEqual([]);
    expect(wallTimeAt(instantOf(at('2011-12-30', '20:00'), 'Pacific/Apia'), 'Pacific/Apia')).toEqual(
      at('2011-12-31', '20:00'),
    );
  });
});

test('a day ends after 23, 24 or 25 hours', () => {
  const hours = (day: CalendarDate) =>
    (endOfDay(day, 'Europe/Lisbon').getTime() - instantOf(at(day, '00:00'), 'Europe/Lisbon').getTime()) /
    3_600_000;
  expect([hours('2026-03-29'), hours('2026-06-01'), hours('2026-10-25')]).toEqual([23, 24, 25]);
});

test('a zone is a name of the database, not an offset and not anything else', () => {
  expect(['Europe/Lisbon', 'UTC', 'America/Argentina/Buenos_Aires'].every(isZone)).toBe(true);
  expect(['', '+02:00', 'Europe/Atlantis', '-05', 'Europe/Lisbon '].some(isZone)).toBe(false);
});
