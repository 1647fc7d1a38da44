import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { Check, CircleAlert, CloudOff } from 'lucide-react';
import { useState } from 'react';
import { useWaitingWrites, useWriteStatus } from '../../../app/write-queue/use-write-queue.ts';
import { BLEEDING_WRITES } from '../../../data/bleeding/bleeding-writes.ts';
import { SIGNALS_WRITES } from '../../../data/signals/signals.ts';

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75, className: 'shrink-0' } as const;

interface SaveStateProps {
  userId: string;
  date: CalendarDate;
  /** Notes are being typed and were not handed on yet. */
  isTyping: boolean;
}

/** Where the day's changes are: on their way, on the server, on this device only. Mounted anew for each day. */
export function SaveState({ userId, date, isTyping }: SaveStateProps) {
  const waitingSignals = useWaitingWrites(SIGNALS_WRITES, userId);
  const waitingBleeding = useWaitingWrites(BLEEDING_WRITES, userId);
  const waiting = [...waitingSignals, ...waitingBleeding].filter((write) => write.recordKey === date);
  const { isOnline, isFailing, isDurable } = useWriteStatus(userId);
  const [hasChanged, setChanged] = useState(false);
  if (waiting.length > 0 && !hasChanged) setChanged(true);

  const refused = waiting.find((write) => write.state === 'refused');
  const isWaiting = isTyping || waiting.length > 0;
  const isHeldUp = waiting.length > 0 && (!isOnline || isFailing);
  return (
    <p role="status" className="type-small flex min-w-0 flex-1 items-center gap-2 max-sm:basis-full">
      {refused ? (
        <span className="flex items-center gap-2 text-danger">
          <CircleAlert {...ICON} />
          {`Not saved: ${refused.message ?? 'the server did not take it'}`}
        </span>
      ) : isHeldUp ? (
        <span className="flex items-center gap-2 text-muted">
          <CloudOff {...ICON} />
          {isDurable ? 'Kept on this device, not sent yet' : 'Not sent yet. Keep this page open.'}
        </span>
      ) : isWaiting ? (
        <span className="text-muted">Saving…</span>
      ) : (
        <span className="flex items-center gap-2 text-success">
          <Check {...ICON} />
          {hasChanged ? 'Saved' : 'Saved as you tap'}
        </span>
      )}
    </p>
  );
}
