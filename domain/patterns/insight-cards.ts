import { type CycleSummary, SUMMARIZED_CYCLES } from '../cycle/history/summarize-cycles.ts';
import type { Pattern, PatternReport } from './find-patterns.ts';
import { findShifts, type Shift } from './find-shifts.ts';
import type { PatternCycle } from './pattern-cycles.ts';
import { TRAITS, type Trait } from './traits.ts';

// Rules and worked examples: docs/algorithms/patterns.md (the tests use the same tables).

/** With fewer finished cycles that count no card is shown. */
export const LEAST_FOR_CARDS = 5;
/** So many are shown at once. */
export const MOST_CARDS = 3;

/** One thing that her records show, to be told in a sentence. `id` stays the same while it is about the same thing. */
export type InsightCard =
  | { kind: 'pattern'; id: string; pattern: Pattern; trait: Trait }
  | { kind: 'shift'; id: string; shift: Shift }
  | { kind: 'lengths'; id: string; summary: LengthSummary; lengths: readonly number[] };

/** Her lengths together, where they are known. */
export type LengthSummary = CycleSummary & {
  shortestDays: number;
  longestDays: number;
  variationDays: number;
};

/**
 * What her records show: first what comes in the largest share of her cycles, complaints and moods before amounts; empty below
 * LEAST_FOR_CARDS cycles. Of one symptom, mood or amount only the clearest time is told. The lengths, where `summary` is given,
 * stand second where something else is told, otherwise first.
 */
export function collectInsightCards(
  cycles: readonly PatternCycle[],
  report: PatternReport,
  summary: CycleSummary | null = null,
  traits: readonly Trait[] = TRAITS,
): InsightCard[] {
  if (cycles.length < LEAST_FOR_CARDS) return [];
  const patterns = report.patterns
    .toSorted((a, b) => b.difference - a.difference)
    .flatMap((pattern) => {
      const trait = traits[pattern.trait];
      return trait ? [{ pattern, trait }] : [];
    })
    .map(({ pattern, trait }) => ({
      share: pattern.cyclesWithIt / pattern.comparedCycles,
      subject: `trait ${trait.code}`,
      card: {
        ...{ kind: 'pattern', id: `pattern ${trait.code} ${pattern.window}` },
        ...{ pattern, trait },
      } satisfies InsightCard,
    }));
  const shifts = findShifts(cycles, LEAST_FOR_CARDS).map((shift) => ({
    share: shift.cyclesWithIt / shift.perCycle.length,
    subject: shift.field,
    card: { kind: 'shift', id: `shift ${shift.field} ${shift.window}`, shift } satisfies InsightCard,
  }));
  const told = new Set<string>();
  const clearest = [...patterns, ...shifts]
    .sort((a, b) => b.share - a.share)
    .filter(({ subject }) => !told.has(subject) && told.add(subject))
    .map(({ card }) => card);
  const lengths = summary && lengthsOf(cycles, summary);
  return lengths === null ? clearest : [...clearest.slice(0, 1), lengths, ...clearest.slice(1)];
}

function lengthsOf(cycles: readonly PatternCycle[], summary: CycleSummary): InsightCard | null {
  const { shortestDays, longestDays, variationDays, counted } = summary;
  if (counted < LEAST_FOR_CARDS) return null;
  if (shortestDays === null || longestDays === null || variationDays === null) return null;
  const lengths = cycles.slice(-Math.min(counted, SUMMARIZED_CYCLES)).map(({ lengthDays }) => lengthDays);
  return {
    kind: 'lengths',
    id: 'lengths',
    summary: { ...summary, shortestDays, longestDays, variationDays },
    lengths,
  };
}
