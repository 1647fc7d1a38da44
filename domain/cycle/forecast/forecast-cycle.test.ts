import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate, daysBetween } from '../../calendar/calendar-date.ts';
import { massOf } from './day-masses.ts';
import { type CycleHistory, fertileChances, forecastCycle, forecastStarts } from './forecast-cycle.ts';
import { sayBasis } from './say-look-ahead.ts';

// The examples of docs/algorithms/next-period.md.
const START: CalendarDate = '2026-03-01';
const after = (lengths: number[], rest: Partial<CycleHistory> = {}): CycleHistory => ({
  past: lengths.map((lengthDays) => ({ lengthDays, ovulationCycleDay: null })),
  currentStart: START,
  ovulationCycleDay: null,
  ...rest,
});
const dayOf = (date: CalendarDate) => daysBetween(START, date);

describe('the next start', () => {
  test('without any finished cycle it is a wide guess, and says on how little it rests', () => {
    expect(forecastCycle(after([]), '2026-03-05')).toMatchObject({
      date: '2026-03-30',
      window80: { from: '2026-03-24', to: '2026-04-03' },
      cycleDay: 5,
      knownCycles: 0,
      isLate: false,
    });
  });

  test('after cycles of 28 days: 28 days after the last start, two days either way', () => {
    expect(forecastCycle(after([28, 28, 28]), '2026-03-10')).toMatchObject({
      date: '2026-03-29',
      window80: { from: '2026-03-27', to: '2026-03-31' },
      window90: { from: '2026-03-26', to: '2026-04-01' },
      usualDays: { from: 26, to: 30 },
    });
  });

  test('late: the days that are over are no answer any more, and the usual days stay as they were', () => {
    const late = forecastCycle(after([28, 28, 28]), addDays(START, 32));
    expect(late).toMatchObject({ cycleDay: 33, isLate: true, usualDays: { from: 26, to: 30 } });
    expect(late && late.window80.from > addDays(START, 32)).toBe(true);
    expect(late && late.date >= late.window80.from).toBe(true);
  });

  test('the last usual day is not late, the day after it is', () => {
    expect(forecastCycle(after([28, 28, 28]), addDays(START, 29))?.isLate).toBe(false);
    expect(forecastCycle(after([28, 28, 28]), addDays(START, 30))?.isLate).toBe(true);
  });

  test('after 120 days, and before its own start, there is no forecast', () => {
    expect(forecastCycle(after([28, 28]), addDays(START, 119))).not.toBeNull();
    expect(forecastCycle(after([28, 28]), addDays(START, 120))).toBeNull();
    expect(forecastCycle(after([28, 28]), addDays(START, -1))).toBeNull();
    expect(forecastStarts(after([28, 28]), addDays(START, 120), 3)).toEqual([]);
    expect(fertileChances(after([28, 28]), addDays(START, -1))).toBeNull();
  });
});

describe('with the length that she states', () => {
  // The table of docs/algorithms/next-period.md.
  test.each([
    [[], 21, 22, [20, 24], [19, 25]],
    [[], 28, 28, [25, 31], [23, 32]],
    [[], 31, 30, [26, 34], [25, 36]],
    [[], 44, 41, [26, 51], [25, 58]],
    [[], 60, 55, [25, 70], [24, 79]],
    [[], 90, 75, [23, 95], [24, 105]],
    [[44], 44, 42, [30, 52], [26, 57]],
    [[28], 44, 32, [24, 44], [22, 51]],
    [[28, 28], 44, 28, [24, 31], [23, 35]],
    [[28, 28, 28], 44, 28, [26, 30], [25, 31]],
    [[28, 28, 28], 31, 28, [25, 30], [25, 32]],
  ])('after %j and %i stated: day %i', (lengths, statedLengthDays, median, window80, window90) => {
    const forecast = forecastCycle(after(lengths, { statedLengthDays }), START);
    const days = ({ from, to }: { from: CalendarDate; to: CalendarDate }) => [dayOf(from), dayOf(to)];
    expect(forecast && [dayOf(forecast.date), days(forecast.window80), days(forecast.window90)]).toEqual([
      median,
      window80,
      window90,
    ]);
    expect(forecast?.statedLengthDays).toBe(statedLengthDays);
  });

  test('without one nothing changes, and the starts and fertile days after it follow it too', () => {
    expect(forecastStarts(after([28], { statedLengthDays: null }), START, 3)).toEqual(
      forecastStarts(after([28]), START, 3),
    );
    const second = (history: CycleHistory) => dayOf(forecastStarts(history, START, 2)[1]?.date ?? START);
    expect(second(after([], { statedLengthDays: 35 }))).toBeGreaterThan(second(after([])));
    const likeliest = (history: CycleHistory) => {
      const chances = fertileChances(history, START);
      return chances === null ? null : chances.from + chances.masses.indexOf(Math.max(...chances.masses));
    };
    expect(likeliest(after([], { statedLengthDays: 35 }))).toBeGreaterThan(likeliest(after([])) ?? 0);
  });

  test('what it rests on is said until a cycle of hers is finished', () => {
    const say = (history: CycleHistory) => {
      const forecast = forecastCycle(history, START);
      return forecast && sayBasis(forecast);
    };
    expect(say(after([], { statedLengthDays: 44 }))).toBe(
      'No cycle of yours is finished yet: this rests on the 44 days that you gave.',
    );
    expect(say(after([]))).toMatch(/among many women/);
    expect(say(after([28], { statedLengthDays: 44 }))).toBeNull();
  });
});

describe('once ovulation is known', () => {
  test('the start follows it by the luteal length of all women: 17 + 13.2 is day 30', () => {
    const forecast = forecastCycle(after([28, 28, 28], { ovulationCycleDay: 17 }), addDays(START, 18));
    expect(forecast && dayOf(forecast.date)).toBe(30);
    expect(forecast && daysBetween(forecast.window80.from, forecast.window80.to)).toBe(4);
  });

  test('by her own luteal lengths where she recorded some: (1.2 × 13.2 + 11 + 0.97 × 11) / 3.17 = 11.8, day 29', () => {
    const past = [
      { lengthDays: 28, ovulationCycleDay: 17 },
      { lengthDays: 28, ovulationCycleDay: 17 },
    ];
    const forecast = forecastCycle({ past, currentStart: START, ovulationCycleDay: 17 }, addDays(START, 18));
    expect(forecast && dayOf(forecast.date)).toBe(29);
  });

  // 14 + 13.2 is day 27; a luteal phase lasts 18 days at most, to day 32.
  test('18 days after it without a period it is believed no longer: the lengths of her cycles say what is left', () => {
    const known = after([28, 28, 28], { ovulationCycleDay: 14 });
    const onDay = (history: CycleHistory, day: number) => forecastCycle(history, addDays(START, day - 1));
    expect(onDay(known, 33)).toEqual(onDay(after([28, 28, 28]), 33));
    expect(onDay(known, 32)).not.toEqual(onDay(after([28, 28, 28]), 32));
    expect([32, 33].map((day) => onDay(known, day)?.isOvulationKnown)).toEqual([true, false]);
    expect(onDay(known, 60)?.isLate).toBe(true);
    expect(fertileChances(known, addDays(START, 32))).toEqual(
      fertileChances(after([28, 28, 28]), addDays(START, 32)),
    );
  });

  test('the fertile days end on that day and began five days before', () => {
    const chances = fertileChances(after([28], { ovulationCycleDay: 17 }), addDays(START, 18));
    const days = Array.from({ length: 28 }, (_, index) => index + 1);
    expect(chances && days.filter((day) => massOf(chances, day) > 0)).toEqual([12, 13, 14, 15, 16, 17]);
  });
});

describe('fertile days from dates alone', () => {
  test('of a regular cycle of 28 days the likeliest lie around day 13, and the last days are none', () => {
    const chances = fertileChances(after([28, 28, 28, 28, 28, 28]), START);
    const chance = (day: number) => (chances ? massOf(chances, day) : Number.NaN);
    const days = Array.from({ length: 28 }, (_, index) => index + 1);
    expect(days.filter((day) => chance(day) >= 0.1).length).toBeGreaterThanOrEqual(13);
    expect(days.reduce((best, day) => (chance(day) > chance(best) ? day : best), 1)).toBeGreaterThanOrEqual(
      11,
    );
    expect(chance(27)).toBeLessThan(0.01);
    expect(Math.max(...days.map(chance))).toBeLessThanOrEqual(1);
  });

  // 28 − 13.3 = 14.7 by dates; six at day 18, each 0.95 of the next, weigh 5.3: (1.5 × 14.7 + 5.3 × 18) / 6.8 = 17.3.
  test('ovulation days that she recorded move them: by 2.6 days, rounded', () => {
    const late = Array.from({ length: 6 }, () => ({ lengthDays: 28, ovulationCycleDay: 18 }));
    const best = (history: CycleHistory) => {
      const chances = fertileChances(history, START);
      const masses = [...(chances?.masses ?? [])];
      return masses.indexOf(Math.max(...masses)) + 1;
    };
    const byDates = best(after([28, 28, 28, 28, 28, 28]));
    expect(best({ past: late, currentStart: START, ovulationCycleDay: null })).toBe(byDates + 3);
  });
});

test('further starts are further away and less sure, the nearest one is the forecast', () => {
  const history = after([27, 29, 28, 30, 28]);
  const today = addDays(START, 10);
  const starts = forecastStarts(history, today, 4);
  const next = forecastCycle(history, today);
  expect(starts).toHaveLength(4);
  expect(starts[0]).toEqual({ date: next?.date, window80: next?.window80, window90: next?.window90 });
  const widths = starts.map(({ window80 }) => daysBetween(window80.from, window80.to));
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  expect(widths.at(-1)).toBeGreaterThan(widths[0] ?? 0);
});
