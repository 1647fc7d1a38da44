import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { WriteEvent } from '../../app/write-queue/write-kind.ts';
import { LOG_WRITES } from '../daily-log/logs.ts';
import { RECORD_WRITES } from '../medical-records/medical-records.ts';
import { LATEST_PERIOD, PERIOD_WRITES } from '../periods/periods.ts';
import { PAST_WRITES } from '../pregnancy/past-pregnancies.ts';
import { PREGNANCY_WRITES } from '../pregnancy/pregnancy.ts';
import { MARK_WRITES } from './cycle-marks.ts';
import { PAUSE_WRITES } from './cycle-pauses.ts';
import { CYCLE_RECORDS } from './cycle-records.ts';
import { cycleRecordsKey, DECIDE_CYCLES, forgetUnseen } from './forget-unseen.ts';
import { FORECAST_WRITES } from './shown-forecasts.ts';

const latestKey = LATEST_PERIOD.key;
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
  stopWatching();
});

test('the names are those of the kinds that cycles are found from', () => {
  const kinds = [
    FORECAST_WRITES,
    LOG_WRITES,
    MARK_WRITES,
    PAST_WRITES,
    PAUSE_WRITES,
    PERIOD_WRITES,
    PREGNANCY_WRITES,
    RECORD_WRITES,
  ];
  expect([...DECIDE_CYCLES].sort()).toEqual(kinds.map(({ name }) => name).sort());
  expect([...DECIDE_CYCLES].sort()).toEqual(CYCLE_RECORDS.changedBy.map(({ writes }) => writes.name).sort());
});
