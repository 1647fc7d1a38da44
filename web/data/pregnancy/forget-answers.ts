import { defaultOnboarding, type OnboardingData } from '@lunaria/domain/onboarding/onboarding-data.ts';
import type { OnboardingState } from '@lunaria/domain/onboarding/onboarding-state.ts';
import type { QueryClient } from '@tanstack/react-query';
import { changeKeptAnswers } from '../onboarding/sealed-answers.ts';
import { onboardingKey } from '../onboarding/use-onboarding.ts';

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
