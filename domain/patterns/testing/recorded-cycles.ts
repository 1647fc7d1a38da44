import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import { periodOf, type RecordedDays } from '../../cycle/testing/example-cycles.ts';
import { type DailyLog, EMPTY_VALUES } from '../../daily-log/daily-log.ts';
import { type DailyHealthSignals, EMPTY_SIGNALS } from '../../signals/health-signals.ts';

/** Day 8 of the ninth cycle: eight of 28 days each are finished. */
export const AFTER_CYCLES: CalendarDate = '2025-09-20';
const FIRST_START: CalendarDate = '2025-02-01';

interface Histories {
  cycles: number;
  /** What is noted and logged on a day of a cycle, counted from 0 and from 1. */
  signalsOf?: (cycle: number, day: number) => Partial<DailyHealthSignals> | null;
  logOf?: (cycle: number, day: number) => Partial<DailyLog> | null;
}

/** Cycles of 28 days with five of bleeding, and the start of one more; what is on their days. */
export function recordedCycles({ cycles, signalsOf, logOf }: Histories): RecordedDays {
  const firstStart = addDays(FIRST_START, (8 - cycles) * 28);
  const recorded: RecordedDays = { periods: [], signals: [], logs: [] };
  for (let cycle = 0; cycle <= cycles; cycle += 1) {
    const start = addDays(firstStart, cycle * 28);
    recorded.periods.push(periodOf(start, addDays(start, 4)));
    for (let day = 1; day <= 28 && cycle < cycles; day += 1) {
      const date = addDays(start, day - 1);
      const signals = signalsOf?.(cycle, day) ?? null;
      const log = logOf?.(cycle, day) ?? null;
      if (signals !== null) recorded.signals.push({ signal_date: date, ...EMPTY_SIGNALS, ...signals });
      if (log !== null) recorded.logs.push({ log_date: date, ...EMPTY_VALUES, ...log });
    }
  }
  return recorded;
}

/** The days with a headache in each of eight cycles: 14 of 40 in the last five days, 9 of 160 before. */
const HEADACHES: readonly (readonly number[])[] = [
  [26, 27, 28, 2],
  [26, 27, 12],
  [25, 26, 27, 1],
  [27, 28],
  [16, 17],
  [27, 28, 13],
  [26, 27, 6],
  [3, 20],
];

/** Eight cycles with headaches before the period; days 8 to 10 of each are not recorded. */
export const headacheCycles = (): RecordedDays =>
  recordedCycles({
    cycles: 8,
    signalsOf: (cycle, day) => (HEADACHES[cycle]?.includes(day) ? { symptoms: ['headache'] } : null),
    // Six hours in the period, eight around day 15, seven otherwise.
    logOf: (_, day) =>
      day >= 8 && day <= 10 ? null : { sleep_hours: day <= 5 ? 6 : Math.abs(day - 15) <= 2 ? 8 : 7 },
  });
