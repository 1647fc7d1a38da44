import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  addDays,
  type CalendarDate,
  dayOfWeek,
  daysBetween,
  inclusiveDays,
  isCalendarDate,
  listDays,
  localDateOf,
} from './calendar-date.ts';
import { calendarDateSchema } from './calendar-date-schema.ts';
import { addMonths, lastDayOf, monthGrid, monthOf, sameDayInMonth, weeksOf } from './calendar-month.ts';

/** Places whose clocks change, jump over a whole day, or stand far from Greenwich. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

afterEach(() => vi.unstubAllEnvs());

test('every year that a day can have is counted, the first hundred too', () => {
  expect(daysBetween('0001-01-01', '1970-01-01')).toBe(719_162);
  expect(daysBetween('0099-12-31', '0100-01-01')).toBe(1);
  expect(addDays('0099-12-31', 1)).toBe('0100-01-01');
  expect(dayOfWeek('0099-12-31')).toBe(4);
  expect(addDays('9999-12-30', 1)).toBe('9999-12-31');
});

test.each([
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2000-02-29', true],
  ['1900-02-29', false],
  ['2026-05-32', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-5-1', false],
  ['2026-05-01T00:00:00Z', false],
  ['20260501', false],
  ['+12026-05-01', false],
  ['0000-12-31', false],
  ['0001-01-01', true],
  [20260501, false],
  [null, false],
])('%j is a day: %s', (value, isDay) => {
  expect(isCalendarDate(value)).toBe(isDay);
  expect(calendarDateSchema.safeParse(value).success).toBe(isDay);
});

describe.each(ZONES)('with the clock of %s', (zone) => {
  test('every day of forty years is one day after the day before', () => {
    vi.stubEnv('TZ', zone);
    let date: CalendarDate = '1996-01-01';
    for (let days = 0; days < 40 * 365; days += 1) {
      const next = addDays(date, 1);
      if (daysBetween(date, next) !== 1 || dayOfWeek(next) !== (dayOfWeek(date) + 1) % 7 || next <= date) {
        throw new Error(`${next} after ${date}`);
      }
      date = next;
    }
    expect(date).toBe('2035-12-22');
    expect(daysBetween('1996-01-01', date)).toBe(40 * 365);
  });

  test('today is the day on her wall, from the first minute to the last', () => {
    vi.stubEnv('TZ', zone);
    // Local times on purpose: this is what her clock shows. Both days have a clock change somewhere in the list.
    for (const [month, day] of [
      [3, 30],
      [10, 26],
      [11, 2],
    ] as const) {
      const expected = `2025-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      expect(localDateOf(new Date(2025, month - 1, day, 0, 0, 30))).toBe(expected);
      expect(localDateOf(new Date(2025, month - 1, day, 12))).toBe(expected);
      expect(localDateOf(new Date(2025, month - 1, day, 23, 59, 30))).toBe(expected);
    }
  });

  test('a month has whole weeks from Sunday to Saturday, each day once', () => {
    vi.stubEnv('TZ', zone);
    for (let count = 0; count < 480; count += 1) {
      const month = addMonths('1996-01', count);
      const days = monthGrid(month, 0).flat();
      expect(days.length % 7).toBe(0);
      expect(new Set(days).size).toBe(days.length);
      expect(days.map(dayOfWeek)).toEqual(days.map((_, index) => index % 7));
      expect(days.filter((day) => monthOf(day) === month)).toEqual(
        listDays(`${month}-01` as CalendarDate, lastDayOf(month)), // by format
      );
    }
  });
});

test('one instant is two days in two places', () => {
  const instant = new Date('2026-11-21T10:30:00Z');
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  expect(localDateOf(instant)).toBe('2026-11-22');
  vi.stubEnv('TZ', 'Pacific/Pago_Pago');
  expect(localDateOf(instant)).toBe('2026-11-20');
});

test('both ends count', () => {
  expect(inclusiveDays('2025-11-03', '2025-11-07')).toBe(5);
  expect(inclusiveDays('2025-11-03', '2025-11-03')).toBe(1);
  expect(inclusiveDays('2024-02-26', '2024-03-01')).toBe(5);
  expect(listDays('2025-12-30', '2026-01-02')).toEqual([
    '2025-12-30',
    '2025-12-31',
    '2026-01-01',
    '2026-01-02',
  ]);
  expect(listDays('2026-01-02', '2026-01-01')).toEqual([]);
});

test('months go over years, and a day that a month lacks becomes its last', () => {
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2025-12', 1)).toBe('2026-01');
  expect(addMonths('2025-11', -24)).toBe('2023-11');
  expect(lastDayOf('2024-02')).toBe('2024-02-29');
  expect(lastDayOf('2025-02')).toBe('2025-02-28');
  expect(sameDayInMonth('2025-01-31', 1)).toBe('2025-02-28');
  expect(sameDayInMonth('2024-02-29', 12)).toBe('2025-02-28');
  expect(sameDayInMonth('2025-03-15', -1)).toBe('2025-02-15');
});

// Four weeks: February of a year that begins it on a Sunday.
test.each([
  ['2026-02', 4],
  ['2025-10', 5],
  ['2026-05', 6],
] as const)('%s takes %i weeks', (month, weeks) => {
  expect(monthGrid(month, 0)).toHaveLength(weeks);
});

test.each([
  ['2026-02', 1, '2026-01-26', 5],
  ['2026-02', 6, '2026-01-31', 5],
  ['2027-02', 1, '2027-02-01', 4],
  ['2026-11', 1, '2026-10-26', 6],
  ['2026-11', 6, '2026-10-31', 5],
  ['2026-05', 5, '2026-05-01', 5],
] as const)(
  'the grid of %s from weekday %i begins on %s and has %i weeks',
  (month, weekStart, first, weeks) => {
    const grid = monthGrid(month, weekStart);
    expect([grid[0]?.[0], grid.length, weeksOf(month, weekStart)]).toEqual([first, weeks, weeks]);
    expect(new Set(grid.map((week) => dayOfWeek(week[0] ?? `${month}-01`)))).toEqual(new Set([weekStart]));
  },
);
