import type { Period } from '@lunaria/domain/cycle/period.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWriteAnswers } from '../../../app/write-queue/use-write-answers.ts';
import { useWaitingWrites } from '../../../app/write-queue/use-write-queue.ts';
import { applyPeriodChanges } from '../../../data/periods/period-changes.ts';
import { LISTED_PERIODS, PERIOD_WRITES } from '../../../data/periods/periods.ts';

const FIRST_COUNT = 4;
const MORE_COUNT = 24;
/** The most that the server gives at once. */
const MOST = 1000;

/** What is recorded, newest first, a few at a time; `known` stands in while it cannot be loaded. */
export function usePeriodHistory(userId: string, known: readonly Period[]) {
  const [count, setCount] = useState(FIRST_COUNT);
  // One more than shown: so it is known whether there are more.
  const limit = Math.min(count + 1, MOST);
  const history = useQuery({ ...LISTED_PERIODS.query(userId, limit), placeholderData: keepPreviousData });
  useWriteAnswers(userId, LISTED_PERIODS.hear);
  const writes = useWaitingWrites(PERIOD_WRITES, userId);
  const all = useMemo(() => {
    const changes = writes.map((write) => write.change);
    const loaded = history.data?.rows ?? known;
    return applyPeriodChanges({ periods: loaded, firstStart: null }, changes).periods;
  }, [history.data, known, writes]);
  return {
    periods: all.slice(0, count),
    hasMore: all.length > count && count < MOST,
    showMore: () => setCount((shown) => shown + MORE_COUNT),
  };
}
