import { describe, expect, test } from 'vitest';
import { type CalendarDate, daysBetween } from '../../calendar/calendar-date.ts';
import { NO_CYCLE_RECORDS } from '../history/cycle-records.ts';
import { findRecordedCycles } from '../history/find-recorded-cycles.ts';
import { medianDay } from './day-masses.ts';
import { type CycleHistory, forecastCycle, ovulationDays } from './forecast-cycle.ts';

// The examples of docs/algorithms/next-period.md.
const START: CalendarDate = '2026-03-01';
const history = (rest: Partial<CycleHistory>): CycleHistory => ({
  past: [],
  currentStart: START,
  ovulationCycleDay: null,
  ...rest,
});

describe('the time after ovulation that she states', () => {
  test.each([
    { past: [], stated: null, next: 30 },
    { past: [], stated: 11, next: 29 },
    { past: [], stated: 16, next: 31 },
    { past: [11, 11], stated: null, next: 29 },
    { past: [11, 11], stated: 16, next: 30 },
  ])('ovulation on day 17, recorded $past, stated $stated: day $next after the start', (it) => {
    const past = it.past.map((days) => ({ lengthDays: 28, ovulationCycleDay: 28 - days }));
    const known = history({ past, ovulationCycleDay: 17, statedLutealDays: it.stated });
    const forecast = forecastCycle(known, '2026-03-18');
    expect(forecast && daysBetween(START, forecast.date)).toBe(it.next);
  });

  test.each([
    { stated: null, day: 15 },
    { stated: 10, day: 16 },
    { stated: 13, day: 15 },
    { stated: 16, day: 14 },
  ])('after three cycles of 28 days, stated $stated: ovulation most likely around day $day', (it) => {
    const past = [28, 28, 28].map((lengthDays) => ({ lengthDays, ovulationCycleDay: null }));
    const masses = ovulationDays(history({ past, statedLutealDays: it.stated }), START);
    expect(masses && medianDay(masses)).toBe(it.day);
  });

  test('changes no day of the next period as long as ovulation is not known', () => {
    const past = [27, 30, 29].map((lengthDays) => ({ lengthDays, ovulationCycleDay: null }));
    const [without, stated] = [{}, { statedLutealDays: 10 }].map((rest) =>
      forecastCycle(history({ past, ...rest }), '2026-03-05'),
    );
    expect(stated).toEqual(without);
  });

  test('reaches the forecast from what is recorded of her', () => {
    const facts = {
      periods: [{ period_start_date: START, period_end_date: null, cycle_length: 28 }],
      stage: 'menstrual-cycle',
      today: '2026-03-05',
    } as const;
    const find = (luteal_days?: number) =>
      findRecordedCycles({
        ...facts,
        records: { ...NO_CYCLE_RECORDS, ...(luteal_days !== undefined && { luteal_days }) },
      }).history;
    expect(find(12)?.statedLutealDays).toBe(12);
    expect(find()).not.toHaveProperty('statedLutealDays');
  });
});
