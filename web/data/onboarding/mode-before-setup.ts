import { isCalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { modeBeforeSetup } from '@lunaria/domain/onboarding/mode-before-setup.ts';
import { ONBOARDING_STORAGE_KEY } from '@lunaria/domain/onboarding/storage-key.ts';
import { ageOn } from '@lunaria/domain/profile/age.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { readNote, writeNote } from '../../app/device-note.ts';
import { useToday } from '../../app/use-today.ts';

/**
 * The text of her answers under one key of local storage, unread: what only asks for little of it does not bring the rules of
 * every form. Storage may be switched off or full; then the answers live as long as the page does.
 */

const listeners = new Set<() => void>();
/** What storage did not take; undefined while it takes everything. */
let unstored: string | null | undefined;
let isListening = false;

/** The same text from one call to the next, so that React can compare it. */
export function readStoredText(): string | null {
  return unstored === undefined ? readNote(ONBOARDING_STORAGE_KEY) : unstored;
}

export function subscribe(listener: () => void): () => void {
  if (!isListening) {
    isListening = true;
    // Answered in another tab. The key is null when everything was cleared at once.
    window.addEventListener('storage', ({ key }) => {
      if (key === ONBOARDING_STORAGE_KEY || key === null) tell();
    });
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null: the key is gone. */
export function writeStoredText(text: string | null): void {
  unstored = writeNote(ONBOARDING_STORAGE_KEY, text) ? undefined : text;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

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
