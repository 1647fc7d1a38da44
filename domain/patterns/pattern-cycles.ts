import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { DEFAULT_PERIOD_LENGTH_DAYS, ovulationCycleDay } from '../cycle/cycle.ts';
import type { FinishedCycle } from '../cycle/history/recorded-cycles.ts';
import { isSettled } from '../cycle/history/settled-cycles.ts';
import { type DailyLog, isEmptyLog } from '../daily-log/daily-log.ts';
import { type DayAnswersRow, isEmptyAnswers } from '../day-entry/day-answers.ts';
import { FURTHER_SYMPTOM_CODES } from '../day-entry/symptoms.ts';
import { type DailyHealthSignals, isEmptySignals } from '../signals/health-signals.ts';
import { TRAITS, type Trait } from './traits.ts';

// Rules, sources and worked examples: docs/algorithms/patterns.md (the tests use the same tables).

/** What she recorded of her days; days without any record are missing. */
export interface DayRecords {
  signals: ReadonlyMap<CalendarDate, DailyHealthSignals>;
  logs: ReadonlyMap<CalendarDate, DailyLog>;
  /** What she said in a word, with further symptoms and her own tags. */
  answers?: ReadonlyMap<CalendarDate, DayAnswersRow>;
}

/** A day of which something is recorded; only of these is it known what was not marked. */
export interface RecordedDay {
  /** 1 on the first day of its cycle. */
  cycleDay: number;
  /** Places in TRAITS. */
  marks: readonly number[];
  log: DailyLog | null;
}

/** A finished cycle that counts and is not asked about, with the days that were recorded. */
export interface PatternCycle {
  start: CalendarDate;
  lengthDays: number;
  /** As the calendar draws it: the default while the end is not recorded. */
  bleedingDays: number;
  /** Null where it is neither known nor estimated. */
  ovulation: { cycleDay: number; isEstimated: boolean } | null;
  /** In the order of the days. */
  days: readonly RecordedDay[];
}

/** This many days before and after ovulation are around it; an estimate is seldom further off. */
export const AROUND_OVULATION_DAYS = 2;

/**
 * Her finished cycles that count, with what was recorded on their days, oldest first; one in which a start may be missing
 * waits for her answer, as its days would lie in the wrong phases. `mayEstimateOvulation`: false in modes in which bleeding
 * follows hormones; what she entered or measured stands in every mode. `traits`: what is looked for, with her own tags
 * (withTags).
 */
export function collectCycles(
  finished: readonly FinishedCycle[],
  records: DayRecords,
  mayEstimateOvulation: boolean,
  traits: readonly Trait[] = TRAITS,
): PatternCycle[] {
  const places = new Map<string, number>(traits.map(({ code }, place) => [code, place]));
  const counting = finished.filter(isSettled);
  const days = counting.map((): RecordedDay[] => []);
  // Over what is recorded, not over every day of thirty years.
  let at = 0;
  for (const date of listRecordedDates(records)) {
    while (at < counting.length - 1 && date >= (counting[at]?.nextStart ?? date)) at += 1;
    const cycle = counting[at];
    if (cycle === undefined || date < cycle.start || date >= cycle.nextStart) continue;
    days[at]?.push(readDay(records, places, date, daysBetween(cycle.start, date) + 1));
  }
  return counting.map((cycle, index) => {
    const { start, lengthDays } = cycle;
    const bleedingDays = Math.min(cycle.bleedingDays ?? DEFAULT_PERIOD_LENGTH_DAYS, lengthDays);
    return {
      ...{ start, lengthDays, bleedingDays },
      ovulation: findOvulationDay(cycle, bleedingDays, mayEstimateOvulation),
      days: days[index] ?? [],
    };
  });
}

/** Something is recorded: marked, noted or logged, whatever it is. A period alone is drawn, not recorded day by day. */
function listRecordedDates({ signals, logs, answers }: DayRecords): CalendarDate[] {
  const dates = new Set<CalendarDate>();
  for (const [date, record] of signals) {
    if (!isEmptySignals(record) || record.notes_unreadable) dates.add(date);
  }
  for (const [date, log] of logs) if (!isEmptyLog(log) || log.blood_pressure_unreadable) dates.add(date);
  for (const [date, said] of answers ?? []) if (!isEmptyAnswers(said)) dates.add(date);
  return [...dates].sort();
}

function readDay(
  { signals, logs, answers }: DayRecords,
  places: ReadonlyMap<string, number>,
  date: CalendarDate,
  cycleDay: number,
): RecordedDay {
  const record = signals.get(date);
  const said = answers?.get(date);
  const codes = [...(record ? [...record.symptoms, ...record.mood] : []), ...(said ? furtherOf(said) : [])];
  return {
    cycleDay,
    marks: codes.flatMap((code) => places.get(code) ?? []),
    log: logs.get(date) ?? null,
  };
}

/** Of the eight given symptoms the signals say whether they were there; here stands only how strong. */
function furtherOf({ symptoms, tags }: DayAnswersRow): string[] {
  const further = FURTHER_SYMPTOM_CODES.filter((code) => (symptoms[code] ?? 'none') !== 'none');
  return [...further, ...Object.keys(tags)];
}

function findOvulationDay(
  { ovulation, lengthDays }: FinishedCycle,
  bleedingDays: number,
  mayEstimate: boolean,
): PatternCycle['ovulation'] {
  if (ovulation !== null) return { cycleDay: ovulation.cycleDay, isEstimated: false };
  const cycleDay = ovulationCycleDay(lengthDays);
  // In a cycle that short the rule would place it into the period.
  const isPossible = cycleDay - AROUND_OVULATION_DAYS > bleedingDays;
  return mayEstimate && isPossible ? { cycleDay, isEstimated: true } : null;
}
