import type { QueryClient } from '@tanstack/react-query';
import type { WriteEvent } from '../../app/write-queue/write-kind.ts';

/** In front of all that is loaded of her periods and signals. */
export const calendarKey = (userId: string) => ['calendar', userId] as const;
/** Of what is recorded of her cycles beside the periods. */
export const cycleRecordsKey = (userId: string) => ['cycle-records', userId] as const;

/** Names of the kinds that change them (cycle-records.ts), whose code this needs nothing of. */
export const DECIDE_CYCLES: readonly string[] = [
  'cycle-forecasts',
  'cycle-marks',
  'cycle-pauses',
  'daily-logs',
  'medical-records',
  'past-pregnancies',
  'period-tracking',
  'pregnancy',
];

/**
 * What is loaded of her periods and cycles while no part of the page looks at it (she is on her way from one screen to the
 * next) is asked for anew when one does. Who looks at it takes the answer itself.
 */
export function forgetUnseen(client: QueryClient, event: WriteEvent): void {
  if (event.type !== 'saved' || !DECIDE_CYCLES.includes(event.kind)) return;
  for (const queryKey of [calendarKey(event.userId), cycleRecordsKey(event.userId)])
    void client.invalidateQueries({ queryKey, type: 'inactive', refetchType: 'none' });
}
