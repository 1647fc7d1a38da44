import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { defaultOnboarding, type OnboardingData } from '@lunaria/domain/onboarding/onboarding-data.ts';
import type { OnboardingState } from '@lunaria/domain/onboarding/onboarding-state.ts';
import type { Pregnancy } from '@lunaria/domain/pregnancy/dating.ts';
import type { PregnancyEndWrite } from '@lunaria/domain/pregnancy/pregnancy-end.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { changeKeptAnswers } from '../onboarding/onboarding-store.ts';
import { onboardingKey } from '../onboarding/use-onboarding.ts';
import { showProfile } from '../profile/profile.ts';
import { forgetPregnancy, PREGNANCY_RECORD, PREGNANCY_WRITES } from './pregnancy.ts';
import { type EndedPregnancy, endedKey } from './use-pregnancy.ts';

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
      forgetPregnancy(client, userId);
      forgetPregnancyAnswers(client, userId);
      showProfile(client, userId, { life_stage: write.life_stage });
      // For the way back, in memory alone.
      const ended: EndedPregnancy = { dating: pregnancy.dating, stage: write.life_stage, chosenAt };
      client.setQueryData<EndedPregnancy | null>(endedKey(userId), ended);
    },
    [queue, client, userId],
  );
}

/** The answers without the pregnancy: its form is empty again, and no stage is chosen where it was the chosen one. */
export function withoutPregnancy(data: OnboardingData): OnboardingData {
  const { pregnancy, lifeStage, currentWeekStatedOn } = defaultOnboarding();
  const isPregnant = data.lifeStage.stage === 'pregnant';
  return { ...data, pregnancy, currentWeekStatedOn, lifeStage: isPregnant ? lifeStage : data.lifeStage };
}

/** What she answered about it in the three steps goes with it: from this device and from what is loaded. */
export function forgetPregnancyAnswers(client: QueryClient, userId: string): void {
  void changeKeptAnswers(client, userId, withoutPregnancy);
  void client.cancelQueries({ queryKey: onboardingKey(userId) });
  client.setQueryData<OnboardingState>(
    onboardingKey(userId),
    (state) => state && (state.answers?.stage === 'pregnant' ? { ...state, answers: null } : state),
  );
}
