import { CloudOff } from 'lucide-react';
import type { CalendarState } from './calendar-state.ts';

/** Something did not load: in place, without alarm, with the way to try once more. */
export function LoadLine({
  calendar,
}: {
  calendar: Pick<CalendarState, 'hasLoadFailed' | 'isRetrying' | 'retry' | 'status'>;
}) {
  const { hasLoadFailed, isRetrying, retry, status } = calendar;
  if (!hasLoadFailed) return null;
  return (
    <p
      role="status"
      className="type-small mx-4 mt-3 flex items-start gap-2.5 rounded-input bg-moon px-3.5 py-2.5"
    >
      <CloudOff aria-hidden="true" size={18} strokeWidth={1.75} className="mt-px shrink-0" />
      <span>
        {status === 'ready'
          ? 'Shown as this device last saw it. Your days are safe on the server.'
          : 'Your days did not load. They are safe on the server.'}{' '}
        <button
          type="button"
          onClick={retry}
          aria-disabled={isRetrying || undefined}
          className="min-h-6 rounded-small font-medium underline underline-offset-3 hover:decoration-2"
        >
          Try again
        </button>
      </span>
    </p>
  );
}
