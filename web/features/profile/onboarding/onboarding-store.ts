import {
  ONBOARDING_STORAGE_KEY,
  type OnboardingData,
  readOnboarding,
  writeOnboarding,
} from '@lunaria/domain/onboarding/onboarding-data.ts';

/**
 * Her answers on this device: one object under one key of local storage. Storage may be switched off or full; then
 * they live as long as the page does.
 */

const listeners = new Set<() => void>();
/** What storage did not take; undefined while it takes everything. */
let unstored: string | null | undefined;
let isListening = false;

/** The stored text, unread. The same text from one call to the next, so that React can compare it. */
export function readStoredText(): string | null {
  if (unstored !== undefined) return unstored;
  try {
    return window.localStorage.getItem(ONBOARDING_STORAGE_KEY);
  } catch {
    return null;
  }
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

export function readAnswers(userId: string): OnboardingData {
  return readOnboarding(readStoredText(), userId);
}

export function writeAnswers(userId: string, data: OnboardingData): void {
  write(writeOnboarding(data, userId));
}

/** Back to the defaults: the key is gone. */
export function resetAnswers(): void {
  write(null);
}

/** Her session is over: what the server has goes; what only this device has waits for her, as unsent changes do. */
export function forgetSentAnswers(): void {
  const text = readStoredText();
  if (text !== null && !/"hasUnsentAnswers":true/.test(text)) resetAnswers();
}

/** True while this device holds answers of hers that the server does not have. */
export function hasUnsentAnswers(userId: string): boolean {
  return readAnswers(userId).hasUnsentAnswers;
}

function write(text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(ONBOARDING_STORAGE_KEY);
    else window.localStorage.setItem(ONBOARDING_STORAGE_KEY, text);
    unstored = undefined;
  } catch {
    unstored = text;
  }
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
