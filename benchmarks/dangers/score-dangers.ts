import { factsFrom, type PlainFacts } from '../../domain/dangers/facts/facts.ts';
import { withText } from '../../domain/dangers/facts-of-text.ts';
import { type Danger, findDangers } from '../../domain/dangers/find-dangers.ts';
import { LEVEL_NAMES } from '../../domain/dangers/level.ts';

export type Expected = 'now' | 'today' | 'soon' | 'none';

/** One sentence, what else is known, and how it should be answered. Other keys are ignored and never reach the engine. */
export interface Case {
  id: string;
  text: string;
  facts: Pick<
    PlainFacts,
    | 'ageYears'
    | 'stage'
    | 'gestationalAgeDays'
    | 'daysSinceBirth'
    | 'daysSinceLoss'
    | 'usesOestrogen'
    | 'hasCoil'
  >;
  expect: Expected;
}

export interface Score {
  cases: number;
  /** Expected now and found as now. */
  nowRecall: number | null;
  /** Expected today and found as today or now. */
  todayRecall: number | null;
  /** Expected soon and found as soon or higher. */
  soonRecall: number | null;
  /** Expected none and found as today or now. */
  falseAlarms: number | null;
  msPerCase: number;
  missed: string[];
}

const ORDER: readonly Expected[] = ['none', 'soon', 'today', 'now'];
const CLOCK = { today: '2026-11-26', now: new Date('2026-11-26T12:00:00Z'), zone: 'UTC' } as const;

export function dangersOfCase({ text, facts }: Pick<Case, 'text' | 'facts'>): Danger[] {
  return findDangers(withText(factsFrom(facts), text), CLOCK);
}

/** What she would read: `routine` and below is none. */
export function answerOf(one: Pick<Case, 'text' | 'facts'>): Expected {
  const [highest] = dangersOfCase(one);
  if (highest === undefined) return 'none';
  const name = LEVEL_NAMES[highest.level];
  return name === 'routine' ? 'none' : name;
}

export function scoreDangers(cases: readonly Case[]): Score {
  const started = performance.now();
  const answered = cases.map((one) => ({ ...one, found: answerOf(one) }));
  const msPerCase = (performance.now() - started) / Math.max(1, cases.length);
  const share = (expect: Expected, counts: (found: Expected) => boolean) => {
    const of = answered.filter((one) => one.expect === expect);
    return of.length === 0 ? null : of.filter(({ found }) => counts(found)).length / of.length;
  };
  const isAtLeast = (level: Expected) => (found: Expected) => ORDER.indexOf(found) >= ORDER.indexOf(level);
  return {
    cases: cases.length,
    nowRecall: share('now', isAtLeast('now')),
    todayRecall: share('today', isAtLeast('today')),
    soonRecall: share('soon', isAtLeast('soon')),
    falseAlarms: share('none', isAtLeast('today')),
    msPerCase: Math.round(msPerCase * 1000) / 1000,
    missed: answered
      .filter(({ expect, found }) =>
        expect === 'none' ? isAtLeast('today')(found) : !isAtLeast(expect)(found),
      )
      .map(({ id }) => id),
  };
}
