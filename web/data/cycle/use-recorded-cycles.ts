import type { CycleFacts, RecordedCycles } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useToday } from '../../app/use-today.ts';
import { useWaitingWrites } from '../../app/write-queue/use-write-queue.ts';
import { useBleedingDays } from '../bleeding/use-bleeding-days.ts';
import { LOG_WRITES } from '../daily-log/log-writes.ts';
import { PERIOD_WRITES } from '../periods/calendar-writes.ts';
import { applyPeriodChanges } from '../periods/period-changes.ts';
import { MARK_WRITES } from './cycle-marks-writes.ts';
import { PAUSE_WRITES } from './cycle-pauses-writes.ts';
import { allPeriodsQuery, cycleRecordsQuery } from './cycle-records-queries.ts';
import { addForecasts } from './forecast-changes.ts';
import { FORECAST_WRITES } from './forecast-writes.ts';
import { layOverRecords } from './lay-over-records.ts';
import { applySignChanges } from './sign-changes.ts';
import { useCycleAnswers } from './use-cycle-answers.ts';

export type RecordedCyclesState =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void; isRetrying: boolean }
  | {
      state: 'ready';
      facts: CycleFacts;
      cycles: RecordedCycles;
      /** The server did not answer: some of it is of an earlier visit. */
      isOutdated: boolean;
      /** The newest that there is: nothing is being asked, nothing of an earlier visit. */
      isCurrent: boolean;
      retry: () => void;
      isRetrying: boolean;
    };

/**
 * Her cycles as they are found from all that is recorded, with the changes that wait to be sent. The code that finds
 * them is fetched with the first answer, not with the page. `stage` null: not known yet.
 */
export function useRecordedCycles(userId: string, stage: LifeStage | null): RecordedCyclesState {
  useCycleAnswers(userId);
  const today = useToday();
  // However fresh: what she has just written on another device is there when she turns to this one.
  const always = { refetchOnWindowFocus: 'always' } as const;
  const periods = useQuery({ ...allPeriodsQuery(userId), ...always });
  const records = useQuery({ ...cycleRecordsQuery(userId), ...always });
  const rules = useQuery({
    queryKey: ['cycle-rules'],
    queryFn: () => import('@lunaria/domain/cycle/history/find-recorded-cycles.ts'),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const bleeding = useBleedingDays(userId);
  const waitingPeriods = useWaitingWrites(PERIOD_WRITES, userId);
  const waitingMarks = useWaitingWrites(MARK_WRITES, userId);
  const waitingPauses = useWaitingWrites(PAUSE_WRITES, userId);
  const waitingLogs = useWaitingWrites(LOG_WRITES, userId);
  const waitingForecasts = useWaitingWrites(FORECAST_WRITES, userId);

  const facts = useMemo((): CycleFacts | null => {
    if (periods.data === undefined || records.data === undefined || stage === null) return null;
    // Figures that change a moment later would have been read. What did not load says nothing.
    if (bleeding.status === 'loading') return null;
    const changes = waitingPeriods.map(({ change }) => change);
    const laid = layOverRecords(records.data.rows, {
      marks: waitingMarks.map(({ change }) => change),
      pauses: waitingPauses.map(({ change }) => change),
      periods: changes,
    });
    return {
      today,
      stage,
      bleeding: [...bleeding.days.values()],
      periods: applyPeriodChanges({ periods: periods.data.rows, firstStart: null }, changes).periods,
      records: {
        ...laid,
        ovulation_signs: applySignChanges(
          laid.ovulation_signs,
          waitingLogs.map(({ change }) => change),
        ),
        cycle_forecasts: addForecasts(
          laid.cycle_forecasts,
          waitingForecasts.map(({ change }) => change),
        ),
      },
    };
  }, [
    periods.data,
    records.data,
    bleeding.status,
    bleeding.days,
    stage,
    today,
    waitingPeriods,
    waitingMarks,
    waitingPauses,
    waitingLogs,
    waitingForecasts,
  ]);
  const find = rules.data?.findRecordedCycles;
  const cycles = useMemo(() => (facts && find ? find(facts) : null), [facts, find]);

  const asked = [periods, records, rules];
  const isRetrying = asked.some((query) => query.isFetching);
  const retry = () => {
    void periods.refetch();
    void records.refetch();
    bleeding.retry();
    if (rules.isError) void rules.refetch();
  };
  if (facts === null || cycles === null) {
    const isFailed = asked.some((query) => query.isError && query.data === undefined);
    return isFailed ? { state: 'failed', retry, isRetrying } : { state: 'loading' };
  }
  const isOutdated = Boolean(periods.data?.isKept || records.data?.isKept || bleeding.isOutdated);
  const isCurrent = !isOutdated && !isRetrying && !asked.some((query) => query.isError);
  return { state: 'ready', facts, cycles, isOutdated, isCurrent, retry, isRetrying };
}
