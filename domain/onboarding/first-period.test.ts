import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { lastRecordedDay, type Period } from '../cycle/period.ts';
import { dateByLastPeriod } from '../pregnancy/dating.ts';
import { applySaves, firstPeriodOf, planFirstPeriod } from './first-period.ts';

const TODAY: CalendarDate = '2026-11-21';
const period = (start: CalendarDate, end: CalendarDate | null = null, length = 28): Period => ({
  period_start_date: start,
  period_end_date: end,
  cycle_length: length,
});
const named = (start: CalendarDate, cycleLength: number | null = 30) => ({ start, cycleLength });
const save = (saved: Period, replaces: CalendarDate | null = null) => ({ period: saved, replaces });

describe('the period that the answers name', () => {
  test('is the last one of a cycle and of menopause, not of a pregnancy', () => {
    const start: CalendarDate = '2026-11-03';
    expect(
      firstPeriodOf({
        stage: 'regular-cycle',
        last_period_start: start,
        cycle_length: 31,
        main_focus: 'general',
      }),
    ).toEqual(named(start, 31));
    expect(
      firstPeriodOf({
        stage: 'menopause',
        last_period: start,
        does_not_remember_last_period: false,
        on_hrt: true,
        main_concerns: [],
      }),
    ).toEqual(named(start, null));
    expect(
      firstPeriodOf({
        stage: 'menopause',
        last_period: null,
        does_not_remember_last_period: true,
        on_hrt: true,
        main_concerns: [],
      }),
    ).toBeNull();
    expect(
      firstPeriodOf({
        stage: 'pregnant',
        dating: dateByLastPeriod(start, TODAY),
        first_pregnancy: true,
        complications: '',
      }),
    ).toBeNull();
    expect(firstPeriodOf({ stage: 'pre-menstrual', age: 12, health_conditions: '' })).toBeNull();
    expect(firstPeriodOf(null)).toBeNull();
  });
});

// The table of docs/algorithms/onboarding.md.
describe('beside what is recorded', () => {
  const plan = (
    recorded: Period[],
    start: CalendarDate,
    length: number | null = 30,
    before: CalendarDate | null = null,
  ) => planFirstPeriod(recorded, named(start, length), before === null ? null : named(before), TODAY);

  test('nothing recorded: it is the first', () => {
    expect(plan([], '2026-11-03')).toEqual([save(period('2026-11-03', null, 30))]);
  });

  test('the same start: only the length', () => {
    expect(plan([period('2026-11-03', '2026-11-07')], '2026-11-03')).toEqual([
      save(period('2026-11-03', '2026-11-07', 30)),
    ]);
    expect(plan([period('2026-11-03', '2026-11-07', 30)], '2026-11-03')).toEqual([]);
  });

  test('a day inside a recorded period: the record stays, the length is taken', () => {
    expect(plan([period('2026-11-03', '2026-11-07')], '2026-11-05')).toEqual([
      save(period('2026-11-03', '2026-11-07', 30)),
    ]);
  });

  test('a recorded period begins a few days later: it is moved', () => {
    expect(plan([period('2026-11-05', '2026-11-08')], '2026-11-03')).toEqual([
      save(period('2026-11-03', '2026-11-08', 30), '2026-11-05'),
    ]);
  });

  test('a corrected answer moves the period of the last one', () => {
    const recorded = [period('2026-10-03', '2026-10-07', 30), period('2026-09-04', '2026-09-08', 30)];
    expect(plan(recorded, '2026-10-30', 30, '2026-10-03')).toEqual([
      save(period('2026-10-30', null, 30), '2026-10-03'),
    ]);
    // Its end stays where it can be the end.
    expect(plan(recorded, '2026-10-01', 30, '2026-10-03')).toEqual([
      save(period('2026-10-01', '2026-10-07', 30), '2026-10-03'),
    ]);
    expect(plan(recorded, '2026-09-20', 30, '2026-10-03')).toEqual([
      save(period('2026-09-20', null, 30), '2026-10-03'),
    ]);
  });

  test('an older period than the latest: both, and the length on the latest', () => {
    expect(plan([period('2026-11-03', '2026-11-07')], '2026-10-03')).toEqual([
      save(period('2026-10-03', null, 30)),
      save(period('2026-11-03', '2026-11-07', 30)),
    ]);
  });

  test('without a length, that of the latest is carried on', () => {
    expect(plan([], '2012-06-01', null)).toEqual([save(period('2012-06-01'))]);
    expect(plan([period('2010-01-01', null, 33)], '2012-06-01', null)).toEqual([
      save(period('2012-06-01', null, 33)),
    ]);
  });

  test('after it, her day is recorded, the latest has her length, no start is there twice, and twice is once', () => {
    const day = fc.integer({ min: 0, max: 300 }).map((days) => addDays('2026-01-25', days));
    const anyPeriods = fc.uniqueArray(
      fc
        .tuple(day, fc.option(fc.integer({ min: 0, max: 8 })), fc.integer({ min: 21, max: 90 }))
        .map(([start, days, length]) => period(start, days === null ? null : addDays(start, days), length)),
      { selector: (one) => one.period_start_date, maxLength: 5 },
    );
    fc.assert(
      fc.property(
        anyPeriods,
        day,
        fc.integer({ min: 21, max: 90 }),
        fc.option(day),
        (recorded, start, length, before) => {
          const earlier = before === null ? null : named(before);
          const after = applySaves(recorded, planFirstPeriod(recorded, named(start, length), earlier, TODAY));
          const starts = after.map((one) => one.period_start_date);
          expect(new Set(starts).size).toBe(starts.length);
          const covering = after.some(
            (one) =>
              one.period_start_date === start ||
              (one.period_start_date < start && lastRecordedDay(one, TODAY) >= start),
          );
          expect(covering).toBe(true);
          const latest = [...starts].sort().at(-1);
          expect(after.find((one) => one.period_start_date === latest)?.cycle_length).toBe(length);
          for (const one of after) {
            expect(one.period_end_date === null || one.period_end_date >= one.period_start_date).toBe(true);
          }
          expect(planFirstPeriod(after, named(start, length), named(start, length), TODAY)).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });
});
