import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { addDays, daysBetween } from '../calendar/calendar-date.ts';
import { DEFAULT_LIFE_STAGE } from '../profile/life-stages.ts';
import {
  classifyDay,
  countDown,
  cycleDayOf,
  type DayClass,
  DEFAULT_CYCLE_LENGTH_DAYS,
  DEFAULT_PERIOD_LENGTH_DAYS,
  EXAMPLE_PERIOD_START,
  ovulationCycleDay,
  periodLengthDays,
  predictFromStart,
} from './cycle.ts';

// The worked examples; docs/algorithms/cycle-calendar.md shows some of each table.

/** id, cycle length, period length, start, day, days since the start, cycle day, class, why it is there */
const DAYS: [string, number, number, CalendarDate, CalendarDate, number, number, DayClass, string][] = [
  ['W-001', 21, 5, '2025-10-01', '2025-08-20', -42, 1, 'period', 'two cycles before start'],
  [
    'W-002',
    21,
    5,
    '2025-10-01',
    '2025-09-09',
    -22,
    21,
    'regular',
    'one cycle and a day before: last day of the cycle before',
  ],
  [
    'W-003',
    21,
    5,
    '2025-10-01',
    '2025-09-10',
    -21,
    1,
    'period',
    'exactly one cycle before start: day 1 again',
  ],
  ['W-004', 21, 5, '2025-10-01', '2025-09-14', -17, 5, 'period', 'last period day of the previous cycle'],
  ['W-005', 21, 5, '2025-10-01', '2025-09-15', -16, 6, 'fertile', 'first day after it'],
  ['W-006', 21, 5, '2025-10-01', '2025-09-16', -15, 7, 'fertile', 'day before ovulation, previous cycle'],
  [
    'W-007',
    21,
    5,
    '2025-10-01',
    '2025-09-17',
    -14,
    8,
    'ovulation',
    'ovulation of the previous cycle: always 14 days before the start',
  ],
  ['W-008', 21, 5, '2025-10-01', '2025-09-18', -13, 9, 'regular', 'day after ovulation, previous cycle'],
  ['W-009', 21, 5, '2025-10-01', '2025-09-30', -1, 21, 'regular', 'day before start: last cycle day'],
  ['W-010', 21, 5, '2025-10-01', '2025-10-01', 0, 1, 'period', 'start'],
  ['W-011', 21, 5, '2025-10-01', '2025-10-05', 4, 5, 'period', 'last period day (P = 5)'],
  ['W-012', 21, 5, '2025-10-01', '2025-10-06', 5, 6, 'fertile', 'first day after period'],
  ['W-013', 21, 5, '2025-10-01', '2025-10-03', 2, 3, 'period', 'day before fertile window'],
  ['W-014', 21, 5, '2025-10-01', '2025-10-04', 3, 4, 'period', 'first day of fertile window'],
  ['W-015', 21, 5, '2025-10-01', '2025-10-07', 6, 7, 'fertile', 'last fertile day before ovulation'],
  ['W-016', 21, 5, '2025-10-01', '2025-10-08', 7, 8, 'ovulation', 'ovulation'],
  ['W-017', 21, 5, '2025-10-01', '2025-10-09', 8, 9, 'regular', 'day after ovulation'],
  ['W-018', 21, 5, '2025-10-01', '2025-10-21', 20, 21, 'regular', 'last cycle day'],
  ['W-019', 21, 5, '2025-10-01', '2025-10-22', 21, 1, 'period', 'wrap: day 1 of the next cycle'],
  ['W-020', 21, 5, '2025-10-01', '2025-10-29', 28, 8, 'ovulation', 'ovulation of the second cycle'],
  ['W-021', 21, 5, '2025-10-01', '2026-04-29', 210, 1, 'period', 'ten cycles later'],
  ['W-022', 28, 5, '2025-10-01', '2025-08-06', -56, 1, 'period', 'two cycles before start'],
  [
    'W-023',
    28,
    5,
    '2025-10-01',
    '2025-09-02',
    -29,
    28,
    'regular',
    'one cycle and a day before: last day of the cycle before',
  ],
  [
    'W-024',
    28,
    5,
    '2025-10-01',
    '2025-09-03',
    -28,
    1,
    'period',
    'exactly one cycle before start: day 1 again',
  ],
  ['W-025', 28, 5, '2025-10-01', '2025-09-07', -24, 5, 'period', 'last period day of the previous cycle'],
  ['W-026', 28, 5, '2025-10-01', '2025-09-08', -23, 6, 'regular', 'first day after it'],
  ['W-027', 28, 5, '2025-10-01', '2025-09-16', -15, 14, 'fertile', 'day before ovulation, previous cycle'],
  [
    'W-028',
    28,
    5,
    '2025-10-01',
    '2025-09-17',
    -14,
    15,
    'ovulation',
    'ovulation of the previous cycle: always 14 days before the start',
  ],
  ['W-029', 28, 5, '2025-10-01', '2025-09-18', -13, 16, 'regular', 'day after ovulation, previous cycle'],
  ['W-030', 28, 5, '2025-10-01', '2025-09-30', -1, 28, 'regular', 'day before start: last cycle day'],
  ['W-031', 28, 5, '2025-10-01', '2025-10-01', 0, 1, 'period', 'start'],
  ['W-032', 28, 5, '2025-10-01', '2025-10-05', 4, 5, 'period', 'last period day (P = 5)'],
  ['W-033', 28, 5, '2025-10-01', '2025-10-06', 5, 6, 'regular', 'first day after period'],
  ['W-034', 28, 5, '2025-10-01', '2025-10-10', 9, 10, 'regular', 'day before fertile window'],
  ['W-035', 28, 5, '2025-10-01', '2025-10-11', 10, 11, 'fertile', 'first day of fertile window'],
  ['W-036', 28, 5, '2025-10-01', '2025-10-14', 13, 14, 'fertile', 'last fertile day before ovulation'],
  ['W-037', 28, 5, '2025-10-01', '2025-10-15', 14, 15, 'ovulation', 'ovulation'],
  ['W-038', 28, 5, '2025-10-01', '2025-10-16', 15, 16, 'regular', 'day after ovulation'],
  ['W-039', 28, 5, '2025-10-01', '2025-10-28', 27, 28, 'regular', 'last cycle day'],
  ['W-040', 28, 5, '2025-10-01', '2025-10-29', 28, 1, 'period', 'wrap: day 1 of the next cycle'],
  ['W-041', 28, 5, '2025-10-01', '2025-11-12', 42, 15, 'ovulation', 'ovulation of the second cycle'],
  ['W-042', 28, 5, '2025-10-01', '2026-07-08', 280, 1, 'period', 'ten cycles later'],
  ['W-043', 35, 5, '2025-10-01', '2025-07-23', -70, 1, 'period', 'two cycles before start'],
  [
    'W-044',
    35,
    5,
    '2025-10-01',
    '2025-08-26',
    -36,
    35,
    'regular',
    'one cycle and a day before: last day of the cycle before',
  ],
  [
    'W-045',
    35,
    5,
    '2025-10-01',
    '2025-08-27',
    -35,
    1,
    'period',
    'exactly one cycle before start: day 1 again',
  ],
  ['W-046', 35, 5, '2025-10-01', '2025-08-31', -31, 5, 'period', 'last period day of the previous cycle'],
  ['W-047', 35, 5, '2025-10-01', '2025-09-01', -30, 6, 'regular', 'first day after it'],
  ['W-048', 35, 5, '2025-10-01', '2025-09-16', -15, 21, 'fertile', 'day before ovulation, previous cycle'],
  [
    'W-049',
    35,
    5,
    '2025-10-01',
    '2025-09-17',
    -14,
    22,
    'ovulation',
    'ovulation of the previous cycle: always 14 days before the start',
  ],
  ['W-050', 35, 5, '2025-10-01', '2025-09-18', -13, 23, 'regular', 'day after ovulation, previous cycle'],
  ['W-051', 35, 5, '2025-10-01', '2025-09-30', -1, 35, 'regular', 'day before start: last cycle day'],
  ['W-052', 35, 5, '2025-10-01', '2025-10-01', 0, 1, 'period', 'start'],
  ['W-053', 35, 5, '2025-10-01', '2025-10-05', 4, 5, 'period', 'last period day (P = 5)'],
  ['W-054', 35, 5, '2025-10-01', '2025-10-06', 5, 6, 'regular', 'first day after period'],
  ['W-055', 35, 5, '2025-10-01', '2025-10-17', 16, 17, 'regular', 'day before fertile window'],
  ['W-056', 35, 5, '2025-10-01', '2025-10-18', 17, 18, 'fertile', 'first day of fertile window'],
  ['W-057', 35, 5, '2025-10-01', '2025-10-21', 20, 21, 'fertile', 'last fertile day before ovulation'],
  ['W-058', 35, 5, '2025-10-01', '2025-10-22', 21, 22, 'ovulation', 'ovulation'],
  ['W-059', 35, 5, '2025-10-01', '2025-10-23', 22, 23, 'regular', 'day after ovulation'],
  ['W-060', 35, 5, '2025-10-01', '2025-11-04', 34, 35, 'regular', 'last cycle day'],
  ['W-061', 35, 5, '2025-10-01', '2025-11-05', 35, 1, 'period', 'wrap: day 1 of the next cycle'],
  ['W-062', 35, 5, '2025-10-01', '2025-11-26', 56, 22, 'ovulation', 'ovulation of the second cycle'],
  ['W-063', 35, 5, '2025-10-01', '2026-09-16', 350, 1, 'period', 'ten cycles later'],
  ['W-064', 44, 5, '2025-10-01', '2025-07-05', -88, 1, 'period', 'two cycles before start'],
  [
    'W-065',
    44,
    5,
    '2025-10-01',
    '2025-08-17',
    -45,
    44,
    'regular',
    'one cycle and a day before: last day of the cycle before',
  ],
  [
    'W-066',
    44,
    5,
    '2025-10-01',
    '2025-08-18',
    -44,
    1,
    'period',
    'exactly one cycle before start: day 1 again',
  ],
  ['W-067', 44, 5, '2025-10-01', '2025-08-22', -40, 5, 'period', 'last period day of the previous cycle'],
  ['W-068', 44, 5, '2025-10-01', '2025-08-23', -39, 6, 'regular', 'first day after it'],
  ['W-069', 44, 5, '2025-10-01', '2025-09-16', -15, 30, 'fertile', 'day before ovulation, previous cycle'],
  [
    'W-070',
    44,
    5,
    '2025-10-01',
    '2025-09-17',
    -14,
    31,
    'ovulation',
    'ovulation of the previous cycle: always 14 days before the start',
  ],
  ['W-071', 44, 5, '2025-10-01', '2025-09-18', -13, 32, 'regular', 'day after ovulation, previous cycle'],
  ['W-072', 44, 5, '2025-10-01', '2025-09-30', -1, 44, 'regular', 'day before start: last cycle day'],
  ['W-073', 44, 5, '2025-10-01', '2025-10-01', 0, 1, 'period', 'start'],
  ['W-074', 44, 5, '2025-10-01', '2025-10-05', 4, 5, 'period', 'last period day (P = 5)'],
  ['W-075', 44, 5, '2025-10-01', '2025-10-06', 5, 6, 'regular', 'first day after period'],
  ['W-076', 44, 5, '2025-10-01', '2025-10-26', 25, 26, 'regular', 'day before fertile window'],
  ['W-077', 44, 5, '2025-10-01', '2025-10-27', 26, 27, 'fertile', 'first day of fertile window'],
  ['W-078', 44, 5, '2025-10-01', '2025-10-30', 29, 30, 'fertile', 'last fertile day before ovulation'],
  ['W-079', 44, 5, '2025-10-01', '2025-10-31', 30, 31, 'ovulation', 'ovulation'],
  ['W-080', 44, 5, '2025-10-01', '2025-11-01', 31, 32, 'regular', 'day after ovulation'],
  ['W-081', 44, 5, '2025-10-01', '2025-11-13', 43, 44, 'regular', 'last cycle day'],
  ['W-082', 44, 5, '2025-10-01', '2025-11-14', 44, 1, 'period', 'wrap: day 1 of the next cycle'],
  ['W-083', 44, 5, '2025-10-01', '2025-12-14', 74, 31, 'ovulation', 'ovulation of the second cycle'],
  ['W-084', 44, 5, '2025-10-01', '2026-12-15', 440, 1, 'period', 'ten cycles later'],
  ['W-085', 28, 5, '2025-10-01', '2024-02-29', -580, 9, 'regular', 'leap day, far before'],
  ['W-086', 28, 5, '2025-10-01', '2028-02-29', 881, 14, 'fertile', 'leap day, far after'],
  ['W-087', 28, 5, '2025-10-01', '2025-12-31', 91, 8, 'regular', 'end of year'],
  ['W-088', 28, 5, '2025-10-01', '2026-01-01', 92, 9, 'regular', 'start of year'],
  [
    'W-089',
    28,
    5,
    '2025-10-01',
    '2025-10-26',
    25,
    26,
    'regular',
    'EU clock change day; same result in any time zone',
  ],
  [
    'W-090',
    28,
    5,
    '2025-10-01',
    '2025-11-03',
    33,
    6,
    'regular',
    'day after US clock change; same result in any time zone',
  ],
  ['W-091', 28, 1, '2025-10-01', '2025-10-02', 1, 2, 'regular', 'period length 1: day 2 is not Period'],
  [
    'W-092',
    21,
    8,
    '2025-10-01',
    '2025-10-08',
    7,
    8,
    'period',
    'period length 8 covers ovulation: Period wins',
  ],
  [
    'W-093',
    21,
    3,
    '2025-10-01',
    '2025-10-04',
    3,
    4,
    'fertile',
    'period length 3: fertile starts right after',
  ],
  ['W-094', 45, 5, '2025-10-01', '2025-11-01', 31, 32, 'ovulation', '45 only if onboarding is bridged'],
  [
    'W-095',
    28,
    28,
    '2025-10-01',
    '2025-10-15',
    14,
    15,
    'period',
    'period length = cycle length: every day Period',
  ],
];

describe('a day of the calendar', () => {
  test.each(DAYS)(
    '%s: length %i, period %i, start %s: %s is %i days away, cycle day %i, %s (%s)',
    (...row) => {
      const [, cycleLengthDays, periodLength, lastPeriodStart, date, days, cycleDay, dayClass] = row;
      const cycle = { lastPeriodStart, cycleLengthDays, periodLengthDays: periodLength };
      expect(daysBetween(lastPeriodStart, date)).toBe(days);
      expect(cycleDayOf(date, cycle)).toBe(cycleDay);
      expect(classifyDay(date, cycle)).toBe(dayClass);
    },
  );
});

/** id, start, end, cycle length, shown length, ovulation, first and last fertile day */
const DIALOG: [
  string,
  CalendarDate,
  CalendarDate,
  number,
  number,
  CalendarDate,
  CalendarDate,
  CalendarDate,
][] = [
  ['W-096', '2025-11-03', '2025-11-07', 28, 5, '2025-11-17', '2025-11-13', '2025-11-17'],
  ['W-097', '2025-11-03', '2025-11-03', 21, 1, '2025-11-10', '2025-11-06', '2025-11-10'],
  ['W-098', '2025-11-03', '2025-11-08', 35, 6, '2025-11-24', '2025-11-20', '2025-11-24'],
  ['W-099', '2025-12-20', '2025-12-24', 44, 5, '2026-01-19', '2026-01-15', '2026-01-19'],
  ['W-100', '2024-02-26', '2024-03-01', 28, 5, '2024-03-11', '2024-03-07', '2024-03-11'],
];

describe('the dialog of a period', () => {
  test.each(DIALOG)('%s: %s to %s at length %i lasts %i days, ovulation %s, fertile %s to %s', (...row) => {
    const [, start, end, cycleLengthDays, length, ovulation, fertileFrom, fertileTo] = row;
    expect(periodLengthDays(start, end)).toBe(length);
    expect(predictFromStart(start, cycleLengthDays)).toEqual({
      ovulation,
      fertileFrom,
      fertileTo,
      nextPeriod: addDays(start, cycleLengthDays),
    });
  });

  test('says the same as the grid, for every length', () => {
    for (let cycleLengthDays = 21; cycleLengthDays <= 90; cycleLengthDays += 1) {
      const cycle = { lastPeriodStart: '2025-11-03' as const, cycleLengthDays, periodLengthDays: 1 };
      const { ovulation, fertileFrom, nextPeriod } = predictFromStart(cycle.lastPeriodStart, cycleLengthDays);
      expect(cycleDayOf(ovulation, cycle)).toBe(ovulationCycleDay(cycleLengthDays));
      expect(classifyDay(ovulation, cycle)).toBe('ovulation');
      expect(classifyDay(fertileFrom, cycle)).toBe('fertile');
      expect(classifyDay(addDays(fertileFrom, -1), cycle)).not.toBe('fertile');
      expect(classifyDay(addDays(ovulation, 1), cycle)).toBe('regular');
      expect(classifyDay(nextPeriod, cycle)).toBe('period');
    }
  });
});

test('what counts until she says otherwise', () => {
  expect(DEFAULT_CYCLE_LENGTH_DAYS).toBe(28);
  expect(DEFAULT_PERIOD_LENGTH_DAYS).toBe(5);
  expect(EXAMPLE_PERIOD_START).toBe('2025-10-01');
  expect(DEFAULT_LIFE_STAGE).toBe('menstrual-cycle');
  expect(periodLengthDays(EXAMPLE_PERIOD_START, null)).toBe(5);
});

test('ovulation is cycle day L − 13, and the window the five days that end on it', () => {
  for (let cycleLengthDays = 21; cycleLengthDays <= 90; cycleLengthDays += 1) {
    const cycle = { lastPeriodStart: '2025-10-01' as const, cycleLengthDays, periodLengthDays: 1 };
    const days = Array.from({ length: cycleLengthDays }, (_, index) => index + 1);
    const classOf = (day: number) => classifyDay(addDays(cycle.lastPeriodStart, day - 1), cycle);
    expect(days.filter((day) => classOf(day) === 'ovulation')).toEqual([cycleLengthDays - 13]);
    expect(days.filter((day) => classOf(day) === 'fertile')).toEqual(
      [17, 16, 15, 14].map((before) => cycleLengthDays - before),
    );
  }
});

/** id, cycle length, start, today, day, days to ovulation, days to the period */
const TILES: [string, number, CalendarDate, CalendarDate, number, number, number][] = [
  ['W-101', 28, '2025-10-01', '2025-10-01', 1, 14, 28],
  ['W-102', 28, '2025-10-01', '2025-10-10', 10, 5, 19],
  ['W-103', 28, '2025-10-01', '2025-10-15', 15, 0, 14],
  ['W-104', 28, '2025-10-01', '2025-10-16', 16, 27, 13],
  ['W-105', 28, '2025-10-01', '2025-10-28', 28, 15, 1],
  ['W-106', 28, '2025-10-01', '2025-10-29', 1, 14, 28],
  ['W-107', 21, '2025-10-01', '2025-10-10', 10, 19, 12],
  ['W-108', 35, '2025-10-01', '2025-10-10', 10, 12, 26],
  ['W-109', 44, '2025-10-01', '2025-11-13', 44, 31, 1],
  ['W-110', 28, '2025-10-01', '2025-09-30', 28, 15, 1],
];

describe('the three tiles', () => {
  test.each(TILES)('%s: length %i, start %s, today %s: day %i, ovulation in %i, period in %i', (...row) => {
    const [, cycleLengthDays, lastPeriodStart, today, cycleDay, daysToOvulation, daysToPeriod] = row;
    expect(countDown(today, { lastPeriodStart, cycleLengthDays })).toEqual({
      cycleDay,
      daysToOvulation,
      daysToPeriod,
    });
  });
});
