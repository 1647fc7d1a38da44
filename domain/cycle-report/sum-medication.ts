import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import type { DailyLog } from '../daily-log/daily-log.ts';

/** As far back as medication is counted: three packs of a pill. */
export const MEDICATION_DAYS = 90;

export interface TakenCounts {
  logged: number;
  taken: number;
  late: number;
  missed: number;
}

/** What she logged of the pill in contraception mode in the last 90 days; null: nothing. */
export function sumPill(logs: readonly DailyLog[], today: CalendarDate): TakenCounts | null {
  return sum(logs, today, ({ extras }) => PILL_WORDS[extras.contraception?.pill_taken ?? '']);
}

/** The same of the medication of IVF mode. */
export function sumIvfMedication(logs: readonly DailyLog[], today: CalendarDate): TakenCounts | null {
  return sum(logs, today, ({ extras }) => IVF_WORDS[extras.ivf?.medication ?? '']);
}

type Kind = Exclude<keyof TakenCounts, 'logged'>;
const PILL_WORDS: Record<string, Kind> = { yes: 'taken', 'late within 12h': 'late', missed: 'missed' };
const IVF_WORDS: Record<string, Kind> = { all: 'taken', late: 'late', missed: 'missed' };

function sum(
  logs: readonly DailyLog[],
  today: CalendarDate,
  kindOf: (log: DailyLog) => Kind | undefined,
): TakenCounts | null {
  const from = addDays(today, 1 - MEDICATION_DAYS);
  const counts: TakenCounts = { logged: 0, taken: 0, late: 0, missed: 0 };
  for (const log of logs) {
    const kind = log.log_date >= from && log.log_date <= today ? kindOf(log) : undefined;
    if (kind === undefined) continue;
    counts.logged += 1;
    counts[kind] += 1;
  }
  return counts.logged === 0 ? null : counts;
}

/** `Last 90 days: 84 logged, 80 taken, 3 late, 1 missed` */
export function sayTaken({ logged, taken, late, missed }: TakenCounts): string {
  return `Last ${MEDICATION_DAYS} days: ${logged} logged, ${taken} taken, ${late} late, ${missed} missed`;
}
