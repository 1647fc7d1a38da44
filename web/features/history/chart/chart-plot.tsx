import type { PhaseBand } from '@lunaria/domain/daily-log/history-phases.ts';
import type { Quantity } from '@lunaria/domain/daily-log/quantities.ts';
import { memo } from 'react';
import type { ChartLayout } from './chart-layout.ts';
import { drawBars, drawDots, drawLines } from './draw-series.ts';
import { PhaseBands } from './phase-bands.tsx';
import { isDrawnAsBars } from './value-axis.ts';

interface ChartPlotProps {
  quantity: Quantity;
  layout: ChartLayout;
  bands: readonly PhaseBand[];
  /** Of the value axis; empty for a count. */
  unit: string;
}

/** Days closer than this are a line without a dot on each. */
const DOT_ROOM = 5;

/** The drawing itself, without words: the sentence, the day cursor and the table say what it shows. */
export const ChartPlot = memo(function ChartPlot({ quantity, layout, bands, unit }: ChartPlotProps) {
  const { width, height, left, right, top, bottom, dayWidth, yOf, valueAxis, dayMarks, xOf } = layout;
  return (
    <svg {...{ width, height }} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block">
      <PhaseBands {...{ bands, left, dayWidth, top, bottom }} />
      <text x={0} y={12} className={LABEL}>
        {unit}
      </text>
      {valueAxis.marks.map(({ value, label }) => (
        <g key={value}>
          <path d={`M${left},${yOf(value)}H${right}`} className="stroke-border" />
          <text x={left - 8} y={yOf(value)} dy="0.35em" textAnchor="end" className={LABEL}>
            {label}
          </text>
        </g>
      ))}
      <path d={`M${left},${bottom}H${right}`} className="stroke-control" />
      {isDrawnAsBars(quantity) ? <Bars layout={layout} /> : <Lines {...{ layout, quantity }} />}
      {dayMarks.map(({ index, x, label, below }) => (
        <g key={index}>
          <path d={`M${xOf(index)},${bottom}v4`} className="stroke-control" />
          <text x={x} y={height - (below === undefined ? 4 : 20)} textAnchor="middle" className={LABEL}>
            {label}
            {below !== undefined && (
              <tspan x={x} dy="16">
                {below}
              </tspan>
            )}
          </text>
        </g>
      ))}
    </svg>
  );
});

const LABEL = 'fill-muted text-[12px] tabular-nums forced-colors:fill-[CanvasText]';

function Bars({ layout }: { layout: ChartLayout }) {
  const { dayWidth, series } = layout;
  // Not wider than a thumb where there are few days; a year's bars stand side by side.
  const width = Math.min(Math.max(dayWidth * 0.66, Math.min(dayWidth, 1)), 36);
  return <path d={drawBars(series, layout, width, 2)} className="fill-sage forced-color-adjust-none" />;
}

function Lines({ layout, quantity }: { layout: ChartLayout; quantity: Quantity }) {
  const { series, dayWidth } = layout;
  const isClose = dayWidth < DOT_ROOM;
  const isPair = quantity.measure === 'mmHg';
  return (
    <g className="forced-color-adjust-none" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={drawLines(series, 0, layout)} className="stroke-sage stroke-[1.75]" />
      <path
        d={drawDots(series, 0, layout, isClose)}
        className={`stroke-sage ${isClose ? 'stroke-[3.5]' : 'stroke-[7]'}`}
      />
      {isPair && (
        <>
          <path d={drawLines(series, 1, layout)} strokeDasharray="5 5" className="stroke-primary stroke-2" />
          {/* Square ends: told from the round ones of the upper number. */}
          <path
            d={drawDots(series, 1, layout, isClose).replaceAll('h0', 'h.01')}
            strokeLinecap="square"
            className={`stroke-primary ${isClose ? 'stroke-[3]' : 'stroke-[6]'}`}
          />
        </>
      )}
    </g>
  );
}
