import { useEffect, useState } from 'react';
import { getWriteQueue } from '../../app/write-queue/browser-write-queue.ts';
import { hasKeptProfile, readKeptProfile } from '../../data/profile/profile.ts';
import { readStoredHere } from './browser-session-environment.ts';
import type { SessionUser } from './session-state.ts';

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
  const stored = readStoredHere();
  if (!stored || stored.is_held) return null;
  const profile = await readKeptProfile(stored.user_id);
  if (!profile) return (await hasKeptProfile(stored.user_id)) ? 'locked' : null;
  await getWriteQueue().open(stored.user_id);
  const fullName = profile.full_name ?? '';
  return { id: stored.user_id, email: '', isEmailVerified: false, fullName, termsVersion: '' };
}
