import { isCalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { modeBeforeSetup } from '@lunaria/domain/onboarding/mode-before-setup.ts';
import { ageOn } from '@lunaria/domain/profile/age.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { useToday } from '../../app/use-today.ts';
import { readStoredText, subscribe } from './stored-text.ts';

/**
 * The mode that her answers on this device lead to while the server has none of them: a guardian may have to agree
 * first. Null where nothing here waits to be sent.
 */
export function useModeBeforeSetup(userId: string): LifeStage | null {
  const today = useToday();
  const text = useSyncExternalStore(subscribe, readStoredText, () => null);
  return useMemo(() => {
    const unsent = readUnsent(text, userId);
    return unsent && modeBeforeSetup(unsent.stage, unsent.bornOn && ageOn(unsent.bornOn, today));
  }, [text, userId, today]);
}

/** What is needed here of the answers that wait. The schema of all of them would come with the first screen. */
function readUnsent(text: string | null, userId: string) {
  const data = readObject(parse(text));
  if (data.userId !== userId || data.hasUnsentAnswers !== true) return null;
  const { stage } = readObject(data.lifeStage);
  const { dateOfBirth } = readObject(data.basicInfo);
  return {
    stage: typeof stage === 'string' ? stage : '',
    bornOn: isCalendarDate(dateOfBirth) ? dateOfBirth : null,
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function readObject(value: unknown): Record<string, unknown> {
  // as: any object may be read by key
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
