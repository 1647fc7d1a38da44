import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { PeriodOffer } from '@lunaria/domain/cycle/period-offer.ts';
import { useOwnLength, usePeriodWrites } from '../../data/periods/use-periods.ts';

interface PeriodQuestionProps {
  userId: string;
  day: CalendarDate;
  offer: PeriodOffer;
}

const WORDS: Readonly<Record<PeriodOffer['kind'], string>> = {
  start: 'Period started?',
  'start-earlier': 'Period started?',
  end: 'Period ended?',
  'end-before': 'Ended yesterday?',
  'end-later': 'Still your period?',
};

/** Beside what was saved: whether a period began or ended with it. Pressed, it is recorded as everywhere else. */
export function PeriodQuestion({ userId, day, offer }: PeriodQuestionProps) {
  const { save, move } = usePeriodWrites(userId);
  const [lengthDays] = useOwnLength(userId);
  function take() {
    if (offer.kind === 'start') return save({ start: day, end: null }, null, lengthDays);
    const { period_start_date: start, period_end_date: end } = offer.period;
    if (offer.kind === 'start-earlier') move(offer.period, { start: day, end });
    else move(offer.period, { start, end: offer.kind === 'end-before' ? addDays(day, -1) : day });
  }
  return (
    <button
      type="button"
      onClick={take}
      className="type-label min-h-11 shrink-0 rounded-full border border-current px-3 font-strong"
    >
      {WORDS[offer.kind]}
    </button>
  );
}
