import {
  type CycleMarkWrite,
  type CycleRecords,
  shownForecastSchema,
} from '@lunaria/domain/cycle/history/cycle-records.ts';
import { type Period, periodSchema } from '@lunaria/domain/cycle/period.ts';
import type { QueryClient } from '@tanstack/react-query';
import { keep } from '../../app/device-store/device-store.ts';
import { useWriteAnswers } from '../../app/write-queue/use-write-answers.ts';
import type { WriteEvent } from '../../app/write-queue/write-kind.ts';
import { LOG_WRITES } from '../daily-log/log-writes.ts';
import { cycleRecordsKey } from '../periods/calendar-queries.ts';
import { PERIOD_WRITES } from '../periods/calendar-writes.ts';
import { applyPeriodChanges, type PeriodChange } from '../periods/period-changes.ts';
import { PAST_WRITES_NAME } from '../pregnancy/past-name.ts';
import { PREGNANCY_WRITES } from '../pregnancy/pregnancy-writes.ts';
import { askAgain, type Loaded, reloadWhatIsLoading } from '../records/load-rows.ts';
import { applyMarkWrites, moveMarks } from './cycle-marks-changes.ts';
import { MARK_WRITES } from './cycle-marks-writes.ts';
import { applyPauseChanges, type PauseChange } from './cycle-pauses-changes.ts';
import { PAUSE_WRITES } from './cycle-pauses-writes.ts';
import { allPeriodsKey, KEPT_PERIODS, KEPT_RECORDS } from './cycle-records-queries.ts';
import { addForecasts } from './forecast-changes.ts';
import { FORECAST_WRITES } from './forecast-writes.ts';
import { withoutPregnancies } from './records-to-keep.ts';

/**
 * Takes what became of changes that cycles are found from into the loaded rows. Nothing is said here: each kind has its
 * own ears for that. Called wherever such a change can be made, so that what is loaded later is asked anew.
 */
export function useCycleAnswers(userId: string): void {
  useWriteAnswers(userId, hear);
}

function hear(client: QueryClient, event: WriteEvent): void {
  if (event.type !== 'saved') return;
  // What the server makes of it together with what other devices wrote, only the server knows: it is asked again.
  const { userId, kind, answer } = event;
  if (kind === PERIOD_WRITES.name) {
    // as: changes of this kind are made by the calendar and its neighbours, and nowhere else
    takePeriod(client, userId, event.change as PeriodChange, answer);
  } else if (kind === MARK_WRITES.name) {
    const change = event.change as CycleMarkWrite; // as: made by the history of her cycles, and nowhere else
    changeRecords(client, userId, (records) => ({
      ...records,
      cycle_marks: applyMarkWrites(records.cycle_marks, [change]),
    }));
    askAgain(client, cycleRecordsKey(userId));
  } else if (kind === PAUSE_WRITES.name) {
    const change = event.change as PauseChange; // as: made by the history of her cycles, and nowhere else
    changeRecords(client, userId, (records) => ({
      ...records,
      cycle_pauses: applyPauseChanges(records.cycle_pauses, [change]),
    }));
    askAgain(client, cycleRecordsKey(userId));
  } else if (kind === FORECAST_WRITES.name) {
    const shown = shownForecastSchema.safeParse(answer).data;
    if (shown)
      changeRecords(client, userId, (records) => ({
        ...records,
        cycle_forecasts: addForecasts(records.cycle_forecasts, [shown]),
      }));
  } else if ([LOG_WRITES.name, PREGNANCY_WRITES.name, PAST_WRITES_NAME].includes(kind)) {
    askAgain(client, cycleRecordsKey(userId));
  }
}

function takePeriod(client: QueryClient, userId: string, change: PeriodChange, answer: unknown): void {
  reloadWhatIsLoading(client, allPeriodsKey(userId));
  const stored = change.op === 'save' ? (periodSchema.safeParse(answer).data ?? null) : null;
  client.setQueryData<Loaded<Period[]>>(allPeriodsKey(userId), (loaded) => {
    if (!loaded) return loaded;
    const { periods } = applyPeriodChanges({ periods: loaded.rows, firstStart: null }, [change]);
    const rows = periods.map((row) => (row.period_start_date === stored?.period_start_date ? stored : row));
    void keep(userId, KEPT_PERIODS, rows);
    return { ...loaded, rows };
  });
  // What looks into her answers carries the rules of every form: it is fetched when a period has gone.
  if (change.op === 'delete' || change.write.replaces_start_date !== undefined) {
    void import('../periods/forget-last-period.ts').then(
      ({ forgetLastPeriod }) => forgetLastPeriod(client, userId, change),
      // Without it the answers on this device name that day until they are loaded again.
      () => undefined,
    );
  }
  // The mark of a cycle moves with its start; the server moves it too.
  if (change.op === 'save' && change.write.replaces_start_date !== undefined) {
    changeRecords(client, userId, (records) => ({
      ...records,
      cycle_marks: moveMarks(records.cycle_marks, [change]),
    }));
    askAgain(client, cycleRecordsKey(userId));
  }
}

function changeRecords(
  client: QueryClient,
  userId: string,
  change: (records: CycleRecords) => CycleRecords,
): void {
  reloadWhatIsLoading(client, cycleRecordsKey(userId));
  client.setQueryData<Loaded<CycleRecords>>(cycleRecordsKey(userId), (loaded) => {
    if (!loaded) return loaded;
    const rows = change(loaded.rows);
    void keep(userId, KEPT_RECORDS, withoutPregnancies(rows));
    return { ...loaded, rows };
  });
}
