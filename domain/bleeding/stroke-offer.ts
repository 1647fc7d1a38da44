import type { CalendarDate } from '../calendar/calendar-date.ts';
import { hasCycle } from '../cycle/cycle-modes.ts';
import type { Period } from '../cycle/period.ts';
import { offerPeriod, type PeriodOffer } from '../cycle/period-offer.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import { isMoreThanSpots } from './bleeding-of.ts';
import type { Ink } from './paint-days.ts';

/** What can be recorded of her period beside a stroke. */
export type StrokeOffer =
  /** Nothing is near: a period from the first day on; `end` null where the stroke reaches today, and it may go on. */
  | { kind: 'start'; start: CalendarDate; end: CalendarDate | null }
  /** One is recorded that began soon after, or ended just before: it began, or lasted, as drawn. */
  | { kind: 'move'; period: Period; to: { start: CalendarDate; end: CalendarDate | null } };

/**
 * What is offered beside days that were painted, oldest first: what the window of the first day would offer, or of the last.
 * A flow starts no period by itself. Null: nothing, so in modes without cycles, for spots, and inside of a recorded one.
 */
export function offerAfterStroke(
  days: readonly CalendarDate[],
  ink: Ink,
  { stage, periods, today }: { stage: LifeStage; periods: readonly Period[]; today: CalendarDate },
): StrokeOffer | null {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined || ink === 'clear') return null;
  if (!hasCycle(stage) || !isMoreThanSpots(ink)) return null;
  const atFirst = offerPeriod(first, periods, today);
  if (atFirst?.kind === 'start') return { kind: 'start', start: first, end: last < today ? last : null };
  if (atFirst?.kind === 'start-earlier') return moveTo(atFirst, first, atFirst.period.period_end_date);
  const atLast = offerPeriod(last, periods, today);
  if (atLast?.kind !== 'end-later') return null;
  return moveTo(atLast, atLast.period.period_start_date, last);
}

function moveTo(
  { period }: Extract<PeriodOffer, { period: Period }>,
  start: CalendarDate,
  end: CalendarDate | null,
): StrokeOffer {
  return { kind: 'move', period, to: { start, end } };
}
