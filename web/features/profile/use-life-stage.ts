import { type LifeStage, lifeStageOf } from '@lunaria/domain/profile/life-stages.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, readApiError } from '../../app/api-client.ts';
import { showToast } from '../../ui/toast.tsx';
import { useSessionManager } from '../session/session-provider.tsx';
import { cycleRecordsKey } from './cycle/cycle-records-queries.ts';
import { useWaitingStage } from './pregnancy/use-pregnancy.ts';
import { usePregnancyAnswers } from './pregnancy/use-pregnancy-answers.ts';
import { profileKey, useProfile } from './use-profile.ts';

interface Choice {
  stage: LifeStage;
  /** Counts the choices; only the last one matters. */
  turn: number;
}

/**
 * The life stage of the signed-in user and the way to change it. The view follows a choice at once; saves go
 * out one after the other, choices that were overtaken while waiting are left out, so the last one is what stays.
 */
export function useLifeStage(userId: string) {
  const manager = useSessionManager();
  const queryClient = useQueryClient();
  const profile = useProfile(userId);
  // Shown until the server has it; also when it could not be saved, until the page is left.
  const [chosen, setChosen] = useState<LifeStage | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const lastTurn = useRef(0);
  const waitingStage = useWaitingStage(userId);
  usePregnancyAnswers(userId);

  useEffect(() => {
    if (waitingStage === null) return;
    // What she said about her pregnancy overtakes a choice that was still on its way.
    lastTurn.current += 1;
    setChosen(null);
    setUnsaved(false);
  }, [waitingStage]);

  const { mutate } = useMutation({
    scope: { id: `life-stage-${userId}` },
    networkMode: 'always',
    mutationFn: async ({ stage, turn }: Choice) => {
      // Overtaken, or somebody else has signed in while this waited: it must not land in that profile.
      if (turn !== lastTurn.current || isSomebodyElse(manager, userId)) return null;
      if (manager.getState().status === 'recovering') throw new Error('Nobody can tell who is signed in');
      await queryClient.cancelQueries({ queryKey: profileKey(userId) });
      // Kept alive, so that leaving the page at once does not lose it.
      const response = await api.profile.$patch(
        { json: { life_stage: stage, user_id: userId } },
        { init: { keepalive: true } },
      );
      if (!response.ok) throw await readApiError(response);
      return await response.json();
    },
    onSuccess: (saved, { turn }) => {
      if (saved === null) return;
      queryClient.setQueryData(profileKey(userId), saved);
      // A mode without cycles is a break among them.
      void queryClient.invalidateQueries({ queryKey: cycleRecordsKey(userId) });
      if (turn === lastTurn.current) setChosen(null);
    },
    onError: (_, { turn }) => {
      if (turn !== lastTurn.current || isSomebodyElse(manager, userId)) return;
      setUnsaved(true);
      showToast({ title: 'Error', message: 'Failed to save life stage preference', kind: 'destructive' });
    },
  });

  function chooseStage(stage: LifeStage) {
    lastTurn.current += 1;
    setChosen(stage);
    setUnsaved(false);
    mutate({ stage, turn: lastTurn.current });
  }

  return {
    profile,
    stage: chosen ?? waitingStage ?? lifeStageOf(profile.data ?? null),
    chooseStage,
    isUnsaved,
  };
}

function isSomebodyElse(manager: ReturnType<typeof useSessionManager>, userId: string): boolean {
  const state = manager.getState();
  return state.status === 'signed-out' || (state.status === 'signed-in' && state.session.user.id !== userId);
}
