import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import type { HealthGoal } from './health-goal.ts';

/** The goal paused from this day on; its days are left out until it goes on. */
export function pauseGoal(goal: HealthGoal, today: CalendarDate): HealthGoal {
  return { ...goal, state: 'paused', state_since: notBefore(goal, today) };
}

/**
 * The goal going on from this day; the pause that is over is remembered. One that began today never was. One that
 * follows on the last without a day between them lengthens it.
 */
export function resumeGoal(goal: HealthGoal, today: CalendarDate): HealthGoal {
  const { state_since: from, last_pause_from, last_pause_to } = goal;
  const active: HealthGoal = { ...goal, state: 'active', state_since: null };
  if (goal.state !== 'paused' || from === null || from >= today) return active;
  const follows = last_pause_from !== null && last_pause_to !== null && from <= addDays(last_pause_to, 1);
  return { ...active, last_pause_from: follows ? last_pause_from : from, last_pause_to: addDays(today, -1) };
}

/** The goal ended on this day. What was counted until then stays as it is. */
export function endGoal(goal: HealthGoal, today: CalendarDate): HealthGoal {
  return { ...goal, state: 'ended', state_since: notBefore(goal, today) };
}

// Set on a device whose clock is a day ahead, ended here: a goal does not end before it began.
function notBefore({ started_on }: HealthGoal, today: CalendarDate): CalendarDate {
  return today < started_on ? started_on : today;
}
