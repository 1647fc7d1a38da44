import type { QueryClient } from '@tanstack/react-query';
import { isToBeSaid, useWriteAnswers } from '../../../../app/write-queue/use-write-answers.ts';
import type { WriteEvent } from '../../../../app/write-queue/write-kind.ts';
import { MARK_WRITES } from '../../../../data/cycle/cycle-marks-writes.ts';
import { PAUSE_WRITES } from '../../../../data/cycle/cycle-pauses-writes.ts';
import { allPeriodsKey } from '../../../../data/cycle/cycle-records-queries.ts';
import { cycleRecordsKey } from '../../../../data/periods/calendar-queries.ts';
import { PERIOD_WRITES } from '../../../../data/periods/calendar-writes.ts';
import { askAgain } from '../../../../data/records/load-rows.ts';
import { showToast } from '../../../../ui/toast.tsx';

const EDITED: readonly string[] = [PERIOD_WRITES.name, MARK_WRITES.name, PAUSE_WRITES.name];

/** Says when a change of the history was not saved. What was saved is taken into the rows by useCycleAnswers. */
export function useEditAnswers(userId: string): void {
  useWriteAnswers(userId, hear);
}

function hear(client: QueryClient, event: WriteEvent): void {
  if (event.type === 'saved' || !EDITED.includes(event.kind)) return;
  if (event.type === 'refused') {
    // Another device knows something that this one does not.
    askAgain(client, cycleRecordsKey(event.userId));
    askAgain(client, allPeriodsKey(event.userId));
  }
  if (!isToBeSaid(event)) return;
  showToast({ title: 'Error', message: 'Failed to save your change', kind: 'destructive' }, 'edit-not-saved');
}
