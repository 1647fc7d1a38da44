import { ONBOARDING_STORAGE_KEY } from '@lunaria/domain/onboarding/storage-key.ts';

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

/** Null: the key is gone. */
export function writeStoredText(text: string | null): void {
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
