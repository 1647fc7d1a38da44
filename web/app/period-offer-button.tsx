import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import type { PeriodOffer } from '@lunaria/domain/cycle/period-offer.ts';
import { Plus } from 'lucide-react';
import { usePeriodWrites } from '../data/periods/use-periods.ts';
import { Button } from '../ui/button.tsx';

interface PeriodOfferButtonProps {
  userId: string;
  date: CalendarDate;
  offer: PeriodOffer;
  /** What a new period is given. */
  cycleLengthDays: number;
  /** The button goes with the offer. */
  onTaken?: () => void;
}

const WORDS: Readonly<Record<PeriodOffer['kind'], string>> = {
  start: 'started this day',
  'start-earlier': 'started this day',
  end: 'ended this day',
  'end-before': 'ended the day before',
  'end-later': 'lasted until this day',
};

/** Records in one tap what is offered for the day; the calendar and the log say it in the same words. */
export function PeriodOfferButton(props: PeriodOfferButtonProps) {
  const { userId, date, offer, cycleLengthDays, onTaken } = props;
  const { save, move } = usePeriodWrites(userId);

  function take() {
    if (offer.kind === 'start') save({ start: date, end: null }, null, cycleLengthDays);
    else {
      const { period_start_date: start, period_end_date: end } = offer.period;
      if (offer.kind === 'start-earlier') move(offer.period, { start: date, end });
      else move(offer.period, { start, end: offer.kind === 'end-before' ? addDays(date, -1) : date });
    }
    onTaken?.();
  }

  return (
    <Button
      kind="tinted"
      icon={<Plus aria-hidden="true" size={18} strokeWidth={1.75} />}
      onClick={take}
      className="max-sm:grow"
    >
      {`Period ${WORDS[offer.kind]}`}
      {offer.kind === 'start-earlier' && `, not on ${shortDay(offer.period.period_start_date, date)}`}
    </Button>
  );
}
