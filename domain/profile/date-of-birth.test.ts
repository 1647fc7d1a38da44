import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarDate, isCalendarDate } from '../calendar/calendar-date.ts';
import { MONTH_NAMES } from '../calendar/name-day.ts';
import {
  BIRTH_DAYS,
  birthDateOf,
  birthDatePartsOf,
  changeBirthDatePart,
  findBirthDateFault,
  listBirthYears,
} from './date-of-birth.ts';

const TODAY: CalendarDate = '2026-11-21';
const NOTHING = { year: null, month: null, day: null };

test('the lists offer 124 years from the current one back, 12 months and 31 days', () => {
  const years = listBirthYears(TODAY);
  expect([years.length, years[0], years.at(-1)]).toEqual([124, 2026, 1903]);
  expect(listBirthYears('2027-01-01')[0]).toBe(2027);
  expect(MONTH_NAMES).toHaveLength(12);
  expect([BIRTH_DAYS.length, BIRTH_DAYS[0], BIRTH_DAYS.at(-1)]).toEqual([31, 1, 31]);
});

test('a year that only the calendar reaches is added to the list while it is chosen', () => {
  expect(listBirthYears(TODAY, 1901)).toEqual([...listBirthYears(TODAY), 1901]);
  expect(listBirthYears(TODAY, 1990)).toHaveLength(124);
});

describe('an impossible day becomes the last of its month', () => {
  test.each([
    [1990, 2, 31, '1990-02-28'],
    [1992, 2, 31, '1992-02-29'],
    [1900, 2, 29, '1900-02-28'],
    [2000, 2, 30, '2000-02-29'],
    [1990, 4, 31, '1990-04-30'],
    [1990, 12, 31, '1990-12-31'],
    [2026, 1, 1, '2026-01-01'],
  ] as const)('%s-%s-%s is %s', (year, month, day, date) => {
    expect(birthDateOf({ year, month, day })).toBe(date);
    // Whichever of the lists comes last.
    const orders = [
      [{ year }, { month }, { day }],
      [{ day }, { month }, { year }],
      [{ month }, { day }, { year }],
    ];
    for (const order of orders) {
      const parts = order.reduce<typeof NOTHING | Parameters<typeof birthDateOf>[0]>(
        changeBirthDatePart,
        NOTHING,
      );
      expect(birthDateOf(parts)).toBe(date);
    }
  });

  test('29 February stays open until the year says that it has none', () => {
    const parts = changeBirthDatePart({ ...NOTHING, month: 2 }, { day: 31 });
    expect(parts).toEqual({ year: null, month: 2, day: 29 });
    expect(changeBirthDatePart(parts, { year: 1999 }).day).toBe(28);
  });
});

test('as long as one list is open there is no date', () => {
  expect(birthDateOf(NOTHING)).toBeNull();
  expect(birthDateOf({ year: 1990, month: null, day: 3 })).toBeNull();
  expect(birthDatePartsOf(null)).toEqual(NOTHING);
});

test('whatever is chosen in whatever order, a date exists and the lists show it', () => {
  const change = fc.oneof(
    fc.record({ year: fc.integer({ min: 1900, max: 2026 }) }),
    fc.record({ month: fc.integer({ min: 1, max: 12 }) }),
    fc.record({ day: fc.integer({ min: 1, max: 31 }) }),
  );
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const parts = changes.reduce<Parameters<typeof birthDateOf>[0]>(changeBirthDatePart, NOTHING);
      const date = birthDateOf(parts);
      if (date === null) expect(Object.values(parts)).toContain(null);
      else expect([isCalendarDate(date), birthDatePartsOf(date)]).toEqual([true, parts]);
    }),
  );
});

test('from 1900-01-01 to today', () => {
  const fault = (date: CalendarDate) => findBirthDateFault(date, TODAY);
  expect([fault('1900-01-01'), fault('1990-05-05'), fault(TODAY)]).toEqual([null, null, null]);
  expect(fault('1899-12-31')).toBe('Choose a date of birth from 1900 on');
  expect(fault('2026-11-22')).toBe('A date of birth cannot be in the future');
});
