import { sayHits, shortForecastDay } from '@lunaria/domain/cycle/forecast/forecast-words.ts';
import { scoreForecasts } from '@lunaria/domain/cycle/forecast/score-forecasts.ts';
import type { ShownForecast } from '@lunaria/domain/cycle/history/cycle-records.ts';
import type { FinishedCycle } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import { sayDaysOff } from '@lunaria/domain/cycle/say-forecast.ts';
import { Badge } from '../../ui/badge.tsx';
import { SideCard } from './side-card.tsx';

const SHOWN = 6;

interface HowCloseProps {
  forecasts: readonly ShownForecast[];
  /** Oldest first. */
  finished: readonly FinishedCycle[];
}

/** How far off the last forecasts were that stood on her screen. */
export function HowClose({ forecasts, finished }: HowCloseProps) {
  const scored = scoreForecasts(forecasts, finished).slice(0, SHOWN);
  return (
    <SideCard title="How close we were">
      {scored.length === 0 ? (
        <p className="type-small mt-2 text-muted">
          From your next period on: the forecast that you see now is kept, and compared with the day on which
          it comes.
        </p>
      ) : (
        <>
          <ul className="mt-3">
            {scored.map(({ start, daysOff, isInWindow, isUnusual }) => (
              <li
                key={start}
                className="flex items-center gap-4 border-t border-border py-2 tabular-nums lining-nums"
              >
                <span className="w-15 shrink-0">{shortForecastDay(start)}</span>
                <span className="flex-1">
                  {sayDaysOff(daysOff)}
                  {isUnusual && <span className="type-small block text-muted">unusual cycle</span>}
                </span>
                <Badge tone={isInWindow ? 'success' : 'warning'}>
                  {isInWindow ? 'in window' : 'outside'}
                </Badge>
              </li>
            ))}
          </ul>
          <p className="type-small mt-2 text-muted">{sayHits(scored.map(({ isInWindow }) => isInWindow))}</p>
        </>
      )}
    </SideCard>
  );
}
