import type { DailyLog } from '../daily-log/daily-log.ts';
import type { PatternCycle } from './pattern-cycles.ts';
import { PHASES, type Phase, phaseOf } from './windows.ts';

// Rules and worked examples: docs/algorithms/patterns.md (the tests use the same tables).

/** What is shown by phase: fields of every mode, in the units of the wire (hours, minutes, scales of 1 to 10). */
export const PHASE_FIELDS = ['sleep_hours', 'sleep_quality', 'activity_minutes', 'stress', 'mood'] as const;
export type PhaseField = (typeof PHASE_FIELDS)[number];

export interface PhaseRange {
  phase: Phase;
  /** Half of the days lie between the quartiles; null with too few days to say so. */
  range: Quartiles | null;
  /** Logged days, and of how many cycles they are. */
  days: number;
  cycles: number;
}

export interface Quartiles {
  lower: number;
  median: number;
  upper: number;
}

/** With fewer there is no usual. */
export const LEAST_FOR_RANGE = { days: 5, cycles: 3 } as const;

/**
 * How a field usually is in each phase, over the logged days of her cycles. Phases in which nothing is logged are
 * missing. Ranges only: whether phases differ is not tested, and not said.
 */
export function rangeByPhase(cycles: readonly PatternCycle[], field: PhaseField): PhaseRange[] {
  return PHASES.flatMap((phase): PhaseRange[] => {
    const perCycle = cycles
      .map((cycle) =>
        cycle.days.flatMap((day) =>
          phaseOf(cycle, day.cycleDay) === phase ? readField(day.log, field) : [],
        ),
      )
      .filter((values) => values.length > 0);
    const values = perCycle.flat();
    if (values.length === 0) return [];
    const isEnough = values.length >= LEAST_FOR_RANGE.days && perCycle.length >= LEAST_FOR_RANGE.cycles;
    return [
      {
        phase,
        range: isEnough ? findQuartiles(values) : null,
        days: values.length,
        cycles: perCycle.length,
      },
    ];
  });
}

function readField(log: DailyLog | null, field: PhaseField): number[] {
  const value = log?.[field] ?? null;
  return value === null ? [] : [value];
}

/** Linear between the two nearest values, at (n − 1) · share: R's and spreadsheets' default. `values` not empty. */
export function findQuartiles(values: readonly number[]): Quartiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => {
    const place = (sorted.length - 1) * share;
    const below = sorted[Math.floor(place)] ?? Number.NaN;
    const above = sorted[Math.ceil(place)] ?? Number.NaN;
    return below + (above - below) * (place - Math.floor(place));
  };
  return { lower: at(0.25), median: at(0.5), upper: at(0.75) };
}
