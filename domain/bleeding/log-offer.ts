import type { CalendarDate } from '../calendar/calendar-date.ts';
import { hasCycle } from '../cycle/cycle-modes.ts';
import type { Period } from '../cycle/period.ts';
import { offerPeriod, type PeriodOffer } from '../cycle/period-offer.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import { isLikePeriod } from './bleeding-of.ts';
import { readAnswer } from './log-bleeding.ts';

interface AnsweredDay {
  stage: LifeStage;
  /** What the field of the mode that asks about bleeding holds. */
  answer: unknown;
  date: CalendarDate;
  /** In any order. */
  periods: readonly Period[];
  today: CalendarDate;
}

/**
 * What the log offers beside her answer, or null: of what may be offered for the day a start or a longer period where she
 * bled as in one, the end where she did not bleed. In a mode without cycles nothing. It only offers
 * (docs/algorithms/bleeding.md; the tests use the same table).
 */
export function offerInLog({ stage, answer, date, periods, today }: AnsweredDay): PeriodOffer | null {
  const bleeding = hasCycle(stage) ? readAnswer(stage, answer) : null;
  const offer = bleeding && offerPeriod(date, periods, today);
  if (!bleeding || !offer) return null;
  const isFitting = offer.kind === 'end' ? bleeding.flow === 'none' : isLikePeriod(bleeding);
  return isFitting ? offer : null;
}
