import { countDays } from '../calendar/name-day.ts';
import type { CycleSummary } from '../cycle/history/summarize-cycles.ts';
import type { ReportRangeRow } from './cycle-report.ts';

/** Her range beside the usual one, in as few words as a table has room for. */
export function describeRanges(summary: CycleSummary): ReportRangeRow[] {
  return [
    describeLength(summary),
    describeVariation(summary),
    describeBleeding(summary),
    describeOvulation(summary),
  ];
}

const NOT_KNOWN = 'not enough cycles yet';

function describeLength({ medianDays, shortestDays, longestDays, normal, outOfRange, judged }: CycleSummary) {
  const outside = outOfRange.long + outOfRange.short;
  return {
    label: 'Length',
    hers:
      medianDays === null ? NOT_KNOWN : `${countDays(medianDays)}, from ${shortestDays} to ${longestDays}`,
    usual: `${normal.shortestDays} to ${normal.longestDays} days`,
    verdict: judged.lengths === 0 ? '' : `${outside} of the last ${judged.lengths} outside`,
    is_outside: outside > 0,
  };
}

function describeVariation({ variationDays, normal, regularity }: CycleSummary) {
  const words = { usual: 'within', varies: 'outside', 'not-enough': 'six cycles are needed', 'no-limit': '' };
  return {
    label: 'Shortest to longest',
    hers: variationDays === null ? NOT_KNOWN : `${countDays(variationDays)} apart`,
    usual:
      normal.variationDays === null ? 'no limit at this age' : `up to ${countDays(normal.variationDays)}`,
    verdict: variationDays === null ? '' : words[regularity],
    is_outside: regularity === 'varies',
  };
}

function describeBleeding({ bleedingMedianDays, normal, outOfRange, judged }: CycleSummary) {
  return {
    label: 'Bleeding',
    hers: bleedingMedianDays === null ? NOT_KNOWN : countDays(bleedingMedianDays),
    usual: `up to ${countDays(normal.bleedingDays)}`,
    verdict: judged.bleedings === 0 ? '' : `${outOfRange.bleeding} of the last ${judged.bleedings} longer`,
    is_outside: outOfRange.bleeding > 0,
  };
}

function describeOvulation({ withOvulation, counted }: CycleSummary) {
  return {
    label: 'Ovulation known',
    hers: counted === 0 ? NOT_KNOWN : `in ${withOvulation} of ${counted}`,
    usual: '',
    verdict: '',
    is_outside: false,
  };
}

/** Where the usual range comes from. */
export function describeSource({ normal, counted }: CycleSummary): string {
  const source =
    normal.basis === 'adolescent'
      ? 'ACOG, first years after the first period'
      : normal.basis === 'age-unknown'
        ? 'FIGO 2018, age not known'
        : 'FIGO 2018';
  return `Hers: median, shortest and longest of the newest ${counted} cycles that count. Usual: ${source}.`;
}
