import { describe, expect, test } from 'vitest';
import { describe as describeHer } from '../body/facts-for-tests.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { factsFrom } from '../dangers/facts/facts.ts';
import { findDangers } from '../dangers/find-dangers.ts';
import { LEVEL_NAMES } from '../dangers/level.ts';
import { DANGER_RULES } from '../dangers/rules/all-rules.ts';
import { SIX_WEEKS, TWELVE_WEEKS } from '../dangers/rules/conditions.ts';
import { NOT_CHECKED, SOURCES } from '../dangers/sources.ts';
import { CLOCK } from '../dangers/testing/highest.ts';
import { PREGNANCY_ENDS, type PregnancyEnd } from '../pregnancy/pregnancy-end.ts';
import { signsOf } from './chapter-signs.ts';
import { type Chapter, DAYS_WITH_SIGNS, findChapter } from './find-chapter.ts';
import {
  KNOW_WHEN_TO_CALL,
  SIGNS_TITLE,
  sayFolded,
  sayIntro,
  sayNoCycle,
  sayOnThePhone,
  saySources,
} from './say-chapter.ts';
import { saySinceEnd, sayWeeks } from './say-since-end.ts';

// The examples of docs/algorithms/after-a-pregnancy.md.

const ENDED: CalendarDate = '2026-10-10';
const ENDS = PREGNANCY_ENDS.map(({ value }) => value);

function chapterOn(days: number, end: PregnancyEnd = 'birth', periods: CalendarDate[] = []): Chapter | null {
  const recorded = periods.map((start) => ({
    ...{ period_start_date: start, period_end_date: addDays(start, 4), cycle_length: 28 },
  }));
  const { now } = describeHer(addDays(ENDED, days), recorded, {
    pregnancies: [{ from: '2026-01-03', to: ENDED, end }],
  });
  return findChapter(now);
}

const idsOn = (days: number, end: PregnancyEnd) => {
  const chapter = chapterOn(days, end);
  return chapter === null ? null : signsOf(chapter).map(({ id, soon }) => `${id} ${soon}`);
};

describe('the chapter', () => {
  test.each(ENDS)('goes on from the day it ended, after %s, and has signs to the 84th day', (end) => {
    for (const [days, hasSigns] of [
      [0, true],
      [41, true],
      [42, true],
      [84, true],
      [85, false],
      [300, false],
    ] as const) {
      expect(chapterOn(days, end)).toEqual({ endedOn: ENDED, end, days, hasSigns });
    }
  });

  test('ends with the first period, and not with what bleeds in the six weeks after a birth', () => {
    expect(chapterOn(60, 'birth', [addDays(ENDED, 10)])).toMatchObject({ days: 60 });
    expect(chapterOn(60, 'birth', [addDays(ENDED, 42)])).toBeNull();
    expect(chapterOn(60, 'loss', [addDays(ENDED, 30)])).toBeNull();
  });

  test('is none while nothing has ended', () => {
    const { now } = describeHer('2026-10-10', [], {
      pregnancies: [{ from: '2026-01-03', to: null, end: null }],
    });
    expect(findChapter(now)).toBeNull();
    expect(findChapter(describeHer('2026-10-10', []).now)).toBeNull();
  });
});

describe('the signs of the weeks', () => {
  test.each([
    [
      'birth',
      0,
      'bleeding now, fever now, head now, leg now, faint now, mind-with-baby now, wound today, breast today',
    ],
    [
      'birth',
      42,
      'bleeding now, fever now, head now, leg now, faint now, mind-with-baby now, wound today, breast today',
    ],
    ['birth', 43, 'bleeding now, faint now, mind-with-baby now, breast today, leg-later today'],
    ['birth', 84, 'bleeding now, faint now, mind-with-baby now, breast today, leg-later today'],
    ['birth', 85, ''],
    ['loss', 0, 'bleeding now, fever now, leg now, faint now, mind now'],
    ['loss', 42, 'bleeding now, fever now, leg now, faint now, mind now'],
    ['loss', 43, 'bleeding now, faint now, mind now, leg-later today'],
    ['loss', 85, ''],
    [
      'prefer-not-to-say',
      41,
      'bleeding now, fever now, head now, leg now, faint now, mind now, wound today, breast today',
    ],
    ['prefer-not-to-say', 43, 'bleeding now, faint now, mind now, breast today, leg-later today'],
  ] as const)('after %s on day %d: %s', (end, days, signs) => {
    expect(idsOn(days, end)?.join(', ')).toBe(signs);
  });

  test('have the limits of the rules', () => {
    expect(DAYS_WITH_SIGNS).toBe(TWELVE_WEEKS);
    expect(SIX_WEEKS).toBe(42);
  });

  test.each(ENDS)('are as soon as the rules that they stand for, after %s', (end) => {
    for (const days of [0, 42, 43, 84]) {
      const chapter = chapterOn(days, end);
      for (const { id, soon, rules } of chapter ? signsOf(chapter) : []) {
        const levels = rules.map((rule) => DANGER_RULES.find((one) => one.id === rule));
        for (const [index, rule] of levels.entries()) {
          expect(rule, `${id}: ${rules[index]}`).toBeDefined();
          expect(rule && LEVEL_NAMES[rule.level], `${id}: ${rules[index]}`).toBe(soon);
        }
      }
    }
  });

  test.each([
    ['bleeding', { soaksHourly: true }, 84, 85],
    ['fever', { temperatureC: 38 }, 42, 43],
    ['leg', { legClotSign: true }, 42, 43],
    ['head', { severeHeadache: true }, 42, 43],
  ] as const)('are listed as long as the engine finds them: %s', (id, entered, last, after) => {
    const rules = signsOf({ endedOn: ENDED, end: 'birth', days: 0, hasSigns: true }).find(
      (sign) => sign.id === id,
    )?.rules;
    for (const days of [0, last, after]) {
      const found = findDangers(factsFrom({ daysSinceBirth: days, ...entered }), CLOCK).some(
        ({ level, rule }) => LEVEL_NAMES[level] === 'now' && rules?.includes(rule),
      );
      const chapter = chapterOn(days);
      const isListed = chapter !== null && signsOf(chapter).some((sign) => sign.id === id);
      expect([days, isListed]).toEqual([days, days <= last]);
      expect([days, found]).toEqual([days, days <= last]);
    }
  });
});

describe('the words', () => {
  test.each(ENDS)(
    'name sources that the rules rest on, and that no clinician has checked them: %s',
    (end) => {
      const chapter: Chapter = { endedOn: ENDED, end, days: 0, hasSigns: true };
      const rules = signsOf(chapter).flatMap((sign) => sign.rules as readonly string[]);
      const known = DANGER_RULES.filter(({ id }) => rules.includes(id))
        .flatMap(({ sources }) => sources.map((id) => SOURCES[id]))
        .map(({ publisher, year }) => `${publisher} ${year}`);
      const said = saySources(chapter);
      const named = [...said.matchAll(/(CDC|HSE Ireland|WHO)[^(]*\((\d{4})\)/g)].map(
        ([, who, year]) => `${who} ${year}`,
      );
      expect(named).toHaveLength(3);
      for (const source of named) expect(known).toContain(source);
      expect(said).toContain(NOT_CHECKED);
    },
  );

  const wordsOf = (end: PregnancyEnd) =>
    [0, 5, 42, 43, 84]
      .flatMap((days) => {
        const chapter = chapterOn(days, end);
        if (chapter === null) return [];
        const since = saySinceEnd({
          ...{ today: addDays(ENDED, days), endedOn: ENDED, isBirth: end === 'birth' },
        });
        return [
          ...[since, sayFolded(chapter), sayIntro(chapter), sayOnThePhone(chapter), sayNoCycle(chapter)],
          ...[SIGNS_TITLE, KNOW_WHEN_TO_CALL, saySources(chapter)],
          ...signsOf(chapter).flatMap(({ what, call }) => [what, call]),
        ];
      })
      .join(' ');

  test('after a loss name no baby, no birth, no breast, no maternity unit, no trying again', () => {
    expect(wordsOf('loss')).not.toMatch(/baby|birth|breast|matern|midwi|trying|try again|pregnan|due/i);
  });

  test('tell nothing where she would rather not say how it ended', () => {
    expect(wordsOf('prefer-not-to-say')).not.toMatch(
      /baby|birth|born|loss|lost|miscarr|abort|matern|midwi|try|pregnan/i,
    );
  });

  test('name the baby where she said that one was born', () => {
    expect(wordsOf('birth')).toContain('or the baby');
    expect(wordsOf('birth')).not.toMatch(/loss|lost/i);
  });

  test.each([
    [0, '0 days'],
    [1, '1 day'],
    [6, '6 days'],
    [7, '1 week'],
    [37, '5 weeks and 2 days'],
    [42, '6 weeks'],
    [85, '12 weeks and 1 day'],
  ])('of %d days: %s', (days, words) => {
    expect(sayWeeks(days)).toBe(words);
  });

  test('say when it was to whoever is called', () => {
    const said = (days: number, end: PregnancyEnd) => {
      const chapter = chapterOn(days, end);
      return chapter && sayOnThePhone(chapter);
    };
    expect(said(0, 'birth')).toBe('Say that you gave birth, today.');
    expect(said(9, 'loss')).toBe('Say that you had a loss, 1 week and 2 days ago.');
    expect(said(3, 'prefer-not-to-say')).toBe('Say what happened, and that it was 3 days ago.');
  });
});
