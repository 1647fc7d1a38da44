import type { QueryClient } from '@tanstack/react-query';
import { isToBeSaid, useWriteAnswers } from '../../app/write-queue/use-write-answers.ts';
import type { WriteEvent } from '../../app/write-queue/write-kind.ts';
import { showToast } from '../../ui/toast.tsx';
import { cycleRecordsKey, forgetUnseen } from '../cycle/forget-unseen.ts';
import { askAgain } from '../records/load-rows.ts';
import { type KeptProfile, readProfileAnswer } from './kept-profile.ts';
import { STAGE_WRITES } from './stage-writes.ts';
import { profileKey } from './use-profile.ts';

/** Takes what the server made of her choices into the cache, and says what has to be said. */
export function useStageAnswers(userId: string): void {
  useWriteAnswers(userId, hear);
}

function hear(client: QueryClient, event: WriteEvent): void {
  // This listens on every page of hers.
  forgetUnseen(client, event);
  if (event.kind !== STAGE_WRITES.name) return;
  const { userId } = event;
  if (event.type !== 'saved') {
    if (isToBeSaid(event))
      showToast({ title: 'Error', message: 'Failed to save life stage preference', kind: 'destructive' });
    return;
  }
  void client.cancelQueries({ queryKey: profileKey(userId) });
  // As it then is: a newer choice of another device stands.
  const profile = readProfileAnswer(event.answer);
  if (profile === null) askAgain(client, profileKey(userId));
  else client.setQueryData<KeptProfile | null>(profileKey(userId), profile);
  // A mode without cycles is a break among them.
  askAgain(client, cycleRecordsKey(userId));
}
