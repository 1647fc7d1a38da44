import type { Pregnancy, PregnancyDating } from '@lunaria/domain/pregnancy/dating.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useWaitingWrites, useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { timeChoice } from '../profile/life-stage.ts';
import { showProfile } from '../profile/profile.ts';
import { useRecords } from '../records/use-records.ts';
import { PREGNANCY, PREGNANCY_RECORD, PREGNANCY_WRITES } from './pregnancy.ts';

/** `pregnancy` null: none that goes on is dated. */
export type PregnancyState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void; isRetrying: boolean }
  | { status: 'ready'; pregnancy: Pregnancy | null };

/** Her pregnancy with the changes that wait to be sent. Asked for in pregnancy mode only. */
export function usePregnancy(userId: string, stage: LifeStage | null): PregnancyState {
  const isWanted = stage === 'pregnancy';
  const asked = useRecords(PREGNANCY, userId, [], { enabled: isWanted });
  const isWaiting = useWaitingWrites(PREGNANCY_WRITES, userId).length > 0;
  if (!isWanted) return { status: 'ready', pregnancy: null };
  const { status, rows, retry, isRetrying } = asked;
  // A change that waits says it all: what the server has does not matter then.
  if (isWaiting || status === 'ready') return { status: 'ready', pregnancy: rows.pregnancy };
  return status === 'failed' ? { status, retry, isRetrying } : { status };
}

/** What can be done with it, beside ending it (use-end-pregnancy.ts). All of it shows at once and is sent when it can be. */
export function usePregnancyActions(userId: string) {
  const queue = useWriteQueue();
  const client = useQueryClient();

  const date = useCallback(
    (dating: PregnancyDating) =>
      void queue.enqueue(PREGNANCY_WRITES, userId, PREGNANCY_RECORD, {
        op: 'date',
        write: { user_id: userId, dating },
      }),
    [queue, userId],
  );
  const forgetEnded = useCallback(
    () => void client.setQueryData<EndedPregnancy | null>(endedKey(userId), null),
    [client, userId],
  );
  const undoEnd = useCallback(
    ({ dating, chosenAt }: EndedPregnancy) => {
      void queue.enqueue(PREGNANCY_WRITES, userId, PREGNANCY_RECORD, {
        op: 'undo-end',
        write: { user_id: userId, dating },
        chosen_at: timeChoice({ stage: 'pregnancy', chosenAt }, new Date()),
      });
      showProfile(client, userId, { life_stage: 'pregnancy' });
      forgetEnded();
    },
    [queue, client, userId, forgetEnded],
  );
  return { date, undoEnd, forgetEnded };
}

/** What was ended a moment ago, for the way back. In memory alone: a reload or the end of the session forgets it. */
export interface EndedPregnancy {
  dating: PregnancyDating;
  stage: LifeStage;
  /** When she said so; ISO 8601. */
  chosenAt: string;
}

export const endedKey = (userId: string) => ['ended-pregnancy', userId] as const;

export function useEndedPregnancy(userId: string): EndedPregnancy | null {
  const { data } = useQuery<EndedPregnancy | null>({
    queryKey: endedKey(userId),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? null;
}
