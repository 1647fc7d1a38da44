import { type BleedingRows, bleedingByDay, type ShownBleeding } from '../bleeding/bleeding-of.ts';
import { lastExpectedDay } from '../bleeding/period-today.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { type DayClass, DEFAULT_PERIOD_LENGTH_DAYS, ovulationCycleDay } from '../cycle/cycle.ts';
import { hasCycle, hasOvulationForecast } from '../cycle/cycle-modes.ts';
import { FERTILE_BEFORE_OVULATION_DAYS } from '../cycle/forecast/forecast-cycle.ts';
import type { LookAhead } from '../cycle/forecast/look-ahead.ts';
import type {
  CycleFacts,
  FinishedCycle,
  KnownOvulation,
  OvulationBasis,
  RecordedCycles,
} from '../cycle/history/recorded-cycles.ts';
import { isSettled } from '../cycle/history/settled-cycles.ts';
import { markNoted } from '../cycle/mark-days.ts';
import type { Period } from '../cycle/period.ts';

// Rules, sources and worked examples: docs/algorithms/one-description.md (the tests use the same tables).

/** What may be said of a day, as every screen draws it. A day of which nothing is to be said is none of these. */
export interface DescribedDay {
  dayClass: Exclude<DayClass, 'regular'>;
  /** `recorded`: by her; `computed`: an estimate, which looks like one. */
  source: 'recorded' | 'computed';
  /** What says that ovulation was on the day; null where nothing does. */
  ovulation: OvulationBasis | null;
  /** What she noted of the bleeding of this very day; missing: nothing. */
  bleeding?: ShownBleeding;
  /** Of a period that goes on until she says that it ended: a day of it that is expected. */
  isEndUnknown?: true;
}

export interface DayFacts {
  facts: CycleFacts;
  cycles: RecordedCycles;
  /** As seen today; null where nothing is forecast, or where she does not want to see it. */
  ahead: LookAhead | null;
}

/**
 * Every day of which something is said, in all her records and as far ahead as is forecast. Her periods as she recorded
 * them; ovulation where something says it; in finished cycles that count it is estimated from their own length, in the
 * one that goes on and those after it by the forecast. Nothing is computed before her first period, in a cycle that was
 * interrupted or is asked about, or where hormones decide. An estimate, and not contraception.
 */
export function describeDays({ facts, cycles, ahead }: DayFacts): ReadonlyMap<CalendarDate, DescribedDay> {
  const days = new Map<CalendarDate, DescribedDay>();
  const { stage } = facts;
  const bleeding = bleedingByDay(facts.bleeding ?? []);
  if (!hasCycle(stage)) {
    layNoted(days, [], bleeding, facts.today);
    return days;
  }
  // The stronger is written over the weaker: fertile days, ovulation, the periods ahead, what she recorded.
  const isNamed = hasOvulationForecast(stage);
  for (const cycle of cycles.finished) layFinished(days, cycle, isNamed);
  if (isNamed) layAhead(days, cycles.current?.ovulation ?? null, ahead);
  if (ahead !== null) layStarts(days, ahead, usualBleedingDays(cycles));
  for (const period of facts.periods) layPeriod(days, period, bleeding);
  layNoted(days, facts.periods, bleeding, facts.today);
  return days;
}

function layFinished(days: Map<CalendarDate, DescribedDay>, cycle: FinishedCycle, isNamed: boolean): void {
  const { ovulation, start, lengthDays, notCounted } = cycle;
  if (!isNamed || (ovulation === null && !isSettled(cycle))) return;
  const on = ovulation?.on ?? addDays(start, ovulationCycleDay(lengthDays) - 1);
  if (notCounted !== 'interrupted') layFertile(days, on, start);
  layOvulation(days, on, ovulation?.basis ?? null);
}

/** Sperm live up to five days; the cycle began before none of them. */
function layFertile(
  days: Map<CalendarDate, DescribedDay>,
  ovulationOn: CalendarDate,
  start: CalendarDate,
): void {
  for (let before = FERTILE_BEFORE_OVULATION_DAYS; before > 0; before -= 1) {
    const day = addDays(ovulationOn, -before);
    if (day >= start) days.set(day, { dayClass: 'fertile', source: 'computed', ovulation: null });
  }
}

function layOvulation(
  days: Map<CalendarDate, DescribedDay>,
  on: CalendarDate,
  ovulation: OvulationBasis | null,
): void {
  days.set(on, { dayClass: 'ovulation', source: 'computed', ovulation });
}

function layAhead(
  days: Map<CalendarDate, DescribedDay>,
  known: KnownOvulation | null,
  ahead: LookAhead | null,
): void {
  const fertile = ahead?.fertile ?? null;
  for (const { days: window, ovulationOn } of fertile?.cycles ?? []) {
    for (let day = window.from; day <= window.to; day = addDays(day, 1)) {
      days.set(day, { dayClass: 'fertile', source: 'computed', ovulation: null });
    }
    // Of the days gone by the known one is the day of ovulation of this cycle, and no other beside it.
    const hasGoneBy = fertile !== null && ovulationOn < fertile.days.from;
    if (known === null || !hasGoneBy) layOvulation(days, ovulationOn, null);
  }
  // What she entered or measured stands also where the forecast does not believe it any more.
  if (known !== null) layOvulation(days, known.on, known.basis);
}

function layStarts(days: Map<CalendarDate, DescribedDay>, { starts }: LookAhead, bleedingDays: number): void {
  for (const { date } of starts) {
    for (let after = 0; after < bleedingDays; after += 1) {
      days.set(addDays(date, after), { dayClass: 'period', source: 'computed', ovulation: null });
    }
  }
}

/** How long the period ahead is drawn: as the last whose end she recorded, else the usual length. */
export function usualBleedingDays({ finished, current }: RecordedCycles): number {
  const recorded = [...finished.map(({ bleedingDays }) => bleedingDays), current?.bleedingDays ?? null];
  return recorded.findLast((count) => count !== null && count > 0) ?? DEFAULT_PERIOD_LENGTH_DAYS;
}

/**
 * While its end is not recorded its first day alone is hers; the days after it, up to the usual length, are expected, unless
 * what she noted of the bleeding ends it. A day that she noted as none is no day of it.
 */
function layPeriod(days: Map<CalendarDate, DescribedDay>, period: Period, rows: BleedingRows): void {
  const { period_start_date: start, period_end_date: end } = period;
  const lastRecorded = end ?? start;
  const last = lastExpectedDay(period, rows);
  for (let day = start; day <= last; day = addDays(day, 1)) {
    const before = days.get(day);
    if (rows.get(day)?.flow === 'none') continue;
    if (day > lastRecorded && before?.source === 'recorded') continue;
    days.set(day, {
      dayClass: 'period',
      source: day <= lastRecorded ? 'recorded' : 'computed',
      ovulation: before?.ovulation ?? null,
      ...(day > lastRecorded && { isEndUnknown: true }),
    });
  }
}

/** Over all of it stands what she noted of a day: bleeding is recorded whether a period is or not, and none is none. */
function layNoted(
  days: Map<CalendarDate, DescribedDay>,
  periods: readonly Period[],
  bleeding: BleedingRows,
  today: CalendarDate,
): void {
  for (const day of bleeding.keys()) {
    const noted = markNoted(day, periods, bleeding, today);
    const before = days.get(day);
    if (noted === null || noted === 'none' || noted.bleeding === undefined) continue;
    const ovulation = before?.ovulation ?? null;
    days.set(day, { dayClass: 'period', source: 'recorded', ovulation, bleeding: noted.bleeding });
  }
}
