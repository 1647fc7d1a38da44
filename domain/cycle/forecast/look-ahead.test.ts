import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import { chanceOn, sayChance } from './day-chances.ts';
import { type CycleHistory, fertileChances } from './forecast-cycle.ts';
import { layForecast, sayFertile, sayStart } from './lay-forecast.ts';
import { lookAhead } from './look-ahead.ts';

// The examples of docs/algorithms/looking-ahead.md.

const START: CalendarDate = '2026-11-02';
const after = (lengths: number[], ovulationCycleDay: number | null = null): CycleHistory => ({
  past: lengths.map((lengthDays) => ({ lengthDays, ovulationCycleDay: null })),
  currentStart: START,
  ovulationCycleDay,
});
const EQUAL = after([28, 28, 28]);

function look(history: CycleHistory, today: CalendarDate, hasFertileDays = true) {
  const seen = lookAhead(history, today, hasFertileDays);
  if (seen === null) throw new Error('There is a forecast for these cycles');
  return seen;
}

const windows = (history: CycleHistory, today: CalendarDate) =>
  look(history, today).starts.map(({ date, window80 }) => [date, window80.from, window80.to]);

describe('the starts ahead', () => {
  // The vector of 28, 28, 28: median 28, window 26 to 30. 2 November + 26 = 28 November.
  test('begin with the next one, and each window is wider than the one before', () => {
    const seen = windows(EQUAL, '2026-11-21');
    expect(seen.slice(0, 3)).toEqual([
      ['2026-11-30', '2026-11-28', '2026-12-02'],
      ['2026-12-28', '2026-12-25', '2026-12-31'],
      ['2027-01-25', '2027-01-21', '2027-01-29'],
    ]);
    expect(seen).toHaveLength(6);
  });

  test('end where a window would reach the one before it', () => {
    const seen = windows(after([35, 41, 29, 52, 33, 38]), '2026-11-21');
    expect(seen.length).toBeLessThan(6);
    seen.slice(1).forEach(([, from], index) => {
      expect(String(from) > String(seen[index]?.[2])).toBe(true);
    });
  });

  test('lie after today, also on a late day', () => {
    // Day 31 of cycles that are 26 to 30 days: 2 December.
    const late = look(EQUAL, '2026-12-02');
    expect(late.next).toMatchObject({ cycleDay: 31, isLate: true, usualDays: { from: 26, to: 30 } });
    expect(late.starts[0]?.window80).toEqual({ from: '2026-12-03', to: '2026-12-06' });
    expect([...layForecast(late).keys()].every((day) => day >= '2026-12-02')).toBe(true);
  });

  test('are not looked for after 120 days, nor before the cycle began', () => {
    expect(lookAhead(EQUAL, '2027-03-02', true)).toBeNull();
    expect(lookAhead(EQUAL, '2026-11-01', true)).toBeNull();
  });

  test('share out one whole over their days', () => {
    const { chances } = look(EQUAL, '2026-11-21').starts[0]?.days ?? { chances: [] };
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  });
});

describe('the fertile days ahead', () => {
  test('where ovulation is known: the six days that end on it, for certain, as far as they lie ahead', () => {
    // Day 17 after 2 November is the 18th; on the 16th three of its six days are left.
    const { fertile } = look(after([28, 28, 28], 17), '2026-11-16');
    expect(fertile?.next).toEqual({
      days: { from: '2026-11-16', to: '2026-11-18' },
      ovulation: { from: '2026-11-18', to: '2026-11-18' },
      ovulationOn: '2026-11-18',
      isOvulationKnown: true,
    });
    expect(fertile?.cycles[0]?.days).toEqual({ from: '2026-11-13', to: '2026-11-18' });
    expect(fertile && chanceOn(fertile.days, '2026-11-17')).toBe(1);
    expect(fertile && chanceOn(fertile.days, '2026-11-19')).toBeLessThan(0.005);
  });

  // An LH test on day 13 of cycles of about 60 days; day 33 is 19 days after the 14th, the longest luteal phase has 18.
  test('a day of ovulation that is believed no longer is not called known: days of this cycle may follow', () => {
    const { fertile } = look(after([60, 60, 60], 14), addDays(START, 32));
    expect(fertile).toEqual(look(after([60, 60, 60]), addDays(START, 32)).fertile);
    expect(fertile?.next?.isOvulationKnown).toBe(false);
    expect(fertile?.next?.ovulation?.to).not.toBe(fertile?.next?.ovulation?.from);
  });

  test('once those of this cycle are over, they are those of the next, and less sure', () => {
    const early = look(EQUAL, '2026-11-05').fertile;
    const later = look(EQUAL, '2026-11-21').fertile;
    expect(early?.next?.days).toEqual({ from: '2026-11-07', to: '2026-11-20' });
    expect(later?.next?.days).toEqual({ from: '2026-12-04', to: '2026-12-19' });
    expect(later?.next?.isOvulationKnown).toBe(false);
  });

  test('each day says its chance, and those of the cycle that goes on are told from the others', () => {
    const seven = [26, 27, 27, 29, 28, 26, 27];
    const { fertile } = look({ ...after(seven), currentStart: '2025-11-04' }, '2025-11-11');
    const [found, following] = fertile?.cycles ?? [];
    expect([found?.isCurrent, following?.isCurrent]).toEqual([true, false]);
    // Mass of ovulation by cycle day, in percent: day 7 to 21 have 1, 2, 4, 6, 8, 11, 12, 13, 12, 10, 8, 5, 3, 2, 1.
    // Days 9 to 17: 4 + 6 + 8 + 11 + 12 + 13 + 12 + 10 + 8 = 84; no eight days hold 80. 4 November is day 1.
    expect(found?.ovulation).toEqual({ from: '2025-11-12', to: '2025-11-20' });
    // Day 5 to 10: 1 + 2 + 4 + 6 = 13, day 18 to 23: 5 + 3 + 2 + 1 = 11 to 12; the days beside them have less than 10.
    expect(found?.days).toEqual({ from: '2025-11-08', to: '2025-11-21' });
    // Day 11 and the five after it: 8 + 11 + 12 + 13 + 12 + 10 = 66. It is the seventh of 14.
    expect(found?.chances).toHaveLength(14);
    expect(found?.chances[6]).toBeCloseTo(0.66, 2);
  });

  test.each([
    // The days of very irregular cycles are spread out, none of the last ones likely enough by itself.
    [[63, 63], 5],
    [[55, 63, 55, 15], 41],
  ])('after cycles of %j days, on day %i, the likeliest day of ovulation is one of them', (lengths, day) => {
    const { fertile } = look(after(lengths), addDays(START, day - 1));
    expect(fertile?.cycles.length).toBeGreaterThan(0);
    for (const { days, ovulationOn } of fertile?.cycles ?? []) {
      expect(ovulationOn >= days.from && ovulationOn <= days.to).toBe(true);
    }
  });

  test('a day that is likely enough by two cycles together is named, of the one that it belongs to first', () => {
    // 30 November, day 29 after one cycle of 20 days: 7 percent in this cycle, 4 in the next.
    const irregular = after([20]);
    const { fertile } = look(irregular, '2026-11-30');
    expect(fertileChances(irregular, '2026-11-30')?.masses[28]).toBeCloseTo(0.071, 3);
    expect(fertile && chanceOn(fertile.days, '2026-11-30')).toBeCloseTo(0.113, 3);
    expect(fertile?.cycles[0]).toMatchObject({ isCurrent: true, days: { to: '2026-11-30' } });
  });

  test('nothing is said of them in the modes that name none', () => {
    const seen = look(EQUAL, '2026-11-05', false);
    expect(seen.fertile).toBeNull();
    for (const day of layForecast(seen).values()) expect(day.fertile).toBeNull();
  });
});

describe('a day', () => {
  const days = layForecast(look(EQUAL, '2026-11-21'));
  const NOTHING_SAID = { window: null, start: null, fertile: null, isFertileKnown: false };

  test('of the window says which start, how likely, and where in the window it lies', () => {
    const on = (date: CalendarDate) => days.get(date)?.window;
    expect(on('2026-11-27')).toBeNull();
    expect(on('2026-11-28')).toEqual({ nth: 1, isFirst: true, isLast: false, isExpected: false });
    expect(on('2026-11-30')).toEqual({ nth: 1, isFirst: false, isLast: false, isExpected: true });
    expect(on('2026-12-02')).toEqual({ nth: 1, isFirst: false, isLast: true, isExpected: false });
    const expected = days.get('2026-11-30');
    expect(expected && sayStart(expected)).toBe('Next period: 25 % likely on this day, the expected day');
    const second = days.get('2026-12-28');
    expect(second && sayStart(second)).toMatch(/^The period after next: \d+ % likely on this day, the/);
  });

  test('of no start and no chance is not spoken of', () => {
    // A fortnight before the next start and after the fertile days of this cycle, past half a percent of either.
    expect(days.get(addDays(START, 10))).toBeUndefined();
    expect(sayStart({ ...NOTHING_SAID, fertile: 0.3 })).toBeNull();
    expect(sayFertile({ ...NOTHING_SAID, fertile: 0.316 })).toBe('Fertile: 32 % likely, an estimate');
    expect(sayFertile(NOTHING_SAID)).toBeNull();
    expect(sayFertile({ ...NOTHING_SAID, fertile: 1, isFertileKnown: true })).toBe(
      'Fertile, by your signs of ovulation',
    );
  });

  test.each([
    [0.004, 'under 1 %'],
    [0.0149, '1 %'],
    [0.125, '13 %'],
    [0.994, '99 %'],
    [1, 'over 99 %'],
  ])('a chance of %f is said as %s', (chance, said) => {
    expect(sayChance(chance)).toBe(said);
  });
});
