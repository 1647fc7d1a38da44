import { useEffect, useState } from 'react';
import { keep, readKept } from '../../app/device-store/device-store.ts';
import { getWriteQueue } from '../../app/write-queue/browser-write-queue.ts';
import { readText } from './session-requests.ts';
import { readStoredSession, type SessionUser, sessionStorageKey } from './session-state.ts';

/** Name and life stage, as GET /api/profile answers them. */
export interface KeptProfile {
  full_name: string | null;
  life_stage: string | null;
}

const NAME = 'profile';
/** A week, less than a session (30 days); why: docs/decisions/offline-shell.md. */
const KEPT_FOR_MS = 7 * 86_400_000;

export async function keepProfile(userId: string, profile: KeptProfile): Promise<void> {
  const { full_name, life_stage } = profile;
  await keep(userId, NAME, { full_name, life_stage, kept_at_ms: Date.now() });
}

/** The profile as this device saw it last; null when it did not, or too long ago. */
export async function readKeptProfile(userId: string): Promise<KeptProfile | null> {
  const kept = await readKept(userId, NAME);
  if (typeof kept !== 'object' || kept === null || !('kept_at_ms' in kept)) return null;
  const { kept_at_ms: keptAtMs } = kept;
  const isFresh = typeof keptAtMs === 'number' && Math.abs(Date.now() - keptAtMs) < KEPT_FOR_MS;
  if (!isFresh) return null;
  return { full_name: readText(kept, 'full_name') || null, life_stage: readText(kept, 'life_stage') || null };
}

/**
 * Who was signed in here last, while the server cannot be asked; null when this device does not know. It opens nothing
 * on the server: what she sees is what the device kept, what she enters waits until her session is confirmed.
 */
export function useKeptUser(isWanted: boolean): SessionUser | null {
  const [user, setUser] = useState<SessionUser | null>(null);
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

async function findKeptUser(): Promise<SessionUser | null> {
  const stored = readStored();
  const profile = stored && !stored.is_held && (await readKeptProfile(stored.user_id));
  if (!stored || !profile) return null;
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
