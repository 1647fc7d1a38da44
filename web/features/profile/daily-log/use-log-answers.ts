import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWriteQueue } from '../../../app/write-queue/use-write-queue.ts';
import type { WriteEvent, WriteQueue } from '../../../app/write-queue/write-kind.ts';
import { showToast } from '../../../ui/toast.tsx';
import type { LogChange } from './log-changes.ts';
import { LOG_WRITES } from './log-writes.ts';
import { takeLogAnswer, takeUnitsAnswer } from './take-log-answer.ts';
import { UNITS_WRITES } from './units-writes.ts';

/** Who listens, by cache and user: however many parts of a page show her logs, an answer is taken once. */
const listening = new WeakMap<QueryClient, Map<string, { parts: number; stop: () => void }>>();

/** Hears what became of changes of logs and units: takes the answers into the loaded rows, says what has to be said. */
export function useLogAnswers(userId: string): void {
  const queue = useWriteQueue();
  const client = useQueryClient();
  useEffect(() => listen(queue, client, userId), [queue, client, userId]);
}

function listen(queue: WriteQueue, client: QueryClient, userId: string): () => void {
  const ofClient = listening.get(client) ?? new Map<string, { parts: number; stop: () => void }>();
  listening.set(client, ofClient);
  const entry = ofClient.get(userId) ?? {
    parts: 0,
    stop: queue.onEvent((event) => event.userId === userId && hear(client, event)),
  };
  ofClient.set(userId, entry);
  entry.parts += 1;
  return () => {
    entry.parts -= 1;
    if (entry.parts > 0) return;
    entry.stop();
    ofClient.delete(userId);
  };
}

function hear(client: QueryClient, event: WriteEvent): void {
  if (event.kind === UNITS_WRITES.name) {
    if (event.type === 'saved') takeUnitsAnswer(client, event.userId, event.answer);
    return;
  }
  if (event.kind !== LOG_WRITES.name) return;
  if (event.type === 'saved') {
    const change = event.change as LogChange; // as: changes of this kind are made by the log and nobody else
    takeLogAnswer(client, event.userId, change, event.answer);
    // Only now is it true. After an outage several are saved in one moment: that is said once.
    if (change.op === 'save' && !event.isElsewhere) sayLogSaved();
    return;
  }
  if (event.type === 'refused' && event.isElsewhere) return;
  // It stays in view and will be sent again: once per outage is enough.
  if (event.type === 'failed' && !event.isFirstOfOutage) return;
  showToast({ title: 'Error', message: 'Failed to save your daily log', kind: 'destructive' });
}

/** The server has it. */
export function sayLogSaved(): void {
  showToast({ title: 'Daily log saved!', message: 'Your health data has been recorded.' }, 'log-saved');
}
