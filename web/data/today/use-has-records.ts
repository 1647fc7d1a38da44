import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { isEmptyLog } from '@lunaria/domain/daily-log/daily-log.ts';
import { RECENT_LOG_DAYS } from '@lunaria/domain/daily-log/recent-logs.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { isEmptySignals } from '@lunaria/domain/signals/health-signals.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { api, readApiError } from '../../app/api-client.ts';
import { readPages } from '../../app/read-pages.ts';
import { useToday } from '../../app/use-today.ts';
import { useWriteAnswers } from '../../app/write-queue/use-write-answers.ts';
import type { WriteEvent } from '../../app/write-queue/write-kind.ts';
import { useRecentLogs } from '../daily-log/logs.ts';
import { useLatestPeriod } from '../periods/use-periods.ts';
import { usePregnancy } from '../pregnancy/use-pregnancy.ts';
import { askAgain } from '../records/load-rows.ts';
import { useMonthSignals } from '../signals/signals.ts';

/**
 * Whether she has recorded anything at all. One answer for every screen: samples stand only where it is `none`, which is
 * said only once it is certain, and they go together.
 */
export function useHasRecords(userId: string, stage: LifeStage | null): 'asking' | 'some' | 'none' {
  const today = useToday();
  const log = useRecentLogs(userId);
  const latest = useLatestPeriod(userId);
  const month = useMonthSignals(userId, today);
  const pregnancy = usePregnancy(userId, stage);
  const hasRecent =
    latest.hasAny ||
    (pregnancy.status === 'ready' && pregnancy.pregnancy !== null) ||
    [...log.logs.values()].some((row) => !isEmptyLog(row) || row.blood_pressure_unreadable) ||
    [...month.signals.values()].some((row) => !isEmptySignals(row) || row.notes_unreadable);
  const states = [log.status, latest.status, month.status, pregnancy.status];
  const isEmpty = !hasRecent && states.every((status) => status === 'ready');
  const earlier = useQuery({ ...earlierRecordsQuery(userId, today), enabled: isEmpty });
  useWriteAnswers(userId, askAgainAfterSaving);
  if (hasRecent) return 'some';
  if (states.includes('loading') || (isEmpty && earlier.isPending)) return 'asking';
  return isEmpty && earlier.data === false ? 'none' : 'some';
}

/** A day long ago may be the first that she logs: it is in none of the loaded rows. */
function askAgainAfterSaving(client: QueryClient, event: WriteEvent): void {
  if (event.type === 'saved') askAgain(client, earlierRecordsKey(event.userId));
}

const earlierRecordsKey = (userId: string) => ['earlier-records', userId] as const;

/**
 * Whether she recorded anything before the days that are loaded anyway. Asked only where those are empty: then it
 * decides between samples and "Nothing logged". All three lists at once: they travel in one request.
 */
function earlierRecordsQuery(userId: string, today: CalendarDate) {
  return queryOptions({
    queryKey: earlierRecordsKey(userId),
    queryFn: async ({ signal }): Promise<boolean> => {
      const before = addDays(today, -RECENT_LOG_DAYS);
      const found = await Promise.all([
        hasLogs(before, signal),
        hasSignals(signal),
        // After one that ended an invented cycle would stand where none is counted.
        hasPregnancies(signal),
      ]);
      return found.includes(true);
    },
    networkMode: 'always',
    retry: false,
  });
}

async function hasLogs(to: CalendarDate, signal: AbortSignal): Promise<boolean> {
  const pages = readPages({ to }, (query) => api['daily-logs'].$get({ query }, { init: { signal } }));
  for await (const { daily_logs } of pages) if (daily_logs.some((log) => !isEmptyLog(log))) return true;
  return false;
}

async function hasSignals(signal: AbortSignal): Promise<boolean> {
  const pages = readPages({}, (query) => api['daily-health-signals'].$get({ query }, { init: { signal } }));
  for await (const { daily_health_signals } of pages)
    if (daily_health_signals.some((record) => !isEmptySignals(record))) return true;
  return false;
}

async function hasPregnancies(signal: AbortSignal): Promise<boolean> {
  const records = await api['cycle-records'].$get({ query: {} }, { init: { signal } });
  if (!records.ok) throw await readApiError(records);
  return (await records.json()).pregnancies.length > 0;
}
