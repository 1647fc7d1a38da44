import type { Tx } from '@lunaria/db/engine/database.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import {
  countRecordRows,
  findRecordRows,
  lockRecordRow,
  markRecordDeleted,
  type RecordRow,
  restoreRecordRow,
  upsertRecordRow,
} from '@lunaria/db/queries/medical-records.ts';
import { findUserKey } from '@lunaria/db/queries/user-keys.ts';
import { type WithSafety, withSafety } from '@lunaria/domain/alerts/safety-alert.ts';
import { utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import {
  findRecordFault,
  type MedicalRecord,
  RECORD_TEXTS,
  type RecordWrite,
} from '@lunaria/domain/records/medical-record.ts';
import { isSameRecord, mergeRecord } from '@lunaria/domain/records/merge-record.ts';
import { RECORD_LIMITS } from '@lunaria/domain/records/record-fields.ts';
import { unwrapUserKey } from '../../encryption/user-key.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Entry } from '../alerts/entry.ts';
import type { EntryDependencies } from '../alerts/entry-dependencies.ts';
import { keepEntry } from '../alerts/keep-entry.ts';
import { readPage, SLICE } from '../read-page.ts';
import { openRecord, sealRecord } from './record-content.ts';
import { takeFromSetup } from './take-from-setup.ts';

type RecordDependencies = Pick<EntryDependencies, 'database' | 'keyring'>;

/**
 * Returns her records of all kinds behind the one with the id `after` (null: from the beginning) in the order of ids, and behind
 * which one the rest is: null for none. What she named in her setup stands among them from the first time on.
 */
export async function findMedicalRecords(
  { database, keyring }: RecordDependencies,
  userId: string,
  after: string | null,
): Promise<{ records: MedicalRecord[]; rest: string | null }> {
  if (after === null) await takeFromSetup({ database, keyring }, userId);
  const wrapped = await database.readAsUser(userId, (tx) => findUserKey(tx, userId));
  if (!wrapped) return { records: [], rest: null };
  const userKey = unwrapUserKey(keyring, userId, wrapped);
  const { rows, hasMore } = await readPage<RecordRow>((last, max) =>
    database.readAsUser(userId, (tx) =>
      findRecordRows(tx, userId, last?.id ?? after, { rows: max, bytes: SLICE.bytes }),
    ),
  );
  const records = rows.map((row) => openRecord(userKey, userId, row));
  return { records, rest: hasMore ? (rows.at(-1)?.id ?? null) : null };
}

/**
 * Adds a record or changes one, merged with what another device wrote meanwhile; returns it as it is then, and what is dangerous with
 * it: a medicine that she marked in a pregnancy. The same write twice changes nothing the second time. Throws AppError('not_found') for a change of one that is not there or is deleted, and
 * AppError('invalid_input') for one that cannot be, or one too many.
 */
export async function saveMedicalRecord(
  dependencies: EntryDependencies,
  userId: string,
  write: RecordWrite,
  now: Date = new Date(),
): Promise<WithSafety<MedicalRecord>> {
  const today = latestTodayOnEarth(now);
  // as: one member of the union, whatever kind it is
  refuse(findRecordFault({ kind: write.kind, fields: write.fields } as MedicalRecord, today));
  const { stored: saved, safety } = await keepEntry(dependencies, userId, async (tx, userKey) => {
    await lockRecords(tx, 'medical_records', userId);
    const found = await lockRecordRow(tx, userId, write.id);
    if (found?.isDeleted || (found === null && write.base !== null)) throw new AppError('not_found');
    if (found === null) await requireRoom(tx, userId);
    const stored = found && openRecord(userKey, userId, found.row);
    if (stored?.unreadable) refuse(RECORD_TEXTS.unreadable);
    if (stored && stored.kind !== write.kind) refuse(RECORD_TEXTS.otherKind);
    const record = mergeRecord(write, stored, today);
    if (stored && isSameRecord(record, stored)) return { stored, entry: null };
    await upsertRecordRow(tx, userId, sealRecord(userKey, userId, record));
    return { stored: record, entry: entryOf([record, stored], now) };
  });
  return withSafety(saved, safety);
}

/**
 * What is to be looked at when a record changes, comes or goes: medicines that she marked alone say something of danger. One that she
 * takes since today is looked at on that day: where she is it has begun, though in UTC it may not have.
 */
function entryOf(records: readonly (MedicalRecord | null)[], now: Date): Entry | null {
  const marked = records.filter((record) => record?.kind === 'medication' && record.fields.harms_pregnancy);
  if (marked.length === 0) return null;
  const latest = latestTodayOnEarth(now);
  const day = marked.reduce((last, record) => {
    const start = record?.fields.started_on ?? last;
    return start > last && start <= latest ? start : last;
  }, utcDay(now));
  return { day, now, reachesFar: true };
}

async function requireRoom(tx: Tx, userId: string): Promise<void> {
  if ((await countRecordRows(tx, userId)) >= RECORD_LIMITS.records) refuse(RECORD_TEXTS.room);
}

function refuse(fault: string | null): void {
  if (fault !== null) throw new AppError('invalid_input', fault);
}

/** Takes a record out of her sight; the sweeper removes it an hour later. Throws AppError('not_found') when there is none. */
export async function deleteMedicalRecord(
  dependencies: EntryDependencies,
  userId: string,
  id: string,
  now: Date = new Date(),
): Promise<void> {
  await keepEntry(dependencies, userId, async (tx, userKey) => {
    const found = await lockRecordRow(tx, userId, id);
    if (!(await markRecordDeleted(tx, userId, id))) throw new AppError('not_found');
    return { stored: null, entry: entryOf([found && openRecord(userKey, userId, found.row)], now) };
  });
}

/** Brings a deleted record back, for an hour; returns it, and what is dangerous with it. Throws AppError('not_found') when it is gone. */
export async function restoreMedicalRecord(
  dependencies: EntryDependencies,
  userId: string,
  id: string,
  now: Date = new Date(),
): Promise<WithSafety<MedicalRecord>> {
  const { stored, safety } = await keepEntry(dependencies, userId, async (tx, userKey) => {
    const row = await restoreRecordRow(tx, userId, id);
    if (row === null) throw new AppError('not_found');
    const record = openRecord(userKey, userId, row);
    return { stored: record, entry: entryOf([record], now) };
  });
  return withSafety(stored, safety);
}
