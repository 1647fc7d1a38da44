import type { LabAnalyte } from './analytes.ts';
import { convertNumber, countDigits, roundConverted } from './convert.ts';
import type { LabResult } from './lab-result.ts';
import { isSameUnit } from './lab-unit.ts';

/**
 * A result as it is shown in a unit of its line, without the unit: as printed where that is its own, else converted (`< 36.7`); as
 * printed too where it is no number or cannot be converted.
 */
export function showResult(analyte: LabAnalyte | null, result: LabResult, unit: string): string {
  const { number, comparator, text } = result;
  if (number === null || isSameUnit(result.unit, unit)) return text;
  const converted = convertNumber(analyte, number, result.unit, unit);
  if (converted === null) return text;
  return `${comparator} ${roundConverted(converted, countDigits(text))}`.trim();
}

/** The unit in which `showResult` shows it. */
export function shownUnit(analyte: LabAnalyte | null, result: LabResult, unit: string): string {
  if (result.number === null || isSameUnit(result.unit, unit)) return result.unit;
  return convertNumber(analyte, result.number, result.unit, unit) === null ? result.unit : unit;
}

/** The printed range in a unit: as printed where that is its own or where it has conditions, else its bounds converted. */
export function showRange(analyte: LabAnalyte | null, result: LabResult, unit: string): string {
  const { low, high, range_text } = result;
  if (range_text === '' || isSameUnit(result.unit, unit)) return range_text;
  const digits = Math.max(...(range_text.match(/\d[\d.,]*/g) ?? []).map(countDigits), 0);
  const show = (bound: number) => {
    const converted = convertNumber(analyte, bound, result.unit, unit);
    return converted === null ? null : roundConverted(converted, digits);
  };
  const [from, to] = [low === null ? null : show(low), high === null ? null : show(high)];
  if (from !== null && to !== null) return `${from} – ${to}`;
  if (to !== null) return `up to ${to}`;
  if (from !== null) return `from ${from}`;
  return `${range_text} (${result.unit})`.replace(' ()', '');
}

const FLAG_WORDS = {
  low: 'below the printed range',
  high: 'above the printed range',
  in_range: 'within the printed range',
} as const;

/** Where it lies in the range that its own report printed; null without one that can be compared. */
export const sayFlag = ({ flag }: Pick<LabResult, 'flag'>): string | null => flag && FLAG_WORDS[flag];
