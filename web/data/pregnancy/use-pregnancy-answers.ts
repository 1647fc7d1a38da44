import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { isToBeSaid, useWriteAnswers } from '../../app/write-queue/use-write-answers.ts';
import type { WriteEvent } from '../../app/write-queue/write-kind.ts';
import { showToast } from '../../ui/toast.tsx';
import { type KeptProfile, readProfileAnswer } from '../profile/kept-profile.ts';
import { profileKey } from '../profile/use-profile.ts';
import { askAgain } from '../records/load-rows.ts';
import { type PregnancyChange, stageAfterChanges } from './pregnancy-changes.ts';
import {
  keepPregnancy,
  type LoadedPregnancy,
  loadedPregnancySchema,
  pregnancyKey,
} from './pregnancy-query.ts';
import { PREGNANCY_WRITES } from './pregnancy-writes.ts';

/** Takes what the server has stored into the cache, and says what has to be said. */
export function usePregnancyAnswers(userId: string): void {
  useWriteAnswers(userId, hear);
}

/** What the answer to an end says beside the pregnancy. */
const profileAnswerSchema = z.object({ profile: z.unknown() });

function hear(client: QueryClient, event: WriteEvent): void {
  if (event.kind !== PREGNANCY_WRITES.name) return;
  const { userId } = event;
  if (event.type !== 'saved') {
    // No word of what it was.
    if (isToBeSaid(event))
      showToast({ title: 'Error', message: 'Failed to save your change', kind: 'destructive' });
    return;
  }
  // as: changes of this kind are made by usePregnancy and its neighbours, and nowhere else
  const change = event.change as PregnancyChange;
  const stage = stageAfterChanges([change]);
  if (stage !== null) {
    void client.cancelQueries({ queryKey: profileKey(userId) });
    // As it then is: a mode that she chose afterwards stands.
    const saved = readProfileAnswer(profileAnswerSchema.safeParse(event.answer).data?.profile);
    client.setQueryData<KeptProfile | null>(
      profileKey(userId),
      (profile) => saved ?? (profile && { ...profile, life_stage: stage }),
    );
    if (saved === null) askAgain(client, profileKey(userId));
  }
  const answer = loadedPregnancySchema.safeParse(event.answer);
  const pregnancy = change.op === 'end' ? null : (answer.data?.pregnancy ?? null);
  void client.cancelQueries({ queryKey: pregnancyKey(userId) });
  if (change.op === 'end' || pregnancy !== null) {
    client.setQueryData<LoadedPregnancy>(pregnancyKey(userId), { pregnancy });
    keepPregnancy(userId, pregnancy);
  } else askAgain(client, pregnancyKey(userId));
  if (change.op === 'date' && !event.isElsewhere)
    showToast({ title: 'Saved', message: 'Your dates are saved' });
}
