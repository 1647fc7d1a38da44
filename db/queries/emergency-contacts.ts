import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { emergencyContacts } from '../schema/emergency-contacts.ts';

/** A contact as it is stored: its texts as they were encrypted. */
export interface ContactRow {
  id: string;
  content: Uint8Array;
}

const columns = { id: emergencyContacts.id, content: emergencyContacts.content };

/** All of hers, in her order. */
export async function findContactRows(tx: Tx, userId: string): Promise<ContactRow[]> {
  return await contactsOfUser(tx).execute({ userId });
}

/** Read wherever a number to call is shown: built and planned once per connection. */
const contactsOfUser = oncePer((tx: Tx) =>
  tx
    .select(columns)
    .from(emergencyContacts)
    .where(eq(emergencyContacts.userId, sql.placeholder('userId')))
    .orderBy(asc(emergencyContacts.position))
    .prepare('emergency_contacts_of_user'),
);

/** Adds the contact at this place, or overwrites the texts of the one with this id, which stays where it is. */
export async function upsertContactRow(
  tx: Tx,
  userId: string,
  { id, content }: ContactRow,
  position: number,
): Promise<void> {
  await tx
    .insert(emergencyContacts)
    .values({ userId, id, position, content })
    .onConflictDoUpdate({ target: [emergencyContacts.userId, emergencyContacts.id], set: { content } });
}

/** Puts hers into the order of `ids`, which names each of them once. */
export async function orderContactRows(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const places = sql.join(
    ids.map((id, place) => sql`when ${id}::uuid then ${place}::smallint`),
    sql` `,
  );
  await tx
    .update(emergencyContacts)
    .set({ position: sql`case ${emergencyContacts.id} ${places} else ${emergencyContacts.position} end` })
    .where(eq(emergencyContacts.userId, userId));
}

/** Deletes the contact with this id; fine when there is none. */
export async function deleteContactRow(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select delete_own_emergency_contacts(${id})`);
}
