import { addDays, type CalendarDate, listDays } from '../calendar/calendar-date.ts';
import { firstDayOfWeek, type WeekStart } from '../calendar/week.ts';
import { type DailyLog, isEmptyLog } from '../daily-log/daily-log.ts';
import type { GoalKind, HealthGoal } from './health-goal.ts';

/**
 * How far a goal is, counted from the daily log alone.
 * Rules, sources and worked examples: docs/algorithms/goals.md (the tests use the same tables).
 */

/**
 * `counts`: logged, and enough. `logged`: logged, less than the amount. `unknown`: not logged, which says nothing about
 * the day. `open`: today, nothing logged so far. `ahead`: still to come. `paused`: in a pause. `outside`: before the
 * goal began or after it ended.
 */
export type GoalDayState = 'counts' | 'logged' | 'unknown' | 'open' | 'ahead' | 'paused' | 'outside';

export interface GoalDay {
  date: CalendarDate;
  state: GoalDayState;
  /** Hours, minutes or glasses of the day; null where none are logged and for goals that count days alone. */
  value: number | null;
}

/** A week, as the calendar cuts them, as the goal sees it. */
export interface GoalWeek {
  first: CalendarDate;
  last: CalendarDate;
  days: readonly GoalDay[];
  /** Days that count; for `activity` the minutes of the week. */
  count: number;
  /** As many are the goal. */
  target: number;
  isReached: boolean;
  /** Today lies in it. */
  isRunning: boolean;
}

/** How many weeks before the running one are shown: with it they are at most RECENT_LOG_DAYS, which are loaded. */
const WEEKS_BACK = 4;

const DAYS = 7;

/** When her weeks are looked at, and with which day they begin. */
export interface WeekView {
  today: CalendarDate;
  weekStart: WeekStart;
}

/** The week of `day`, seen on `today`. Minutes and days before the goal began and those of a pause are not counted. */
export function countGoalWeek(
  goal: HealthGoal,
  logs: ReadonlyMap<CalendarDate, DailyLog>,
  day: CalendarDate,
  { today, weekStart }: WeekView,
): GoalWeek {
  const first = firstDayOfWeek(day, weekStart);
  const last = addDays(first, DAYS - 1);
  const days = listDays(first, last).map((date) => seeDay(goal, logs.get(date) ?? null, date, today));
  const counting = days.filter(({ state }) => state === 'counts');
  const isMinutes = goal.kind === 'activity';
  const count = isMinutes ? counting.reduce((sum, { value }) => sum + (value ?? 0), 0) : counting.length;
  // findGoalFault: minutes have an amount, the others have days.
  const target = (isMinutes ? goal.amount : goal.days_per_week) ?? 0;
  return {
    ...{ first, last, days, count, target },
    isReached: count >= target,
    isRunning: first <= today && today <= last,
  };
}

/** The weeks before the running one, newest first; those before the goal began are missing. */
export function countWeeksBefore(
  goal: HealthGoal,
  logs: ReadonlyMap<CalendarDate, DailyLog>,
  view: WeekView,
): GoalWeek[] {
  const running = firstDayOfWeek(view.today, view.weekStart);
  return Array.from({ length: WEEKS_BACK }, (_, index) => addDays(running, -DAYS * (index + 1)))
    .filter((first) => addDays(first, DAYS - 1) >= goal.started_on)
    .map((first) => countGoalWeek(goal, logs, first, view));
}

/** How many days of the week are of this state. */
export function countDaysOf(week: GoalWeek, state: GoalDayState): number {
  return week.days.filter((day) => day.state === state).length;
}

function seeDay(goal: HealthGoal, log: DailyLog | null, date: CalendarDate, today: CalendarDate): GoalDay {
  const seen = (state: GoalDayState, value: number | null = null): GoalDay => ({ date, state, value });
  if (isOutside(goal, date)) return seen('outside');
  if (isPaused(goal, date)) return seen('paused');
  if (date > today) return seen('ahead');
  const value = log === null ? null : readValue(goal.kind, log);
  if (value === null) return seen(date === today ? 'open' : 'unknown');
  const shown = goal.kind === 'mood' || goal.kind === 'logging' ? null : value;
  // The minutes of every day count towards the week.
  return seen(goal.kind === 'activity' || value >= (goal.amount ?? 0) ? 'counts' : 'logged', shown);
}

function isOutside({ started_on, state, state_since }: HealthGoal, date: CalendarDate): boolean {
  return date < started_on || (state === 'ended' && state_since !== null && date > state_since);
}

function isPaused(goal: HealthGoal, date: CalendarDate): boolean {
  if (goal.state === 'paused' && goal.state_since !== null && date >= goal.state_since) return true;
  const { last_pause_from: from, last_pause_to: to } = goal;
  return from !== null && to !== null && from <= date && date <= to;
}

/** What the day says about the goal; null: not logged. For goals that count days alone anything that is logged. */
function readValue(kind: GoalKind, log: DailyLog): number | null {
  if (kind === 'sleep') return log.sleep_hours;
  if (kind === 'activity') return log.activity_minutes;
  if (kind === 'water') return log.water_glasses;
  if (kind === 'mood') return log.mood;
  return isEmptyLog(log) ? null : 1;
}
