import { type CalendarDate, inclusiveDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { type CycleHistory, forecastStarts } from '@lunaria/domain/cycle/forecast/forecast-cycle.ts';
import { shortForecastDay, shortForecastDays } from '@lunaria/domain/cycle/forecast/forecast-words.ts';
import { SideCard } from './side-card.tsx';

const CYCLES = 3;
/** Length of a bar, in px of a wide screen: so much for each day, unless the longest would not fit. */
const DAY_PX = 9.4;
const LONGEST_PX = 112;

/** The next starts, each with a wider window than the one before. */
export function CyclesAhead({ history, today }: { history: CycleHistory; today: CalendarDate }) {
  const starts = forecastStarts(history, today, CYCLES).map(({ date, window80 }) => ({
    date,
    window: window80,
    days: inclusiveDays(window80.from, window80.to),
  }));
  const scale = Math.min(DAY_PX, LONGEST_PX / Math.max(...starts.map(({ days }) => days)));
  return (
    <SideCard title="Cycles ahead">
      <ul className="mt-3">
        {starts.map(({ date, window, days }) => (
          <li
            key={date}
            className="flex items-center gap-3 border-t border-border py-2.5 tabular-nums lining-nums"
          >
            <span className="w-15 shrink-0 font-strong">{shortForecastDay(date)}</span>
            <span className="min-w-0 flex-1">
              <span className="sr-only">8 in 10: </span>
              {shortForecastDays(window)}
            </span>
            <span aria-hidden="true" className="flex w-28 shrink-0 justify-end max-sm:w-[22%]">
              <span
                style={{ width: `${((days * scale) / LONGEST_PX) * 100}%` }}
                className="h-4 rounded-full border-[1.5px] border-dashed border-period-ink bg-period-tint forced-color-adjust-none"
              />
            </span>
          </li>
        ))}
      </ul>
      <p className="type-small mt-2 text-muted">Each step further is less sure, so the window grows.</p>
    </SideCard>
  );
}
