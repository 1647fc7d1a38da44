import type { BleedingWrite } from '@lunaria/domain/bleeding/bleeding-day.ts';
import { useCallback } from 'react';
import { useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { BLEEDING_WRITES } from './bleeding-writes.ts';

/** Writes the bleeding of days, each a record of its own: in view at once, sent when it can be. */
export function useBleedingWrites(userId: string): (writes: readonly BleedingWrite[]) => void {
  const queue = useWriteQueue();
  return useCallback(
    (writes) => {
      for (const write of writes) void queue.enqueue(BLEEDING_WRITES, userId, write.day, write);
    },
    [queue, userId],
  );
}
