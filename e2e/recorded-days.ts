import type { RecordedDays } from '@lunaria/domain/cycle/testing/example-cycles.ts';
import type { APIRequestContext } from '@playwright/test';
import { recordPeriod, recordSignals } from './calendar.ts';
import { recordLog } from './daily-log.ts';

/** Writes what she has recorded through the API, as another device of hers would. */
export async function recordDays(
  request: APIRequestContext,
  {
    periods = [],
    signals = [],
    logs = [],
  }: { [Key in keyof RecordedDays]?: readonly RecordedDays[Key][number][] },
): Promise<void> {
  const writes = [
    ...periods.map(
      ({ period_start_date: start, period_end_date: end }) =>
        () =>
          recordPeriod(request, start, end),
    ),
    ...signals.map(
      ({ signal_date: day, ...noted }) =>
        () =>
          recordSignals(request, day, noted),
    ),
    ...logs.map(
      ({ log_date: day, extras, ...logged }) =>
        () =>
          // Whatever she logs for a wish to have a child is written in that mode; the rest in any.
          recordLog(
            request,
            day,
            { ...logged, extras: extras.conception ?? {} },
            extras.conception && 'conception',
          ),
    ),
  ];
  // Some at a time: a connection for each would be refused.
  while (writes.length > 0) await Promise.all(writes.splice(0, 12).map((write) => write()));
}
