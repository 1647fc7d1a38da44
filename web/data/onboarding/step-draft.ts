import {
  type OnboardingData,
  readOnboarding,
  writeOnboarding,
} from '@lunaria/domain/onboarding/onboarding-data.ts';
import { useEffect } from 'react';

/**
 * What stands in a step that she has not continued with, for this tab alone: a reload keeps it, leaving the step or the
 * account drops it. Storage may be switched off or full: then a reload loses it, as before.
 */
const KEY = 'lunaria-step-draft';

/** Null where nothing is kept for her; what is broken counts as never entered. */
export function readStepDraft(userId: string): OnboardingData | null {
  try {
    const text = window.sessionStorage.getItem(KEY);
    // Of somebody else it is as good as none; so is what cannot be read.
    return text === null || JSON.parse(text).userId !== userId ? null : readOnboarding(text, userId);
  } catch {
    return null;
  }
}

export function dropStepDraft(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}

/** Keeps the step as it stands until it is left. `draft`: her answers with what stands in the form. */
export function useKeptStepDraft(userId: string, draft: OnboardingData): void {
  useEffect(() => {
    try {
      window.sessionStorage.setItem(KEY, writeOnboarding(draft, userId));
    } catch {
      return;
    }
  }, [userId, draft]);
  useEffect(() => dropStepDraft, []);
}
