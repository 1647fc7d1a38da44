import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { sayFertile, sayStart } from '@lunaria/domain/cycle/forecast/lay-forecast.ts';
import { CycleSign } from '../../../app/day-signs.tsx';
import type { CalendarState } from '../calendar-state.ts';
import { MedicineSign } from '../medicines/medicine-sign.tsx';

interface DayAheadProps {
  date: CalendarDate;
  calendar: Pick<CalendarState, 'layer'>;
}

/** What is known of ovulation on the day, what the forecast says of it, and whose medicines' days it is one of. */
export function DayAhead({ date, calendar: { layer } }: DayAheadProps) {
  const day = layer?.days.get(date);
  const medicines = layer?.medicines.get(date);
  if (!day && !medicines) return null;
  const start = day?.ahead && sayStart(day.ahead);
  const fertile = day?.ahead && sayFertile(day.ahead);
  // The day that the month draws as that of ovulation; a likelihood alone would not say it.
  const isEstimated = day?.mark?.dayClass === 'ovulation' && !day.ovulation;
  if (!day?.ovulation && !isEstimated && !start && !fertile && !medicines) return null;
  return (
    <ul className="space-y-2">
      {day?.ovulation && (
        <li className="flex gap-2.5">
          <CycleSign kind="ovulation-confirmed" />
          {`Ovulation, ${day.ovulation}`}
        </li>
      )}
      {isEstimated && (
        <li className="flex gap-2.5">
          <CycleSign kind="ovulation" />
          Ovulation, an estimate.
        </li>
      )}
      {start && (
        <li className="flex gap-2.5">
          <CycleSign kind="predicted-period" />
          {`${start}.`}
        </li>
      )}
      {fertile && (
        <li className="flex gap-2.5">
          <CycleSign kind="fertile" />
          {`${fertile}. This is not contraception.`}
        </li>
      )}
      {medicines && (
        <li className="flex gap-2.5">
          <span className="mt-1 flex w-5.5 shrink-0 justify-center">
            <MedicineSign isPlanned={medicines.isPlanned} size={16} />
          </span>
          {`${medicines.said}.`}
        </li>
      )}
    </ul>
  );
}
