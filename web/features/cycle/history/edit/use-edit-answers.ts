import type { QueryClient } from '@tanstack/react-query';
import { sayUnsaved, useWriteAnswers } from '../../../../app/write-queue/use-write-answers.ts';
import type { WriteEvent } from '../../../../app/write-queue/write-kind.ts';
import { MARK_WRITES } from '../../../../data/cycle/cycle-marks.ts';
import { PAUSE_WRITES } from '../../../../data/cycle/cycle-pauses.ts';
import { ALL_PERIODS, PERIOD_WRITES } from '../../../../data/periods/periods.ts';
import { askAgain } from '../../../../data/records/load-rows.ts';

const EDITED: readonly string[] = [PERIOD_WRITES.name, MARK_WRITES.name, PAUSE_WRITES.name];

/** Says when a change of the history was not saved. What was saved is taken into the rows where they are asked for. */
export function useEditAnswers(userId: string): void {
  useWriteAnswers(userId, say);
}

function say(client: QueryClient, event: WriteEvent): void {
  if (!EDITED.includes(event.kind)) return;
  // Another device knows something that this one does not: perhaps the period is gone that was spoken of.
  if (event.type === 'refused') askAgain(client, ALL_PERIODS.key(event.userId));
  sayUnsaved(event, 'Failed to save your change', 'edit-not-saved');
}
