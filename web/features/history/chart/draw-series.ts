import type { DayValue } from '@lunaria/domain/daily-log/history.ts';
import { findRuns } from '@lunaria/domain/daily-log/history.ts';
import { line } from 'd3-shape';

/** Where a day and a value stand, in px (or in parts of any other room). */
export interface Room {
  xOf: (index: number) => number;
  yOf: (value: number) => number;
}

/** One number of a value: 0, or 1 for the lower of a blood pressure. */
type Part = 0 | 1;

/** The lines of a series, broken at every day without a value. A single day has none. */
export function drawLines(series: readonly DayValue[], part: Part, { xOf, yOf }: Room): string {
  const path = line<DayValue>()
    .defined((value) => value !== null)
    .x((_, index) => xOf(index))
    .y((value) => yOf(value?.[part] ?? 0))
    .digits(1);
  // A run of one day would be drawn as a point without length: drawDots has it.
  return findRuns(series)
    .filter(({ first, last }) => last > first)
    .map(({ first, last }) => {
      const run = series.slice(first, last + 1);
      return path.x((_, index) => xOf(first + index))(run) ?? '';
    })
    .join('');
}

/** A point for each day: lines without length, which round ends turn into dots. */
export function drawDots(
  series: readonly DayValue[],
  part: Part,
  { xOf, yOf }: Room,
  onlySingle = false,
): string {
  const runs = findRuns(series).filter(({ first, last }) => !onlySingle || first === last);
  let path = '';
  for (const { first, last } of runs) {
    for (let index = first; index <= last; index += 1) {
      const value = series[index]?.[part];
      if (value !== undefined) path += `M${round(xOf(index))},${round(yOf(value))}h0`;
    }
  }
  return path;
}

/** A bar for each day from the base line; a value of 0 is a mark on it, so that it is told from a gap. */
export function drawBars(
  series: readonly DayValue[],
  { xOf, yOf }: Room,
  width: number,
  leastHeight: number,
): string {
  const base = yOf(0);
  const half = width / 2;
  let path = '';
  series.forEach((value, index) => {
    const number = value?.[0];
    if (number === undefined) return;
    const x = xOf(index);
    const top = Math.min(yOf(number), base - leastHeight);
    const corner = Math.min(half, 4, base - top);
    path +=
      corner < 1
        ? `M${round(x - half)},${round(base)}V${round(top)}h${round(width)}V${round(base)}Z`
        : `M${round(x - half)},${round(base)}V${round(top + corner)}q0,${round(-corner)} ${round(corner)},${round(-corner)}` +
          `h${round(width - 2 * corner)}q${round(corner)},0 ${round(corner)},${round(corner)}V${round(base)}Z`;
  });
  return path;
}

const round = (value: number) => Math.round(value * 10) / 10;
