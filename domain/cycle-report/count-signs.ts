import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { DEFAULT_PERIOD_LENGTH_DAYS, ovulationCycleDay } from '../cycle/cycle.ts';
import type { FinishedCycle } from '../cycle/history/recorded-cycles.ts';
import { type DailyHealthSignals, isEmptySignals } from '../signals/health-signals.ts';

// Rule and worked examples: docs/algorithms/cycle-report.md (the tests use the same table).

export const REPORT_PHASES = ['period', 'before', 'after', 'last-week'] as const;
export type ReportPhase = (typeof REPORT_PHASES)[number];

/** Symptoms before a period are looked for in its last week: premenstrual complaints lie there (ACOG 2023, ISPMD). */
const LAST_WEEK_DAYS = 7;

/** The phase of a day of a finished cycle, 1 on its first. */
export function reportPhaseOf(cycle: FinishedCycle, cycleDay: number): ReportPhase {
  const bleedingDays = cycle.bleedingDays ?? DEFAULT_PERIOD_LENGTH_DAYS;
  if (cycleDay <= bleedingDays) return 'period';
  if (cycleDay > cycle.lengthDays - LAST_WEEK_DAYS) return 'last-week';
  const ovulationDay = cycle.ovulation?.cycleDay ?? ovulationCycleDay(cycle.lengthDays);
  return cycleDay <= ovulationDay ? 'before' : 'after';
}

export interface SignCounts {
  /** Days of the phase, and those of them on which she noted anything. */
  days: Record<ReportPhase, { all: number; noted: number }>;
  /** On how many days each code was noted, by phase. */
  byCode: ReadonlyMap<string, Record<ReportPhase, number>>;
}

/** Over all days of the cycles: how often each symptom or mood was noted in which phase. */
export function countSigns(
  cycles: readonly FinishedCycle[],
  records: readonly DailyHealthSignals[],
  pick: (record: DailyHealthSignals) => readonly string[],
): SignCounts {
  const byDay = new Map<CalendarDate, DailyHealthSignals>(
    records.map((record) => [record.signal_date, record]),
  );
  const days = { period: none(), before: none(), after: none(), 'last-week': none() };
  const byCode = new Map<string, Record<ReportPhase, number>>();
  for (const cycle of cycles) {
    for (let cycleDay = 1; cycleDay <= cycle.lengthDays; cycleDay += 1) {
      const phase = reportPhaseOf(cycle, cycleDay);
      days[phase].all += 1;
      const record = byDay.get(addDays(cycle.start, cycleDay - 1));
      if (record === undefined || isEmptySignals(record)) continue;
      days[phase].noted += 1;
      for (const code of pick(record)) {
        const counts = byCode.get(code) ?? { period: 0, before: 0, after: 0, 'last-week': 0 };
        counts[phase] += 1;
        byCode.set(code, counts);
      }
    }
  }
  return { days, byCode };
}

const none = () => ({ all: 0, noted: 0 });
