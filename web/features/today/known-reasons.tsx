import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import type { PauseReason } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { lastRecordedDay, type Period } from '@lunaria/domain/cycle/period.ts';
import { useState } from 'react';
import { makeId } from '../../app/make-id.ts';
import { useToday } from '../../app/use-today.ts';
import { useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { PAUSE_WRITES } from '../../data/cycle/cycle-pauses.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface KnownReasonsProps {
  userId: string;
  period: Period | null;
  onDone: () => void;
}

const REASONS: readonly { reason: PauseReason; label: string }[] = [
  { reason: 'hormones', label: 'A pill or other hormones' },
  { reason: 'breastfeeding', label: 'I am breastfeeding' },
  { reason: 'treatment', label: 'An illness or a treatment' },
  { reason: 'not-recorded', label: 'I did not note my periods' },
  { reason: 'other', label: 'Another reason' },
];

/** She knows why none came: a time without cycles from the end of her last period on, which ends with her next one. */
export function KnownReasons({ userId, period, onDone }: KnownReasonsProps) {
  const today = useToday();
  const queue = useWriteQueue();
  const [isOpen, setOpen] = useState(false);
  function choose(reason: PauseReason) {
    const from = period === null ? today : addDays(lastRecordedDay(period, today), 1);
    const pause = { id: makeId(), from_on: from > today ? today : from, to_on: null, reason };
    void queue.enqueue(PAUSE_WRITES, userId, pause.id, {
      op: 'put',
      write: { ...pause, user_id: userId, base: null },
    });
    setOpen(false);
    onDone();
  }
  return (
    <>
      <Button kind="secondary" className="px-2.5!" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        I know why
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Why no period came">
        <ul className="grid gap-2.5">
          {REASONS.map(({ reason, label }) => (
            <li key={reason}>
              <Button kind="secondary" className="w-full" onClick={() => choose(reason)}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
        <p className="type-small mt-4 text-muted">
          Until your next period nothing is counted. You can change it in Cycle & Phase Tracking.
        </p>
      </Dialog>
    </>
  );
}
