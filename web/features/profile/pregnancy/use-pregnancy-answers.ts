import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWriteQueue } from '../../../app/write-queue/use-write-queue.ts';
import { showToast } from '../../../ui/toast.tsx';
import type { KeptProfile } from '../../session/kept-user.ts';
import { profileKey } from '../use-profile.ts';
import { type PregnancyChange, stageAfterChanges } from './pregnancy-changes.ts';
import {
  keepPregnancy,
  type LoadedPregnancy,
  loadedPregnancySchema,
  pregnancyKey,
} from './pregnancy-query.ts';
import { PREGNANCY_WRITES } from './pregnancy-writes.ts';

/** Takes what the server has stored into the cache before the waiting change goes, and says what has to be said. */
export function usePregnancyAnswers(userId: string): void {
  const queue = useWriteQueue();
  const client = useQueryClient();
  useEffect(
    () =>
      queue.onEvent((event) => {
        if (event.userId !== userId || event.kind !== PREGNANCY_WRITES.name) return;
        if (event.type !== 'saved') {
          // It stays in view and will be sent again: once per outage is enough. No word of what it was.
          if (event.type === 'failed' && !event.isFirstOfOutage) return;
          showToast({ title: 'Error', message: 'Failed to save your change', kind: 'destructive' });
          return;
        }
        // as: changes of this kind are made here and nowhere else
        const change = event.change as PregnancyChange;
        const stage = stageAfterChanges([change]);
        if (stage !== null) {
          void client.cancelQueries({ queryKey: profileKey(userId) });
          client.setQueryData<KeptProfile | null>(
            profileKey(userId),
            (profile) => profile && { ...profile, life_stage: stage },
          );
        }
        const answer = loadedPregnancySchema.safeParse(event.answer);
        const pregnancy = change.op === 'end' ? null : (answer.data?.pregnancy ?? null);
        void client.cancelQueries({ queryKey: pregnancyKey(userId) });
        if (change.op === 'end' || pregnancy !== null) {
          client.setQueryData<LoadedPregnancy>(pregnancyKey(userId), { pregnancy });
          keepPregnancy(userId, pregnancy);
        } else void client.invalidateQueries({ queryKey: pregnancyKey(userId) });
        if (change.op === 'date') showToast({ title: 'Saved', message: 'Your dates are saved' });
      }),
    [queue, client, userId],
  );
}
