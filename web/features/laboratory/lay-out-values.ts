import { addDays, type CalendarDate, daysBetween } from '@lunaria/domain/calendar/calendar-date.ts';
import { nice, ticks } from 'd3-array';
import { line } from 'd3-shape';

/** A value on its line. */
export interface ChartPoint {
  day: CalendarDate;
  value: number;
  /** `<` and `>`: it lies below or above this number. */
  sign: '' | '<' | '>';
  /** Of the range that its own report printed; null: none, or open on that side. */
  low: number | null;
  high: number | null;
}

export interface ValuesLayout {
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  marks: { value: number; label: string }[];
  dayMarks: { x: number; day: CalendarDate; anchor: 'start' | 'middle' | 'end' }[];
  xOf: (day: CalendarDate) => number;
  yOf: (value: number) => number;
}

const TOP = 26;
const BELOW = 26;
const LETTER_WIDTH = 8;
/** Room of the first and the last point from the edge of the drawing. */
const INSET = 14;
const MARKS = 4;

/** Where everything of a chart stands, in px; null without a point. Points: oldest first. */
export function layOutValues(points: readonly ChartPoint[], width: number): ValuesLayout | null {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return null;
  const height = width < 480 ? 240 : 280;
  const bottom = height - BELOW;
  const numbers = points.flatMap(({ value, low, high }) => [value, low, high].filter((one) => one !== null));
  const [min, max] = spanOf(numbers);
  const values = ticks(min, max, MARKS);
  const step = (values[1] ?? max) - (values[0] ?? min);
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const marks = values.map((value) => ({ value, label: value.toFixed(decimals) }));
  const left = Math.max(...marks.map(({ label }) => label.length)) * LETTER_WIDTH + 8;
  const right = width - 2;
  const days = daysBetween(first.day, last.day);
  const xOf = (day: CalendarDate) => {
    const part = days === 0 ? 0.5 : daysBetween(first.day, day) / days;
    return left + INSET + part * (right - left - 2 * INSET);
  };
  const yOf = (value: number) => bottom - ((value - min) / (max - min)) * (bottom - TOP);
  const named = daysToName(first.day, last.day, width < 480 ? 3 : 5);
  const dayMarks = named.map((day, at) => {
    const anchor =
      at > 0 && at === named.length - 1 ? 'end' : at === 0 && named.length > 1 ? 'start' : 'middle';
    return { day, anchor, x: anchor === 'end' ? right : anchor === 'start' ? left : xOf(day) } as const;
  });
  return { height, left, right, top: TOP, bottom, marks, dayMarks, xOf, yOf };
}

/** The ends of the axis: round numbers around all of them, and never of no height. */
function spanOf(numbers: readonly number[]): [min: number, max: number] {
  // One by one: of 20,000 values `Math.max(...)` takes too many at once.
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const number of numbers) {
    lowest = Math.min(lowest, number);
    highest = Math.max(highest, number);
  }
  const air = highest === lowest ? Math.abs(highest) * 0.1 || 1 : 0;
  return nice(Math.min(lowest - air, lowest >= 0 ? Math.max(0, lowest - air) : lowest), highest + air, MARKS);
}

/** The days that are named below a chart, so few that they do not touch. */
function daysToName(first: CalendarDate, last: CalendarDate, count: number): CalendarDate[] {
  const span = daysBetween(first, last);
  const steps = Math.min(count - 1, span);
  if (steps === 0) return [first];
  return Array.from({ length: steps + 1 }, (_, at) => addDays(first, Math.round((span * at) / steps)));
}

/** The line from value to value; what lies below or above a number has no place on it. */
export function drawValues(points: readonly ChartPoint[], { xOf, yOf }: ValuesLayout): string {
  const path = line<ChartPoint>()
    .defined(({ sign }) => sign === '')
    .x(({ day }) => xOf(day))
    .y(({ value }) => yOf(value))
    .digits(1);
  return path(points) ?? '';
}

const round = (number: number) => Math.round(number * 10) / 10;
const SIZE = 5;

/** Of one sign: dots (lines without length, which round ends turn into dots), or triangles that point below or above. */
export function drawMarks(
  points: readonly ChartPoint[],
  { xOf, yOf }: ValuesLayout,
  sign: ChartPoint['sign'],
): string {
  let path = '';
  for (const point of points) {
    if (point.sign !== sign) continue;
    const [x, y] = [round(xOf(point.day)), round(yOf(point.value))];
    if (sign === '') path += `M${x},${y}h0`;
    else if (sign === '<') path += `M${x - SIZE},${y - SIZE}h${2 * SIZE}l${-SIZE},${2 * SIZE}Z`;
    else path += `M${x - SIZE},${y + SIZE}h${2 * SIZE}l${-SIZE},${-2 * SIZE}Z`;
  }
  return path;
}

/** Half as wide as a band is at most: a range is that of one report, and says nothing of the time after it. */
const HALF_BAND = 30;

/**
 * The range of each report around its own value, up to halfway to the next one and never over it: of two values of one day there is none,
 * the table has both. A side that is open goes to the edge.
 */
export function drawBands(points: readonly ChartPoint[], layout: ValuesLayout): string {
  const { xOf, yOf, top, bottom, left, right } = layout;
  let path = '';
  points.forEach(({ day, low, high }, at) => {
    if (low === null && high === null) return;
    const x = xOf(day);
    const reach = (other: ChartPoint | undefined) =>
      other ? Math.min(Math.abs(xOf(other.day) - x) / 2, HALF_BAND) : HALF_BAND;
    const from = Math.max(x - reach(points[at - 1]), left);
    const to = Math.min(x + reach(points[at + 1]), right);
    if (to - from < 1) return;
    const [upper, lower] = [high === null ? top : yOf(high), low === null ? bottom : yOf(low)];
    path += `M${round(from)},${round(upper)}H${round(to)}V${round(lower)}H${round(from)}Z`;
  });
  return path;
}
