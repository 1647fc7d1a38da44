import { type CalendarDate, dayOfMonth } from '../calendar/calendar-date.ts';
import { nameWeekday, shortDays } from '../calendar/name-day.ts';
import { wordFor } from '../count-of.ts';
import { millilitresOf, type WaterUnit } from '../profile/units.ts';
import { countDaysOf, type GoalDay, type GoalWeek } from './goal-week.ts';
import type { GoalKind, HealthGoal } from './health-goal.ts';

/**
 * The words of goals. A week that was reached says so; every other says its number and nothing more: no streak that
 * breaks, no day that was missed, no praise to lose.
 */

export const GOAL_NAMES: Readonly<Record<GoalKind, string>> = {
  sleep: 'Sleep',
  activity: 'Activity',
  water: 'Water',
  mood: 'Mood check-ins',
  logging: 'Logging days',
};

/** What a goal of this kind counts, for whoever chooses one. */
export const GOAL_COUNTS: Readonly<Record<GoalKind, string>> = {
  sleep: 'Nights with at least the hours you choose',
  activity: 'Active minutes in the whole week',
  water: 'Days with at least the amount you choose',
  mood: 'Days on which you log your mood',
  logging: 'Days on which you log anything',
};

/** `7 hours on 5 nights a week`, `150 minutes a week`, `A mood on 3 days a week`. */
export function sayGoal({ kind, amount, days_per_week }: HealthGoal, waterUnit: WaterUnit): string {
  if (kind === 'activity') return `${sayAmount(kind, amount ?? 0, waterUnit)} a week`;
  const what =
    kind === 'mood' ? 'A mood' : kind === 'logging' ? 'Any entry' : sayAmount(kind, amount ?? 0, waterUnit);
  const days = days_per_week ?? 0;
  if (days === 7) return `${what} ${kind === 'sleep' ? 'every night' : 'every day'}`;
  return `${what} on ${sayDays(kind, days)} a week`;
}

/** `7.5 hours`, `1 minute`, `1500 ml`. */
function sayAmount(kind: GoalKind, amount: number, waterUnit: WaterUnit): string {
  if (kind === 'sleep') return plural(amount, 'hour');
  if (kind === 'activity') return plural(amount, 'minute');
  return waterUnit === 'ml' ? `${round(millilitresOf(amount))} ml` : plural(amount, 'glass', 'glasses');
}

/** The number of a week, and what it is of: `3`, `of 5 nights`; above the goal `6`, `nights, goal 5`. */
export function sayCount(kind: GoalKind, { count, target }: GoalWeek): { number: string; of: string } {
  const word = (of: number) => (kind === 'activity' ? plural(of, 'minute') : sayDays(kind, of));
  if (count <= target) return { number: String(count), of: `of ${word(target)}` };
  return { number: String(count), of: `${word(count).replace(/^\S+ /, '')}, goal ${target}` };
}

/** What a reader should know beside the number; null where there is nothing to add. */
export function sayWeek(week: GoalWeek): string | null {
  if (isPausedWhole(week)) return 'Paused';
  if (isUnknownWhole(week)) return 'Nothing logged';
  // Then nothing else is of interest.
  if (week.isReached) return 'Reached';
  const paused = countDaysOf(week, 'paused');
  const outside = countDaysOf(week, 'outside');
  const unknown = countDaysOf(week, 'unknown');
  const notes = [
    outside > 0 && `began on ${weekdayOf(week.days.find(({ state }) => state !== 'outside'))}`,
    paused > 0 && `${plural(paused, 'day')} paused`,
    unknown > 0 && `${plural(unknown, 'day')} not logged`,
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  const text = notes.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** True for a week of which no day is counted, because of a pause: its number would say nothing. */
export function isPausedWhole(week: GoalWeek): boolean {
  const paused = countDaysOf(week, 'paused');
  return paused > 0 && paused + countDaysOf(week, 'outside') === week.days.length;
}

/** True for a week that is over and of which nothing is known: a 0 would sound like less than it is. */
export function isUnknownWhole(week: GoalWeek): boolean {
  const unknown = countDaysOf(week, 'unknown');
  const leftOut = countDaysOf(week, 'outside') + countDaysOf(week, 'paused');
  return unknown > 0 && unknown + leftOut === week.days.length;
}

/** A day of the week for a screen reader: `Sunday 15: 7.5 hours, counts`. */
export function sayDay(kind: GoalKind, { date, state, value }: GoalDay, waterUnit: WaterUnit): string {
  const amount = value === null ? '' : sayAmount(kind, value, waterUnit);
  const words: Record<GoalDay['state'], string> = {
    counts: kind === 'activity' ? amount : amount === '' ? 'counts' : `${amount}, counts`,
    logged: amount,
    unknown: 'not logged',
    open: 'today, nothing logged so far',
    ahead: 'still to come',
    paused: 'paused',
    outside: 'not part of the goal',
  };
  return `${nameWeekday(date)} ${dayOfMonth(date)}: ${words[state]}`;
}

/** `15 – 21 Nov`. */
export function nameWeek({ first, last }: GoalWeek, today: CalendarDate): string {
  return shortDays(first, last, today);
}

const weekdayOf = (day: GoalDay | undefined) => (day ? nameWeekday(day.date) : '');

// The sleep of a day is that of the night which ended on it.
const sayDays = (kind: GoalKind, days: number) => plural(days, kind === 'sleep' ? 'night' : 'day');

function plural(count: number, one: string, many = `${one}s`): string {
  return `${round(count)} ${wordFor(count, one, many)}`;
}

const round = (value: number) => Math.round(value * 100) / 100;
