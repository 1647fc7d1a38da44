import type { Tx } from '@lunaria/db/engine/database.ts';
import { findBasicInfo } from '@lunaria/db/queries/basic-info.ts';
import { findBleedingBefore, findBleedingDays } from '@lunaria/db/queries/bleeding-days.ts';
import { findSignals } from '@lunaria/db/queries/daily-health-signals.ts';
import { findDailyLogs } from '@lunaria/db/queries/daily-logs.ts';
import { readMeasurements } from '@lunaria/db/queries/measurements.ts';
import { findPeriods } from '@lunaria/db/queries/period-tracking.ts';
import { findPregnancySpans } from '@lunaria/db/queries/pregnancies.ts';
import { findProfile } from '@lunaria/db/queries/profiles.ts';
import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DangerRows, MeasuredRow } from '@lunaria/domain/dangers/rows.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import { openLog } from '../daily-log/log-blood-pressure.ts';
import { openSignals } from '../signals/signal-notes.ts';

/** As far back as a rule looks (domain/dangers/facts-of*.ts), days of each kind of row. */
const BACK = { logs: 60, logsOfPregnancy: 300, signals: 31, bleeding: 190, measured: 5 };
const MOST_PERIODS = 100;
/** Notes of a month at their longest. */
const NOTES = { rows: BACK.signals + 1, bytes: (BACK.signals + 1) * 12_029 };

const MEASURED = {
  weight: 'weight',
  temperature: 'temperature',
  'temperature-basal': 'temperature',
  'rate-resting': 'pulse',
} as const satisfies Record<string, MeasuredRow['kind']>;

/**
 * What is stored of her that a rule may ask about on this day. Notes and blood pressure are opened of the day alone.
 * `isWhole`: false where one of them could not be read, so that what rests on it may still stand.
 */
export async function readDangerRows(
  tx: Tx,
  openKey: () => Promise<UserKey>,
  userId: string,
  day: CalendarDate,
): Promise<{ rows: DangerRows; isWhole: boolean }> {
  const profile = await findProfile(tx, userId);
  const stage = profile?.life_stage;
  const since = (days: number) => ({ from: addDays(day, -days), to: day });
  const logDays = stage === 'pregnancy' ? BACK.logsOfPregnancy : BACK.logs;
  const [info, spans, logs, noted, bleeding, before, periods, measured] = await Promise.all([
    findBasicInfo(tx, userId),
    findPregnancySpans(tx, userId),
    findDailyLogs(tx, userId, since(logDays), logDays + 1),
    findSignals(tx, userId, since(BACK.signals), NOTES),
    findBleedingDays(tx, userId, since(BACK.bleeding), BACK.bleeding + 1),
    findBleedingBefore(tx, userId, addDays(day, -BACK.bleeding)),
    findPeriods(tx, userId, { from: null, to: day, limit: MOST_PERIODS }),
    readMeasurements(tx, userId, { kinds: MEASURED_KINDS, ...since(BACK.measured), every: 'raw' }),
  ]);
  const sealedOfDay = [logs, noted.rows].flat().filter((row) => dayOf(row) === day);
  const needsKey = sealedOfDay.some((row) => ('notes' in row ? row.notes : row.blood_pressure) !== null);
  const userKey = needsKey ? await openKey() : null;
  const openLogs = logs.map((row) =>
    openLog(userKey, userId, row.log_date === day ? row : { ...row, blood_pressure: null }),
  );
  const openNoted = noted.rows.map((row) =>
    openSignals(userKey, userId, row.signal_date === day ? row : { ...row, notes: null }),
  );
  const ongoing = spans.find(({ endedOn }) => endedOn === null);
  return {
    rows: {
      day,
      stage,
      birthDate: info?.birthDate,
      logs: openLogs,
      signals: openNoted,
      bleeding: before === null ? bleeding : [...bleeding, before],
      periods,
      pregnancy: ongoing === undefined ? null : { dating: ongoing.dating },
      ended: spans
        .filter(({ endedOn }) => endedOn !== null)
        .map(({ endedOn, end }) => ({ to: endedOn, end })),
      measured: measured.flatMap(({ kind, value, local_day }) =>
        value === null ? [] : [{ kind: MEASURED[kind as keyof typeof MEASURED], value, day: local_day }],
      ),
    },
    isWhole:
      !openLogs.some((log) => log.blood_pressure_unreadable) &&
      !openNoted.some((one) => one.notes_unreadable),
  };
}

const MEASURED_KINDS = Object.keys(MEASURED) as (keyof typeof MEASURED)[]; // as: the keys that stand above

function dayOf(row: { log_date: CalendarDate } | { signal_date: CalendarDate }): CalendarDate {
  return 'log_date' in row ? row.log_date : row.signal_date;
}
