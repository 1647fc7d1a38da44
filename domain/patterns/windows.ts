import { AROUND_OVULATION_DAYS, type PatternCycle } from './pattern-cycles.ts';

// Rules, sources and worked examples: docs/algorithms/patterns.md (the tests use the same tables).

/** Times of a cycle that are held against its other days. */
export const WINDOWS = ['before-period', 'in-period', 'around-ovulation'] as const;
export type Window = (typeof WINDOWS)[number];

/** Premenstrual complaints come in the five days before menses (ACOG; ISPMD). */
export const BEFORE_PERIOD_DAYS = 5;

/** Whether a cycle day lies in the window; null where the cycle has no such window. */
export function isInWindow(cycle: PatternCycle, window: Window, cycleDay: number): boolean | null {
  if (window === 'before-period') return cycleDay > cycle.lengthDays - BEFORE_PERIOD_DAYS;
  if (window === 'in-period') return cycleDay <= cycle.bleedingDays;
  if (cycle.ovulation === null) return null;
  return (
    Math.abs(cycleDay - cycle.ovulation.cycleDay) <= AROUND_OVULATION_DAYS && cycleDay > cycle.bleedingDays
  );
}

/** The phases of a cycle; `other`: ovulation is not known, so that only the period is told apart. */
export const PHASES = ['period', 'before-ovulation', 'around-ovulation', 'after-ovulation', 'other'] as const;
export type Phase = (typeof PHASES)[number];

export function phaseOf(cycle: PatternCycle, cycleDay: number): Phase {
  if (cycleDay <= cycle.bleedingDays) return 'period';
  if (cycle.ovulation === null) return 'other';
  const fromOvulation = cycleDay - cycle.ovulation.cycleDay;
  if (Math.abs(fromOvulation) <= AROUND_OVULATION_DAYS) return 'around-ovulation';
  return fromOvulation < 0 ? 'before-ovulation' : 'after-ovulation';
}
