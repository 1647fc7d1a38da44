import type { BleedingDay } from '../../bleeding/bleeding-day.ts';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { LifeStage } from '../../profile/life-stages.ts';
import type { CycleHistory } from '../forecast/forecast-cycle.ts';
import type { Period } from '../period.ts';
import type { CycleMark, CycleRecords } from './cycle-records.ts';

// Rules, sources and worked examples: docs/algorithms/cycles-from-periods.md (the tests use the same tables).

/** Everything that cycles are found from. */
export interface CycleFacts {
  /** All of hers, in any order. */
  periods: readonly Period[];
  records: CycleRecords;
  /** What she noted of the bleeding of her days, in any order; missing: nothing. */
  bleeding?: readonly BleedingDay[];
  stage: LifeStage;
  /** The day on her clock. */
  today: CalendarDate;
}

/** Why a cycle does not count towards averages and forecasts. */
export type NotCounted =
  | 'interrupted'
  | 'unusual'
  | 'start-missing'
  | 'same-period'
  | 'too-close'
  | 'too-long';

/**
 * What is to be asked about a cycle. `same-period`: the next start comes so soon that both may be one period; said so, it
 * is marked at that next start, and the two are one cycle.
 */
export type CycleQuestion = 'same-period' | 'start-missing';

/** `entered` stands above the others; `signs`: LH test and temperature agree. */
export type OvulationBasis = 'entered' | 'signs' | 'temperature' | 'lh-test';

export interface KnownOvulation {
  on: CalendarDate;
  /** 1 on the first day of its cycle. */
  cycleDay: number;
  basis: OvulationBasis;
}

/** A finished cycle: from one recorded start to the next. */
export interface FinishedCycle {
  start: CalendarDate;
  /** The first day of the next one. */
  nextStart: CalendarDate;
  lengthDays: number;
  /** Both days counted; null where the end of its period was not recorded. */
  bleedingDays: number | null;
  ovulation: KnownOvulation | null;
  /** Null: it counts. */
  notCounted: NotCounted | null;
  /** Null: nothing is to be asked. */
  question: CycleQuestion | null;
  mark: CycleMark | null;
}

/** The cycle that goes on. */
export interface CurrentCycle {
  start: CalendarDate;
  /** 1 on its first day; null where it begins after today, by the clock of this device. */
  cycleDay: number | null;
  bleedingDays: number | null;
  ovulation: KnownOvulation | null;
  mark: CycleMark | null;
}

export interface RecordedCycles {
  /** Oldest first. */
  finished: FinishedCycle[];
  /** Null: no period is recorded, or a break has begun since (see `onBreak`). */
  current: CurrentCycle | null;
  /** What the forecast takes; null where there is no current cycle. */
  history: CycleHistory | null;
  /** Why there is no current cycle although periods are recorded. */
  onBreak: 'pregnancy' | 'pause' | 'mode' | null;
}
