import { CloudOff } from 'lucide-react';
import type { LogRange } from '../profile/daily-log/use-log-range.ts';
import type { HerGoals } from '../profile/goals/use-health-goals.ts';

/** What of the page is missing or older than the server's, in one line, with the way to try once more. */
export function LoadNotice({ her, log }: { her: HerGoals; log: LogRange }) {
  const text = findText(her, log);
  const isRetrying = her.isRetrying || log.isRetrying;
  function retry() {
    her.retry();
    log.retry();
  }
  return (
    // In the page from the start: a screen reader hears only what changes in it.
    <div role="status" className="empty:hidden">
      {text !== null && (
        <p className="type-small flex items-start gap-2.5 rounded-input bg-moon px-3.5 py-2.5">
          <CloudOff aria-hidden="true" size={18} strokeWidth={1.75} className="mt-px shrink-0" />
          <span>
            {text}{' '}
            <button
              type="button"
              onClick={() => isRetrying || retry()}
              aria-disabled={isRetrying || undefined}
              className="min-h-6 rounded-small font-medium underline underline-offset-3 hover:decoration-2"
            >
              Try again
            </button>
          </span>
        </p>
      )}
    </div>
  );
}

function findText(her: HerGoals, log: LogRange): string | null {
  if (log.status === 'failed')
    return 'Your days did not load, so nothing is counted here yet. They are safe on the server.';
  if (her.status === 'failed') return 'Your other goals did not load. They are safe on the server.';
  if (her.isOutdated || log.isOutdated)
    return 'Shown as this device last saw it. Your goals and your days are safe on the server.';
  return null;
}
