import { describe, expect, it } from 'vitest';
import { hoursOf, type Level, type Within } from '../dangers/level.ts';
import { DANGER_RULES } from '../dangers/rules/all-rules.ts';
import { isLapsed, LONGEST_LAPSE_DAYS } from './lapse.ts';

const AT = new Date('2026-11-01T22:30:00Z');
const after = (days: number, minutes = 0) => new Date(AT.getTime() + days * 86_400_000 + minutes * 60_000);

describe('an open alert lapses a week after the time in which somebody was to look at it', () => {
  const examples: [Level, Within, number][] = [
    ['ambulance', null, 7],
    ['today', null, 8],
    ['soon', { days: 2 }, 9],
    ['soon', null, 21],
    ['routine', null, 49],
  ];
  it.each(examples)('%s %j: after %i days, to the minute', (level, within, days) => {
    expect(isLapsed({ level, within }, AT, after(days, -1))).toBe(false);
    expect(isLapsed({ level, within }, AT, after(days))).toBe(true);
  });

  it('and no rule names a longer time than what is read of the stored ones', () => {
    const longest = Math.max(...DANGER_RULES.map(({ level, within }) => hoursOf(level, within) / 24 + 7));
    expect(longest).toBeLessThanOrEqual(LONGEST_LAPSE_DAYS);
  });
});
