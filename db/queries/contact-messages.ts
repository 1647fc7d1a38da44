import { eq, lt, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { contactMessages } from '../schema/contact-messages.ts';

/** A message as it is stored; every byte of what was written is encrypted. */
export interface ContactMessageRow {
  id: string;
  body: Uint8Array;
  wrappedKey: Uint8Array;
  masterKeyId: string;
  takenAt: Date;
}

/** All of them as the worker, also where a visitor's request stores one: no account has to do with it. */
export async function storeContactMessage(tx: Tx, row: Omit<ContactMessageRow, 'takenAt'>): Promise<void> {
  // One that waits for its mail longer than its promise is kept may come again: it stays as it is.
  await tx.insert(contactMessages).values(row).onConflictDoNothing();
}

/** null once it was mailed. */
export async function findContactMessage(tx: Tx, id: string): Promise<ContactMessageRow | null> {
  const [row] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row ?? null;
}

export async function deleteContactMessage(tx: Tx, id: string): Promise<void> {
  await tx.delete(contactMessages).where(eq(contactMessages.id, id));
}

/** Deletes what could not be mailed in two weeks. Returns how many went. */
export async function deleteOldContactMessages(tx: Tx): Promise<number> {
  const rows = await tx
    .delete(contactMessages)
    .where(lt(contactMessages.takenAt, sql`now() - interval '14 days'`))
    .returning({ id: contactMessages.id });
  return rows.length;
}
