import { addDays, isCalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { calendarDateSchema } from '@lunaria/domain/calendar/calendar-date-schema.ts';
import {
  CYCLE_LENGTH_LIMITS,
  type Period,
  periodSchema,
  periodWriteSchema,
} from '@lunaria/domain/cycle/period.ts';
import * as z from 'zod/mini';
import { api } from '../../app/api-client.ts';
import { readAllPages } from '../../app/read-pages.ts';
import { defineWrites } from '../../app/write-queue/write-kind.ts';
import { calendarKey } from '../cycle/forget-unseen.ts';
import { by, defineRecords } from '../records/define-records.ts';
import {
  applyPeriodChanges,
  combinePeriodChanges,
  goneOf,
  type PeriodChange,
  type PeriodRecords,
} from './period-changes.ts';

/** All changes of her periods wait in one lane: what a later one means depends on the earlier ones. */
export const PERIODS_RECORD = 'all';

export const PERIOD_WRITES = defineWrites<PeriodChange>({
  name: 'period-tracking',
  schema: z.discriminatedUnion('op', [
    z.object({ op: z.literal('save'), write: periodWriteSchema }),
    z.object({ op: z.literal('delete'), userId: z.string(), start: calendarDateSchema }),
  ]),
  combine: combinePeriodChanges,
  async send(change, signal) {
    const periods = api['period-tracking'];
    if (change.op === 'save') return await periods.$post({ json: change.write }, { init: { signal } });
    const deletion = { param: { start: change.start }, query: { user_id: change.userId } };
    return await periods[':start'].$delete(deletion, { init: { signal } });
  },
});

const periodsSchema = z.array(periodSchema);

/** The newest, and the first start of all: what the calendar counts from, and whether any is recorded. */
export const LATEST_PERIOD = defineRecords<PeriodRecords>({
  key: (userId) => [...calendarKey(userId), 'latest'],
  schema: z.object({ periods: periodsSchema, firstStart: z.nullable(periodSchema.shape.period_start_date) }),
  none: { periods: [], firstStart: null },
  load: (signal) => fetchPeriods({ limit: '1' }, signal),
  keptAs: () => 'calendar latest',
  changedBy: [
    by(PERIOD_WRITES, {
      layOver: applyPeriodChanges,
      take(records, change, answer) {
        const periods = takePeriod(records.periods, change, answer).slice(0, 1);
        const firstStart = periods.length === 0 ? null : records.firstStart;
        const start = readStored(change, answer)?.period_start_date ?? null;
        const isFirst = start !== null && (firstStart === null || start < firstStart);
        return { periods, firstStart: isFirst ? start : firstStart };
      },
      // Which one is the newest or the first without the one that went, only the server knows.
      isAskedAgain: (change) => goneOf(change) !== undefined,
    }),
  ],
});

/** Those of a year, and of the days before it on which a cycle of the year may have begun; newest first. */
export const YEAR_PERIODS = defineRecords<readonly Period[], [year: number]>({
  key: (userId) => [...calendarKey(userId), 'periods'],
  schema: periodsSchema,
  none: [],
  load: async (signal, year) => (await fetchPeriods(rangeOf(year), signal)).periods,
  keptAs: (year) => `calendar periods ${year}`,
  changedBy: [
    by(PERIOD_WRITES, {
      layOver: (rows, changes, year) => within(year, layOverAll(rows, changes)),
      take: (rows, change, answer, year) => within(year, takePeriod(rows, change, answer)),
    }),
  ],
});

/** As many as are shown in the list of what is recorded, newest first. */
export const LISTED_PERIODS = defineRecords<readonly Period[], [limit: number]>({
  key: (userId) => [...calendarKey(userId), 'history'],
  schema: periodsSchema,
  none: [],
  load: async (signal, limit) => (await fetchPeriods({ limit: String(limit) }, signal)).periods,
  changedBy: [by(PERIOD_WRITES, { layOver: layOverAll, take: (rows) => rows, isAskedAgain: () => true })],
});

/** All of them, newest first: for as far back as she recorded. */
export const ALL_PERIODS = defineRecords<readonly Period[]>({
  key: (userId) => [...calendarKey(userId), 'all'],
  schema: periodsSchema,
  none: [],
  load: async (signal) => (await fetchPeriods({}, signal)).periods,
  keptAs: () => 'calendar all',
  changedBy: [by(PERIOD_WRITES, { layOver: layOverAll, take: takePeriod })],
  after(event, client) {
    if (event.type !== 'saved') return;
    const change = event.change as PeriodChange; // as: made by usePeriodWrites, and nowhere else
    if (goneOf(change) === undefined) return;
    // What looks into her answers carries the rules of every form: it is fetched when a period has gone.
    void import('./forget-last-period.ts').then(
      ({ forgetLastPeriod }) => forgetLastPeriod(client, event.userId, change),
      // Without it the answers on this device name that day until they are loaded again.
      () => undefined,
    );
  },
});

function rangeOf(year: number) {
  const name = String(year).padStart(4, '0') as `${number}`; // by format: the digits of a year
  return { from: addDays(`${name}-01-01`, -CYCLE_LENGTH_LIMITS.max), to: addDays(`${name}-12-31`, 0) };
}

/** Those that touch the days that are asked for with a year. */
function within(year: number, rows: readonly Period[]): readonly Period[] {
  const { from, to } = rangeOf(year);
  return rows.filter(
    ({ period_start_date: start, period_end_date: end }) =>
      start <= to && (start >= from || (isCalendarDate(end) && end >= from)),
  );
}

type PeriodsQuery = Parameters<(typeof api)['period-tracking']['$get']>[0]['query'];

/** All periods of the query, newest start first, and the first start of all. */
async function fetchPeriods(query: PeriodsQuery, signal: AbortSignal): Promise<PeriodRecords> {
  const pages = await readAllPages(query, (part) =>
    api['period-tracking'].$get({ query: part }, { init: { signal } }),
  );
  return {
    periods: pages.flatMap((page) => page.period_tracking),
    firstStart: pages[0]?.first_start_date ?? null,
  };
}

function layOverAll(rows: readonly Period[], changes: readonly PeriodChange[]): readonly Period[] {
  return applyPeriodChanges({ periods: rows, firstStart: null }, changes).periods;
}

/** The rows with the change as the server has stored it, newest first; heard twice it changes nothing more. */
function takePeriod(rows: readonly Period[], change: PeriodChange, answer: unknown): readonly Period[] {
  const stored = readStored(change, answer);
  return layOverAll(rows, [change]).map((row) =>
    row.period_start_date === stored?.period_start_date ? stored : row,
  );
}

function readStored(change: PeriodChange, answer: unknown): Period | null {
  return change.op === 'save' ? (periodSchema.safeParse(answer).data ?? null) : null;
}
