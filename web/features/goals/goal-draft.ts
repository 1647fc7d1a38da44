import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import {
  findGoalFault,
  GOAL_AMOUNTS,
  GOAL_TEXTS,
  type GoalKind,
  type HealthGoal,
  isDaysPerWeek,
  isSecondOfKind,
} from '@lunaria/domain/goals/health-goal.ts';
import { glassesOf, millilitresOf, type WaterUnit } from '@lunaria/domain/profile/units.ts';
import type { TypedNumber } from '../../ui/typed-number.ts';

/** What stands in the form of a goal, as it was typed. */
export interface GoalDraft {
  id: string;
  kind: GoalKind;
  /** Water in `waterUnit`; null also for goals that have none. */
  amount: TypedNumber;
  days: TypedNumber;
  /** As it was when the form was opened: the number belongs to it. */
  waterUnit: WaterUnit;
}

/** A goal's number as she sees it in the form. */
export function showAmount(kind: GoalKind, amount: number | null, waterUnit: WaterUnit): number | null {
  return kind === 'water' && waterUnit === 'ml' && amount !== null ? millilitresOf(amount) : amount;
}

/** What is wrong with a part of the form, as a sentence in her unit. */
export interface DraftFaults {
  amount: string | null;
  days: string | null;
  goal: string | null;
}

/**
 * The goal that the form describes, and null with the faults where there is none. `base`: the goal that is changed, null
 * for a new one, which begins today.
 */
export function readDraft(
  draft: GoalDraft,
  { base, goals, today }: { base: HealthGoal | null; goals: readonly HealthGoal[]; today: CalendarDate },
): { goal: HealthGoal | null; faults: DraftFaults } {
  const { id, kind, waterUnit } = draft;
  const typed = typeof draft.amount === 'number' ? draft.amount : null;
  const amount = kind === 'water' && waterUnit === 'ml' && typed !== null ? glassesOf(typed) : typed;
  const days_per_week = typeof draft.days === 'number' ? draft.days : null;
  const goal: HealthGoal = base
    ? { ...base, amount, days_per_week }
    : { ...{ id, kind, amount, days_per_week, started_on: today }, ...GOES_ON };
  const amountFault = findAmountFault(kind, amount, waterUnit);
  const isDaysWrong = kind !== 'activity' && !isDaysPerWeek(days_per_week);
  const fault = findGoalFault(goal, today) ?? (isSecondOfKind(goal, goals) ? GOAL_TEXTS.one : null);
  const isSaidAbove = amountFault !== null || isDaysWrong;
  return {
    goal: fault === null && amountFault === null ? goal : null,
    faults: {
      amount: amountFault,
      days: isDaysWrong ? GOAL_TEXTS.days : null,
      goal: isSaidAbove ? null : fault,
    },
  };
}

const GOES_ON = { state: 'active', state_since: null, last_pause_from: null, last_pause_to: null } as const;

function findAmountFault(kind: GoalKind, amount: number | null, waterUnit: WaterUnit): string | null {
  const limits = GOAL_AMOUNTS[kind];
  if (limits === null) return null;
  const isWithin = amount !== null && amount >= limits.min && amount <= limits.max;
  if (isWithin && (!limits.isWhole || Number.isInteger(amount))) return null;
  if (kind === 'water' && waterUnit === 'ml')
    return `Enter ${millilitresOf(limits.min)} to ${millilitresOf(limits.max)} ml`;
  return GOAL_TEXTS[kind as 'sleep' | 'activity' | 'water']; // as: the kinds with limits
}
