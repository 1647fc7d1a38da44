import type { OwnTag } from '@lunaria/domain/day-entry/own-tag.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { ownTags } from '../schema/own-tags.ts';

/** A tag as it is stored: its name as it was encrypted. */
export interface OwnTagRow extends Omit<OwnTag, 'name' | 'name_unreadable'> {
  name: Uint8Array;
}

const columns = {
  id: ownTags.id,
  name: ownTags.name,
  color: ownTags.color,
  has_strength: ownTags.hasStrength,
  is_archived: ownTags.isArchived,
};

/** Her tags, those put away too, in no order. */
export async function findTagRows(tx: Tx, userId: string): Promise<OwnTagRow[]> {
  const rows = await tx.select(columns).from(ownTags).where(eq(ownTags.userId, userId));
  return rows as OwnTagRow[]; // as: the table's CHECK holds the same colours
}

/** Inserts the tag with this id, or overwrites all its fields. */
export async function upsertTagRow(tx: Tx, userId: string, row: OwnTagRow): Promise<void> {
  const values = {
    name: row.name,
    color: row.color,
    hasStrength: row.has_strength,
    isArchived: row.is_archived,
  };
  await tx
    .insert(ownTags)
    .values({ userId, id: row.id, ...values })
    .onConflictDoUpdate({ target: [ownTags.userId, ownTags.id], set: values });
}
