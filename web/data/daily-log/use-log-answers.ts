import type { QueryClient } from '@tanstack/react-query';
import { isToBeSaid, useWriteAnswers } from '../../app/write-queue/use-write-answers.ts';
import type { WriteEvent } from '../../app/write-queue/write-kind.ts';
import { showToast } from '../../ui/toast.tsx';
import type { LogChange } from './log-changes.ts';
import { LOG_WRITES } from './log-writes.ts';
import { takeLogAnswer, takeUnitsAnswer } from './take-log-answer.ts';
import { UNITS_WRITES } from './units-writes.ts';

/** Takes what became of changes of logs and units into the loaded rows, and says what has to be said. */
export function useLogAnswers(userId: string): void {
  useWriteAnswers(userId, hear);
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
  if (!isToBeSaid(event)) return;
  showToast({ title: 'Error', message: 'Failed to save your daily log', kind: 'destructive' });
}

/** The server has it. */
export function sayLogSaved(): void {
  showToast({ title: 'Daily log saved!', message: 'Your health data has been recorded.' }, 'log-saved');
}
