import {
  type Bleeding,
  type BleedingDay,
  bleedingDaySchema,
  EMPTY_BLEEDING,
} from '@lunaria/domain/bleeding/bleeding-day.ts';
import { bleedingIn, withBleeding } from '@lunaria/domain/bleeding/log-bleeding.ts';
import { areSameBleedings } from '@lunaria/domain/bleeding/merge-bleeding.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type DailyLog, dailyLogSchema, EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import type { ModeExtras } from '@lunaria/domain/daily-log/log-extras.ts';
import { mergeLog } from '@lunaria/domain/daily-log/merge-log.ts';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { api } from '../../app/api-client.ts';
import { readAllPages } from '../../app/read-pages.ts';
import { sayUnsaved } from '../../app/write-queue/use-write-answers.ts';
import type { LogChange } from '../daily-log/logs.ts';
import { LOG_WRITES } from '../daily-log/logs.ts';
import { by, defineRecords } from '../records/define-records.ts';
import { FOLLOWED, type RecordsState, useRecords } from '../records/use-records.ts';
import { applyBleedingWrites, BLEEDING_WRITES, putBleedingDay } from './bleeding-writes.ts';

/** How she bled on her days, all of them; written with her log and on its own. Days of which nothing is said are missing. */
export const BLEEDING = defineRecords<readonly BleedingDay[]>({
  key: (userId) => ['bleeding-days', userId],
  schema: z.array(bleedingDaySchema),
  none: [],
  async load(signal) {
    const pages = await readAllPages({}, (query) =>
      api['bleeding-days'].$get({ query }, { init: { signal } }),
    );
    return pages.toReversed().flatMap((page) => page.bleeding_days);
  },
  keptAs: () => 'bleeding-days',
  changedBy: [
    by(LOG_WRITES, {
      layOver: applyBleedingChanges,
      take(rows, change, answer) {
        const after = applyBleedingChanges(rows, [change]);
        if (change.op === 'delete') return after;
        const stored = dailyLogSchema.safeParse(answer).data;
        if (!stored) return null;
        const expected = inLog(after.find(({ day }) => day === stored.log_date));
        // Otherwise another device wrote of that day meanwhile.
        return areSameBleedings(expected, bleedingIn(stored.extras) ?? EMPTY_BLEEDING) ? after : null;
      },
      // The answer is a log, which shows less than the day may hold by then: no kind of bleeding that has no field.
      isAskedAgain: saysBleeding,
    }),
    by(BLEEDING_WRITES, {
      layOver: applyBleedingWrites,
      take(rows, _, answer) {
        const stored = bleedingDaySchema.safeParse(answer).data;
        return stored ? putBleedingDay(rows, stored) : null;
      },
    }),
  ],
  after: (event) => {
    if (event.kind === BLEEDING_WRITES.name)
      sayUnsaved(event, 'Failed to save the bleeding of a day', 'bleeding-not-saved');
  },
});

export interface BleedingDays extends Omit<RecordsState<readonly BleedingDay[]>, 'rows'> {
  days: ReadonlyMap<CalendarDate, BleedingDay>;
}

/** All of them, asked once for every screen: cycles, counter and calendar say the same because they read the same rows. */
export function useBleedingDays(userId: string): BleedingDays {
  const { rows, ...state } = useRecords(BLEEDING, userId, [], FOLLOWED);
  const days = useMemo(() => new Map(rows.map((row) => [row.day, row])), [rows]);
  return { ...state, days };
}

/** The days after changes of the log: what the server will hold once it has them. */
function applyBleedingChanges(rows: readonly BleedingDay[], logChanges: readonly LogChange[]): BleedingDay[] {
  const days = new Map(rows.map((row) => [row.day, row]));
  for (const change of logChanges) {
    if (change.op === 'delete') {
      days.delete(change.date);
      continue;
    }
    const { log_date: day } = change.write;
    const log: DailyLog = { ...EMPTY_VALUES, log_date: day, extras: withBleeding({}, days.get(day) ?? null) };
    const after = bleedingIn(mergeLog(change.write, log).extras) ?? EMPTY_BLEEDING;
    if (areSameBleedings(inLog(days.get(day)), after)) continue;
    if (after.flow === null) days.delete(day);
    else days.set(day, { day, ...after });
  }
  return [...days.values()];
}

/** As much of a day as a log shows of it. */
function inLog(day: BleedingDay | undefined): Bleeding {
  return bleedingIn(withBleeding({}, day ?? null)) ?? EMPTY_BLEEDING;
}

function saysBleeding(change: LogChange): boolean {
  if (change.op === 'delete') return false;
  const { life_stage: stage, extras, base } = change.write;
  const said = (values: ModeExtras) => bleedingIn({ [stage]: values }) ?? EMPTY_BLEEDING;
  return !areSameBleedings(said(extras), said(base.extras));
}
