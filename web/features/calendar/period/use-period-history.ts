import type { Period } from '@lunaria/domain/cycle/period.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { LISTED_PERIODS } from '../../../data/periods/periods.ts';
import { useRecords } from '../../../data/records/use-records.ts';

const FIRST_COUNT = 4;
const MORE_COUNT = 24;
/** The most that the server gives at once. */
const MOST = 1000;

/** What is recorded, newest first, a few at a time; `known` stands in while it cannot be loaded. */
export function usePeriodHistory(userId: string, known: readonly Period[]) {
  const [count, setCount] = useState(FIRST_COUNT);
  // One more than shown: so it is known whether there are more.
  const limit = Math.min(count + 1, MOST);
  const { status, rows } = useRecords(LISTED_PERIODS, userId, [limit], { placeholderData: keepPreviousData });
  const all = status === 'ready' ? rows : known;
  return {
    periods: all.slice(0, count),
    hasMore: all.length > count && count < MOST,
    showMore: () => setCount((shown) => shown + MORE_COUNT),
  };
}
