import { countDays } from '../calendar/name-day.ts';
import { hasCycle, hasUsualRange } from '../cycle/cycle-modes.ts';
import type { CycleSummary } from '../cycle/history/summarize-cycles.ts';
import { type LifeStage, nameStage } from '../profile/life-stages.ts';
import type { CycleReport } from './cycle-report.ts';

/** Her range beside the usual one, in as few words as a table has room for; alone where it is no measure. */
export function describeRanges(summary: CycleSummary, stage: LifeStage): NonNullable<CycleReport['ranges']> {
  const rows = [
    describeLength(summary),
    describeVariation(summary),
    describeBleeding(summary),
    describeOvulation(summary),
  ];
  const hers = `Hers: median, shortest and longest of the newest ${summary.counted} cycles that count.`;
  if (hasUsualRange(stage)) return { rows, note: `${hers} Usual: ${nameSource(summary)}.` };
  const why = hasCycle(stage)
    ? 'with hormones, bleeding follows them, and what is usual for cycles without them is no measure.'
    : 'no cycles are counted in it, and what is usual for them is no measure.';
  return {
    rows: rows.map(({ label, hers }) => ({ label, hers, usual: '', verdict: '', is_outside: false })),
    note: `${hers} ${nameStage(stage)}: ${why}`,
  };
}

/** The shaded band of usual lengths, and what the drawing beside each cycle means. */
export function describeBand(
  { normal: { shortestDays, longestDays } }: CycleSummary,
  stage: LifeStage,
): Pick<NonNullable<CycleReport['cycles']>, 'usual_days' | 'note'> {
  const signs = 'Filled: bleeding. Dot: ovulation, where it is known.';
  return hasUsualRange(stage)
    ? {
        usual_days: { from: shortestDays, to: longestDays },
        note: `Shaded: ${shortestDays} to ${longestDays} days. ${signs}`,
      }
    : { usual_days: null, note: signs };
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
function nameSource({ normal }: CycleSummary): string {
  if (normal.basis === 'adolescent') return 'ACOG, first years after the first period';
  return normal.basis === 'age-unknown' ? 'FIGO 2018, age not known' : 'FIGO 2018';
}
