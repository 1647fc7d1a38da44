import { DEFAULT_LIFE_STAGE, type LifeStage, lifeStageOf } from '@lunaria/domain/profile/life-stages.ts';
import { useCallback, useMemo, useRef } from 'react';
import { useWriteAnswers } from '../../app/write-queue/use-write-answers.ts';
import { useWaitingWrites, useWriteQueue, useWriteStatus } from '../../app/write-queue/use-write-queue.ts';
import { useModeBeforeSetup } from '../onboarding/mode-before-setup.ts';
import { PREGNANCY, PREGNANCY_WRITES } from '../pregnancy/pregnancy.ts';
import { findWaitingStage, hearStage, STAGE_RECORD, STAGE_WRITES, timeChoice } from './life-stage.ts';
import { useProfile } from './profile.ts';

/**
 * The life stage of the signed-in user and the way to change it. The view follows a choice at once; it waits on her
 * device until the server has it, and the last one is what stays.
 */
export function useLifeStage(userId: string) {
  const queue = useWriteQueue();
  const profile = useProfile(userId);
  useWriteAnswers(userId, hearStage);
  useWriteAnswers(userId, PREGNANCY.hear);
  const choices = useWaitingWrites(STAGE_WRITES, userId);
  const pregnancyChanges = useWaitingWrites(PREGNANCY_WRITES, userId);
  const { isOnline, isFailing, trySending } = useWriteStatus(userId);

  const waiting = useMemo(
    () =>
      findWaitingStage(
        choices.map(({ change }) => change),
        pregnancyChanges.map(({ change }) => change),
      ),
    [choices, pregnancyChanges],
  );
  const saved = lifeStageOf(profile.data ?? null);
  // Nobody chose it: it is what every new profile has, and what she answered meanwhile says more.
  const isChosen = saved !== DEFAULT_LIFE_STAGE || profile.data?.stage_chosen_at !== undefined;
  const beforeSetup = useModeBeforeSetup(userId);
  const stage = waiting?.stage ?? (isChosen ? saved : (beforeSetup ?? saved));
  const chosenAt = waiting === null ? (profile.data?.stage_chosen_at ?? null) : waiting.chosenAt;
  // What she sees when she chooses, also where two choices come before the view is drawn anew.
  const seen = useRef({ stage, chosenAt, waiting });
  seen.current = { stage, chosenAt, waiting };

  const chooseStage = useCallback(
    (chosen: LifeStage) => {
      const { stage: before, chosenAt: beforeAt, waiting: waitingBefore } = seen.current;
      if (chosen === before) return;
      const write = {
        user_id: userId,
        life_stage: chosen,
        chosen_at: timeChoice(waitingBefore, new Date()),
        base: { life_stage: before, chosen_at: beforeAt },
      };
      seen.current = {
        stage: chosen,
        chosenAt: write.chosen_at,
        waiting: { stage: chosen, chosenAt: write.chosen_at },
      };
      void queue.enqueue(STAGE_WRITES, userId, STAGE_RECORD, write);
    },
    [queue, userId],
  );

  return {
    profile,
    stage,
    chooseStage,
    /** The last choice did not reach the server yet, and the network is why. */
    isUnsaved: choices.length > 0 && (isFailing || !isOnline),
    retry: trySending,
  };
}
