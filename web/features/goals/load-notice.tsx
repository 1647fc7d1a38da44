import type { LogRange } from '../../data/daily-log/logs.ts';
import type { HerGoals } from '../../data/goals/use-health-goals.ts';
import { LoadLine } from '../../ui/load-line.tsx';

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
        <LoadLine onRetry={retry} isRetrying={isRetrying}>
          {text}
        </LoadLine>
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
