import type { MethodUse } from '@lunaria/domain/methods/method-use.ts';
import { useMemo } from 'react';
import { useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { FOLLOWED, type RecordsState, useRecords } from '../records/use-records.ts';
import { idOf, METHOD_USES, METHOD_WRITES, type MethodChange } from './methods.ts';

/**
 * Her methods with the changes that wait to be sent, those that go on first. What the rules of what is dangerous know of
 * them says `methodsOfDangers(rows)` of domain/methods/methods-of-dangers.ts.
 */
export function useMethods(userId: string): RecordsState<readonly MethodUse[]> {
  return useRecords(METHOD_USES, userId, [], FOLLOWED);
}

export interface MethodActions {
  /** A new one, or one that was removed a moment ago. */
  add: (use: MethodUse) => void;
  /** `base`: as she saw it. */
  change: (base: MethodUse, next: MethodUse) => void;
  remove: (use: MethodUse) => void;
}

/** What can be done with methods. All of it shows at once and is sent when it can be. */
export function useMethodActions(userId: string): MethodActions {
  const queue = useWriteQueue();
  return useMemo(() => {
    const enqueue = (change: MethodChange) => void queue.enqueue(METHOD_WRITES, userId, idOf(change), change);
    return {
      add: (use) => enqueue({ op: 'put', write: { ...use, user_id: userId, base: null } }),
      change: ({ id: _, ...base }, next) => enqueue({ op: 'put', write: { ...next, user_id: userId, base } }),
      remove: ({ id }) => enqueue({ op: 'remove', id, userId }),
    };
  }, [queue, userId]);
}
