import { allowKeeping, forgetKept } from '../../app/device-store/device-store.ts';
import { followPush } from '../../app/push/follow-push.ts';
import { onSessionDoubt } from '../../app/session-doubt.ts';
import { getWriteQueue } from '../../app/write-queue/browser-write-queue.ts';
import { noteContact } from '../../data/profile/profile.ts';
import type { SessionManager } from './session-manager.ts';
import { lastContactMs } from './session-state.ts';

/**
 * What this device keeps follows the session: only hers is sent, and only while the server knows her; of whoever was
 * here before nothing stays but what she has not sent yet.
 */
export function followSession(manager: SessionManager): () => void {
  const queue = getWriteQueue();
  let followedId: string | null = null;
  function follow() {
    const state = manager.getState();
    const userId = state.status === 'signed-in' ? state.session.user.id : null;
    allowKeeping(userId);
    noteContact(state.status === 'signed-in' ? lastContactMs(state.session) : null);
    if (userId !== null && userId !== followedId) {
      void forgetKept(userId);
      followPush(userId);
      void queue.open(userId);
    }
    followedId = userId;
    queue.sendFor(userId);
  }
  follow();
  const stops = [manager.subscribe(follow), onSessionDoubt(() => void manager.recheck())];
  return () => {
    for (const stop of stops) stop();
  };
}
