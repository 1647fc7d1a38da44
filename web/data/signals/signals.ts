import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { firstDayOf, lastDayOf, monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import {
  type DailyHealthSignals,
  dailySignalsSchema,
  EMPTY_SIGNALS,
  type HealthSignals,
  type SignalsWrite,
  signalsWriteSchema,
} from '@lunaria/domain/signals/health-signals.ts';
import { mergeSignals } from '@lunaria/domain/signals/merge-signals.ts';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { api } from '../../app/api-client.ts';
import { readAllPages } from '../../app/read-pages.ts';
import { defineWrites } from '../../app/write-queue/write-kind.ts';
import { type DayRange, daysOfRange, isIn, isMonth, nameOfRange } from '../records/days-of-range.ts';
import { by, defineRecords } from '../records/define-records.ts';
import { type RecordsState, useRecords } from '../records/use-records.ts';

/** Each day is a record of its own. */
export const SIGNALS_WRITES = defineWrites<SignalsWrite>({
  name: 'daily-health-signals',
  schema: signalsWriteSchema,
  combine: combineSignalsChanges,
  send: (change, signal) => api['daily-health-signals'].$post({ json: change }, { init: { signal } }),
});

const days = daysOfRange<DailyHealthSignals>(({ signal_date }) => signal_date);

/** What she noted from one day to another, both included, oldest first. Days without a record are missing. */
export const SIGNALS = defineRecords<DailyHealthSignals[], DayRange>({
  key: (userId) => ['calendar', userId, 'signals'],
  schema: z.array(dailySignalsSchema),
  none: [],
  async load(signal, from, to) {
    const pages = await readAllPages({ from, to }, (query) =>
      api['daily-health-signals'].$get({ query }, { init: { signal } }),
    );
    return pages.toReversed().flatMap((page) => page.daily_health_signals);
  },
  keptAs: (...range) => `calendar signals ${nameOfRange(...range)}`,
  // Nothing over a range shows notes: those of a month are enough on the device.
  toKeep: (rows, ...range) => (isMonth(...range) ? rows : rows.map((row) => ({ ...row, notes: '' }))),
  within: days.within,
  changedBy: [
    by(SIGNALS_WRITES, {
      layOver(rows, changes, ...range) {
        const own = changes.filter(({ signal_date: day }) => isIn(range, day));
        return applySignalsWrites(rows, own);
      },
      take(rows, _, answer, ...range) {
        const stored = dailySignalsSchema.safeParse(answer).data;
        return stored ? days.put(rows, stored.signal_date, stored, ...range) : rows;
      },
    }),
  ],
});

/** What she noted on some days, with the changes that wait to be sent. */
export interface SignalsRange extends Omit<RecordsState<DailyHealthSignals[]>, 'rows'> {
  /** Days without a record are missing. */
  signals: ReadonlyMap<CalendarDate, DailyHealthSignals>;
}

/** Both days included; null: nothing is asked for yet. */
export function useSignalsRange(
  userId: string,
  range: { from: CalendarDate; to: CalendarDate } | null,
): SignalsRange {
  const { from, to } = range ?? { from: '1900-01-01', to: '1900-01-01' };
  const { rows, ...state } = useRecords(SIGNALS, userId, [from, to], { enabled: range !== null });
  const signals = useMemo(() => new Map(rows.map((row) => [row.signal_date, row])), [rows]);
  return { ...state, signals };
}

/** In the month of a day; asked as the calendar asks. */
export function useMonthSignals(userId: string, day: CalendarDate): SignalsRange {
  const month = monthOf(day);
  return useSignalsRange(userId, { from: firstDayOf(month), to: lastDayOf(month) });
}

/** The days after the changes: what the server will hold once it has them. */
export function applySignalsWrites(
  rows: readonly DailyHealthSignals[],
  writes: readonly SignalsWrite[],
): DailyHealthSignals[] {
  const days = new Map(rows.map((row) => [row.signal_date, row]));
  for (const write of writes) {
    const stored = days.get(write.signal_date) ?? { ...EMPTY_SIGNALS, signal_date: write.signal_date };
    days.set(write.signal_date, { ...stored, ...mergeSignals(write.base, write, stored) });
  }
  return [...days.values()];
}

/** A newer change of a day on top of one that is not on its way yet: both, counted from what the older started from. */
export function combineSignalsChanges(older: SignalsWrite, newer: SignalsWrite): SignalsWrite {
  return { ...newer, ...mergeSignals(newer.base, newer, older), base: older.base };
}

/** The day without its date. */
export function pickSignals(record: HealthSignals | DailyHealthSignals): HealthSignals {
  const { symptoms, intercourse, mood, discharge, notes } = record;
  return { symptoms, intercourse, mood, discharge, notes };
}
