import type { CycleFacts, RecordedCycles } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useToday } from '../../app/use-today.ts';
import { useBleedingDays } from '../bleeding/bleeding.ts';
import { ALL_PERIODS } from '../periods/periods.ts';
import { FOLLOWED, useRecords } from '../records/use-records.ts';
import { CYCLE_RECORDS } from './cycle-records.ts';

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
  const today = useToday();
  const periods = useRecords(ALL_PERIODS, userId, [], FOLLOWED);
  const records = useRecords(CYCLE_RECORDS, userId, [], FOLLOWED);
  const bleeding = useBleedingDays(userId);
  const rules = useQuery({
    queryKey: ['cycle-rules'],
    queryFn: () => import('@lunaria/domain/cycle/history/find-recorded-cycles.ts'),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

  // Figures that change a moment later would have been read. Of bleeding, what did not load says nothing.
  const isLoaded = periods.status === 'ready' && records.status === 'ready' && bleeding.status !== 'loading';
  const facts = useMemo((): CycleFacts | null => {
    if (!isLoaded || stage === null) return null;
    const days = [...bleeding.days.values()];
    return { today, stage, bleeding: days, periods: periods.rows, records: records.rows };
  }, [isLoaded, stage, today, bleeding.days, periods.rows, records.rows]);
  const find = rules.data?.findRecordedCycles;
  const cycles = useMemo(() => (facts && find ? find(facts) : null), [facts, find]);

  const isRetrying = periods.isRetrying || records.isRetrying || rules.isFetching;
  const retry = () => {
    for (const part of [periods, records, bleeding]) part.retry();
    if (rules.isError) void rules.refetch();
  };
  if (facts === null || cycles === null) {
    const isFailed = periods.status === 'failed' || records.status === 'failed' || rules.isError;
    return isFailed ? { state: 'failed', retry, isRetrying } : { state: 'loading' };
  }
  const isOutdated = periods.isOutdated || records.isOutdated || bleeding.isOutdated;
  const isCurrent = !isOutdated && !isRetrying && !periods.hasFailed && !records.hasFailed && !rules.isError;
  return { state: 'ready', facts, cycles, isOutdated, isCurrent, retry, isRetrying };
}
