import * as z from 'zod/mini';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';

/**
 * A goal she sets herself, counted per week from the daily log. `sleep`: nights of at least so many hours; `activity`:
 * minutes in the whole week; `water`: days of at least so many glasses; `mood`: days with a mood; `logging`: days with
 * any entry.
 */
export const GOAL_KINDS = ['sleep', 'activity', 'water', 'mood', 'logging'] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

export const GOAL_STATES = ['active', 'paused', 'ended'] as const;
export type GoalState = (typeof GOAL_STATES)[number];

/** The limits of `amount` by kind: hours a night, minutes a week, glasses a day; null where there is none. */
export const GOAL_AMOUNTS = {
  sleep: { min: 3, max: 14, isWhole: false },
  activity: { min: 5, max: 5_000, isWhole: true },
  water: { min: 1, max: 40, isWhole: false },
  mood: null,
  logging: null,
} as const satisfies Record<GoalKind, { min: number; max: number; isWhole: boolean } | null>;

/** A goal as it travels: one row of `health_goals`. */
export interface HealthGoal {
  /** Made where the goal was set, so that a retry makes no second one. */
  id: string;
  kind: GoalKind;
  /** null for `mood` and `logging`. */
  amount: number | null;
  /** Days of a week, 1 to 7; null for `activity`, which counts the whole week. */
  days_per_week: number | null;
  /** The day on her clock on which she set it. */
  started_on: CalendarDate;
  state: GoalState;
  /** The day on which it was paused or ended; null while it is active. */
  state_since: CalendarDate | null;
  /** First and last day of the last pause that is over: its days are left out of the weeks. Both null: none. */
  last_pause_from: CalendarDate | null;
  last_pause_to: CalendarDate | null;
}

export const GOAL_TEXTS = {
  sleep: 'Enter 3 to 14 hours',
  activity: 'Enter 5 to 5000 minutes, whole ones',
  water: 'Enter 1 to 40 glasses',
  noAmount: 'This goal counts days alone',
  days: 'Choose 1 to 7 days a week',
  noDays: 'This goal counts the whole week',
  started: 'A goal begins today or earlier',
  since: 'Say since when it rests, not before it began and not in the future',
  pause: 'A pause that is over lies between the day the goal began and today',
  one: 'There is a goal of this kind already. Change it, or end it first.',
} as const;

/** What names a goal, in an address too. Written in small letters, as it is stored: a retry finds it again. */
export const goalIdSchema = z.uuid({ error: 'A goal needs its id' }).check(z.toLowerCase());

const goalFields = {
  id: goalIdSchema,
  kind: z.enum(GOAL_KINDS, { error: 'Unknown kind of goal' }),
  amount: z.nullable(z.number({ error: 'Enter a number' })),
  days_per_week: z.nullable(z.int({ error: GOAL_TEXTS.days })),
  started_on: calendarDateSchema,
  state: z.enum(GOAL_STATES, { error: 'A goal is active, paused or ended' }),
  state_since: z.nullable(calendarDateSchema),
  last_pause_from: z.nullable(calendarDateSchema),
  last_pause_to: z.nullable(calendarDateSchema),
};

/** True for 1 to 7, whole ones. */
export function isDaysPerWeek(days: number | null): boolean {
  return days !== null && Number.isInteger(days) && days >= 1 && days <= 7;
}

/** What is wrong with a goal, as a sentence, or null. `today` is the last day that has begun anywhere. */
export function findGoalFault(goal: HealthGoal, today: CalendarDate): string | null {
  const limits = GOAL_AMOUNTS[goal.kind];
  const { amount, days_per_week: days, started_on: start, state_since: since } = goal;
  if (limits === null) {
    if (amount !== null) return GOAL_TEXTS.noAmount;
  } else if (amount === null || amount < limits.min || amount > limits.max) {
    return GOAL_TEXTS[goal.kind as 'sleep' | 'activity' | 'water']; // as: the kinds with limits
  } else if (limits.isWhole && !Number.isInteger(amount)) return GOAL_TEXTS.activity;
  if (goal.kind === 'activity') {
    if (days !== null) return GOAL_TEXTS.noDays;
  } else if (!isDaysPerWeek(days)) return GOAL_TEXTS.days;
  if (start < '1900-01-01' || start > today) return GOAL_TEXTS.started;
  if ((goal.state === 'active') !== (since === null)) return GOAL_TEXTS.since;
  if (since !== null && (since < start || since > today)) return GOAL_TEXTS.since;
  const { last_pause_from: from, last_pause_to: to } = goal;
  if (from === null || to === null) return from === to ? null : GOAL_TEXTS.pause;
  return from < start || to < from || to > today ? GOAL_TEXTS.pause : null;
}

/**
 * `PUT /api/health-goals/:id`: sets, changes, pauses, resumes or ends a goal. `base` is the goal she saw when she
 * changed it (null: a new one); fields she did not touch keep what another device wrote (mergeGoal).
 */
export const goalWriteSchema = z.object({
  user_id: z.uuid({ error: 'Say whose record this is' }),
  ...goalFields,
  base: z.nullable(z.object(goalFields)),
});

/** `DELETE /api/health-goals/:id?user_id=`. */
export const goalDeleteSchema = z.object({ user_id: z.uuid({ error: 'Say whose record this is' }) });

/** Rows as they are kept on a device, where anybody may have written. */
export const goalSchema = z.object(goalFields);

export type GoalWrite = z.infer<typeof goalWriteSchema>;

/** True for a second goal of a kind that goes on already: one of each is enough (GOAL_TEXTS.one). */
export function isSecondOfKind(goal: HealthGoal, others: Iterable<HealthGoal>): boolean {
  if (goal.state === 'ended') return false;
  for (const other of others) {
    if (other.kind === goal.kind && other.id !== goal.id && other.state !== 'ended') return true;
  }
  return false;
}
