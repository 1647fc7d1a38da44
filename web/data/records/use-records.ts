import { type UseQueryOptions, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useWriteAnswers } from '../../app/write-queue/use-write-answers.ts';
import { useWaitingOfAll } from '../../app/write-queue/use-write-queue.ts';
import type { WaitingWrite } from '../../app/write-queue/write-kind.ts';
import type { Part, Records } from './define-records.ts';
import type { Loaded } from './load-rows.ts';

export interface RecordsState<Rows> {
  status: 'loading' | 'ready' | 'failed';
  /** With the changes that wait to be sent. */
  rows: Rows;
  /** The server did not answer: these are the rows of an earlier visit. */
  isOutdated: boolean;
  /** The last question to the server came to nothing, whatever is shown. */
  hasFailed: boolean;
  /** What it came to. */
  error: Error | null;
  isRetrying: boolean;
  retry: () => void;
}

type Options<Rows> = Pick<
  UseQueryOptions<Loaded<Rows>>,
  | 'enabled'
  | 'gcTime'
  | 'placeholderData'
  | 'refetchInterval'
  | 'refetchOnMount'
  | 'refetchOnReconnect'
  | 'refetchOnWindowFocus'
>;

/** However fresh: what she has just written on another device is there when she turns to this one. */
export const FOLLOWED = { refetchOnWindowFocus: 'always' } as const;

/** Records of one kind as she sees them: what is loaded, what waits to be sent on top; answers are taken in as they come. */
export function useRecords<Rows, P extends Part>(
  records: Records<Rows, P>,
  userId: string,
  asked: P,
  options: Options<Rows> = {},
): RecordsState<Rows> {
  useWriteAnswers(userId, records.hear);
  const part = useSame(asked);
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...records.query(userId, ...part),
    ...options,
  });
  const waiting = useWaitingOfAll(records.waitingKinds, userId);
  const loaded = data?.rows ?? records.none;
  const rows = useMemo(() => layOver(records, loaded, waiting, part), [records, loaded, waiting, part]);
  return {
    status: data ? 'ready' : isError ? 'failed' : 'loading',
    rows,
    isOutdated: data?.isKept ?? false,
    hasFailed: isError,
    error,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}

/** Records of one kind in several parts at once, their rows in the order of the parts. */
export function useRecordsOf<Rows, P extends Part>(
  records: Records<Rows, P>,
  userId: string,
  asked: readonly P[],
  options: Pick<Options<Rows>, 'enabled'> = {},
): readonly Rows[] {
  useWriteAnswers(userId, records.hear);
  const parts = useSame(asked);
  const loaded = useQueries({
    queries: parts.map((part) => ({ ...records.query(userId, ...part), ...options })),
    combine: listLoaded<Rows>,
  });
  const waiting = useWaitingOfAll(records.waitingKinds, userId);
  return useMemo(
    () => parts.map((part, at) => layOver(records, loaded[at] ?? records.none, waiting, part)),
    [records, parts, loaded, waiting],
  );
}

function listLoaded<Rows>(results: UseQueryResult<Loaded<Rows>>[]): (Rows | undefined)[] {
  return results.map(({ data }) => data?.rows);
}

type Waiting = readonly (readonly WaitingWrite<unknown>[])[];

/** The rows with what waits of each of `waitingKinds` on top; the same rows where nothing does. */
export function layOver<Rows, P extends Part>(
  { laidOver }: Records<Rows, P>,
  loaded: Rows,
  waiting: Waiting,
  part: P,
): Rows {
  return laidOver.reduce((rows, effect, at) => {
    const writes = (waiting[at] ?? []).filter(({ state }) => !effect.isRefusedApart || state !== 'refused');
    if (!effect.layOver || writes.length === 0) return rows;
    return effect.layOver(
      rows,
      writes.map(({ change }) => change),
      ...part,
    );
  }, loaded);
}

/** The array of before, as long as it says the same. */
function useSame<A extends readonly unknown[]>(asked: A): A {
  const seen = useRef(asked);
  if (asked.join('\n') !== seen.current.join('\n')) seen.current = asked;
  return seen.current;
}
