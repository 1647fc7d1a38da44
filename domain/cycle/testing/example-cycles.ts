import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { DailyLog } from '../../daily-log/daily-log.ts';
import type { DailyHealthSignals } from '../../signals/health-signals.ts';
import type { Period } from '../period.ts';

/** What a woman has recorded, for stories on her screen and for tests of its parts. */
export interface RecordedDays {
  periods: Period[];
  signals: DailyHealthSignals[];
  logs: DailyLog[];
}

export const periodOf = (start: CalendarDate, end: CalendarDate | null = null): Period => ({
  period_start_date: start,
  period_end_date: end,
  cycle_length: 28,
});

/** Seven finished cycles of 26, 27, 27, 29, 28, 26 and 27 days, and the one that began on 4 November 2025. */
export const SEVEN_CYCLES: readonly Period[] = [
  periodOf('2025-04-28', '2025-05-02'),
  periodOf('2025-05-24', '2025-05-28'),
  periodOf('2025-06-20', '2025-06-23'),
  periodOf('2025-07-17', '2025-07-21'),
  periodOf('2025-08-15', '2025-08-19'),
  periodOf('2025-09-12', '2025-09-17'),
  periodOf('2025-10-08', '2025-10-12'),
  periodOf('2025-11-04', '2025-11-08'),
];
