import type { QueryClient } from '@tanstack/react-query';
import type { WriteEvent } from '../../../app/write-queue/write-kind.ts';
import { calendarKey, cycleRecordsKey } from './calendar-queries.ts';

/** Names of PERIOD_WRITES and LOG_WRITES, whose code this needs nothing of. */
const DECIDE_CYCLES = ['period-tracking', 'daily-logs'];

/**
 * What is loaded of her periods and cycles while no part of the page looks at it (she is on her way from one screen to the
 * next) is asked for anew when one does. Who looks at it takes the answer itself.
 */
export function forgetUnseen(client: QueryClient, event: WriteEvent): void {
  if (event.type !== 'saved' || !DECIDE_CYCLES.includes(event.kind)) return;
  for (const queryKey of [calendarKey(event.userId), cycleRecordsKey(event.userId)])
    void client.invalidateQueries({ queryKey, type: 'inactive', refetchType: 'none' });
}
