import { LoadLine } from '../../ui/load-line.tsx';
import type { CalendarState } from './calendar-state.ts';

/** Days that did not load, or are those of an earlier visit. */
export function CalendarLoadLine({
  calendar,
}: {
  calendar: Pick<CalendarState, 'hasLoadFailed' | 'isRetrying' | 'retry' | 'status'>;
}) {
  const { hasLoadFailed, isRetrying, retry, status } = calendar;
  if (!hasLoadFailed) return null;
  return (
    <div role="status" className="mx-4 mt-3">
      <LoadLine onRetry={retry} isRetrying={isRetrying}>
        {status === 'ready'
          ? 'Shown as this device last saw it. Your days are safe on the server.'
          : 'Your days did not load. They are safe on the server.'}
      </LoadLine>
    </div>
  );
}
