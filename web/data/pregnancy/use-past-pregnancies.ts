import { type PastPregnancy, pastPregnanciesSchema } from '@lunaria/domain/pregnancy/past-pregnancies.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, readApiError } from '../../app/api-client.ts';
import { isToBeSaid, useWriteAnswers } from '../../app/write-queue/use-write-answers.ts';
import { useWaitingWrites, useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import type { WriteEvent } from '../../app/write-queue/write-kind.ts';
import { showToast } from '../../ui/toast.tsx';
import { askAgain, ROWS_OPTIONS } from '../records/load-rows.ts';
import { applyPastChanges } from './past-changes.ts';
import { PAST_WRITES } from './past-writes.ts';

const pastKey = (userId: string) => ['past-pregnancies', userId] as const;

/** Her pregnancies that ended, newest first, with what waits; asked for where she opens them, kept on no device. */
export function usePastPregnancies(userId: string) {
  useWriteAnswers(userId, hear);
  const asked = useQuery({
    ...ROWS_OPTIONS,
    queryKey: pastKey(userId),
    queryFn: async ({ signal }) => {
      const response = await api.stage.past.$get({}, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      return pastPregnanciesSchema.parse(await response.json()).past;
    },
  });
  const waiting = useWaitingWrites(PAST_WRITES, userId);
  const past = useMemo(
    () =>
      asked.data &&
      applyPastChanges(
        asked.data,
        waiting.map(({ change }) => change),
      ),
    [asked.data, waiting],
  );
  return { past, isFailed: asked.isError, isRetrying: asked.isFetching, retry: () => void asked.refetch() };
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

function hear(client: QueryClient, event: WriteEvent): void {
  if (event.kind !== PAST_WRITES.name) return;
  if (event.type === 'saved') {
    // as: changes of this kind are made here, and nowhere else
    const change = event.change as Parameters<typeof applyPastChanges>[1][number];
    client.setQueryData<PastPregnancy[]>(
      pastKey(event.userId),
      (past) => past && applyPastChanges(past, [change]),
    );
  }
  if (event.type !== 'failed') askAgain(client, pastKey(event.userId));
  // No word of what it was.
  if (event.type !== 'saved' && isToBeSaid(event))
    showToast({ title: 'Error', message: 'Failed to save your change', kind: 'destructive' });
}
