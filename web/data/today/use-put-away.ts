import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { calendarDateSchema } from '@lunaria/domain/calendar/calendar-date-schema.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { keep, readKept } from '../../app/device-store/device-store.ts';
import { useToday } from '../../app/use-today.ts';

const NAME = 'put-away';
/** The signs of the weeks after a pregnancy; the name tells nothing to whoever finds it on the device. */
export const CHAPTER_NAME = 'weeks';

const schema = z.record(z.string(), calendarDateSchema);

export interface PutAway {
  /** Null while it is being read. */
  isPutAway: (id: string) => boolean | null;
  /** The last day on which it stays away; null: it is not put away. */
  untilOf: (id: string) => CalendarDate | null;
  putAway: (id: string, until: CalendarDate) => void;
  bringBack: (id: string) => void;
}

/**
 * What she put away for a while, by its name and the last day of it. On this device alone, encrypted as everything there, and
 * gone when she logs out: the server is not told what she would rather not see.
 */
export function usePutAway(userId: string): PutAway {
  const client = useQueryClient();
  const today = useToday();
  const queryKey = ['put-away', userId];
  const { data } = useQuery({
    queryKey,
    queryFn: async () => schema.safeParse(await readKept(userId, NAME)).data ?? {},
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const untilOf = (id: string) => {
    const until = data?.[id];
    return until !== undefined && until >= today ? until : null;
  };

  function change(id: string, until: CalendarDate | null): void {
    // What is in the cache is what was read, with every change since: two presses do not lose each other.
    const { [id]: _, ...others } = client.getQueryData<Record<string, CalendarDate>>(queryKey) ?? {};
    // What is over is forgotten with it.
    const going = Object.fromEntries(Object.entries(others).filter(([, last]) => last >= today));
    const changed = until === null ? going : { ...going, [id]: until };
    client.setQueryData(queryKey, changed);
    void keep(userId, NAME, changed);
  }
  return {
    isPutAway: (id) => (data === undefined ? null : untilOf(id) !== null),
    untilOf,
    putAway: change,
    bringBack: (id) => change(id, null),
  };
}
