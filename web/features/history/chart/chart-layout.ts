import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DayValue } from '@lunaria/domain/daily-log/history.ts';
import type { Quantity } from '@lunaria/domain/daily-log/quantities.ts';
import type { Units } from '@lunaria/domain/profile/units.ts';
import { type DayMark, makeDayAxis, widthOf } from './day-axis.ts';
import type { Room } from './draw-series.ts';
import { measureSeries, placeValue, type ValueAxis } from './value-axis.ts';

/** Above the values; the unit stands there. */
const TOP = 26;
/** Below them: the signs of the cycle where there are any, then one or two lines of days. */
const STRIP = 22;
const NO_STRIP = 4;
const LABEL_LINE = 16;
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
  /** Room for what lies behind the chart, also while that is on its way. */
  hasStrip: boolean;
}

/** Where everything of a chart stands, in px. */
export function layOutChart(input: ChartInput): ChartLayout {
  const { quantity, series, days, units, width, height, hasStrip } = input;
  const { hers, axis: valueAxis } = measureSeries(quantity, series, units);
  const left = Math.max(...valueAxis.marks.map(widthOf)) + LABEL_GAP;
  const right = width - 2;
  const dayWidth = (right - left) / days.length;
  const xOf = (index: number) => left + (index + 0.5) * dayWidth;
  const dayMarks = makeDayAxis(days, { xOf, width });
  const lines = dayMarks.some(({ below }) => below !== undefined) ? 2 : 1;
  const bottom = height - (hasStrip ? STRIP : NO_STRIP) - LABEL_GAP - lines * LABEL_LINE;
  const yOf = (value: number) => bottom - placeValue(valueAxis, value) * (bottom - TOP);
  return {
    ...{ width, height, left, right, bottom, dayWidth, valueAxis, xOf, yOf },
    top: TOP,
    dayMarks,
    series: hers,
  };
}

/** The day at a place of the drawing; the nearest one beside it. */
export function findDayAt({ left, dayWidth, series }: ChartLayout, x: number): number {
  return Math.min(Math.max(Math.floor((x - left) / dayWidth), 0), series.length - 1);
}
