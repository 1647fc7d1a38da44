import type { CalendarDate } from '../calendar/calendar-date.ts';
import { foldText } from '../documents/fold-text.ts';
import { convertNumber, countDigits, lineOf, roundConverted } from './convert.ts';
import { labAnalyteOf } from './find-lab-analyte.ts';
import type { LabResult } from './lab-result.ts';
import { isSameUnit } from './lab-unit.ts';

/** A result and the day of its sample. */
export interface DatedResult {
  local_day: CalendarDate;
  result: LabResult;
}

const fold = (text: string) => foldText(text).trim().replace(/\s+/g, ' ');

/** What was measured, and of what: analytes of the table are of one specimen each, others are told by their printed name. */
export const subjectOf = ({ analyte, name }: LabResult) => labAnalyteOf(analyte)?.id ?? `name ${fold(name)}`;

/**
 * Whether two results are one, as where a report was uploaded twice: the same was measured on the same day, and the numbers are the
 * same in one unit; words letter for letter. The printed range says nothing here. Rule and examples: docs/algorithms/proposals.md.
 */
export function isSameValue(one: DatedResult, other: DatedResult): boolean {
  const [a, b] = [one.result, other.result];
  if (one.local_day !== other.local_day || subjectOf(a) !== subjectOf(b)) return false;
  if (a.number === null || b.number === null) {
    return a.number === b.number && fold(a.text) === fold(b.text) && isSameUnit(a.unit, b.unit);
  }
  const analyte = labAnalyteOf(a.analyte);
  if (a.comparator !== b.comparator || lineOf(analyte, a.unit) !== lineOf(analyte, b.unit)) return false;
  if (isSameUnit(a.unit, b.unit)) return Math.abs(a.number - b.number) <= 1e-9 * Math.abs(a.number);
  // Each report rounds in its own unit: 90 mg/dL of glucose are 4.996 mmol/L and printed as 5.0.
  return reads(a, b) || reads(b, a);

  function reads(from: LabResult, to: LabResult): boolean {
    const converted = convertNumber(analyte, from.number ?? 0, from.unit, to.unit);
    if (converted === null || to.number === null) return false;
    const digits = countDigits(to.text);
    return Number(roundConverted(converted, digits)) === Number(roundConverted(to.number, digits));
  }
}
