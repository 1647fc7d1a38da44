import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import type { Pregnancy } from '@lunaria/domain/pregnancy/dating.ts';
import type { PregnancyEndWrite } from '@lunaria/domain/pregnancy/pregnancy-end.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { forgetPregnancyAnswers } from './forget-answers.ts';
import { keepPregnancy, type LoadedPregnancy, pregnancyKey } from './pregnancy-query.ts';
import { PREGNANCY_RECORD, PREGNANCY_WRITES } from './pregnancy-writes.ts';
import { type EndedPregnancy, endedKey, showStage } from './use-pregnancy.ts';

/** Ends her pregnancy: from that moment it is on no screen, in no cache and nowhere on the device. */
export function useEndPregnancy(userId: string) {
  const queue = useWriteQueue();
  const client = useQueryClient();
  return useCallback(
    (pregnancy: Pregnancy, end: Omit<PregnancyEndWrite, 'user_id'>) => {
      const now = new Date();
      const chosenAt = now.toISOString();
      // Her day, whenever it arrives: the end where she gives no other.
      const write = { ...end, said_on: localDateOf(now), chosen_at: chosenAt };
      void queue.enqueue(PREGNANCY_WRITES, userId, PREGNANCY_RECORD, {
        op: 'end',
        write: { user_id: userId, ...write },
      });
      void client.cancelQueries({ queryKey: pregnancyKey(userId) });
      client.setQueryData<LoadedPregnancy>(pregnancyKey(userId), { pregnancy: null });
      keepPregnancy(userId, null);
      forgetPregnancyAnswers(client, userId);
      showStage(client, userId, write.life_stage);
      // For the way back, in memory alone.
      const ended: EndedPregnancy = { dating: pregnancy.dating, stage: write.life_stage, chosenAt };
      client.setQueryData<EndedPregnancy | null>(endedKey(userId), ended);
    },
    [queue, client, userId],
  );
}
