import { addDays } from '../calendar/calendar-date.ts';
import { loggedBetween, meanOf, roundToTenth, type TodayFacts } from './today-facts.ts';

/** The last seven days, today included. */
const RECENT = { from: -6, to: 0, minLogged: 3 };
/** The two weeks before them. */
const EARLIER = { from: -20, to: -7, minLogged: 5 };
/** On a scale of ten: less is within what one day more or less logged would do. */
const NOTEWORTHY = 1;

/** Means on the scale of 1 to 10, rounded as they are shown, with the number of days behind each. */
export interface MoodTrend {
  direction: 'brighter' | 'same' | 'lower' | 'unknown';
  recent: { mean: number; count: number };
  earlier: { mean: number; count: number };
}

/** Her mood of the last seven days against the two weeks before; `unknown` with fewer than 3 and 5 logged days. */
export function moodTrend(facts: TodayFacts): MoodTrend {
  const read = ({ from, to }: typeof RECENT) => {
    const days = loggedBetween(facts, 'a4', addDays(facts.today, from), addDays(facts.today, to));
    return { mean: days.length === 0 ? 0 : roundToTenth(meanOf(days)), count: days.length };
  };
  const recent = read(RECENT);
  const earlier = read(EARLIER);
  const isKnown = recent.count >= RECENT.minLogged && earlier.count >= EARLIER.minLogged;
  const difference = roundToTenth(recent.mean - earlier.mean);
  const direction =
    difference >= NOTEWORTHY ? 'brighter' : difference <= -NOTEWORTHY ? 'lower' : ('same' as const);
  return { direction: isKnown ? direction : 'unknown', recent, earlier };
}

/** `Brighter: 6.4 over 6 days, 5.1 over 11 before` */
export function sayTrend({ direction, recent, earlier }: MoodTrend): string {
  if (direction === 'unknown') return 'Not enough days for a trend yet';
  const word = { brighter: 'Brighter', same: 'Much as before', lower: 'Lower' }[direction];
  return `${word}: ${recent.mean} over ${recent.count} days, ${earlier.mean} over ${earlier.count} before`;
}
