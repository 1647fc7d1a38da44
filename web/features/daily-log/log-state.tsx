import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { Check, CircleAlert, CloudOff, Hand, LockKeyhole, PencilLine } from 'lucide-react';
import { useWaitingWrites, useWriteStatus } from '../../app/write-queue/use-write-queue.ts';
import { LOG_WRITES } from '../../data/daily-log/logs.ts';

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75, className: 'mt-px shrink-0' } as const;

interface LogStateProps {
  userId: string;
  date: CalendarDate;
  isDirty: boolean;
  isLogged: boolean;
  /** Said in place of where it is, once she has tried to save a day of which nothing is hers. */
  nothingToSave: string | null;
}

/** Where the day's log is: being filled in, on its way, on the server, on this device only. */
export function LogState({ userId, date, isDirty, isLogged, nothingToSave }: LogStateProps) {
  const waiting = useWaitingWrites(LOG_WRITES, userId).filter((write) => write.recordKey === date);
  const { isOnline, isFailing, isDurable } = useWriteStatus(userId);
  const refused = waiting.find((write) => write.state === 'refused');
  const isHeldUp = waiting.length > 0 && (!isOnline || isFailing);
  return (
    <p role="status" className="type-small flex items-start gap-2 text-muted">
      {refused ? (
        <span className="flex gap-2 text-danger">
          <CircleAlert {...ICON} />
          {`Not saved: ${refused.message ?? 'the server did not take it'}`}
        </span>
      ) : nothingToSave !== null ? (
        <span className="flex gap-2 text-text">
          <Hand {...ICON} />
          {nothingToSave}
        </span>
      ) : isDirty ? (
        <>
          <PencilLine {...ICON} />
          Changed, not saved yet
        </>
      ) : isHeldUp ? (
        <>
          <CloudOff {...ICON} />
          {isDurable ? 'Kept on this device, not sent yet' : 'Not sent yet. Keep this page open.'}
        </>
      ) : waiting.length > 0 ? (
        'Saving…'
      ) : isLogged ? (
        <span className="flex gap-2 text-success">
          <Check {...ICON} />
          Saved
        </span>
      ) : (
        <>
          <LockKeyhole {...ICON} />
          Private to your account.
        </>
      )}
    </p>
  );
}
