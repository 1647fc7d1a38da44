import { countDays } from '../calendar/name-day.ts';
import { type CycleSummary, FEWEST_FOR_RANGE, type UnusualPattern } from './history/summarize-cycles.ts';

// What every screen and the report say of her cycles together, in the same words. No diagnosis: numbers, and what to show
// to a doctor.

/** `Usual: 24 to 38 days from one period to the next, bleeding up to 8 days (FIGO).` */
export function sayNormalRange({ normal }: Pick<CycleSummary, 'normal'>): string {
  const { shortestDays, longestDays, bleedingDays, basis } = normal;
  const range = `${shortestDays} to ${longestDays} days from one period to the next, bleeding up to ${bleedingDays} days`;
  return basis === 'adolescent'
    ? `Usual in the first years after the first period: ${range} (ACOG).`
    : `Usual: ${range} (FIGO).`;
}

/** `Not enough data yet: 2 of 3 cycles.` while a middle and a range are not known; null once they are. */
export function sayNotEnough({ counted }: Pick<CycleSummary, 'counted'>): string | null {
  return counted < FEWEST_FOR_RANGE ? `Not enough data yet: ${counted} of ${FEWEST_FOR_RANGE} cycles.` : null;
}

/** How far her cycles vary, beside what is usual at her age; null while no range is known. */
export function sayVariation({
  counted,
  variationDays,
  normal,
  regularity,
}: Pick<CycleSummary, 'counted' | 'variationDays' | 'normal' | 'regularity'>): string | null {
  if (variationDays === null) return null;
  const apart = `The shortest and the longest of ${counted} cycles lie ${countDays(variationDays)} apart.`;
  if (regularity === 'not-enough') return `${apart} Six cycles are needed to say whether that is usual.`;
  if (normal.basis === 'adolescent') return `${apart} In the first years cycles still vary much.`;
  if (normal.variationDays === null) return `${apart} In the years before menopause cycles vary more.`;
  const limit = countDays(normal.variationDays);
  return normal.basis === 'age-unknown'
    ? `${apart} Up to ${limit} are usual; at some ages up to 7. Your age is not known here.`
    : `${apart} Up to ${limit} are usual at your age.`;
}

/** One sentence for each thing that lies outside repeatedly, and what to do; empty where nothing does. */
export function sayAdvice(summary: CycleSummary): string[] {
  if (summary.advice === null) return [];
  return [
    ...summary.patterns.map((pattern) => sayPattern(pattern, summary)),
    ...(summary.normal.basis === 'before-menopause'
      ? ['In the years before menopause cycles often change.']
      : []),
    'There can be many reasons. It is worth showing a doctor; take these numbers with you.',
  ];
}

function sayPattern(pattern: UnusualPattern, summary: CycleSummary): string {
  const { outOfRange, judged, normal, counted, variationDays } = summary;
  switch (pattern) {
    case 'long':
      return `${outOfRange.long} of your last ${judged.lengths} cycles were longer than ${normal.longestDays} days.`;
    case 'short':
      return `${outOfRange.short} of your last ${judged.lengths} cycles were shorter than ${normal.shortestDays} days.`;
    case 'bleeding':
      return `${outOfRange.bleeding} of your last ${judged.bleedings} periods lasted longer than ${normal.bleedingDays} days.`;
    case 'variation':
      return (
        `Your last ${counted} cycles differ by ${countDays(variationDays ?? 0)}; up to ` +
        `${countDays(normal.variationDays ?? 0)} are usual.`
      );
  }
}

/** `27`, `27.5`: the middle of an even number of days may lie between two. */
export function sayNumber(days: number): string {
  return Number.isInteger(days) ? String(days) : days.toFixed(1);
}
