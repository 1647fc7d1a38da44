import { wordFor } from '@lunaria/domain/count-of.ts';
import {
  type DayValue,
  readSeries,
  summarizeSeries,
  writeHistoryPlace,
} from '@lunaria/domain/daily-log/history.ts';
import { groupQuantities } from '@lunaria/domain/daily-log/history-days.ts';
import type { Quantity } from '@lunaria/domain/daily-log/quantities.ts';
import type { Units } from '@lunaria/domain/profile/units.ts';
import { memo, useMemo } from 'react';
import { Link } from 'react-router';
import { drawBars, drawDots, drawLines } from './chart/draw-series.ts';
import { isDrawnAsBars, measureSeries, placeValue } from './chart/value-axis.ts';
import { showAverage } from './say-history.ts';
import type { History } from './use-history.ts';

/** Everything that was logged in the range, each in small; each opens its chart. */
export function SmallCharts({ history }: { history: History }) {
  const { logs, days, stage, units, place } = history;
  const charts = useMemo(() => {
    const { everyDay, ofMode, ofOtherModes } = groupQuantities(stage, logs);
    return [...everyDay, ...ofMode, ...ofOtherModes].flatMap((quantity) => {
      const series = readSeries(logs, quantity, days);
      const summary = summarizeSeries(series, days);
      return summary.daysLogged === 0 ? [] : [{ quantity, series, summary }];
    });
  }, [logs, days, stage]);
  if (charts.length === 0) return null;
  return (
    <section aria-labelledby="history-charts">
      <h2 id="history-charts" className="type-h2">
        Charts
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
        {charts.map(({ quantity, series, summary }) => {
          const shown = showAverage(summary, quantity, units);
          return (
            <li key={quantity.code} className="flex">
              <Link
                to={writeHistoryPlace({ ...place, quantity })}
                className="flex w-full min-w-0 flex-col rounded-card border border-border bg-surface p-4 shadow-card transition-colors hover:bg-sunken max-sm:rounded-[20px]"
              >
                <span className="type-label">{quantity.label}</span>
                <span className="mt-1">
                  <span className="font-serif text-2xl tabular-nums">{shown.value}</span>{' '}
                  <span className="type-small text-muted">{shown.unit}</span>
                </span>
                <span className="type-hint text-muted">
                  {wordFor(summary.daysLogged, 'one day logged', `average of ${summary.daysLogged} days`)}
                </span>
                <SmallChart {...{ quantity, series, units }} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const HEIGHT = 40;

interface SmallChartProps {
  quantity: Quantity;
  series: readonly DayValue[];
  units: Units;
}

/** Stretched to the room it has; a day is one wide. Decoration beside the number: it has no name of its own. */
const SmallChart = memo(function SmallChart({ quantity, series, units }: SmallChartProps) {
  const { hers, axis } = measureSeries(quantity, series, units);
  const room = {
    xOf: (index: number) => index + 0.5,
    yOf: (value: number) => HEIGHT - 4 - placeValue(axis, value) * (HEIGHT - 8),
  };
  const isLong = series.length > 90;
  return (
    <svg
      viewBox={`0 0 ${series.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      className="mt-auto h-12 w-full overflow-visible pt-2 *:[vector-effect:non-scaling-stroke] forced-color-adjust-none"
    >
      {isDrawnAsBars(quantity) ? (
        <path d={drawBars(hers, room, isLong ? 1 : 0.7, 1.5)} className="fill-sage" />
      ) : (
        <>
          <path d={drawLines(hers, 0, room)} className="stroke-sage stroke-[1.5]" />
          <path d={drawDots(hers, 0, room, true)} className="stroke-sage stroke-[3.5]" />
          {quantity.measure === 'mmHg' && (
            <>
              <path
                d={drawLines(hers, 1, room)}
                strokeDasharray="3 3"
                className="stroke-primary stroke-[1.5]"
              />
              <path
                d={drawDots(hers, 1, room, true)}
                strokeLinecap="square"
                className="stroke-primary stroke-[3]"
              />
            </>
          )}
        </>
      )}
    </svg>
  );
});
