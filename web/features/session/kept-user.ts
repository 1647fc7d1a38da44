import { useEffect, useState } from 'react';
import { hasKept, keep, readKept } from '../../app/device-store/device-store.ts';
import { getWriteQueue } from '../../app/write-queue/browser-write-queue.ts';
import { isWithinOfflineLimit } from './session-constants.ts';
import { readText } from './session-requests.ts';
import { readStoredSession, type SessionUser, sessionStorageKey } from './session-state.ts';

/** Name and life stage with the moment of its choice, as GET /api/profile answers them. */
export interface KeptProfile {
  full_name: string | null;
  life_stage: string | null;
  /** ISO 8601; left out where nobody knows. */
  stage_chosen_at?: string | undefined;
}

const NAME = 'profile';

/** With the time at which the server was reached last; kept anew with each renewal of her session. */
export async function keepProfile(
  userId: string,
  { full_name, life_stage, stage_chosen_at }: KeptProfile,
  contactMs: number,
): Promise<void> {
  await keep(userId, NAME, { full_name, life_stage, stage_chosen_at, contact_ms: contactMs });
}

/** The profile as this device saw it last; null when it did not, or more than a day ago. */
export async function readKeptProfile(userId: string): Promise<KeptProfile | null> {
  const kept = await readKept(userId, NAME);
  if (typeof kept !== 'object' || kept === null || !('contact_ms' in kept)) return null;
  const { contact_ms: contactMs } = kept;
  if (typeof contactMs !== 'number' || !isWithinOfflineLimit(contactMs, Date.now())) return null;
  const read = (name: keyof KeptProfile) => readText(kept, name) || null;
  return {
    full_name: read('full_name'),
    life_stage: read('life_stage'),
    stage_chosen_at: read('stage_chosen_at') ?? undefined,
  };
}

/** Who was signed in here last; `locked`: somebody was, and what is kept of her opens no more by itself. */
export type KeptUser = SessionUser | 'locked' | null;

/**
 * Who was signed in here last, while the server cannot be asked; null when this device does not know. It opens nothing
 * on the server: what she sees is what the device kept, what she enters waits until her session is confirmed.
 */
export function useKeptUser(isWanted: boolean): KeptUser {
  const [user, setUser] = useState<KeptUser>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void findKeptUser().then((found) => {
      if (isCurrent) setUser(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return isWanted ? user : null;
}

async function findKeptUser(): Promise<KeptUser> {
  const stored = readStored();
  if (!stored || stored.is_held) return null;
  const profile = await readKeptProfile(stored.user_id);
  if (!profile) return (await hasKept(stored.user_id, NAME)) ? 'locked' : null;
  await getWriteQueue().open(stored.user_id);
  const fullName = profile.full_name ?? '';
  return { id: stored.user_id, email: '', isEmailVerified: false, fullName, termsVersion: '' };
}

function readStored() {
  try {
    return readStoredSession(window.localStorage.getItem(sessionStorageKey(window.location.host)));
  } catch {
    return null;
  }
}
