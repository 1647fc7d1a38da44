import { countOf, wordFor } from '@lunaria/domain/count-of.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { CircleAlert } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSessionManager } from '../../features/session/session-provider.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { OfflineBar } from '../../ui/offline-bar.tsx';
import { useWriteStatus, type WriteStatusView } from './use-write-queue.ts';

/** Hardly ever needed. It is among what a device keeps for the time without a connection. */
const UnreadWrites = lazy(() => import('./unread-writes.tsx').catch(() => ({ default: () => null })));

/** How long "Saved" stays. */
const SAVED_FOR_MS = 2_500;

/**
 * Where her changes are: at the lower left edge of the window, where she taps and beside the toasts. It floats and takes
 * no room, so that nothing jumps when the network comes and goes; the page can be scrolled clear of it.
 */
export function WriteStatus({ userId }: { userId: string }) {
  const status = useWriteStatus(userId);
  const manager = useSessionManager();
  const { isUnreachable } = useSession();
  const warning = describeTrouble(status, isUnreachable);

  function tryAgain() {
    if (isUnreachable) void manager.recheck();
    status.trySending();
  }

  return (
    <div className="type-small pointer-events-none fixed bottom-[calc(1rem+var(--bottom-bar-height,0px))] left-4 z-30 flex max-w-[min(46rem,100vw-2rem)] flex-col items-start gap-2 sm:left-6">
      {status.refused.map(({ id, message }) => (
        <div
          key={id}
          role="alert"
          data-notice=""
          className="pointer-events-auto flex items-center gap-3 rounded-input border border-danger bg-raised px-4 py-3 text-text shadow-card"
        >
          <CircleAlert aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-danger" />
          <p className="min-w-0 flex-1">Not saved: {message}</p>
          <Button kind="secondary" className="px-4!" onClick={() => status.discard(id)}>
            Discard
          </Button>
        </div>
      ))}
      {status.unread.length > 0 && (
        <Suspense fallback={null}>
          <UnreadWrites writes={status.unread} onDiscard={status.discard} />
        </Suspense>
      )}
      {/* In the page from the start: a screen reader hears only what changes in it. */}
      <div
        role="status"
        data-notice={warning === null ? undefined : ''}
        className="pointer-events-auto shadow-card empty:hidden"
      >
        {warning !== null && (
          <OfflineBar
            action={
              <Button kind="secondary" className="ml-auto px-4!" onClick={tryAgain}>
                Try again
              </Button>
            }
          >
            {warning}
          </OfflineBar>
        )}
      </div>
      {warning === null && status.refused.length === 0 && (
        <SaveLine isSaving={status.unsentCount > 0} hasSaved={status.hasSaved} />
      )}
    </div>
  );
}

/** For the eye alone: a screen reader would be told at every tap. */
function SaveLine({ isSaving, hasSaved }: { isSaving: boolean; hasSaved: boolean }) {
  const [isNews, setNews] = useState(false);
  useEffect(() => {
    setNews(!isSaving && hasSaved);
    const timer = setTimeout(() => setNews(false), SAVED_FOR_MS);
    return () => clearTimeout(timer);
  }, [isSaving, hasSaved]);
  if (!isSaving && !isNews) return null;
  return (
    <p
      aria-hidden="true"
      className="animate-fade-in rounded-full border border-border bg-surface px-3 py-1 text-muted"
    >
      {isSaving ? 'Saving…' : 'Saved'}
    </p>
  );
}

/** What she should know now, or null. */
function describeTrouble(status: WriteStatusView, isUnreachable: boolean): string | null {
  const { unsentCount, isFailing, isHeld, isDurable } = status;
  if (unsentCount > 0 && (isFailing || isUnreachable)) {
    const changes = countOf(unsentCount, 'change');
    if (!isDurable)
      return `${changes} not sent yet. This browser cannot keep ${wordFor(unsentCount, 'it', 'them')}: closing or reloading this page would lose what is unsent.`;
    if (isHeld)
      return `${changes} not sent yet. ${wordFor(unsentCount, 'It stays', 'They stay')} on this device until your guardian has agreed.`;
    return `${changes} not sent yet. ${wordFor(unsentCount, 'It is', 'They are')} kept on this device and sent when the connection is back.`;
  }
  if (isUnreachable)
    return `${PRODUCT_NAME} cannot be reached. You see what this device keeps; what you enter is sent when the connection is back.`;
  return null;
}
