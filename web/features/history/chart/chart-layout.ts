import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DayValue } from '@lunaria/domain/daily-log/history.ts';
import type { Quantity } from '@lunaria/domain/daily-log/quantities.ts';
import { inHerUnit } from '@lunaria/domain/daily-log/show-value.ts';
import type { Units } from '@lunaria/domain/profile/units.ts';
import { type DayMark, makeDayAxis, widthOf } from './day-axis.ts';
import type { Room } from './draw-series.ts';
import { makeValueAxis, placeValue, type ValueAxis } from './value-axis.ts';

const TOP = 10;
const STRIP = 22;
const LABELS = 40;
const LABEL_GAP = 8;

export interface ChartLayout extends Room {
  width: number;
  height: number;
  /** Of the part in which values stand. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Of a day. */
  dayWidth: number;
  valueAxis: ValueAxis;
  dayMarks: DayMark[];
  /** In her unit. */
  series: DayValue[];
}

interface ChartInput {
  quantity: Quantity;
  /** In the units of the wire. */
  series: readonly DayValue[];
  days: readonly CalendarDate[];
  units: Units;
  width: number;
  height: number;
}

/** Where everything of a chart stands, in px. */
export function layOutChart({ quantity, series, days, units, width, height }: ChartInput): ChartLayout {
  const hers = series.map(
    (value) => value?.map((number) => inHerUnit(number, quantity.measure, units)) ?? null,
  );
  const valueAxis = makeValueAxis(
    quantity,
    hers.flatMap((value) => value ?? []),
    units,
  );
  const left = Math.max(...valueAxis.marks.map(widthOf)) + LABEL_GAP;
  const right = width - 2;
  const bottom = height - STRIP - LABELS;
  const dayWidth = (right - left) / days.length;
  const xOf = (index: number) => left + (index + 0.5) * dayWidth;
  const yOf = (value: number) => bottom - placeValue(valueAxis, value) * (bottom - TOP);
  return {
    ...{ width, height, left, right, bottom, dayWidth, valueAxis, xOf, yOf },
    top: TOP,
    dayMarks: makeDayAxis(days, { xOf, width }),
    series: hers,
  };
}

/** The day at a place of the drawing; the nearest one beside it. */
export function findDayAt({ left, dayWidth, series }: ChartLayout, x: number): number {
  return Math.min(Math.max(Math.floor((x - left) / dayWidth), 0), series.length - 1);
}
