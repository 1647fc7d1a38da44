import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showToast } from '../../ui/toast.tsx';
import { useWriteQueue } from './use-write-queue.ts';
import type { WriteEvent, WriteQueue } from './write-kind.ts';

/** Takes an answer into the loaded rows, says what has to be said. Of every kind: it looks at `event.kind` itself. */
export type HearWrite = (client: QueryClient, event: WriteEvent) => void;

/** Who listens with what, by user; a cache stands for its page. */
const listening = new WeakMap<HearWrite, WeakMap<QueryClient, Map<string, Listening>>>();

interface Listening {
  parts: number;
  stop: () => void;
}

/**
 * Hears what became of her changes, before a waiting change goes from view. However many parts of a page call it, each
 * event is heard once; `hear` is a function of a module, by which the parts find each other.
 */
export function useWriteAnswers(userId: string, hear: HearWrite): void {
  const queue = useWriteQueue();
  const client = useQueryClient();
  useEffect(() => listenOnce(queue, client, userId, hear), [queue, client, userId, hear]);
}

/** What `useWriteAnswers` does when a part appears; returned is what it does when the part goes. */
export function listenOnce(
  queue: Pick<WriteQueue, 'onEvent'>,
  client: QueryClient,
  userId: string,
  hear: HearWrite,
): () => void {
  const byClient = listening.get(hear) ?? new WeakMap<QueryClient, Map<string, Listening>>();
  listening.set(hear, byClient);
  const byUser = byClient.get(client) ?? new Map<string, Listening>();
  byClient.set(client, byUser);
  const entry = byUser.get(userId) ?? {
    parts: 0,
    stop: queue.onEvent((event) => event.userId === userId && hear(client, event)),
  };
  byUser.set(userId, entry);
  entry.parts += 1;
  return () => {
    entry.parts -= 1;
    if (entry.parts > 0) return;
    entry.stop();
    byUser.delete(userId);
  };
}

/**
 * Whether this tab says that a change was not saved: a refusal in the tab that sent it, a failure once per outage, since
 * it stays in view and is sent again.
 */
export function isToBeSaid(event: Exclude<WriteEvent, { type: 'saved' }>): boolean {
  return event.type === 'refused' ? !event.isElsewhere : event.isFirstOfOutage;
}

/** Says that a change was not saved, where this tab is to say it; `id`: said once for several of one moment. */
export function sayUnsaved(event: WriteEvent, message: string, id?: string): void {
  if (event.type === 'saved' || !isToBeSaid(event)) return;
  showToast({ title: 'Error', message, kind: 'destructive' }, id);
}
