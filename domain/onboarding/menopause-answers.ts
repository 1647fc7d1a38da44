import type { OnboardingData } from './onboarding-data.ts';

export type MenopauseAnswers = OnboardingData['menopause'];

/** "I don't remember" hides the date and clears it; unticked, the date is there again, empty. */
export function setForgottenLastPeriod(answers: MenopauseAnswers, isForgotten: boolean): MenopauseAnswers {
  return {
    ...answers,
    dontRememberLastPeriod: isForgotten,
    lastPeriod: isForgotten ? null : answers.lastPeriod,
  };
}
