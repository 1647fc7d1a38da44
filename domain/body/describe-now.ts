import { bleedingByDay } from '../bleeding/bleeding-of.ts';
import { findPeriodToday, type PeriodToday } from '../bleeding/period-today.ts';
import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { type CurrentPhase, describeCurrentPhase } from '../cycle/current-phase.ts';
import { followsHormones, hasCycle, hasOvulationForecast } from '../cycle/cycle-modes.ts';
import { chanceOn } from '../cycle/forecast/day-chances.ts';
import type { CycleForecast } from '../cycle/forecast/forecast-cycle.ts';
import { type LookAhead, lookAhead } from '../cycle/forecast/look-ahead.ts';
import type { CycleFacts, RecordedCycles } from '../cycle/history/recorded-cycles.ts';
import type { PregnancyEnd } from '../pregnancy/pregnancy-end.ts';
import { findEndedPregnancy } from './find-ended-pregnancy.ts';

// Rules, sources and worked examples: docs/algorithms/one-description.md (the tests use the same tables).

/**
 * In which state she is; every screen starts from it. `unrecorded`: no period is recorded. `cycling`, `late`: a cycle goes
 * on, late after the days that are usual for her. `too-long`: it has gone on for longer than anything can be forecast for.
 * `clock-behind`: her newest period begins after today. The others are times without cycles: pregnant, after a birth or
 * after a pregnancy that ended otherwise until the next period, in a pause, in a mode without cycles.
 */
export type NowState =
  | 'unrecorded'
  | 'cycling'
  | 'late'
  | 'too-long'
  | 'clock-behind'
  | 'pregnant'
  | 'after-birth'
  | 'after-pregnancy'
  | 'pause'
  | 'no-cycles';

/** Where she is in the cycle that goes on. */
export interface CyclePlace {
  /** Its first day. */
  start: CalendarDate;
  /** 1 on the first day. */
  day: number;
  /** How long it is expected to be, in days; null where nothing can be forecast. */
  expectedDays: number | null;
}

/** What may be said of today, and of what lies ahead as it is seen today. An estimate, and not contraception. */
export interface Now {
  today: CalendarDate;
  state: NowState;
  /** Null in every state in which no cycle is counted. */
  cycle: CyclePlace | null;
  /** Whether a period goes on today; null also in every state in which no cycle is counted. */
  period: PeriodToday;
  /** When the next period starts; null where it is not forecast. */
  next: CycleForecast | null;
  /** Null where nothing is said of it: where hormones decide, without a cycle, and when it is too late to tell. */
  phase: CurrentPhase | null;
  /** How likely today is fertile, from 0 to 1; null where no fertile day is named. */
  fertileToday: number | null;
  /** The days ahead, with all their chances; null as `next`. */
  ahead: LookAhead | null;
  /** True where hormones decide when she bleeds: no fertile day and no ovulation is named. */
  isByHormones: boolean;
  /** The day on which her last pregnancy ended, in the states after one. */
  pregnancyEndedOn: CalendarDate | null;
  /** How it ended by her own word; null in every other state. */
  pregnancyEnd: PregnancyEnd | null;
}

/** What her records say of now. `cycles` as findRecordedCycles finds them from the same facts. */
export function describeNow(facts: CycleFacts, cycles: RecordedCycles): Now {
  const { today, stage } = facts;
  const { current, history } = cycles;
  const nothing = {
    ...{
      today,
      cycle: null,
      period: null,
      next: null,
      phase: null,
      fertileToday: null,
      ahead: null,
      pregnancyEndedOn: null,
      pregnancyEnd: null,
    },
    isByHormones: followsHormones(stage),
  };
  if (current === null || history === null) return { ...nothing, ...findBreakState(facts, cycles) };
  if (!hasCycle(stage)) return { ...nothing, state: stage === 'pregnancy' ? 'pregnant' : 'no-cycles' };
  if (current.cycleDay === null) return { ...nothing, state: 'clock-behind' };
  const ahead = lookAhead(history, today, hasOvulationForecast(stage));
  const place = { start: current.start, day: current.cycleDay };
  const period = findPeriodToday(today, {
    periods: facts.periods,
    rows: bleedingByDay(facts.bleeding ?? []),
    cycleDay: current.cycleDay,
    bleedingDays: current.bleedingDays,
  });
  if (ahead === null) return { ...nothing, state: 'too-long', cycle: { ...place, expectedDays: null } };
  const { next, fertile } = ahead;
  // After the days that are usual for her their lengths no longer tell which part of a cycle this is.
  const isUntold = next.isLate && !next.isOvulationKnown;
  const fertileToday = fertile && chanceOn(fertile.days, today);
  const isNamedFertile =
    fertile?.cycles.some(({ days: { from, to } }) => from <= today && today <= to) ?? false;
  return {
    ...nothing,
    state: next.isLate ? 'late' : 'cycling',
    cycle: { ...place, expectedDays: daysBetween(current.start, next.date) },
    period,
    next,
    phase:
      fertileToday === null || isUntold
        ? null
        : namePhase(describeCurrentPhase(history, place.day, period, today), fertileToday, isNamedFertile),
    fertileToday,
    ahead,
  };
}

/**
 * How likely today is fertile is one number on every screen, the next cycle's days among it. A day that is still named
 * fertile is not named after ovulation in the same breath.
 */
function namePhase(estimated: CurrentPhase, fertileChance: number, isNamedFertile: boolean): CurrentPhase {
  const phase = { ...estimated, fertileChance };
  if (phase.phase !== 'luteal' || phase.basis !== 'estimate' || !isNamedFertile) return phase;
  return { ...phase, phase: 'unsure' };
}

function findBreakState(
  facts: CycleFacts,
  { onBreak }: RecordedCycles,
): Pick<Now, 'state' | 'pregnancyEndedOn' | 'pregnancyEnd'> {
  const { stage, records, today } = facts;
  const notEnded = { pregnancyEndedOn: null, pregnancyEnd: null };
  // By a clock that was put back a recorded end may lie ahead.
  const goesOn = ({ from, to }: { from: CalendarDate; to: CalendarDate | null }) =>
    to === null || (from <= today && to > today);
  if (stage === 'pregnancy' || records.pregnancies.some(goesOn)) return { state: 'pregnant', ...notEnded };
  const ended = findEndedPregnancy(facts);
  // A pause that she entered says more of today than how the last pregnancy ended, unless it is about that.
  if (ended !== null && (onBreak === null || onBreak === 'pregnancy') && ended.to <= today)
    return {
      state: ended.end === 'birth' ? 'after-birth' : 'after-pregnancy',
      pregnancyEndedOn: ended.to,
      pregnancyEnd: ended.end,
    };
  if (onBreak === 'pause') return { state: 'pause', ...notEnded };
  return { state: hasCycle(stage) && onBreak === null ? 'unrecorded' : 'no-cycles', ...notEnded };
}
