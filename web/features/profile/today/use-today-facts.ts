import { isEmptyLog } from '@lunaria/domain/daily-log/daily-log.ts';
import type { TodayFacts } from '@lunaria/domain/dashboard/today-facts.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { isEmptySignals } from '@lunaria/domain/signals/health-signals.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useToday } from '../../../app/use-today.ts';
import { useWriteAnswers } from '../../../app/write-queue/use-write-answers.ts';
import type { WriteEvent } from '../../../app/write-queue/write-kind.ts';
import { useBleedingDays } from '../bleeding/use-bleeding-days.ts';
import { useLatestPeriod } from '../cycle/use-latest-period.ts';
import { useMonthSignals } from '../cycle/use-month-signals.ts';
import { useRecentLogs } from '../daily-log/use-recent-logs.ts';
import { useUnits } from '../daily-log/use-units.ts';
import { usePregnancy } from '../pregnancy/use-pregnancy.ts';
import { earlierRecordsKey, earlierRecordsQuery } from './earlier-records-query.ts';

export interface TodayState {
  /** `failed`: her logs did not load, and this device keeps none. */
  status: 'loading' | 'ready' | 'failed';
  facts: TodayFacts;
  /** False only where it is certain: then samples may be shown. */
  hasRecords: boolean;
  /** Some of it is of an earlier visit, because the server did not answer. */
  isOutdated: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** What is known of her for today, from the same questions as calendar, log and tracker ask. */
export function useTodayFacts(userId: string, stage: LifeStage | null): TodayState {
  const today = useToday();
  const { logs, ...log } = useRecentLogs(userId);
  const { units, isLoaded: areUnitsLoaded } = useUnits(userId);
  const latest = useLatestPeriod(userId);
  const month = useMonthSignals(userId, today);
  const pregnancyState = usePregnancy(userId, stage);
  const pregnancy = (pregnancyState.status === 'ready' && pregnancyState.pregnancy?.dating) || null;

  const hasRecent =
    latest.hasAny ||
    pregnancy !== null ||
    [...logs.values()].some((row) => !isEmptyLog(row) || row.blood_pressure_unreadable) ||
    [...month.signals.values()].some((row) => !isEmptySignals(row) || row.notes_unreadable);
  const states = [log.status, latest.status, month.status, pregnancyState.status];
  const isEmpty = !hasRecent && states.every((status) => status === 'ready');
  const earlier = useQuery({ ...earlierRecordsQuery(userId, today), enabled: isEmpty });
  useWriteAnswers(userId, askAgainAfterSaving);
  // A sample that is replaced a moment later would be read as hers, and so would one beside days that did not load.
  const isAsking = states.includes('loading') || !areUnitsLoaded || (isEmpty && earlier.isPending);

  const { period } = latest;
  const { status: bleedingStatus, days } = useBleedingDays(userId);
  const isBleedingKnown = bleedingStatus === 'ready';
  const isPeriodUnknown = latest.status === 'failed';
  const isPregnancyUnknown = pregnancyState.status === 'failed';
  const facts = useMemo((): TodayFacts => {
    const unknown = [
      ...(isPeriodUnknown ? (['period'] as const) : []),
      ...(isPregnancyUnknown ? (['pregnancy'] as const) : []),
    ];
    return { today, logs, units, period, pregnancy, unknown, ...(isBleedingKnown && { bleeding: days }) };
  }, [today, logs, units, period, pregnancy, isBleedingKnown, days, isPeriodUnknown, isPregnancyUnknown]);

  return {
    status: log.status === 'failed' ? 'failed' : isAsking ? 'loading' : 'ready',
    facts,
    hasRecords: !isEmpty || earlier.data !== false,
    isOutdated: log.isOutdated || latest.isOutdated,
    isRetrying:
      log.isRetrying ||
      latest.isRetrying ||
      (pregnancyState.status === 'failed' && pregnancyState.isRetrying),
    retry: () => {
      log.retry();
      if (latest.status !== 'ready' || latest.isOutdated) latest.retry();
      if (pregnancyState.status === 'failed') pregnancyState.retry();
    },
  };
}

/** A day long ago may be the first that she logs: it is in none of the loaded rows. */
function askAgainAfterSaving(client: QueryClient, event: WriteEvent): void {
  if (event.type === 'saved') void client.invalidateQueries({ queryKey: earlierRecordsKey(event.userId) });
}
