import { DEFAULT_CYCLE_LENGTH_DAYS } from '@lunaria/domain/cycle/cycle.ts';
import { CYCLE_LENGTH_LIMITS } from '@lunaria/domain/cycle/period.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { keep, readKept } from '../../app/device-store/device-store.ts';
import { calendarKey } from '../cycle/forget-unseen.ts';

const NAME = 'own-length';
const KEPT_NAME = 'calendar own-length';

/**
 * The cycle length that she chose while no period is recorded that could carry it. Kept on this device as long as she
 * is signed in here, and taken over by the first period.
 */
export function useOwnLength(userId: string): [number, (days: number) => Promise<void>] {
  const client = useQueryClient();
  const { data } = useQuery<number | null>({
    queryKey: [...calendarKey(userId), NAME],
    // Where the device keeps nothing, what she chose in this visit holds.
    queryFn: async ({ queryKey }) =>
      readLength(await readKept(userId, KEPT_NAME)) ?? client.getQueryData<number>(queryKey) ?? null,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const setLength = useCallback(
    async (days: number) => {
      const queryKey = [...calendarKey(userId), NAME];
      // What is being read at this moment is older than her choice.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, days);
      await keep(userId, KEPT_NAME, days);
    },
    [client, userId],
  );
  return [data ?? DEFAULT_CYCLE_LENGTH_DAYS, setLength];
}

/** Anybody at this device can write there. */
function readLength(kept: unknown): number | null {
  const isLength = typeof kept === 'number' && Number.isInteger(kept);
  return isLength && kept >= CYCLE_LENGTH_LIMITS.min && kept <= CYCLE_LENGTH_LIMITS.max ? kept : null;
}
