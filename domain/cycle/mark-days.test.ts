import { describe, expect, test } from 'vitest';
import { type CalendarDate, listDays } from '../calendar/calendar-date.ts';
import { type Cycle, classifyDay, EXAMPLE_PERIOD_START } from './cycle.ts';
import { markBleeding, markDays } from './mark-days.ts';
import type { Period } from './period.ts';

const cycleFrom = (lastPeriodStart: CalendarDate, periodLengthDays = 5): Cycle => ({
  lastPeriodStart,
  cycleLengthDays: 28,
  periodLengthDays,
});

const period = (start: CalendarDate, end: CalendarDate | null, cycleLength = 28): Period => ({
  period_start_date: start,
  period_end_date: end,
  cycle_length: cycleLength,
});

function markDay(day: CalendarDate, periods: Period[], today: CalendarDate = '2026-11-21') {
  const starts = periods.map((one) => one.period_start_date).sort();
  const records = {
    periods,
    firstStart: starts[0] ?? null,
    cycle: cycleFrom(starts.at(-1) ?? EXAMPLE_PERIOD_START),
    today,
  };
  // Together with the days before it, as a calendar asks: what is passed on from day to day is part of the rule.
  const [first] = starts;
  const mark = markDays(first && first < day ? listDays(first, day) : [day], records).at(-1);
  return `${mark?.dayClass}, ${mark?.source}`;
}

describe('a day of the calendar', () => {
  test('follows the example in both directions while nothing is recorded', () => {
    const days = listDays('2025-08-01', '2026-11-30');
    const cycle = cycleFrom(EXAMPLE_PERIOD_START);
    const marks = markDays(days, { periods: [], cycle, firstStart: null, today: '2026-11-21' });
    expect(marks.map((mark) => mark.dayClass)).toEqual(days.map((day) => classifyDay(day, cycle)));
    expect(new Set(marks.map((mark) => mark.source))).toEqual(new Set(['example']));
  });

  test('inside a recorded period is recorded, whatever the pattern says', () => {
    const periods = [period('2026-10-05', '2026-10-16'), period('2026-11-02', '2026-11-06')];
    expect(markDay('2026-10-16', periods)).toBe('period, recorded');
    expect(markDay('2026-11-06', periods)).toBe('period, recorded');
    expect(markDay('2026-11-07', periods)).toBe('regular, computed');
  });

  test('before the first recorded start is not computed', () => {
    const periods = [period('2026-11-02', '2026-11-06')];
    for (const day of listDays('2026-09-01', '2026-11-01')) {
      expect(markDay(day, periods), day).toBe('regular, computed');
    }
  });

  test('after the newest start follows the repeating pattern', () => {
    const periods = [period('2026-11-02', '2026-11-06')];
    expect(markDay('2026-11-12', periods)).toBe('fertile, computed');
    expect(markDay('2026-11-16', periods)).toBe('ovulation, computed');
    expect(markDay('2026-11-30', periods)).toBe('period, computed');
    expect(markDay('2027-11-29', periods)).toBe('period, computed');
  });

  test('of a period in progress is recorded up to today, then predicted to the usual length', () => {
    const periods = [period('2026-11-19', null)];
    expect(markDay('2026-11-21', periods)).toBe('period, recorded');
    expect(markDay('2026-11-22', periods)).toBe('period, computed');
    expect(markDay('2026-11-23', periods)).toBe('period, computed');
    expect(markDay('2026-11-24', periods)).toBe('regular, computed');
  });

  test('of a cycle that is over is counted from its own start, with its own length', () => {
    const periods = [period('2026-09-01', '2026-09-05', 35), period('2026-10-10', '2026-10-14')];
    expect(markDay('2026-09-18', periods)).toBe('fertile, computed');
    expect(markDay('2026-09-22', periods)).toBe('ovulation, computed');
    // 12 and 15 September would be fertile, counted back from October.
    expect(markDay('2026-09-15', periods)).toBe('regular, computed');
  });

  test('of a cycle that is over is never a predicted period, and nothing follows its length', () => {
    const periods = [period('2026-05-01', '2026-05-05'), period('2026-10-10', '2026-10-14')];
    for (const day of listDays('2026-05-16', '2026-10-09')) {
      expect(markDay(day, periods), day).toBe('regular, computed');
    }
  });

  test('stays recorded where an early period reaches over a later start', () => {
    const periods = [period('2026-11-01', '2026-11-10'), period('2026-11-03', '2026-11-04')];
    expect(markDay('2026-11-08', periods)).toBe('period, recorded');
  });
});

describe('what she noted of her bleeding', () => {
  const today = '2026-11-24';
  const periods = [
    { period_start_date: '2026-11-05', period_end_date: '2026-11-08', cycle_length: 28 },
  ] as const;
  const cycle = { lastPeriodStart: '2026-11-05', cycleLengthDays: 28, periodLengthDays: 4 } as const;
  const bleeding = new Map([
    ['2026-11-06', { flow: 'none', kind: null }],
    ['2026-11-07', { flow: 'heavy', kind: null }],
    ['2026-11-20', { flow: 'spotting', kind: 'between' }],
  ] as const);
  const days = ['2026-11-05', '2026-11-06', '2026-11-07', '2026-11-20', '2026-11-21'] as const;

  test('is drawn as recorded, a period or not, and none inside of one is none', () => {
    const marks = markDays(days, { periods, cycle, firstStart: '2026-11-05', today, bleeding });
    expect(marks.map(({ dayClass, source }) => `${dayClass} ${source}`)).toEqual([
      'period recorded',
      'regular computed',
      'period recorded',
      'period recorded',
      expect.stringMatching(/computed$/),
    ]);
    expect(marks[3]?.bleeding).toEqual({ flow: 'spotting', kind: 'between', isPeriod: false });
    expect(marks[2]?.bleeding).toEqual({ flow: 'heavy', kind: null, isPeriod: true });
  });

  test('alone, where nothing is computed', () => {
    const marks = markBleeding(days, { periods: [], today, bleeding });
    expect(marks.map(({ dayClass }) => dayClass)).toEqual([
      'regular',
      'regular',
      'period',
      'period',
      'regular',
    ]);
  });
});
