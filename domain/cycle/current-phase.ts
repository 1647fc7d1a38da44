import type { PeriodToday } from '../bleeding/period-today.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import {
  type CycleHistory,
  FERTILE_BEFORE_OVULATION_DAYS,
  hasKnownOvulation,
  ovulationDays,
} from './forecast/forecast-cycle.ts';

// Rule, source and worked examples: docs/algorithms/cycles-from-periods.md (the tests use the same table).

/** `fertile`: ovulation falls on the day or within five days after it. `unsure`: none is likelier than the others together. */
export type EstimatedPhase = 'follicular' | 'fertile' | 'luteal' | 'unsure';

/** In which part of her cycle she is, and how sure that is. */
export interface CurrentPhase {
  phase: 'menstrual' | EstimatedPhase;
  /**
   * `recorded`: her period; `begun`: its start, its end is not recorded yet; `ovulation`: its day is known; `estimate`: from
   * the lengths of her cycles alone.
   */
  basis: 'recorded' | 'begun' | 'ovulation' | 'estimate';
  /** From 0 to 1, that of the likeliest phase; null where nothing is estimated or nothing can be. */
  chance: number | null;
  /** From 0 to 1: that the day is fertile, also while she bleeds; null where it cannot be said. */
  fertileChance: number | null;
}

/**
 * Not for modes in which no ovulation is forecast (see hasOvulationForecast). An estimate, and not contraception.
 */
export function describeCurrentPhase(
  history: CycleHistory,
  cycleDay: number,
  period: PeriodToday,
  today: CalendarDate,
): CurrentPhase {
  const chances = chancesOf(history, cycleDay, today);
  const fertileChance = chances?.fertile ?? null;
  if (period !== null) return { phase: 'menstrual', basis: period, chance: null, fertileChance };
  if (chances === null) return { phase: 'unsure', basis: 'estimate', chance: null, fertileChance };
  const basis = hasKnownOvulation(history, today) ? 'ovulation' : 'estimate';
  return { ...likeliestOf(chances), basis, fertileChance };
}

function likeliestOf(chances: Record<Exclude<EstimatedPhase, 'unsure'>, number>) {
  const [phase, chance] = (['follicular', 'fertile', 'luteal'] as const)
    .map((one) => [one, chances[one]] as const)
    .reduce((best, one) => (one[1] > best[1] ? one : best));
  return { phase: chance >= 0.5 ? phase : ('unsure' as const), chance };
}

/** Ovulation after the next five days, on one of today and those, or before today: together 1. */
function chancesOf(history: CycleHistory, cycleDay: number, today: CalendarDate) {
  const ovulation = ovulationDays(history, today);
  if (ovulation === null) return null;
  const chances = { follicular: 0, fertile: 0, luteal: 0 };
  for (const [index, mass] of ovulation.masses.entries()) {
    const daysAhead = ovulation.from + index - cycleDay;
    const phase =
      daysAhead < 0 ? 'luteal' : daysAhead <= FERTILE_BEFORE_OVULATION_DAYS ? 'fertile' : 'follicular';
    chances[phase] += mass;
  }
  return chances;
}
