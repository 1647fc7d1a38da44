import { describe, expect, test } from 'vitest';
import type { BleedingDay } from '../bleeding/bleeding-day.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import type { Period } from '../cycle/period.ts';
import type { DangerRows } from '../dangers/rows.ts';
import { DANGER_RULES } from '../dangers/rules/all-rules.ts';
import { NOT_CHECKED } from '../dangers/sources.ts';
import { drawBySeed } from '../dangers/testing/draw-by-seed.ts';
import { CLOCK } from '../dangers/testing/highest.ts';
import { ordinaryYear } from '../dangers/testing/ordinary-life.ts';
import { createHistory } from '../examples/create-history.ts';
import { LIFE_STAGE_VALUES } from '../profile/life-stages.ts';
import { findAdvice } from './find-advice.ts';
import { sayWithin } from './say-advice.ts';

// The examples of docs/algorithms/advice-that-waits.md.

const DAY: CalendarDate = '2026-11-26';
const back = (days: number) => addDays(DAY, -days);
const period = (daysAgo: number, length = 5): Period => ({
  period_start_date: back(daysAgo),
  period_end_date: back(daysAgo - length + 1),
  cycle_length: 28,
});
const bled = (daysAgo: number, kind: BleedingDay['kind'] = null, flow: BleedingDay['flow'] = 'light') => ({
  ...{ day: back(daysAgo), flow, kind },
});
const CYCLING: Omit<DangerRows, 'day'> = { stage: 'menstrual-cycle', birthDate: '1996-05-01' };
const adviceOf = (rows: Omit<DangerRows, 'day'>) => findAdvice({ day: DAY, ...rows }, CLOCK);
const said = (rows: Omit<DangerRows, 'day'>) =>
  adviceOf(rows).map(({ rule, level, herDates }) => [
    `${level} ${rule}`,
    ...herDates.map(({ label, value }) => `${label}: ${value}`),
  ]);

describe('ninety days without a period', () => {
  test.each([
    [89, []],
    [90, [['soon no-period.ninety-days', 'Last period began: 28 Aug 2026']]],
    [200, [['soon no-period.ninety-days', 'Last period began: 10 May 2026']]],
  ])('%d days after the last one began', (days, expected) => {
    expect(said({ ...CYCLING, periods: [period(days), period(days + 28)] })).toEqual(expected);
  });

  test('count in their title, and wait for nobody who knows why', () => {
    const rows = { ...CYCLING, periods: [period(112)] };
    expect(adviceOf(rows)[0]?.title).toBe('No period recorded for 112 days');
    expect(said({ ...rows, stage: 'contraception' })).toEqual([]);
    expect(said({ ...rows, breaks: [{ kind: 'pause', from: back(100), to: null }] })).toEqual([]);
    expect(said({ ...rows, ended: [{ to: back(30), end: 'birth' }] })).toEqual([]);
    expect(said({ ...rows, stage: 'pregnancy' })).toEqual([]);
  });
});

describe('no period by 15', () => {
  test.each([
    ['2011-11-27', []],
    ['2011-11-26', [['soon no-period.by-15', 'Your 15th birthday: 26 Nov 2026']]],
  ] as const)('born on %s', (birthDate, expected) => {
    expect(said({ stage: 'pre-menstrual', birthDate, periods: [] })).toEqual(expected);
  });

  test('is not said where one is recorded, in another mode, or where her age is not known', () => {
    expect(said({ stage: 'pre-menstrual', birthDate: '2010-01-01', periods: [period(10)] })).toEqual([]);
    expect(said({ stage: 'contraception', birthDate: '2010-01-01' })).toEqual([]);
    expect(said({ stage: 'pre-menstrual' })).toEqual([]);
  });
});

describe('bleeding for more than seven days', () => {
  test.each([
    [7, []],
    [8, [['routine heavy-period.lasting', 'Bleeding: 27 Oct – 3 Nov, 8 days']]],
    [22, [['soon heavy-period.endless', 'Bleeding: 27 Oct – 17 Nov, 22 days']]],
  ])('a period of %d days', (length, expected) => {
    expect(said({ ...CYCLING, periods: [period(30, length)] })).toEqual(expected);
  });

  test('waits for ninety days after its last day, with each of them', () => {
    const rows = { ...CYCLING, periods: [period(20), period(60, 9), period(96, 8)] };
    expect(said(rows)).toEqual([
      ['routine heavy-period.lasting', 'Bleeding: 27 Sept – 5 Oct, 9 days', 'Bleeding: 22 – 29 Aug, 8 days'],
    ]);
    expect(said({ ...CYCLING, periods: [period(20), period(96, 7)] })).toEqual([]);
    expect(said({ ...CYCLING, periods: [period(20), period(97, 8)] })).toEqual([]);
  });

  test('is sooner below 18, and goes on being counted', () => {
    expect(said({ ...CYCLING, birthDate: '2009-01-01', bleeding: days(0, 8) })).toEqual([
      ['soon heavy-period.young', 'Bleeding: 19 – 26 Nov, 8 days so far'],
    ]);
  });

  test('is not said of what bleeds in the weeks after a pregnancy, but for three weeks after a loss', () => {
    expect(said({ ...CYCLING, bleeding: days(0, 30), ended: [{ to: back(31), end: 'birth' }] })).toEqual([]);
    const lost = [{ to: back(10), end: 'loss' as const }];
    expect(said({ ...CYCLING, bleeding: days(0, 10), ended: lost })).toEqual([]);
    expect(said({ ...CYCLING, bleeding: days(0, 22), ended: [{ to: back(22), end: 'loss' }] })).toEqual([
      ['soon heavy-period.endless', 'Bleeding: 5 – 26 Nov, 22 days so far'],
    ]);
  });

  function days(newest: number, count: number): BleedingDay[] {
    return Array.from({ length: count }, (_, index) => bled(newest + index));
  }
});

describe('bleeding after sex and between periods', () => {
  const periods = [period(20), period(48), period(76), period(104)];

  test('after sex, once, for ninety days', () => {
    expect(said({ ...CYCLING, periods, bleeding: [bled(8, 'after-sex', 'spotting')] })).toEqual([
      ['soon other-bleeding', 'On: 18 Nov 2026'],
    ]);
    expect(said({ ...CYCLING, periods, bleeding: [bled(89, 'after-sex'), bled(8, 'after-sex')] })).toEqual([
      ['soon other-bleeding', 'On: 18 Nov 2026, 29 Aug 2026'],
    ]);
    expect(said({ ...CYCLING, periods, bleeding: [bled(90, 'after-sex')] })).toEqual([]);
  });

  test('between periods in three cycles, and not in two', () => {
    const between = [bled(10, 'between'), bled(38, 'between'), bled(66, 'between')];
    expect(said({ ...CYCLING, periods, bleeding: between.slice(0, 2) })).toEqual([]);
    expect(said({ ...CYCLING, periods, bleeding: between })).toEqual([
      ['soon other-bleeding', 'On: 16 Nov 2026, 19 Oct 2026, 21 Sept 2026'],
    ]);
  });

  test('each has a card of its own', () => {
    const bleeding = [bled(10, 'between'), bled(38, 'between'), bled(66, 'between'), bled(5, 'after-sex')];
    expect(adviceOf({ ...CYCLING, periods, bleeding }).map(({ title }) => title)).toEqual([
      'Bleeding between periods',
      'Bleeding after sex',
    ]);
  });
});

describe('bleeding after twelve months without', () => {
  const rowsOf = (days: number): Omit<DangerRows, 'day'> => ({
    ...{ stage: 'menopause', birthDate: '1974-01-01', bleeding: [bled(3, null, 'spotting')] },
    periods: [period(days + 3 + 4, 5)],
  });

  test.each([
    [364, []],
    [
      365,
      [['soon bleeding-after-menopause', 'Bleeding: 23 Nov 2026', 'Before that: none since 23 Nov 2025']],
    ],
  ])('%d days', (days, expected) => {
    expect(said(rowsOf(days))).toEqual(expected);
  });

  test('from 55 on asks for the urgent pathway, and in post-menopause mode is any bleeding', () => {
    expect(adviceOf({ ...rowsOf(400), birthDate: '1971-11-23' })[0]?.do).toContain(
      'Ask for the urgent pathway.',
    );
    expect(said({ stage: 'post-menopause', birthDate: '1964-01-01', bleeding: [bled(40)] })).toEqual([
      ['soon bleeding-after-menopause.from-55', 'Bleeding: 17 Oct 2026'],
    ]);
  });

  test('that was heavy is an alert at once, and an appointment all the same', () => {
    expect(
      said({ stage: 'post-menopause', birthDate: '1974-01-01', bleeding: [bled(2, null, 'heavy')] }),
    ).toEqual([['soon bleeding-after-menopause', 'Bleeding: 24 Nov 2026']]);
  });

  test('is not said of a young woman in whose diary a year is missing, nor after a pregnancy', () => {
    const rows = { ...rowsOf(500), stage: 'menstrual-cycle' as const, bleeding: [bled(3)] };
    expect(said({ ...rows, birthDate: '1998-01-01' })).toEqual([]);
    expect(said({ ...rows, birthDate: '1984-01-01' })).toHaveLength(1);
    expect(said({ ...rows, birthDate: '1984-01-01', ended: [{ to: back(150), end: 'birth' }] })).toEqual([]);
  });

  test('speaks for the months before it too', () => {
    const rows = { ...rowsOf(500), stage: 'menstrual-cycle' as const, birthDate: '1980-01-01' as const };
    expect(adviceOf(rows).map(({ subject }) => subject)).toEqual(['after-twelve-months']);
  });

  test('comes back for a new bleeding though the one before was put away', () => {
    const idOf = (daysAgo: number) =>
      adviceOf({ stage: 'post-menopause', birthDate: '1974-01-01', bleeding: [bled(daysAgo)] })[0]?.id;
    expect(idOf(40)).not.toBe(idOf(3));
    expect(adviceOf({ ...CYCLING, periods: [period(30, 9)] })[0]?.id).toBe('heavy-period.lasting');
  });
});

describe('menopause before 45', () => {
  test.each([
    ['1981-11-27', 'menopause', [['routine menopause-signs.before-45', 'Age: 44']]],
    ['1981-11-26', 'menopause', []],
    ['1990-01-01', 'post-menopause', [['routine menopause-signs.before-45', 'Age: 36']]],
    ['1990-01-01', 'menstrual-cycle', []],
  ] as const)('born on %s, in %s', (birthDate, stage, expected) => {
    expect(said({ stage, birthDate })).toEqual(expected);
  });

  test('names since when she has been in that mode', () => {
    const breaks = [{ kind: 'mode' as const, from: back(100), to: null }];
    expect(said({ stage: 'menopause', birthDate: '1983-01-01', breaks })).toEqual([
      ['routine menopause-signs.before-45', 'Age: 43', 'In this mode since: 18 Aug 2026'],
    ]);
  });
});

describe('every card', () => {
  const cards = [
    ...adviceOf({ ...CYCLING, periods: [period(112)] }),
    ...adviceOf({ ...CYCLING, periods: [period(30, 9)] }),
    ...adviceOf({ stage: 'post-menopause', birthDate: '1984-01-01', bleeding: [bled(2)] }),
  ];

  test('has the sentence of its rule, sources with year, and says that no clinician has checked it', () => {
    expect(cards).toHaveLength(4);
    for (const { rule, sentence, sources, checked } of cards) {
      expect(sentence).toBe(DANGER_RULES.find(({ id }) => id === rule)?.say);
      expect(sources.length).toBeGreaterThan(0);
      for (const { year } of sources) expect(year).toBeGreaterThan(2000);
      expect(checked).toBe(NOT_CHECKED);
    }
  });

  test('says how soon, the sooner ones first', () => {
    expect(cards.map(sayWithin)).toEqual([
      'Book within 2 weeks',
      'Worth an appointment',
      'Book within 2 weeks',
      'Worth an appointment',
    ]);
    expect(sayWithin({ level: 'soon', within: { days: 7 } })).toBe('Book within a week');
  });
});

describe('an ordinary woman sees none', () => {
  test.each(LIFE_STAGE_VALUES)('on any day of twenty years in %s', (stage) => {
    const seen = Array.from({ length: 20 }, (_, seed) => ordinaryYear(drawBySeed(seed), stage)).flatMap(
      (year) =>
        [60, 150, 240, 364].flatMap((index) => {
          const day = addDays(year.firstDay, index);
          const bleeding = year.bleeding.filter((row) => row.day <= day);
          const periods = year.rows.periods?.filter((one) => one.period_start_date <= day);
          return findAdvice({ ...year.rows, day, bleeding, periods }, { ...CLOCK, today: day });
        }),
    );
    expect(seen.map(({ rule, herDates }) => [rule, herDates])).toEqual([]);
  });

  test('nor does the history of the example account', () => {
    for (let ago = 0; ago < 40; ago += 1) {
      const { periods } = createHistory({
        ...{ firstDay: back(424), lastDay: DAY, lastPeriodStart: back(ago), shareOfDays: 1 },
        longCycle: { ago: 8, extraDays: 9 },
      });
      expect(said({ ...CYCLING, periods })).toEqual([]);
    }
  });
});
