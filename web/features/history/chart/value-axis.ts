import type { DayValue } from '@lunaria/domain/daily-log/history.ts';
import { fieldOf, type Quantity } from '@lunaria/domain/daily-log/quantities.ts';
import { inHerUnit } from '@lunaria/domain/daily-log/show-value.ts';
import type { Units } from '@lunaria/domain/profile/units.ts';
import { nice, ticks } from 'd3-array';

export interface ValueAxis {
  min: number;
  max: number;
  marks: { value: number; label: string }[];
}

/** Amounts are bars from 0, measurements and scales are lines. */
export function isDrawnAsBars({ measure }: Quantity): boolean {
  return measure === 'hours' || measure === 'minutes' || measure === 'glasses' || measure === 'count';
}

/** How high a line chart is at least, in the units of the wire: an ordinary day is no fall. */
const LEAST_SPAN: Partial<Record<Quantity['measure'], number>> = { kg: 2, fahrenheit: 1, bpm: 10, mmHg: 20 };
const MARKS = 4;

/** A series in her unit, and the axis that it stands at. */
export function measureSeries(
  quantity: Quantity,
  series: readonly DayValue[],
  units: Units,
): { hers: DayValue[]; axis: ValueAxis } {
  const hers = series.map(
    (value) => value?.map((number) => inHerUnit(number, quantity.measure, units)) ?? null,
  );
  const values = hers.flatMap((value) => value ?? []);
  return { hers, axis: makeValueAxis(quantity, values, units) };
}

/** The value axis for some values in her unit; docs/algorithms/history.md says how it is chosen. */
export function makeValueAxis(quantity: Quantity, values: readonly number[], units: Units): ValueAxis {
  const { measure } = quantity;
  if (measure === 'scale') return makeScaleAxis(quantity);
  const highest = Math.max(...values);
  if (isDrawnAsBars(quantity)) {
    const isWhole = measure !== 'hours' && !(measure === 'glasses' && units.water_unit === 'glasses');
    const top = highest > 0 ? highest : 1;
    return makeAxis(0, isWhole ? Math.ceil(top) : top, isWhole ? Math.min(MARKS, Math.ceil(top)) : MARKS);
  }
  const lowest = Math.min(...values);
  const least = LEAST_SPAN[measure] ?? 1;
  const span = Math.abs(inHerUnit(100 + least, measure, units) - inHerUnit(100, measure, units));
  const missing = Math.max(0, span - (highest - lowest)) / 2;
  return makeAxis(tidy(Math.max(0, lowest - missing)), tidy(highest + missing), MARKS);
}

/** Where a value stands between the ends, 0 to 1. */
export function placeValue({ min, max }: ValueAxis, value: number): number {
  return (value - min) / (max - min);
}

// 97.3 − 0.1 → 97.19999999999999, for which there would be a mark more.
const tidy = (value: number) => Math.round(value * 1e6) / 1e6;

/** 0, 2, … 10 or 1, 4, 7, 10: both ends are named. */
function makeScaleAxis(quantity: Quantity): ValueAxis {
  const [source] = quantity.sources;
  const field = source ? fieldOf(source) : null;
  const min = field?.kind === 'scale' ? field.min : 0;
  const step = min === 0 ? 2 : 3;
  const marks = Array.from({ length: (10 - min) / step + 1 }, (_, index) => min + index * step);
  return { min, max: 10, marks: marks.map((value) => ({ value, label: String(value) })) };
}

function makeAxis(lowest: number, highest: number, count: number): ValueAxis {
  const [min, max] = nice(lowest, highest, count);
  const values = ticks(min, max, count);
  const step = (values[1] ?? max) - (values[0] ?? min);
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  return { min, max, marks: values.map((value) => ({ value, label: value.toFixed(decimals) })) };
}
