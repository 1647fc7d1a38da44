import {
  goesWith,
  lasts,
  type PartKind,
  RECORD_NAMES,
  type RecordName,
} from '@lunaria/domain/account/parts/kinds.ts';
import type { PartCount, Stretch } from '@lunaria/domain/account/parts/parts.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { outbox } from '../schema/outbox.ts';

/** Of one sort of record: which rows a stretch takes, the days they are of, and the function that deletes one. */
interface Part {
  isTaken(days: Days): SQL;
  first: SQL;
  last: SQL;
  /** Left out: more than deleting is to be done, here or in the service. */
  remove?: SQL;
  /** Which of those that go are counted; left out: all. */
  isCounted?: SQL;
}

/** First and last day, both counted; infinite where the stretch is open. */
interface Days {
  from: SQL;
  to: SQL;
  /** From the first day to the last there is. */
  isAll: boolean;
  kinds: readonly PartKind[];
}

/** Records that the service weighs row by row. */
type Counted = Exclude<RecordName, 'pregnancies' | 'health_documents'>;

const ofDay = (column: string, remove: string): Part => {
  const day = sql.identifier(column);
  return {
    isTaken: ({ from, to }) => sql`${day} between ${from} and ${to}`,
    ...{ first: sql`${day}`, last: sql`${day}`, remove: sql.raw(remove) },
  };
};

/** What lasts cannot be cut: it goes whole where it began or ended on one of the days. */
const lasting = (first: SQL, last: SQL, remove: string): Part => ({
  isTaken: ({ from, to, isAll }) =>
    isAll ? sql`true` : sql`(${first} between ${from} and ${to} or ${last} between ${from} and ${to})`,
  ...{ first, last: sql`coalesce(${last}, ${first})`, remove: sql.raw(remove) },
});

const MEDICAL_RECORDS = lasting(sql`started_on`, sql`ended_on`, 'delete_own_medical_records(id)');

const PARTS: Record<Counted, Part> = {
  period_tracking: {
    isTaken: ({ from, to }) => sql`period_start_date <= ${to} and last_day >= ${from}`,
    ...{ first: sql`period_start_date`, last: sql`last_day` },
  },
  bleeding_days: ofDay('day', 'delete_own_bleeding_days(day)'),
  cycle_marks: {
    isTaken: ({ from, to }) =>
      sql`(cycle_start between ${from} and ${to} or ovulation_on between ${from} and ${to})`,
    ...{ first: sql`cycle_start`, last: sql`coalesce(ovulation_on, cycle_start)` },
  },
  cycle_pauses: lasting(sql`from_on`, sql`to_on`, 'delete_own_cycle_pauses(id)'),
  daily_health_signals: ofDay('signal_date', 'delete_own_daily_health_signals(signal_date)'),
  day_answers: ofDay('day', 'delete_own_day_answers(day)'),
  // Of no day: they go with all days.
  own_tags: {
    isTaken: ({ isAll }) => (isAll ? sql`true` : sql`false`),
    ...{ first: sql`null::date`, last: sql`null::date`, remove: sql.raw('delete_own_own_tags(id)') },
  },
  daily_logs: ofDay('log_date', 'delete_own_daily_logs(log_date)'),
  measurements: {
    isTaken: ({ from, to, kinds }) =>
      sql`local_day between ${from} and ${to}${kinds.includes('measured') ? sql`` : sql` and log_fields is not null`}`,
    ...{ first: sql`local_day`, last: sql`local_day`, remove: sql.raw('delete_own_measurements(array[id])') },
  },
  method_uses: lasting(sql`started_on`, sql`ended_on`, 'delete_own_method_uses(id)'),
  medical_records: {
    ...MEDICAL_RECORDS,
    isTaken: (days) =>
      sql`${MEDICAL_RECORDS.isTaken(days)}${days.kinds.includes('history') ? sql`` : sql` and kind = 'obstetric'`}`,
    // She deleted the others already, and could bring them back for an hour.
    isCounted: sql`deleted_at is null`,
  },
  health_goals: lasting(
    sql`started_on`,
    sql`case state when 'ended' then state_since end`,
    'delete_own_health_goals(id)',
  ),
};

const daysOf = (kinds: readonly PartKind[], { from, to }: Stretch): Days => ({
  from: sql`${from ?? '-infinity'}::date`,
  to: sql`${to ?? 'infinity'}::date`,
  isAll: from === null && to === null,
  kinds,
});

const chosen = (kinds: readonly PartKind[]): Counted[] =>
  RECORD_NAMES.filter((name): name is Counted => name in PARTS && goesWith(name, kinds));

/**
 * How much of hers the choice takes, but for pregnancies and documents, which are weighed row by row: only the sorts of which there is
 * something, with first and last day; of what is cut, the days of the stretch alone. Runs as app_user.
 */
export async function countParts(
  tx: Tx,
  userId: string,
  kinds: readonly PartKind[],
  stretch: Stretch,
): Promise<PartCount[]> {
  const names = chosen(kinds);
  if (names.length === 0) return [];
  const days = daysOf(kinds, stretch);
  const counts = names.map((name) => {
    const { isTaken, first, last, isCounted = sql`true` } = PARTS[name];
    // With what lasts go days outside of the stretch, too, which are said with it.
    const isWhole = lasts(name);
    const firstDay = isWhole ? sql`min(${first})` : sql`greatest(min(${first}), ${days.from})`;
    const lastDay = isWhole ? sql`max(${last})` : sql`least(max(${last}), ${days.to})`;
    return sql`select ${name}::text as of, count(*)::int as count,
      case when count(${first}) > 0 then ${firstDay} end::text as first_day,
      case when count(${last}) > 0 then ${lastDay} end::text as last_day
      from ${sql.identifier(name)} where user_id = ${userId} and ${isTaken(days)} and ${isCounted}`;
  });
  const rows = await rowsOf<PartCount>(tx, sql.join(counts, sql` union all `));
  return rows.filter(({ count }) => count > 0);
}

/**
 * Deletes what the choice takes, but for periods, what is said of cycles, pregnancies and documents, which have functions of
 * their own here. Runs as app_user, and so do all of these.
 */
export async function eraseParts(
  tx: Tx,
  userId: string,
  kinds: readonly PartKind[],
  stretch: Stretch,
): Promise<void> {
  const days = daysOf(kinds, stretch);
  for (const name of chosen(kinds)) {
    const { isTaken, remove } = PARTS[name];
    if (remove === undefined) continue;
    await tx.execute(
      sql`select ${remove} from ${sql.identifier(name)} where user_id = ${userId} and ${isTaken(days)}`,
    );
  }
}

/** Cycles that began on these days are said nothing of any more; of earlier ones no ovulation on these days. */
export async function eraseCycleMarks(tx: Tx, userId: string, stretch: Stretch): Promise<void> {
  const { from, to } = daysOf([], stretch);
  const isOfOvulation = sql`ovulation_on between ${from} and ${to}`;
  await tx.execute(sql`select delete_own_cycle_marks(cycle_start) from cycle_marks where user_id = ${userId}
    and (cycle_start between ${from} and ${to} or (verdict is null and ${isOfOvulation}))`);
  await tx.execute(
    sql`update cycle_marks set ovulation_on = null where user_id = ${userId} and ${isOfOvulation}`,
  );
}

/** Forecasts of cycles that began on these days, and those that stood on her screen on one of them. */
export async function eraseForecasts(tx: Tx, stretch: Stretch): Promise<void> {
  const { from, to } = daysOf([], stretch);
  await tx.execute(sql`select delete_own_cycle_forecasts(${from}, ${to})`);
}

/** Her setup names no period of these days: the last one that is left by the day of the answers, and nothing without one. */
export async function moveLastPeriod(tx: Tx, userId: string, stretch: Stretch): Promise<void> {
  const { from, to } = daysOf([], stretch);
  await tx.execute(sql`update onboarding_answers a
    set last_period = (select max(p.period_start_date) from period_tracking p
      where p.user_id = ${userId} and p.period_start_date <= a.stated_on)
    where a.user_id = ${userId} and a.last_period between ${from} and ${to}`);
}

/** Of logs the blood pressures of before `measurements`, and logs that say nothing without what was measured. */
export async function emptyLogs(tx: Tx, userId: string, stretch: Stretch): Promise<void> {
  const { from, to } = daysOf([], stretch);
  const ofHers = sql`user_id = ${userId} and log_date between ${from} and ${to}`;
  await tx.execute(
    sql`update daily_logs set blood_pressure = null where ${ofHers} and blood_pressure is not null`,
  );
  await tx.execute(sql`select delete_own_daily_logs(log_date) from daily_logs where ${ofHers}
    and num_nonnulls(sleep_hours, sleep_quality, activity_minutes, activity_type, mood, stress, water_glasses) = 0
    and extras = '{}' and not exists (select from measurements m
      where m.user_id = ${userId} and m.local_day = log_date and m.log_fields is not null)`);
}

export interface PregnancyDays {
  id: string;
  /** The days on which she said that it goes on, and that it was over. */
  saidOn: CalendarDate[];
}

/** On which days she said something of her pregnancies. */
export async function findPregnancyDays(tx: Tx, userId: string): Promise<PregnancyDays[]> {
  const rows = await rowsOf<{ id: string; stated: CalendarDate; ended: CalendarDate | null }>(
    tx,
    sql`select id, stated_on::text as stated, end_said_on::text as ended from pregnancies where user_id = ${userId}`,
  );
  return rows.map(({ id, stated, ended }) => ({ id, saidOn: ended === null ? [stated] : [stated, ended] }));
}

/** Those that go on, too. */
export async function erasePregnancies(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of ids) await tx.execute(sql`select delete_own_pregnancies(${id}, true)`);
}

export interface DocumentToErase {
  id: string;
  filePath: string;
  uploadedAt: Date;
  /** She deleted it already, and could bring it back for an hour. */
  isDeleted: boolean;
}

/** All her documents, those she deleted within the last hour too. */
export async function findDocumentsToErase(tx: Tx, userId: string): Promise<DocumentToErase[]> {
  const rows = await rowsOf<{ id: string; path: string; at: number; deleted: boolean }>(
    tx,
    sql`select id, file_path as path, (extract(epoch from uploaded_at) * 1000)::float8 as at,
      deleted_at is not null as deleted from health_documents where user_id = ${userId}`,
  );
  return rows.map(({ id, path, at, deleted }) => ({
    ...{ id, filePath: path, uploadedAt: new Date(at), isDeleted: deleted },
  }));
}

/** The rows with all that was read in them; their paths wait in `document_uploads` for their files to go. */
export async function eraseDocuments(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of ids) await tx.execute(sql`select delete_own_health_documents(${id})`);
}

/** Her methods that the choice takes: reminders name them. */
export async function findMethodsToErase(tx: Tx, userId: string, stretch: Stretch): Promise<string[]> {
  const days = daysOf(['methods'], stretch);
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select id from method_uses where user_id = ${userId} and ${PARTS.method_uses.isTaken(days)}`,
  );
  return rows.map(({ id }) => id);
}

/** Her implants that the choice takes: reminders name them too. */
export async function findImplantsToErase(tx: Tx, userId: string, stretch: Stretch): Promise<string[]> {
  const days = daysOf(['history'], stretch);
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select id from medical_records
      where user_id = ${userId} and kind = 'implant' and ${PARTS.medical_records.isTaken(days)}`,
  );
  return rows.map(({ id }) => id);
}

/** What is gone and may be named in the queue and on her dashboard: ids and, where periods went, cycles. */
export interface ErasedNames {
  subjectIds: readonly string[];
  hasCycles: boolean;
}

/** Promises that what names them is forgotten, whatever becomes of this process: a job for each id, and one for cycles. Runs as app_user. */
export async function promiseForgetting(
  tx: Tx,
  userId: string,
  { subjectIds, hasCycles }: ErasedNames,
): Promise<void> {
  const subjects = [...subjectIds, ...(hasCycles ? [null] : [])];
  if (subjects.length === 0) return;
  await tx.insert(outbox).values(subjects.map((subjectId) => ({ userId, job: 'forget-erased', subjectId })));
}

/**
 * What waits in the queue and on her dashboard for what is gone, and the promise to forget it: jobs and reminders of these ids and,
 * where `cycleStarts` is not null, reminders of cycles that begin on none of these days. Runs as app_worker.
 */
export async function forgetErasedParts(
  tx: Tx,
  userId: string,
  { subjectIds, cycleStarts }: { subjectIds: readonly string[]; cycleStarts: readonly CalendarDate[] | null },
): Promise<void> {
  if (subjectIds.length === 0 && cycleStarts === null) return;
  const ids = listOf(subjectIds, sql`text[]`);
  const hasCycles = cycleStarts !== null;
  const ofCycles = hasCycles
    ? sql`(kind in ('period-due', 'period-late', 'fertile-window') and on_day <> all(${listOf(cycleStarts, sql`date[]`)}))`
    : sql`false`;
  const isOver = sql`user_id = ${userId} and (subject_id::text = any(${ids}) or ${ofCycles})`;
  await tx.execute(sql`delete from notices where user_id = ${userId}
    and id in (select id from reminders where ${isOver})`);
  await tx.execute(sql`delete from reminders where ${isOver}`);
  await tx.execute(sql`delete from outbox where user_id = ${userId}
    and (subject_id::text = any(${ids}) or (${hasCycles} and job = 'forget-erased' and subject_id is null))`);
  await tx.execute(sql`delete from pgboss.job where data->>'userId' = ${userId}
    and (data->>'subjectId' = any(${ids})
      or (${hasCycles} and name = 'forget-erased' and data->>'subjectId' is null))`);
}

/** The first days of her periods, with which cycles begin. Runs as app_user. */
export async function findPeriodStarts(tx: Tx, userId: string): Promise<CalendarDate[]> {
  const rows = await rowsOf<{ day: CalendarDate }>(
    tx,
    sql`select period_start_date::text as day from period_tracking where user_id = ${userId}`,
  );
  return rows.map(({ day }) => day);
}

function listOf(values: readonly string[], type: SQL): SQL {
  const list = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
  return sql`array[${list}]::${type}`;
}

async function rowsOf<Row>(tx: Tx, statement: SQL): Promise<Row[]> {
  // as: both drivers answer so, and each statement names the columns of its row
  return ((await tx.execute(statement)) as unknown as { rows: Row[] }).rows;
}
