import type { Database } from '@lunaria/db/engine/database.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { findTagRows, type OwnTagRow, upsertTagRow } from '@lunaria/db/queries/own-tags.ts';
import { findUserKey } from '@lunaria/db/queries/user-keys.ts';
import {
  mergeTag,
  OWN_TAGS_MAX,
  type OwnTag,
  type OwnTagWrite,
  sortTags,
  TAG_TEXTS,
} from '@lunaria/domain/day-entry/own-tag.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { TamperedError } from '../../encryption/tampered-error.ts';
import { decryptText, encryptText, type TextPlace } from '../../encryption/text.ts';
import { type UserKey, unwrapUserKey } from '../../encryption/user-key.ts';
import { AppError } from '../../errors/app-error.ts';
import { openUserKey } from '../../keys/open-user-key.ts';

/** Returns her tags, those put away too, by name. At most OWN_TAGS_MAX. */
export async function findOwnTags(
  database: Database,
  keyring: MasterKeyring,
  userId: string,
): Promise<OwnTag[]> {
  const [rows, wrapped] = await database.readAsUser(userId, (tx) =>
    Promise.all([findTagRows(tx, userId), findUserKey(tx, userId)]),
  );
  if (rows.length === 0 || !wrapped) return [];
  const userKey = unwrapUserKey(keyring, userId, wrapped);
  return sortTags(rows.map((row) => openTag(userKey, userId, row)));
}

/**
 * Makes a tag or changes one, merged with what another device wrote meanwhile; returns it as it is then. The same write twice
 * changes nothing the second time. Throws AppError('invalid_input') for one too many.
 */
export async function saveOwnTag(
  database: Database,
  keyring: MasterKeyring,
  userId: string,
  write: OwnTagWrite,
): Promise<OwnTag> {
  return await database.asUser(userId, async (tx) => {
    const userKey = await openUserKey(tx, keyring, userId);
    await lockRecords(tx, 'own_tags', userId);
    const rows = await findTagRows(tx, userId);
    const row = rows.find(({ id }) => id === write.id) ?? null;
    if (row === null && rows.length >= OWN_TAGS_MAX) throw new AppError('invalid_input', TAG_TEXTS.tooMany);
    const before = row && openTag(userKey, userId, row);
    const tag = mergeTag(write, before);
    if (before !== null && isSame(tag, before)) return before;
    // A name that cannot be read is kept as it is: it may yet be mended.
    const name = row !== null && tag.name_unreadable ? row.name : sealName(userKey, userId, tag);
    const { name_unreadable: _, ...fields } = tag;
    await upsertTagRow(tx, userId, { ...fields, name });
    return tag;
  });
}

function isSame(one: OwnTag, other: OwnTag): boolean {
  return (
    one.name === other.name &&
    one.color === other.color &&
    one.has_strength === other.has_strength &&
    one.is_archived === other.is_archived
  );
}

function sealName(userKey: UserKey, userId: string, { id, name }: OwnTag): Uint8Array {
  return encryptText(userKey, placeOf(userId, id), name);
}

/** One whose name was not written for this place is marked: it must not take the others with it. */
function openTag(userKey: UserKey, userId: string, row: OwnTagRow): OwnTag {
  try {
    return { ...row, name: decryptText(userKey, placeOf(userId, row.id), row.name) };
  } catch (error) {
    if (error instanceof TamperedError) return { ...row, name: '', name_unreadable: true };
    throw error;
  }
}

function placeOf(userId: string, id: string): TextPlace {
  return { table: 'own_tags', column: 'name', userId, rowKey: id };
}
