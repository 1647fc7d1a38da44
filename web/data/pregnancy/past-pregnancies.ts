import {
  mergePregnancyEnd,
  type PastPregnancy,
  type PastPregnancyWrite,
  pastPregnanciesSchema,
  pastPregnancySchema,
  pastPregnancyWriteSchema,
} from '@lunaria/domain/pregnancy/past-pregnancies.ts';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { api, readApiError } from '../../app/api-client.ts';
import { sayUnsaved } from '../../app/write-queue/use-write-answers.ts';
import { useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { defineWrites } from '../../app/write-queue/write-kind.ts';
import { by, defineRecords } from '../records/define-records.ts';
import { useRecords } from '../records/use-records.ts';

/** What she can do with a pregnancy that ended: correct how and when, or delete it. */
export type PastChange =
  | { op: 'correct'; write: PastPregnancyWrite }
  | { op: 'delete'; id: string; userId: string };

/** Pregnancies that ended; each is a record of its own. */
export const PAST_WRITES = defineWrites<PastChange>({
  name: 'past-pregnancies',
  schema: z.discriminatedUnion('op', [
    z.object({ op: z.literal('correct'), write: pastPregnancyWriteSchema }),
    z.object({ op: z.literal('delete'), id: pastPregnancySchema.shape.id, userId: z.string() }),
  ]),
  combine: combinePastChanges,
  async send(change, signal) {
    const { past } = api.stage;
    if (change.op === 'correct') return await past.$post({ json: change.write }, { init: { signal } });
    const removal = { param: { id: change.id }, query: { user_id: change.userId } };
    return await past[':id'].$delete(removal, { init: { signal } });
  },
});

/** Newest first; kept on no device. */
const PAST_PREGNANCIES = defineRecords<readonly PastPregnancy[]>({
  key: (userId) => ['past-pregnancies', userId],
  schema: pastPregnanciesSchema.shape.past,
  none: [],
  async load(signal) {
    const response = await api.stage.past.$get({}, { init: { signal } });
    if (!response.ok) throw await readApiError(response);
    return pastPregnanciesSchema.parse(await response.json()).past;
  },
  changedBy: [by(PAST_WRITES, { layOver: applyPastChanges, isAskedAgain: () => true })],
  // No word of what it was.
  after: (event) => sayUnsaved(event, 'Failed to save your change'),
});

/** Her pregnancies that ended, with what waits; asked for where she opens them. */
export function usePastPregnancies(userId: string) {
  const { status, rows, isRetrying, retry } = useRecords(PAST_PREGNANCIES, userId, []);
  return { past: status === 'ready' ? rows : undefined, isFailed: status === 'failed', isRetrying, retry };
}

export interface PastEdits {
  /** Another end of it; `base`: as she saw it. */
  correct: (base: PastPregnancy, end: Pick<PastPregnancy, 'reason' | 'ended_on'>) => void;
  remove: (past: PastPregnancy) => void;
}

/** What can be done with one that ended. It shows at once and is sent when it can be. */
export function usePastEdits(userId: string): PastEdits {
  const queue = useWriteQueue();
  return useMemo(
    () => ({
      correct({ id, reason, ended_on }, end) {
        const write = { user_id: userId, id, ...end, base: { reason, ended_on } };
        void queue.enqueue(PAST_WRITES, userId, id, { op: 'correct', write });
      },
      remove: ({ id }) => void queue.enqueue(PAST_WRITES, userId, id, { op: 'delete', id, userId }),
    }),
    [queue, userId],
  );
}

/** What she sees: the server's list with the waiting changes on top. */
export function applyPastChanges(
  stored: readonly PastPregnancy[],
  changes: readonly PastChange[],
): PastPregnancy[] {
  return changes.reduce<PastPregnancy[]>(
    (rows, change) => {
      if (change.op === 'delete') return rows.filter(({ id }) => id !== change.id);
      const { write } = change;
      return rows.map((row) => {
        if (row.id !== write.id) return row;
        const end = mergePregnancyEnd(write, row);
        // Where she takes the day back, only the server knows on which one she said so.
        return { ...row, ...end, to: end.ended_on ?? row.to };
      });
    },
    [...stored],
  );
}

/** A newer change on top of one that is not on its way yet, as one; null when both have to be sent. */
export function combinePastChanges(older: PastChange, newer: PastChange): PastChange | null {
  if (newer.op === 'delete') return newer;
  // Deleted here before: that stands, as it does on the server.
  if (older.op === 'delete') return older;
  const { base, user_id, id } = older.write;
  return { op: 'correct', write: { user_id, id, base, ...mergePregnancyEnd(newer.write, older.write) } };
}
