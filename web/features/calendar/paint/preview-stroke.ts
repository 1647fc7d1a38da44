import type { BleedingRows } from '@lunaria/domain/bleeding/bleeding-of.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type DayMark, markNoted } from '@lunaria/domain/cycle/mark-days.ts';
import type { Period } from '@lunaria/domain/cycle/period.ts';
import type { Stroke } from './use-strokes.ts';

/** How a day looks while a stroke lies over it; null: as any day. */
export type PreviewedDay = DayMark | null;
export type Preview = ReadonlyMap<CalendarDate, PreviewedDay>;

const NONE: Preview = new Map();

/** What the days will look like that a stroke changes, as it is drawn. The same empty map while none is. */
export function previewStroke(
  stroke: Stroke | null,
  { periods, bleeding, today }: { periods: readonly Period[]; bleeding: BleedingRows; today: CalendarDate },
): Preview {
  if (stroke === null || stroke.writes.length === 0) return NONE;
  const rows = new Map(bleeding);
  for (const { day, flow, kind } of stroke.writes) {
    if (flow === null) rows.delete(day);
    else rows.set(day, { flow, kind });
  }
  const isInside = (day: CalendarDate) =>
    periods.some(
      ({ period_start_date: start, period_end_date: end }) => start <= day && day <= (end ?? start),
    );
  return new Map(
    stroke.days.map((day) => {
      const mark = markNoted(day, periods, rows, today);
      if (mark !== null) return [day, mark === 'none' ? null : mark];
      return [day, isInside(day) ? { dayClass: 'period', source: 'recorded' } : null];
    }),
  );
}
