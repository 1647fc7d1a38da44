import { entryOf, type LabEntry, type LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import { useMemo } from 'react';
import { useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { FOLLOWED, type RecordsState, useRecords } from '../records/use-records.ts';
import { idOf, LAB_VALUES, LAB_WRITES, type LabChange } from './lab-values.ts';

/** Her values with the changes that wait to be sent, newest first. */
export function useLabValues(userId: string): RecordsState<readonly LabValue[]> {
  return useRecords(LAB_VALUES, userId, [userId], FOLLOWED);
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
