import type { Database } from '@lunaria/db/engine/database.ts';
import { setProposalsWaiting } from '@lunaria/db/queries/health-documents.ts';
import {
  countLabRows,
  deleteLabRow,
  findLabRows,
  isOtherMeasurement,
  type LabCursor,
  type LabRow,
  lockLabRow,
  type PlacedLabRow,
  writeLabRows,
} from '@lunaria/db/queries/lab-values.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { type AnchorRow, findAnchorsOfValues, holdDocumentsOf } from '@lunaria/db/queries/record-anchors.ts';
import { findUserKey } from '@lunaria/db/queries/user-keys.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { LAB_LIMITS } from '@lunaria/domain/laboratory/lab-result.ts';
import {
  findDayFault,
  LAB_TEXTS,
  type LabRead,
  type LabValue,
  type LabWrite,
  mergeLabValue,
} from '@lunaria/domain/laboratory/lab-value.ts';
import { readResult } from '@lunaria/domain/laboratory/read-result.ts';
import { topicOf } from '@lunaria/domain/laboratory/topics.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { unwrapUserKey } from '../../encryption/user-key.ts';
import { AppError } from '../../errors/app-error.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import { dismissValue } from '../proposals/dismiss-value.ts';
import { documentsOf, rewriteRow } from '../proposals/write-results.ts';
import { readPage } from '../read-page.ts';
import { isLiving, openPlacedValue } from './lab-anchors.ts';
import { openLabValue, sealLabValue } from './lab-content.ts';

interface LabDependencies {
  database: Database;
  keyring: MasterKeyring;
}

/**
 * Returns a page of her values of these analytes (null: of all) from day to day, the newest first, and behind which one the rest is:
 * null for none. Only what she typed or confirmed is stored, so nothing else is among them.
 */
export async function findLabValues(
  { database, keyring }: LabDependencies,
  userId: string,
  { analytes, from, to, behind }: Omit<LabRead, 'user_id'>,
): Promise<{ values: LabValue[]; rest: LabCursor | null }> {
  const wrapped = await database.readAsUser(userId, (tx) => findUserKey(tx, userId));
  if (!wrapped) return { values: [], rest: null };
  const userKey = unwrapUserKey(keyring, userId, wrapped);
  const { rows, hasMore } = await readPage<PlacedLabRow>((last, max) =>
    database.readAsUser(userId, (tx) => findLabRows(tx, userId, { from, to, behind: last ?? behind }, max)),
  );
  const values = rows.map(({ anchors, ...row }) => openPlacedValue(userKey, userId, row, anchors));
  const last = rows.at(-1);
  return {
    values: analytes === null ? values : values.filter((value) => analytes.includes(topicOf(value))),
    rest: hasMore && last ? { local_day: last.local_day, id: last.id } : null,
  };
}

/**
 * Adds a value that she typed or changes one, merged with what another device wrote meanwhile; returns it as it is then. One of a
 * document is corrected there, until the last document in which it was read is gone: then it is hers to type. The same write twice
 * changes nothing the second time. Throws AppError('in_future') for a day that has not begun anywhere,
 * AppError('not_found') for a change of one that is not there, and AppError('invalid_input') for one that cannot be, one too many,
 * or one of a document.
 */
export async function saveLabValue(
  { database, keyring }: LabDependencies,
  userId: string,
  write: LabWrite,
  now: Date = new Date(),
): Promise<LabValue> {
  const fault = findDayFault(write.entry.local_day, latestTodayOnEarth(now));
  if (fault === LAB_TEXTS.future) throw new AppError('in_future', fault);
  if (fault !== null) throw new AppError('invalid_input', fault);
  return await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'measurements', userId);
    await holdDocumentsOf(tx, userId, write.id);
    const row = await lockLabRow(tx, userId, write.id);
    if (row === null) {
      const isForeign = write.base !== null || (await isOtherMeasurement(tx, userId, write.id));
      if (isForeign) throw new AppError('not_found');
      if ((await countLabRows(tx, userId)) >= LAB_LIMITS.values) {
        throw new AppError('invalid_input', LAB_TEXTS.room);
      }
    }
    const userKey = await openUserKey(tx, keyring, userId);
    const anchors = row === null ? [] : await findAnchorsOfValues(tx, userId, [row.id]);
    const stored = row && openLabValue(userKey, userId, row);
    if (stored?.unreadable) throw new AppError('invalid_input', LAB_TEXTS.unreadable);
    if (row?.origin === 'document' && isInDocument(row, anchors)) {
      throw new AppError('invalid_input', LAB_TEXTS.document);
    }
    const value = mergeLabValue(write, stored, readResult);
    const answer = (is: LabRow) => openPlacedValue(userKey, userId, is, anchors);
    if (row && stored && isSaidAlready(value, stored)) return answer(row);
    const sealed = sealLabValue(userKey, userId, value);
    if (row === null) await writeLabRows(tx, userId, [sealed]);
    else await rewriteRow(tx, userId, row, sealed, anchors);
    await setProposalsWaiting(tx, userId, [...documentsOf(anchors)], null);
    return answer(sealed);
  });
}

/** Whether a document is there in which it can be corrected. */
const isInDocument = ({ document_id }: LabRow, anchors: readonly AnchorRow[]) =>
  anchors.length > 0 ? anchors.some(isLiving) : document_id !== null;

const isSaidAlready = (one: LabValue, other: LabValue) =>
  one.local_day === other.local_day && JSON.stringify(one.result) === JSON.stringify(other.result);

/**
 * Deletes a value of hers. Where a document offers it, it is dismissed there, so that it does not come back by itself. Throws
 * AppError('not_found') when there is none.
 */
export async function deleteLabValue(
  { database, keyring }: LabDependencies,
  userId: string,
  id: string,
  now: Date = new Date(),
): Promise<void> {
  await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'measurements', userId);
    await holdDocumentsOf(tx, userId, id);
    const row = await lockLabRow(tx, userId, id);
    if (row === null) throw new AppError('not_found');
    const documents = documentsOf(await findAnchorsOfValues(tx, userId, [id]));
    if (row.document_id !== null) documents.add(row.document_id);
    if (documents.size > 0) {
      const userKey = await openUserKey(tx, keyring, userId);
      await dismissValue({ tx, userKey, userId, now }, id, documents);
    }
    await deleteLabRow(tx, userId, id);
  });
}
