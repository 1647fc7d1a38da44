import { entryOf, type LabEntry, type LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import { useEffect, useMemo } from 'react';
import { useWaitingOfAll, useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { useRowsSoFar } from '../records/rows-so-far.ts';
import { FOLLOWED, layOver, type RecordsState, useRecords } from '../records/use-records.ts';
import { idOf, LAB_VALUES, LAB_VALUES_SO_FAR, LAB_WRITES, type LabChange } from './lab-values.ts';

/**
 * Her values with the changes that wait to be sent, newest first. `isPartial`: the newest of them, while the older ones are still coming.
 */
export function useLabValues(userId: string): RecordsState<readonly LabValue[]> & { isPartial: boolean } {
  const all = useRecords(LAB_VALUES, userId, [userId], FOLLOWED);
  const soFar = useRowsSoFar(LAB_VALUES_SO_FAR, userId);
  const waiting = useWaitingOfAll(LAB_VALUES.waitingKinds, userId);
  const isPartial = all.status === 'loading' && soFar !== null;
  // Loading that came to nothing leaves what had come behind, also where the device's own rows are shown.
  useEffect(() => {
    if (all.status !== 'loading') LAB_VALUES_SO_FAR.tell(userId, null);
  }, [all.status, userId]);
  const newest = useMemo(
    () => (isPartial ? layOver(LAB_VALUES, soFar, waiting, [userId]) : null),
    [isPartial, soFar, waiting, userId],
  );
  return newest ? { ...all, status: 'ready', rows: newest, isPartial } : { ...all, isPartial: false };
}

export interface LabActions {
  /** A new one, or one that was removed a moment ago. */
  add: (id: string, entry: LabEntry) => void;
  /** `base`: as she saw it. */
  change: (base: LabValue, entry: LabEntry) => void;
  remove: (value: LabValue) => void;
}

/** What can be done with values. All of it shows at once and is sent when it can be. */
export function useLabActions(userId: string): LabActions {
  const queue = useWriteQueue();
  return useMemo(() => {
    const enqueue = (change: LabChange) => void queue.enqueue(LAB_WRITES, userId, idOf(change), change);
    const put = (id: string, entry: LabEntry, base: LabEntry | null) =>
      enqueue({ op: 'put', write: { user_id: userId, id, entry, base } });
    return {
      add: (id, entry) => put(id, entry, null),
      change: (base, entry) => put(base.id, entry, entryOf(base)),
      remove: ({ id }) => enqueue({ op: 'remove', id, userId }),
    };
  }, [queue, userId]);
}
