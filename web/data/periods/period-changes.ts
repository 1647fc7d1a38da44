import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { findMet, mergePeriod, type Period, type PeriodWrite } from '@lunaria/domain/cycle/period.ts';

/** One step in the history of her periods; they are sent in the order in which she made them. */
export type PeriodChange =
  | { op: 'save'; write: PeriodWrite }
  | { op: 'delete'; userId: string; start: CalendarDate };

/** What is recorded, as far as it is known here. */
export interface PeriodRecords {
  /** Newest first. */
  periods: readonly Period[];
  firstStart: CalendarDate | null;
}

/** The start that is no more once the change is made; undefined: all stay. */
export function goneOf(change: PeriodChange): CalendarDate | undefined {
  return change.op === 'delete' ? change.start : change.write.replaces_start_date;
}

/** The records after the changes, newest first: what the server will hold once it has them. */
export function applyPeriodChanges(records: PeriodRecords, changes: readonly PeriodChange[]): PeriodRecords {
  if (changes.length === 0) return records;
  const rows = new Map(records.periods.map((period) => [period.period_start_date, period]));
  let { firstStart } = records;
  for (const change of changes) {
    const gone = goneOf(change);
    const moved = gone === undefined ? null : (rows.get(gone) ?? null);
    if (gone !== undefined) {
      rows.delete(gone);
      // Which one is first now, only the server knows for certain; what is loaded here is the best that can be said.
      if (gone === firstStart) firstStart = firstOf(rows.keys());
    }
    if (change.op === 'delete') continue;
    const start = change.write.period_start_date;
    const there = rows.get(start) ?? null;
    rows.set(start, mergePeriod(change.write.base, toPeriod(change.write), findMet(there, moved)));
    if (firstStart === null || start < firstStart) firstStart = start;
  }
  return { periods: sortNewestFirst([...rows.values()]), firstStart };
}

/**
 * A newer change on top of one that is not on its way yet, as one; null when both have to be sent, one after the
 * other. Only two saves of the same start are one: everything else depends on the order.
 */
export function combinePeriodChanges(older: PeriodChange, newer: PeriodChange): PeriodChange | null {
  if (older.op !== 'save' || newer.op !== 'save') return null;
  if (newer.write.replaces_start_date !== undefined) return null;
  if (older.write.period_start_date !== newer.write.period_start_date) return null;
  const { replaces_start_date: replaces } = older.write;
  return {
    op: 'save',
    write: {
      ...newer.write,
      base: older.write.base,
      ...(replaces === undefined ? {} : { replaces_start_date: replaces }),
    },
  };
}

export function sortNewestFirst(periods: Period[]): Period[] {
  return periods.sort((a, b) => (a.period_start_date < b.period_start_date ? 1 : -1));
}

function toPeriod({ period_start_date, period_end_date, cycle_length }: PeriodWrite): Period {
  return { period_start_date, period_end_date, cycle_length };
}

function firstOf(starts: Iterable<CalendarDate>): CalendarDate | null {
  return [...starts].sort()[0] ?? null;
}
