import { type Flow, isBleeding } from '@lunaria/domain/bleeding/bleeding-day.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { markDays } from '@lunaria/domain/cycle/mark-days.ts';
import { offerPeriod, recordedPeriodDay } from '@lunaria/domain/cycle/period-offer.ts';
import { CycleSign } from '../../../app/day-signs.tsx';
import { PeriodOfferButton } from '../../../app/period-offer-button.tsx';
import type { CalendarState } from '../calendar-state.ts';

interface PeriodOfDayProps {
  userId: string;
  date: CalendarDate;
  /** In the modes without cycles only what she noted is said. */
  isCycling: boolean;
  calendar: Pick<CalendarState, 'today' | 'periods' | 'bleeding' | 'cycle'>;
}

/** How she bled, whether the day is part of a recorded period, and in one tap that one began or ended. */
export function PeriodOfDay({ userId, date, isCycling, calendar }: PeriodOfDayProps) {
  const { today, periods, bleeding, cycle } = calendar;
  const recordedDay = isCycling ? recordedPeriodDay(date, periods, today) : null;
  // While its end is not recorded the first day alone is hers.
  const isRecorded = markDays([date], { periods, bleeding, example: null, today }).has(date);
  const offer = isCycling ? offerPeriod(date, periods, today) : null;
  const noted = bleeding.get(date)?.flow ?? null;
  if (recordedDay === null && offer === null && noted === null) return null;

  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      {recordedDay !== null && noted !== 'none' && (
        <p className="flex flex-1 items-center gap-2.5">
          <CycleSign kind={isRecorded ? 'period' : 'predicted-period'} />
          <span className="whitespace-nowrap">{`Period, day ${recordedDay}, ${isRecorded ? 'recorded' : 'expected'}`}</span>
        </p>
      )}
      {noted !== null && (
        <p className="flex items-center gap-2.5">
          {isBleeding(noted) && recordedDay === null && <CycleSign kind="period" />}
          {sayNoted(noted)}
        </p>
      )}
      {offer !== null && (
        <PeriodOfferButton {...{ userId, date, offer }} cycleLengthDays={cycle.cycleLengthDays} />
      )}
    </div>
  );
}

/** `Heavy bleeding, noted`: the amount where she said it. */
function sayNoted(flow: Flow): string {
  if (flow === 'none') return 'No bleeding, noted';
  if (flow === 'spotting') return 'Spotting, noted';
  if (flow === 'unspecified') return 'Bleeding, noted';
  return `${flow.charAt(0).toUpperCase()}${flow.slice(1)} bleeding, noted`;
}
