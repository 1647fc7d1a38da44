import { isLikePeriod } from '../bleeding/bleeding-of.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { hasCycle } from '../cycle/cycle-modes.ts';
import type { Period } from '../cycle/period.ts';
import { offerPeriod, type PeriodOffer } from '../cycle/period-offer.ts';
import type { LifeStage } from '../profile/life-stages.ts';

interface NotedFlow {
  stage: LifeStage;
  /** As the record of the day has it; null: it was taken away. */
  flow: string | null;
  day: CalendarDate;
  periods: readonly Period[];
  today: CalendarDate;
  /** False in the weeks after a pregnancy in which what bleeds is no period. */
  canStart: boolean;
}

const FLOWS_OF_PERIODS = ['unspecified', 'light', 'medium', 'heavy'] as const;

/**
 * What is asked beside an amount that she has just noted, as the log asks it (domain/bleeding/log-offer.ts): whether a period
 * started, goes on or ended on the day before. An amount never starts one by itself.
 */
export function offerAfterFlow({
  stage,
  flow,
  day,
  periods,
  today,
  canStart,
}: NotedFlow): PeriodOffer | null {
  if (!hasCycle(stage) || flow === null) return null;
  const offer = offerPeriod(day, periods, today);
  if (offer?.kind === 'end') return flow === 'none' ? { ...offer, kind: 'end-before' } : null;
  if (offer === null || (offer.kind === 'start' && !canStart)) return null;
  const known = FLOWS_OF_PERIODS.find((one) => one === flow);
  return known !== undefined && isLikePeriod({ flow: known, kind: null }) ? offer : null;
}
