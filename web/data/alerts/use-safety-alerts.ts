import type { AlertMark, NotRightReason, SafetyAlert } from '@lunaria/domain/alerts/safety-alert.ts';
import { useCallback } from 'react';
import { useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { type RecordsState, useRecords } from '../records/use-records.ts';
import { ALERT_WRITES, ALERTS } from './alerts.ts';

/** However fresh: an entry on another screen may have raised one. */
const ALWAYS = { refetchOnWindowFocus: 'always', refetchOnMount: 'always' } as const;

/** What of her entries somebody should look at, with what waits on top. */
export interface HerAlerts extends Omit<RecordsState<readonly SafetyAlert[]>, 'rows'> {
  /** Open, highest first. */
  alerts: readonly SafetyAlert[];
}

/** `when` says whether it is asked for however fresh; beside what shows them, what was just loaded will do. */
export function useSafetyAlerts(userId: string, when: 'always' | 'unless fresh' = 'always'): HerAlerts {
  const { rows: alerts, ...state } = useRecords(ALERTS, userId, [], when === 'always' ? ALWAYS : {});
  return { ...state, alerts };
}

/** Says something of an alert; it shows at once and is sent when it can be. */
export function useMarkAlert(userId: string): (id: string, mark: AlertMark, why?: NotRightReason) => void {
  const queue = useWriteQueue();
  return useCallback(
    (id, mark, why) =>
      void queue.enqueue(ALERT_WRITES, userId, id, {
        id,
        write: { user_id: userId, mark, ...(why !== undefined && { why }) },
      }),
    [queue, userId],
  );
}
