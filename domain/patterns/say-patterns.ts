import { countOf, wordFor } from '../count-of.ts';
import { LEAST_CYCLES, LEAST_RECORDED, type Pattern, type PatternReport } from './find-patterns.ts';
import type { HeatColumn, HeatSubject } from './heat-map.ts';
import { PMS_MARK_FROM } from './heat-map.ts';
import { TRAITS } from './traits.ts';
import { WINDOWS, type Window } from './windows.ts';

// The words of docs/algorithms/patterns.md (the tests use the same table).

export const WINDOW_TITLES: Record<Window, string> = {
  'before-period': 'Usually before your period',
  'in-period': 'Usually in your period',
  'around-ovulation': 'Usually around ovulation',
};

const WINDOW_WORDS: Record<Window, string> = {
  'before-period': 'in the five days before your period',
  'in-period': 'in your period',
  'around-ovulation': 'in the five days around ovulation',
};

/** `Headache: on 14 of 40 days in the five days before your period, on 9 of 160 other days, in 6 of your 8 cycles.` */
export function sayPattern(pattern: Pattern, cycles: number): string {
  const { inside, outside, cyclesWithIt, comparedCycles, estimatedCycles, window } = pattern;
  const ofCycles =
    comparedCycles === cycles ? `your ${cycles} cycles` : `the ${comparedCycles} cycles that can be compared`;
  const estimate =
    estimatedCycles === 0
      ? ''
      : estimatedCycles === comparedCycles
        ? ' Ovulation is estimated in all of them.'
        : ` Ovulation is estimated in ${estimatedCycles} of them.`;
  return (
    `${labelOf(pattern.trait)}: on ${inside.marked} of ${inside.days} days ${WINDOW_WORDS[window]}, ` +
    `on ${outside.marked} of ${outside.days} other days, in ${cyclesWithIt} of ${ofCycles}.${estimate}`
  );
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
export function nameSubject(subject: HeatSubject): string {
  return subject === 'pms-severity' ? `PMS severity ${PMS_MARK_FROM} or more` : labelOf(subject.trait);
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

export function labelOf(trait: number): string {
  return TRAITS[trait]?.label ?? '';
}
