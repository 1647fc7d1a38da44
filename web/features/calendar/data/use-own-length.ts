import { DEFAULT_CYCLE_LENGTH_DAYS } from '@lunaria/domain/cycle/cycle.ts';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { calendarKey } from './calendar-queries.ts';

/**
 * The cycle length that she chose while no period is recorded that could carry it. Kept beside the loaded rows as
 * long as she is signed in here, and taken over by the first period.
 */
export function useOwnLength(userId: string): [number, (days: number) => void] {
  const client = useQueryClient();
  const { data } = useQuery<number>({
    queryKey: [...calendarKey(userId), 'own-length'],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const setLength = useCallback(
    (days: number) => void client.setQueryData([...calendarKey(userId), 'own-length'], days),
    [client, userId],
  );
  return [data ?? DEFAULT_CYCLE_LENGTH_DAYS, setLength];
}
