import { modeBeforeSetup } from '@lunaria/domain/onboarding/mode-before-setup.ts';
import { readOnboarding } from '@lunaria/domain/onboarding/onboarding-data.ts';
import { ageOn } from '@lunaria/domain/profile/date-of-birth.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { useToday } from '../../../app/use-today.ts';
import { readStoredText, subscribe } from './onboarding-store.ts';

/**
 * The mode that her answers on this device lead to while the server has none of them: a guardian may have to agree
 * first. Null where nothing here waits to be sent.
 */
export function useModeBeforeSetup(userId: string): LifeStage | null {
  const today = useToday();
  const text = useSyncExternalStore(subscribe, readStoredText, () => null);
  return useMemo(() => {
    const data = readOnboarding(text, userId);
    if (!data.hasUnsentAnswers) return null;
    const { dateOfBirth } = data.basicInfo;
    return modeBeforeSetup(data.lifeStage.stage, dateOfBirth && ageOn(dateOfBirth, today));
  }, [text, userId, today]);
}
