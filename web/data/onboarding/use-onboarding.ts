import { withSavedAnswers } from '@lunaria/domain/onboarding/answers-on-the-wire.ts';
import {
  defaultOnboarding,
  type OnboardingData,
  readOnboarding,
} from '@lunaria/domain/onboarding/onboarding-data.ts';
import type { OnboardingState } from '@lunaria/domain/onboarding/onboarding-state.ts';
import type { FormContext } from '@lunaria/domain/onboarding/stage-forms.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { isWorthRetrying } from '../../app/api-client.ts';
import { useToday } from '../../app/use-today.ts';
import { readStoredText, subscribe } from './mode-before-setup.ts';
import { loadOnboarding } from './onboarding-requests.ts';
import { readSealedAnswers, sealedAnswersKey, writeAnswers } from './onboarding-store.ts';

/** One entry per user: the answers of one never stand in for another's. */
export function onboardingKey(userId: string) {
  return ['onboarding', userId] as const;
}

/** What the server has of her answers. */
export function useSavedOnboarding(userId: string) {
  return useQuery({
    queryKey: onboardingKey(userId),
    queryFn: ({ signal }) => loadOnboarding(signal),
    networkMode: 'always',
    retry: isWorthRetrying,
  });
}

/** What this device keeps of them since an earlier visit, where local storage has nothing. */
function useSealedAnswers(userId: string) {
  return useQuery({
    queryKey: sealedAnswersKey(userId),
    queryFn: () => readSealedAnswers(userId),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export interface Onboarding {
  /** What this device has, on top of it what the server has, unless the device's is newer. */
  data: OnboardingData;
  context: FormContext;
  saved: OnboardingState | null;
  /** The server was asked: it answered, or cannot be reached. */
  isReady: boolean;
  hasLoadFailed: boolean;
  /** Writes the answers on this device and gives them back. */
  change: (edit: (data: OnboardingData) => OnboardingData) => OnboardingData;
}

/** Her answers, wherever they are. */
export function useOnboarding(userId: string): Onboarding {
  const today = useToday();
  const query = useSavedOnboarding(userId);
  const text = useSyncExternalStore(subscribe, readStoredText, () => null);
  const saved = query.data ?? null;
  const { data: sealed = null, isPending: isOpening } = useSealedAnswers(userId);
  const data = useMemo(() => {
    const stored = text === null ? (sealed ?? defaultOnboarding()) : readOnboarding(text, userId);
    return saved === null ? stored : withSavedAnswers(stored, saved, today);
  }, [text, sealed, userId, saved, today]);
  const context = useMemo((): FormContext => {
    const answers = saved?.answers;
    return {
      today,
      savedDueDate: answers?.stage === 'pregnant' ? answers.dating.due_date : null,
      ...(saved !== null && { ageOfConsent: saved.age_of_consent }),
    };
  }, [saved, today]);
  const change = useCallback(
    (edit: (data: OnboardingData) => OnboardingData) => {
      const changed = edit(data);
      writeAnswers(userId, changed);
      return changed;
    },
    [data, userId],
  );
  return {
    data,
    context,
    saved,
    isReady: !query.isPending && !isOpening,
    hasLoadFailed: query.isError,
    change,
  };
}
