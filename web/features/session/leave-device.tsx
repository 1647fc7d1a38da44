import { countOf, wordFor } from '@lunaria/domain/count-of.ts';
import { countUnfinishedWork } from '../../app/busy-tabs.ts';
import { forgetKept } from '../../app/device-store/device-store.ts';
import { forgetDeviceKey } from '../../app/device-store/seal.ts';
import { forgetPushHere } from '../../app/push/push-device.ts';
import { getWriteQueue } from '../../app/write-queue/browser-write-queue.ts';
import { countUnsavedDays } from '../../data/daily-log/kept-drafts.ts';
import { hasUnsentAnswers, resetAnswers } from '../../data/onboarding/onboarding-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

// Loaded when she logs out, also from a public page: none of them carries the queue.

/** How long a logout waits for changes to be sent. */
const SEND_LIMIT_MS = 5_000;

/** What of hers the server does not have yet. */
export async function countUnsent(userId: string): Promise<number> {
  const queue = getWriteQueue();
  await queue.open(userId);
  const { unsentCount, refused, unread } = queue.readStatus(userId);
  return unsentCount + refused.length + unread.length + (await countElsewhere(userId));
}

/** Tries to send it; how many changes are left. */
export async function sendUnsent(userId: string): Promise<number> {
  const queue = getWriteQueue();
  queue.sendFor(userId);
  return (await queue.flush(userId, SEND_LIMIT_MS)) + (await countElsewhere(userId));
}

/**
 * The answers of onboarding count as one change. Only she can send them: they may be half of what she wants to say. So
 * does each file on its way, and each day of the log that she typed in and did not save.
 */
async function countElsewhere(userId: string): Promise<number> {
  const elsewhere = (hasUnsentAnswers(userId) ? 1 : 0) + countUnfinishedWork(userId);
  return elsewhere + (await countUnsavedDays(userId));
}

/** She stays: whatever waits is tried once more, now. */
export function sendNow(): void {
  getWriteQueue().trySending();
}

/** She has logged out: nothing of hers stays on this device. */
export async function clearDevice(userId: string): Promise<void> {
  resetAnswers();
  await Promise.all([getWriteQueue().clear(userId), forgetKept(), forgetPushHere()]);
  forgetDeviceKey();
}

interface UnsentDialogProps {
  count: number;
  isSending: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Between her and a logout that would lose something. */
export function UnsentDialog({ count, isSending, onStay, onLeave }: UnsentDialogProps) {
  const changes = countOf(count, 'change');
  const title = isSending
    ? `Sending ${changes}…`
    : `${changes} ${wordFor(count, 'is', 'are')} not sent yet. Log out and lose ${wordFor(count, 'it', 'them')}?`;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onStay()}
      title={title}
      subtitle={
        isSending
          ? 'This takes a few seconds at most.'
          : 'So far only this device has what you entered. Logging out removes it from here.'
      }
      footer={
        <>
          {!isSending && (
            <Button kind="delete" onClick={onLeave}>
              Log out and lose {wordFor(count, 'it', 'them')}
            </Button>
          )}
          <Button onClick={onStay}>{isSending ? 'Stay logged in' : 'Stay and try again'}</Button>
        </>
      }
    />
  );
}
