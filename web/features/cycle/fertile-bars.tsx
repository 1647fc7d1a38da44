import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { nameDay } from '@lunaria/domain/calendar/name-day.ts';
import { sayChance } from '@lunaria/domain/cycle/forecast/day-chances.ts';
import { shortForecastDay } from '@lunaria/domain/cycle/forecast/forecast-words.ts';

interface FertileBarsProps {
  days: readonly { date: CalendarDate; chance: number }[];
  today: CalendarDate;
  /** Ovulation is known: what it is known by is said, no number for each day. */
  isKnown: boolean;
}

/** One bar for each day, its height the chance that the day is fertile; days that have passed are pale. */
export function FertileBars({ days, today, isKnown }: FertileBarsProps) {
  return (
    <div className="mt-3 max-w-80">
      <div aria-hidden="true">
        <div className="flex h-14 items-end gap-0.5 border-b border-control">
          {days.map(({ date, chance }) => (
            <span
              key={date}
              style={{ height: `${Math.round(chance * 100)}%` }}
              className={`flex-1 rounded-t-[4px] border border-b-0 forced-color-adjust-none ${
                date < today ? 'border-fertile/50 bg-fertile-tint' : 'border-fertile bg-fertile/55'
              }`}
            />
          ))}
        </div>
        <div className="mt-1 flex justify-between tabular-nums lining-nums">
          <span>{shortForecastDay(days[0]?.date ?? today)}</span>
          <span>{shortForecastDay(days.at(-1)?.date ?? today)}</span>
        </div>
      </div>
      <div className="sr-only">
        <table>
          <caption>How likely a day is to be fertile</caption>
          <tbody>
            {days.map(({ date, chance }) => (
              <tr key={date}>
                <th scope="row">{nameDay(date)}</th>
                <td>{isKnown ? 'by your signs of ovulation' : sayChance(chance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
