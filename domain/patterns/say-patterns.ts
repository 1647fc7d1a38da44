import { countOf, wordFor } from '../count-of.ts';
import {
  type DayCount,
  LEAST_CYCLES,
  LEAST_RECORDED,
  type Pattern,
  type PatternReport,
} from './find-patterns.ts';
import type { HeatColumn, HeatSubject } from './heat-map.ts';
import { PMS_MARK_FROM } from './heat-map.ts';
import { TRAITS, type Trait } from './traits.ts';
import { WINDOWS, type Window } from './windows.ts';

// The words of docs/algorithms/patterns.md (the tests use the same table).

export const WINDOW_TITLES: Record<Window, string> = {
  'before-period': 'Usually before your period',
  'in-period': 'Usually in your period',
  'around-ovulation': 'Usually around ovulation',
};

const WINDOW_WORDS: Record<Window, string> = {
  'before-period': 'in the five before your period',
  'in-period': 'in your period',
  'around-ovulation': 'in the five around ovulation',
};

/** `Headache: some days in the five before your period, in 6 of your 8 cycles.` */
export function sayPattern(pattern: Pattern, cycles: number, traits: readonly Trait[] = TRAITS): string {
  const { inside, cyclesWithIt, comparedCycles, window } = pattern;
  return (
    `${labelOf(pattern.trait, traits)}: ${sayShare(inside)} ${WINDOW_WORDS[window]}, ` +
    `in ${sayCycles(cyclesWithIt, comparedCycles, cycles)}.${sayEstimated(pattern)}`
  );
}

/** `14 of 40 days there, 9 of 160 other days`: what stands behind the words. */
export function sayCounts({ inside, outside }: Pattern): string {
  return `${inside.marked} of ${inside.days} days there, ${outside.marked} of ${outside.days} other days`;
}

function sayShare({ marked, days }: DayCount): string {
  const share = marked / days;
  if (share === 1) return 'every day';
  if (share > 0.5) return 'most days';
  return share >= 0.25 ? 'some days' : 'a few days';
}

function sayCycles(withIt: number, compared: number, cycles: number): string {
  if (withIt === cycles) return `all ${cycles} cycles`;
  return compared === cycles ? `${withIt} of your ${cycles} cycles` : `${withIt} of the ${compared} compared`;
}

function sayEstimated({ estimatedCycles, comparedCycles }: Pattern): string {
  if (estimatedCycles === 0) return '';
  return estimatedCycles === comparedCycles
    ? ' Ovulation is an estimate.'
    : ` Ovulation is an estimate in ${estimatedCycles} of them.`;
}

/** What is missing before anything can be compared, in a sentence; null where something was. */
export function sayMissing({ cycles, comparedCycles, comparisons }: PatternReport): string | null {
  if (comparisons > 0) return null;
  if (cycles < LEAST_CYCLES) {
    const have = cycles === 0 ? 'None is' : wordFor(cycles, 'One is', `${cycles} are`);
    return (
      `It takes at least ${LEAST_CYCLES} finished cycles to tell what comes back. ${have} recorded so far: ` +
      `${LEAST_CYCLES - cycles} more ${wordFor(LEAST_CYCLES - cycles, 'is', 'are')} missing.`
    );
  }
  const most = Math.max(...WINDOWS.map((window) => comparedCycles[window]));
  if (most >= LEAST_CYCLES) {
    return `No symptom and no mood is marked in ${LEAST_CYCLES} of these cycles yet. Marked days are what is compared.`;
  }
  const can = most === 0 ? 'none can' : wordFor(most, 'one can', `${most} can`);
  return (
    `Of your ${cycles} cycles, ${can} be compared; it takes ${LEAST_CYCLES}. A cycle can be once at least ` +
    `${LEAST_RECORDED.inside} days in the window and ${LEAST_RECORDED.outside} other days are recorded: a day without ` +
    'any entry is not a day without complaints.'
  );
}

/** The name of a row of the map. */
export function nameSubject(subject: HeatSubject, traits: readonly Trait[] = TRAITS): string {
  return subject === 'pms-severity'
    ? `PMS severity ${PMS_MARK_FROM} or more`
    : labelOf(subject.trait, traits);
}

/** `Day 3`, `Days 1 to 3`, `2 days before`, `5 to 3 days before`. */
export function nameColumn({ from, to }: HeatColumn): string {
  if (from > 0) return from === to ? `Day ${from}` : `Days ${from} to ${to}`;
  if (from === to) return `${countOf(-from, 'day')} before`;
  return `${-from} to ${-to} days before`;
}

/** `marked in 5 of 8 cycles, recorded in 7`. */
export function sayCell(marked: number, { cycles, recorded }: HeatColumn): string {
  if (recorded === 0) return `nothing recorded in ${countOf(cycles, 'cycle')}`;
  return `marked in ${marked} of ${countOf(cycles, 'cycle')}, recorded in ${recorded}`;
}

/** `traits`: with her own tags, where one of them may be meant. */
export function labelOf(trait: number, traits: readonly Trait[] = TRAITS): string {
  return traits[trait]?.label ?? '';
}
