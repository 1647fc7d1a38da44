import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
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
 * bled as in one, and where she did not bleed that it ended on the day before. In a mode without cycles nothing. It only offers
 * (docs/algorithms/bleeding.md; the tests use the same table).
 */
export function offerInLog({ stage, answer, date, periods, today }: AnsweredDay): PeriodOffer | null {
  const bleeding = hasCycle(stage) ? readAnswer(stage, answer) : null;
  const offer = bleeding && offerPeriod(date, periods, today);
  if (!bleeding || !offer) return null;
  if (offer.kind === 'end') return bleeding.flow === 'none' ? { ...offer, kind: 'end-before' } : null;
  return isLikePeriod(bleeding) ? offer : null;
}

/**
 * What of a period is recorded beside her answer, or null: the day of one beside bleeding, that one ended before beside none.
 * What is expected of one that goes on is said elsewhere.
 */
export function sayRecordedInLog({
  answer,
  date,
  periods,
}: Pick<AnsweredDay, 'answer' | 'date' | 'periods'>): string | null {
  if (answer === null) return null;
  if (answer === 'none') {
    const isOver = periods.some(({ period_end_date: end }) => end === addDays(date, -1));
    return isOver ? 'Period ended the day before, recorded' : null;
  }
  const period = periods.find(
    ({ period_start_date: start, period_end_date: end }) => start <= date && date <= (end ?? start),
  );
  return period ? `Period, day ${daysBetween(period.period_start_date, date) + 1}, recorded` : null;
}
