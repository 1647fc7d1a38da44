import { calendarDateSchema } from '@lunaria/domain/calendar/calendar-date-schema.ts';
import { isSaidAgain, type RaisedAlert } from '@lunaria/domain/dangers/alert-again.ts';
import { LEVELS } from '@lunaria/domain/dangers/level.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import * as z from 'zod/mini';
import { keep, readKept } from '../../app/device-store/device-store.ts';
import type { Found } from './found-dangers.ts';

/** More than a week of entries brings; the oldest are forgotten first. */
const MOST_KEPT = 200;
const NAME = 'alerts-read';

/** Of one alert: on what it was read here, and whether it was settled here. Instants in ISO 8601. */
const readSchema = z.object({
  rule: z.string(),
  day: calendarDateSchema,
  facts: z.string(),
  level: z.enum(LEVELS),
  at: z.string(),
  settledAt: z.nullable(z.string()),
});
type ReadAlert = z.infer<typeof readSchema>;

/**
 * Which alerts she has read or settled on this device, so that the same facts are not told twice: in memory, and encrypted on the
 * device. What is told again is decided where the server decides it (alert-again.ts); what the server keeps of them is another
 * matter (web/data/alerts). `isLoaded`: false while the device is asked.
 */
export function useReadAlerts(userId: string) {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: [NAME, userId],
    queryFn: async () => [
      ...(z.array(readSchema).safeParse(await readKept(userId, NAME)).data ?? []),
      ...unkept,
    ],
    networkMode: 'always',
    // Another tab of hers may have told her meanwhile.
    refetchOnWindowFocus: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const change = useCallback(
    (make: (before: readonly ReadAlert[]) => readonly ReadAlert[]) => {
      const after = make(client.getQueryData<ReadAlert[]>([NAME, userId]) ?? NONE).slice(-MOST_KEPT);
      client.setQueryData([NAME, userId], after);
      void keep(
        userId,
        NAME,
        after.filter((one) => !unkept.has(one)),
      );
    },
    [client, userId],
  );
  const remember = useCallback(
    (found: readonly Found[], settledAt: string | null) => {
      const told = found.map((one): ReadAlert => {
        const { rule, level, isPrivate } = one.danger;
        const { day, facts } = one;
        const read = { rule, day, facts, level, at: new Date().toISOString(), settledAt };
        // Of violence nothing is left behind: while this page is open it is remembered, and on no device.
        if (isPrivate) unkept.add(read);
        return read;
      });
      const isTold = (one: ReadAlert) => told.some((other) => isOfSame(one, other) && !unkept.has(one));
      change((before) => [...before.filter((one) => !isTold(one)), ...told]);
    },
    [change],
  );
  return {
    isLoaded: data !== undefined,
    told: data ?? NONE,
    /** She has read them. */
    read: useCallback((found: readonly Found[]) => remember(found, null), [remember]),
    /** She has spoken to somebody, or it does not fit. */
    settle: useCallback((found: Found) => remember([found], new Date().toISOString()), [remember]),
    /** It is open again after all. */
    reopen: useCallback(
      (found: Pick<Found, 'day'> & { danger: { rule: string } }) =>
        change((before) =>
          before.filter(
            ({ rule, day, settledAt }) =>
              settledAt === null || rule !== found.danger.rule || day !== found.day,
          ),
        ),
      [change],
    ),
  };
}

const isOfSame = (one: ReadAlert, other: ReadAlert) =>
  one.rule === other.rule && one.day === other.day && one.facts === other.facts;

/** What she has read here, and is not said again by now. `now`: another moment that is asked about. */
export function isRead(told: readonly ReadAlert[], found: Found, now = new Date()): boolean {
  const raised = told.map(
    ({ at, settledAt, ...one }): RaisedAlert => ({
      ...one,
      at: new Date(at),
      settledAt: settledAt === null ? null : new Date(settledAt),
    }),
  );
  return !isSaidAgain(found, raised, { now });
}

const NONE: readonly ReadAlert[] = [];
/** Of this visit of the page. */
const unkept = new Set<ReadAlert>();

/** She has left the page, or another woman comes: nothing of it stays in memory. */
export function forgetUnkept(): void {
  unkept.clear();
}
