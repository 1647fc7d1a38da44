import { nameDay } from '@lunaria/domain/calendar/name-day.ts';
import { isEmptyLog } from '@lunaria/domain/daily-log/daily-log.ts';
import { LineButton } from '../../ui/line-button.tsx';
import { LoadLine } from '../../ui/load-line.tsx';
import type { LogForm } from './use-log-form.ts';

/** What she should know before she goes on; most of the time nothing. */
export function LogNotes({ form }: { form: LogForm }) {
  const { rows, deleted, unsavedDays, date } = form;
  const hasFailed = rows.status === 'failed';
  return (
    <div className="type-small mb-4 space-y-2">
      {(hasFailed || rows.isOutdated) && (
        <div role="status">
          <LoadLine onRetry={rows.retry} isRetrying={rows.isRetrying}>
            {hasFailed
              ? 'Your log of this day did not load. It is safe on the server; what you enter is added to it.'
              : 'Shown as this device last saw it. Your log is safe on the server.'}
          </LoadLine>
        </div>
      )}
      {deleted !== null && (
        <p role="status" className="rounded-input bg-primary-tint px-3.5 py-2.5">
          The log of {nameDay(date)} is deleted. <LineButton onPress={form.undoRemove}>Undo</LineButton>
        </p>
      )}
      {unsavedDays.map((day) => (
        <p key={day} className="rounded-input bg-primary-tint px-3.5 py-2.5">
          Not saved yet: {nameDay(day)}. <LineButton onPress={() => form.choose(day)}>Go to it</LineButton>
        </p>
      ))}
      <p className="min-h-10 text-muted sm:min-h-5">{sayWhatIsShown(form)}</p>
    </div>
  );
}

/** Always a line: nothing moves when a log turns up. */
function sayWhatIsShown({ shown, log, rows }: LogForm): string {
  // A day of which she cleared every field has a row, and no log.
  if (log !== null && (!isEmptyLog(log) || log.blood_pressure_unreadable))
    return `This day is logged. Change anything, and save again.${shown.positions.size > 0 ? ' Grey is not logged.' : ''}`;
  return rows.status === 'ready' ? 'Nothing is logged for this day yet.' : '';
}
