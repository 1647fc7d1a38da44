import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import type { DangerRows } from './rows.ts';

// Why no period came, where that is known: a birth, a loss, a pause, a mode without cycles. What a rule says of days without one
// (D26, D42) is not about such times. Rules: docs/algorithms/dangers.md, “From rows”.

/** After so many days without a period it is worth an appointment (D42), counted anew after a time without cycles. */
const LONG_WITHOUT_DAYS = 90;
/** What bleeds in the six weeks after a birth is not a period. */
const BLEEDING_AFTER_BIRTH_DAYS = 42;

type Rows = Pick<DangerRows, 'day' | 'stage' | 'ended' | 'breaks'>;

/**
 * True where the days since her last period say something. After a birth they do not until the next one: who breastfeeds may
 * wait for a year. In a time without cycles they do not, and after it, as after a loss, only once the days since are as many
 * as are worth an appointment by themselves.
 */
export function isTimeOfPeriods(lastPeriod: CalendarDate, { day, stage, ended, breaks }: Rows): boolean {
  // Before the first period this is all that speaks for a pregnancy.
  if (stage === 'pre-menstrual') return true;
  const ends: CalendarDate[] = [];
  for (const { to, end } of ended ?? []) {
    if (to === null || to > day || to < lastPeriod) continue;
    if (end === 'birth') return false;
    ends.push(to);
  }
  for (const { from, to } of breaks ?? []) {
    if (from > day || (to !== null && to < lastPeriod)) continue;
    if (to === null || to >= day) return false;
    ends.push(to);
  }
  return ends.every((to) => daysBetween(to, day) >= LONG_WITHOUT_DAYS);
}

/** True where the days between two bleedings were days in which one could have come: no pregnancy and no pause among them. */
export function isTimeOfWaiting(
  { from, to }: { from: CalendarDate; to: CalendarDate },
  { ended, breaks }: Rows,
): boolean {
  const hasPregnancy = ended?.some((one) => one.to !== null && one.to >= from && one.to <= to) ?? false;
  // A mode without cycles is the very time in which twelve months are counted.
  const hasPause =
    breaks?.some((one) => one.kind !== 'mode' && one.from <= to && (one.to === null || one.to >= from)) ??
    false;
  return !hasPregnancy && !hasPause;
}

/** True in the weeks after a birth in which bleeding is no period; where she would rather not say how it ended too. */
export function isBleedingOfBirth({ day, ended }: Rows): boolean {
  return (ended ?? []).some(
    ({ to, end }) =>
      end !== 'loss' && to !== null && to <= day && daysBetween(to, day) <= BLEEDING_AFTER_BIRTH_DAYS,
  );
}
