import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { WriteEvent } from '../../../app/write-queue/write-kind.ts';
import { LOG_WRITES } from '../daily-log/log-writes.ts';
import { cycleRecordsKey, latestKey } from './calendar-queries.ts';
import { PERIOD_WRITES } from './calendar-writes.ts';
import { forgetUnseen } from './forget-unseen.ts';

const saved = (kind: string): WriteEvent => ({
  ...{ type: 'saved', kind, userId: 'maria', recordKey: 'all', change: {}, answer: {} },
});

function load() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  for (const key of [latestKey('maria'), cycleRecordsKey('maria'), latestKey('ines')])
    client.setQueryData([...key], { rows: [] });
  const isStale = (key: readonly unknown[]) => client.getQueryState([...key])?.isInvalidated;
  return { client, isStale };
}

test('a period saved while no part of the page looks at her cycles is asked for by the next one', () => {
  const { client, isStale } = load();
  forgetUnseen(client, saved(PERIOD_WRITES.name));
  expect([isStale(latestKey('maria')), isStale(cycleRecordsKey('maria'))]).toEqual([true, true]);
  expect(isStale(latestKey('ines'))).toBe(false);
});

test('what is looked at is left to who looks at it, and other kinds change nothing', () => {
  const { client, isStale } = load();
  const observer = new QueryObserver(client, { queryKey: [...latestKey('maria')], enabled: false });
  const stop = observer.subscribe(() => {});
  forgetUnseen(client, saved('daily-health-signals'));
  expect(isStale(cycleRecordsKey('maria'))).toBe(false);
  const watched = new QueryObserver(client, {
    queryKey: [...latestKey('maria')],
    queryFn: () => ({ rows: [] }),
    staleTime: 60_000,
  });
  const stopWatching = watched.subscribe(() => {});
  forgetUnseen(client, saved(LOG_WRITES.name));
  expect([isStale(latestKey('maria')), isStale(cycleRecordsKey('maria'))]).toEqual([false, true]);
  stop();
  stopWatching();
});
