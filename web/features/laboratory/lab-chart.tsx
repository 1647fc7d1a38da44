import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import { memo } from 'react';
import { type ChartPoint, drawBands, drawMarks, drawValues, layOutValues } from './lay-out-values.ts';

interface LabChartProps {
  /** Oldest first, in the unit that is shown. */
  points: readonly ChartPoint[];
  unit: string;
  width: number;
  today: CalendarDate;
}

const LABEL = 'fill-muted text-[12px] tabular-nums forced-colors:fill-[CanvasText]';

/** The drawing itself, without words: the sentence above and the table below say what it shows. */
export const LabChart = memo(function LabChart({ points, unit, width, today }: LabChartProps) {
  const layout = layOutValues(points, width);
  if (layout === null) return null;
  const { height, left, right, bottom, marks, yOf, dayMarks } = layout;
  return (
    <svg {...{ width, height }} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block">
      <text x={0} y={12} className={LABEL}>
        {unit}
      </text>
      <path
        d={drawBands(points, layout)}
        className="fill-sage-tint forced-colors:fill-transparent forced-colors:stroke-[CanvasText]"
      />
      {marks.map(({ value, label }) => (
        <g key={value}>
          <path d={`M${left},${yOf(value)}H${right}`} className="stroke-border" />
          <text x={left - 8} y={yOf(value)} dy="0.35em" textAnchor="end" className={LABEL}>
            {label}
          </text>
        </g>
      ))}
      <path d={`M${left},${bottom}H${right}`} className="stroke-control" />
      <g className="forced-color-adjust-none" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={drawValues(points, layout)} className="stroke-sage stroke-[1.75]" />
        <path d={drawMarks(points, layout, '')} className="stroke-sage stroke-[7]" />
        {/* Hollow, and pointing where the value lies: no number of its own. */}
        <path d={drawMarks(points, layout, '<')} className="fill-surface stroke-sage stroke-[1.75]" />
        <path d={drawMarks(points, layout, '>')} className="fill-surface stroke-sage stroke-[1.75]" />
      </g>
      {dayMarks.map(({ x, day, anchor }) => (
        <text key={x} x={x} y={height - 4} textAnchor={anchor} className={LABEL}>
          {shortDay(day, today)}
        </text>
      ))}
    </svg>
  );
});
