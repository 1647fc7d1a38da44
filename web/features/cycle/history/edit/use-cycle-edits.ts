import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { CycleMark, CyclePause } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { useMemo } from 'react';
import { useWriteQueue } from '../../../../app/write-queue/use-write-queue.ts';
import { MARK_WRITES } from '../../../../data/cycle/cycle-marks.ts';
import { PAUSE_WRITES, type PauseChange } from '../../../../data/cycle/cycle-pauses.ts';
import { type PeriodWrites, usePeriodWrites } from '../../../../data/periods/use-periods.ts';

/** What is said of a cycle, without which one. */
export type Said = Omit<CycleMark, 'cycle_start'>;

export const NOTHING_SAID: Said = { verdict: null, reason: null, ovulation_on: null };

export interface CycleEdits {
  periods: PeriodWrites;
  /** Says something of the cycle that begins on `start`; `base`: what she saw. */
  say: (start: CalendarDate, base: Said | null, said: Said) => void;
  /** A new pause (`base` null), one that was removed a moment ago, or another version of it. */
  putPause: (pause: CyclePause, base: CyclePause | null) => void;
  removePause: (pause: CyclePause) => void;
}

/** Everything that can be changed about past cycles. It shows at once and is sent when it can be. */
export function useCycleEdits(userId: string): CycleEdits {
  const queue = useWriteQueue();
  const periods = usePeriodWrites(userId);
  return useMemo(() => {
    const enqueuePause = (id: string, change: PauseChange) =>
      void queue.enqueue(PAUSE_WRITES, userId, id, change);
    return {
      periods,
      say(start, base, { verdict, reason, ovulation_on }) {
        const seen = base && {
          verdict: base.verdict,
          reason: base.reason,
          ovulation_on: base.ovulation_on,
        };
        const write = { user_id: userId, cycle_start: start, verdict, reason, ovulation_on, base: seen };
        void queue.enqueue(MARK_WRITES, userId, start, write);
      },
      putPause(pause, base) {
        const seen = base && { from_on: base.from_on, to_on: base.to_on, reason: base.reason };
        enqueuePause(pause.id, { op: 'put', write: { ...pause, user_id: userId, base: seen } });
      },
      removePause: ({ id }) => enqueuePause(id, { op: 'remove', id, userId }),
    };
  }, [queue, userId, periods]);
}
