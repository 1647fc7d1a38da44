import { countOf } from '../count-of.ts';
import { LEVEL_NAMES, type Level, type Within } from '../dangers/level.ts';

const WORDS = { now: 'Now', today: 'Today', soon: 'Soon', routine: 'At your next appointment' } as const;

/** How soon, in the word she reads: `Now`, `Today`, `Soon`. */
export function nameLevel(level: Level): string {
  return WORDS[LEVEL_NAMES[level]];
}

/** The same with the time a rule names: `Today, within 4 hours`, `Soon, within 2 weeks`. */
export function sayLevel(level: Level, within: Within): string {
  if (within === null) return nameLevel(level);
  return `${nameLevel(level)}, within ${sayTime(within)}`;
}

function sayTime(within: NonNullable<Within>): string {
  if ('hours' in within) return countOf(within.hours, 'hour');
  const { days } = within;
  return days % 7 === 0 ? countOf(days / 7, 'week') : countOf(days, 'day');
}
