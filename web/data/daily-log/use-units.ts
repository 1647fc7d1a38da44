import { DEFAULT_UNITS, type Units } from '@lunaria/domain/profile/units.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useWaitingWrites, useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { unitsQuery } from './daily-log-queries.ts';
import { UNITS_RECORD, UNITS_WRITES } from './units-writes.ts';
import { useLogAnswers } from './use-log-answers.ts';

interface HerUnits {
  units: Units;
  /** False: the server was not heard yet, `units` are those of the specification. */
  isLoaded: boolean;
  changeUnits: (part: Partial<Units>) => void;
}

/** The units in which she types and sees what she logs, with a change that waits to be sent. */
export function useUnits(userId: string): HerUnits {
  useLogAnswers(userId);
  const queue = useWriteQueue();
  const { data, isError } = useQuery(unitsQuery(userId));
  const waiting = useWaitingWrites(UNITS_WRITES, userId);
  const units = useMemo(() => {
    const { user_id: _, ...changed } = Object.assign({}, ...waiting.map(({ change }) => change));
    return { ...(data?.rows ?? DEFAULT_UNITS), ...changed };
  }, [data, waiting]);
  const changeUnits = useCallback(
    (part: Partial<Units>) =>
      void queue.enqueue(UNITS_WRITES, userId, UNITS_RECORD, { user_id: userId, ...part }),
    [queue, userId],
  );
  // Where they cannot be known the form serves all the same.
  return { units, isLoaded: data !== undefined || isError, changeUnits };
}
