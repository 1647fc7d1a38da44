import type { Pregnancy, PregnancyDating } from '@lunaria/domain/pregnancy/dating.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useWaitingWrites, useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import type { KeptProfile } from '../profile/kept-profile.ts';
import { profileKey } from '../profile/use-profile.ts';
import { timeChoice } from '../profile/waiting-stage.ts';
import { applyPregnancyChanges } from './pregnancy-changes.ts';
import { pregnancyQuery } from './pregnancy-query.ts';
import { PREGNANCY_RECORD, PREGNANCY_WRITES } from './pregnancy-writes.ts';

/** `pregnancy` null: none that goes on is dated. */
export type PregnancyState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void; isRetrying: boolean }
  | { status: 'ready'; pregnancy: Pregnancy | null };

/** Her pregnancy with the changes that wait to be sent. Asked for in pregnancy mode only. */
export function usePregnancy(userId: string, stage: LifeStage | null): PregnancyState {
  const isWanted = stage === 'pregnancy';
  const { data, isError, isFetching, refetch } = useQuery({ ...pregnancyQuery(userId), enabled: isWanted });
  const waiting = useWaitingWrites(PREGNANCY_WRITES, userId);
  return useMemo(() => {
    if (!isWanted) return { status: 'ready', pregnancy: null };
    const changes = waiting.map(({ change }) => change);
    // A change that waits says it all: what the server has does not matter then.
    if (data === undefined && changes.length === 0) {
      return isError
        ? { status: 'failed', retry: () => void refetch(), isRetrying: isFetching }
        : { status: 'loading' };
    }
    return { status: 'ready', pregnancy: applyPregnancyChanges(data?.pregnancy ?? null, changes) };
  }, [isWanted, data, isError, isFetching, refetch, waiting]);
}

/** The mode as it is from now on, before the server has answered. */
export function showStage(client: QueryClient, userId: string, stage: LifeStage): void {
  client.setQueryData<KeptProfile | null>(
    profileKey(userId),
    (profile) => profile && { ...profile, life_stage: stage },
  );
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
      showStage(client, userId, 'pregnancy');
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
