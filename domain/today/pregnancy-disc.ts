import { NOT_LOADED } from '../body/say-now.ts';
import { sayWeeks } from '../chapters/say-since-end.ts';
import { countOf } from '../count-of.ts';
import type { TodayFacts } from '../dashboard/today-facts.ts';
import { PREGNANCY_DAYS } from '../pregnancy/dating.ts';
import { describePregnancy } from '../pregnancy/gestational-age.ts';
import { countedOrbit } from './orbits.ts';
import type { TodayDisc } from './today-view.ts';

const WEEKS = PREGNANCY_DAYS / 7;

/** Completed weeks and the days beyond them, and how far it is to the due date; the disc fills on the way. */
export function pregnancyDisc({ pregnancy, today, unknown }: TodayFacts): TodayDisc {
  const empty = { look: 'hollow', numeral: null, line: null, orbit: countedOrbit(0, WEEKS) } as const;
  if (pregnancy === null) {
    return { ...empty, words: unknown?.includes('pregnancy') ? NOT_LOADED : 'No dates yet' };
  }
  const { phase, week, dayOfWeek, daysToGo, progress } = describePregnancy(pregnancy, today);
  if (phase === 'not-started') return { ...empty, words: 'Not counted yet' };
  const orbit = countedOrbit(week, WEEKS);
  if (phase === 'past-42-weeks') {
    const words = 'and more';
    return { look: 'pregnancy', numeral: '42 weeks', words, line: 'Not counted further', fill: 1, orbit };
  }
  return {
    look: 'pregnancy',
    numeral: week === 0 ? countOf(dayOfWeek, 'day') : countOf(week, 'week'),
    words: week === 0 || dayOfWeek === 0 ? null : `and ${countOf(dayOfWeek, 'day')}`,
    line: sayToGo(daysToGo),
    fill: progress,
    orbit,
  };
}

function sayToGo(days: number): string {
  if (days === 0) return 'The due date is today';
  return days > 0 ? `${sayWeeks(days)} to go` : `${sayWeeks(-days)} past the due date`;
}
