import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type CalendarDate, listDays } from '../calendar/calendar-date.ts';
import { type Cycle, classifyDay, countDown, cycleDayOf, ovulationCycleDay } from './cycle.ts';
import { mergePeriod, type Period } from './period.ts';

const EPOCH: CalendarDate = '1970-01-01';
const anyDate = fc.integer({ min: -25_000, max: 45_000 }).map((days) => addDays(EPOCH, days));
const anyCycle: fc.Arbitrary<Cycle> = fc.record({
  lastPeriodStart: anyDate,
  cycleLengthDays: fc.integer({ min: 21, max: 90 }),
  periodLengthDays: fc.integer({ min: 1, max: 50 }),
});

test('moving start and day alike changes nothing', () => {
  fc.assert(
    fc.property(anyCycle, anyDate, fc.integer({ min: -20_000, max: 20_000 }), (cycle, date, shift) => {
      const moved = { ...cycle, lastPeriodStart: addDays(cycle.lastPeriodStart, shift) };
      expect(classifyDay(addDays(date, shift), moved)).toBe(classifyDay(date, cycle));
      expect(countDown(addDays(date, shift), moved)).toEqual(countDown(date, cycle));
    }),
  );
});

test('the pattern repeats every L days, ahead and back', () => {
  fc.assert(
    fc.property(anyCycle, anyDate, fc.integer({ min: -400, max: 400 }), (cycle, date, times) => {
      const other = addDays(date, times * cycle.cycleLengthDays);
      expect(cycleDayOf(other, cycle)).toBe(cycleDayOf(date, cycle));
      expect(classifyDay(other, cycle)).toBe(classifyDay(date, cycle));
    }),
  );
});

test('one cycle has each cycle day once, and exactly one class a day', () => {
  fc.assert(
    fc.property(anyCycle, anyDate, (cycle, first) => {
      const { cycleLengthDays: length, periodLengthDays: bleeding } = cycle;
      const days = listDays(first, addDays(first, length - 1));
      expect(days.map((day) => cycleDayOf(day, cycle)).sort((a, b) => a - b)).toEqual(
        Array.from({ length }, (_, index) => index + 1),
      );
      const classes = days.map((day) => classifyDay(day, cycle));
      const count = (name: string) => classes.filter((dayClass) => dayClass === name).length;
      const ovulation = ovulationCycleDay(length);
      expect(count('period')).toBe(Math.min(bleeding, length));
      expect(count('ovulation')).toBe(bleeding >= ovulation ? 0 : 1);
      expect(count('fertile')).toBe(Math.max(0, Math.min(4, ovulation - 1 - bleeding)));
      expect(count('period') + count('ovulation') + count('fertile') + count('regular')).toBe(length);
    }),
  );
});

test('the tiles lead to an ovulation day and to a first day', () => {
  fc.assert(
    fc.property(anyCycle, anyDate, (cycle, today) => {
      const { cycleDay, daysToOvulation, daysToPeriod } = countDown(today, cycle);
      const { cycleLengthDays: length } = cycle;
      expect(cycleDayOf(addDays(today, daysToOvulation), cycle)).toBe(ovulationCycleDay(length));
      expect(cycleDayOf(addDays(today, daysToPeriod), cycle)).toBe(1);
      expect(cycleDay >= 1 && cycleDay <= length).toBe(true);
      expect(daysToOvulation >= 0 && daysToOvulation < length).toBe(true);
      expect(daysToPeriod >= 1 && daysToPeriod <= length).toBe(true);
    }),
  );
});

const anyPeriod = (start: CalendarDate): fc.Arbitrary<Period> =>
  fc.record({
    period_start_date: fc.constant(start),
    period_end_date: fc.option(fc.integer({ min: 0, max: 12 }).map((days) => addDays(start, days))),
    cycle_length: fc.integer({ min: 21, max: 90 }),
  });

test('merging a period keeps what she changed, and of the rest what is stored', () => {
  const start: CalendarDate = '2026-02-27';
  const periods = anyPeriod(start);
  fc.assert(
    fc.property(periods, periods, periods, (base, mine, stored) => {
      const merged = mergePeriod(base, mine, stored);
      for (const field of ['period_end_date', 'cycle_length'] as const) {
        expect(merged[field]).toBe(mine[field] === base[field] ? stored[field] : mine[field]);
      }
      expect(mergePeriod(base, mine, merged)).toEqual(merged);
    }),
  );
});
