import {
  defaultOnboarding,
  ONBOARDING_STORAGE_KEY,
  type OnboardingData,
  writeOnboarding,
} from '@lunaria/domain/onboarding/onboarding-data.ts';
import type { Her } from './her-answers.ts';

/** What this device has of her answers before a test: step 1, and what else is named. */
export function keepAnswers(her: Her, changes: Partial<OnboardingData> = {}): void {
  const empty = defaultOnboarding();
  const basicInfo = { ...empty.basicInfo, dateOfBirth: '1996-02-29', height: 168, weight: 61.5 } as const;
  localStorage.setItem(ONBOARDING_STORAGE_KEY, writeOnboarding({ ...empty, basicInfo, ...changes }, her.id));
}

/** The same, and step 3 is answered: a regular cycle, which began a week before 10 October 2025. */
export function keepRegularCycle(her: Her, changes: Partial<OnboardingData> = {}): void {
  keepAnswers(her, {
    lifeStage: { stage: 'regular-cycle' },
    regularCycle: { lastPeriodStart: '2025-10-03', averageCycleLength: 28, mainFocus: 'general' },
    ...changes,
  });
}

/** What this device has of her answers; null when the key is absent. */
export function keptAnswers(): OnboardingData | null {
  return JSON.parse(localStorage.getItem(ONBOARDING_STORAGE_KEY) ?? 'null');
}
