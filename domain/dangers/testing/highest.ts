import { factsFrom, type PlainFacts } from '../facts/facts.ts';
import { type Clock, type Danger, findDangers } from '../find-dangers.ts';
import { LEVEL_NAMES, type Level } from '../level.ts';
import { DANGER_RULES } from '../rules/all-rules.ts';

export const CLOCK: Clock = { today: '2026-11-26', now: new Date('2026-11-26T12:00:00Z'), zone: 'UTC' };

/** Rules that are off are tested as if they were on. */
export const ALL_ON = DANGER_RULES.map(({ off: _, ...rule }) => rule);

export function dangersOf(values: PlainFacts): Danger[] {
  return findDangers(factsFrom(values), CLOCK, ALL_ON);
}

/** The highest level among the rules of one row; null where none of them speaks. */
export function levelOfRow(row: string, values: PlainFacts): Level | null {
  return dangersOf(values).find(({ aliases }) => aliases.includes(row))?.level ?? null;
}

export function highestLevel(values: PlainFacts): Level | null {
  return dangersOf(values)[0]?.level ?? null;
}

/** What she reads: now, today, soon, routine, or null. */
export function shownLevel(values: PlainFacts): string | null {
  const level = highestLevel(values);
  return level === null ? null : LEVEL_NAMES[level];
}
