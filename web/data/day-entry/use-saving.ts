import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { useWaitingOfAll, useWriteStatus } from '../../app/write-queue/use-write-queue.ts';
import type { WriteKind } from '../../app/write-queue/write-kind.ts';
import { BLEEDING_WRITES } from '../bleeding/bleeding-writes.ts';
import { LOG_WRITES } from '../daily-log/logs.ts';
import { SIGNALS_WRITES } from '../signals/signals.ts';
import { ANSWERS_WRITES } from './day-answers.ts';

/**
 * How what she entered for a day stands: `saved`: the server has all of it; `kept`: it lies on this device until there is a
 * connection; `failed`: it is tried again, or was refused. `none`: nothing was entered here, or it is on its way.
 */
export type Saving = 'none' | 'saved' | 'kept' | 'failed';

/** The records of a day, each named by the day. */
export const DAY_KINDS = [
  BLEEDING_WRITES,
  SIGNALS_WRITES,
  LOG_WRITES,
  ANSWERS_WRITES,
] as readonly WriteKind<unknown>[]; // as: only read

/** `hasEntered`: something was entered for the day here. */
export function useSaving(
  userId: string,
  day: CalendarDate,
  hasEntered: boolean,
): { saving: Saving; retry: () => void } {
  const waiting = useWaitingOfAll(DAY_KINDS, userId)
    .flat()
    .filter(({ recordKey }) => recordKey === day);
  const { isOnline, isFailing, isHeld, isDurable, trySending } = useWriteStatus(userId);
  const isRefused = waiting.some(({ state }) => state === 'refused');
  const isWaiting = waiting.length > 0;
  return { saving: decide(), retry: trySending };

  function decide(): Saving {
    if (isRefused) return 'failed';
    if (!isWaiting) return hasEntered ? 'saved' : 'none';
    // Of what this device cannot keep nobody says that it is kept.
    if (!isOnline || isHeld) return isDurable ? 'kept' : 'failed';
    return isFailing ? 'failed' : 'none';
  }
}
