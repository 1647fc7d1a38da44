import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { CurrentCycle, FinishedCycle } from '../cycle/history/recorded-cycles.ts';
import { labAnalyteOf } from './find-lab-analyte.ts';
import {
  CONTEXT_SOURCES,
  type ContextSources,
  listPregnancyContext,
  trimesterOn,
} from './pregnancy-context.ts';
import { sayCycleDayOf } from './say-cycle-day.ts';
import { labValue } from './testing/lab-value.ts';

const OPENED: ContextSources = {
  intervals: { name: 'A paper', openedOn: '2026-11-01' },
  anaemia: { name: 'A guideline', openedOn: '2026-11-01' },
  gestationalDiabetes: { name: 'Another', openedOn: '2026-11-01' },
};
const pregnancy = { from: '2026-01-01', to: '2026-10-01' } as const;
const hb = (day: CalendarDate, text = '10.8', unit = 'g/dL') => labValue('Hemoglobin', text, unit, { day });

describe('pregnancy beside a value', () => {
  test('is shown of no table whose source was not opened, and none was yet', () => {
    expect(Object.values(CONTEXT_SOURCES).map(({ openedOn }) => openedOn)).toEqual([null, null, null]);
    expect(listPregnancyContext(hb('2026-05-01'), [pregnancy])).toEqual([]);
  });

  test('RE-047: on a day inside a dated pregnancy, with its source; outside never', () => {
    expect(listPregnancyContext(hb('2026-05-01'), [pregnancy], OPENED)).toEqual([
      'Usual in the 2nd trimester (2.5th–97.5th percentile of published studies): 9.7–14.8 g/dL. Source: A paper. Ask who ordered it.',
      'Anaemia in the 2nd trimester begins below 10.5 g/dL. Source: A guideline. Ask who ordered it.',
    ]);
    expect(listPregnancyContext(hb('2025-12-31'), [pregnancy], OPENED)).toEqual([]);
    expect(listPregnancyContext(hb('2026-10-02'), [pregnancy], OPENED)).toEqual([]);
    expect(listPregnancyContext(hb('2026-05-01', '108', 'g/L'), [pregnancy], OPENED)[0]).toContain(
      '97–148 g/L',
    );
    // No interval is known of this trimester.
    const tibc = labValue('TIBC', '300', 'ug/dL', { day: '2026-05-01' });
    expect(listPregnancyContext(tibc, [pregnancy], OPENED)).toEqual([]);
  });

  test.each([
    ['2026-01-01', 1],
    ['2026-04-08', 1],
    ['2026-04-09', 2],
    ['2026-07-15', 2],
    ['2026-07-16', 3],
  ] as const)('%s lies in trimester %d', (day, trimester) => {
    expect(trimesterOn(day, [pregnancy])).toBe(trimester);
  });

  test('RE-048: without dates there is no pregnancy to stand in, and one without an end is not endless', () => {
    expect(listPregnancyContext(hb('2026-05-01'), [], OPENED)).toEqual([]);
    expect(trimesterOn('2026-12-01', [{ from: '2026-01-01', to: null }])).toBeNull();
  });

  test('RE-049: changes nothing of the value', () => {
    const value = hb('2026-05-01');
    const before = JSON.parse(JSON.stringify(value));
    listPregnancyContext(value, [pregnancy], OPENED);
    expect(value).toEqual(before);
    expect(value.result.flag).toBeNull();
  });
});

describe('RE-051: the cycle day beside a hormone', () => {
  const cycle = (changes: Partial<FinishedCycle> = {}): FinishedCycle => ({
    ...{ start: '2026-03-01', nextStart: '2026-03-29', lengthDays: 28, bleedingDays: 5, ovulation: null },
    ...{ notCounted: null, question: null, mark: null },
    ...changes,
  });
  const say = (day: CalendarDate, finished: FinishedCycle[], id = 'progesterone') =>
    sayCycleDayOf({ local_day: day }, labAnalyteOf(id), { finished, current: null });

  test('is said where the cycle of that day is recorded', () => {
    expect(say('2026-03-21', [cycle()])).toBe('Cycle day 21');
    const ovulation = { on: '2026-03-14', cycleDay: 14, basis: 'entered' } as const;
    expect(say('2026-03-21', [cycle({ ovulation })])).toBe('Cycle day 21, 7 days after ovulation');
    expect(say('2026-03-14', [cycle({ ovulation })])).toBe('Cycle day 14, the day of ovulation');
    expect(say('2026-03-10', [cycle({ ovulation })])).toBe('Cycle day 10');
    const current = {
      start: '2026-03-29',
      cycleDay: 3,
      bleedingDays: null,
      ovulation: null,
      mark: null,
    } as const;
    expect(sayCycleDayOf({ local_day: '2026-03-31' }, labAnalyteOf('fsh'), { finished: [], current })).toBe(
      'Cycle day 3',
    );
    // Whether periods since were noted, nobody knows.
    const late = (day: CalendarDate, mark: CurrentCycle['mark'] = null) =>
      sayCycleDayOf({ local_day: day }, labAnalyteOf('fsh'), { finished: [], current: { ...current, mark } });
    expect(late('2026-06-26')).toBe('Cycle day 90');
    expect(late('2026-06-27')).toBeNull();
    // as: of a mark the verdict alone counts here
    expect(late('2026-03-31', { verdict: 'unusual' } as CurrentCycle['mark'])).toBeNull();
  });

  test('is not said otherwise', () => {
    expect(say('2026-02-28', [cycle()])).toBeNull();
    expect(say('2026-03-29', [cycle()])).toBeNull();
    expect(say('2026-03-21', [cycle({ notCounted: 'start-missing' })])).toBeNull();
    expect(say('2026-03-21', [cycle({ question: 'same-period' })])).toBeNull();
    expect(say('2026-03-21', [cycle()], 'ferritin')).toBeNull();
    expect(say('2026-03-21', [])).toBeNull();
  });
});
