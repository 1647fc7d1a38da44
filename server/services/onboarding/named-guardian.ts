import type { Tx } from '@lunaria/db/engine/database.ts';
import { findGuardian, type GuardianRow, replaceGuardian } from '@lunaria/db/queries/guardians.ts';
import type { EncryptedTexts } from '../../keys/encrypted-text.ts';

export interface NamedGuardian extends Omit<GuardianRow, 'email'> {
  /** null: the guardian refused, and the address is gone. */
  email: string | null;
}

export const guardianEmailOf = (id: string) => ({ table: 'guardians', column: 'email', rowKey: id });

/** The guardian she named last, or null. */
export async function readGuardian(
  tx: Tx,
  texts: EncryptedTexts,
  userId: string,
): Promise<NamedGuardian | null> {
  const row = await findGuardian(tx, userId);
  if (row === null) return null;
  return { ...row, email: row.email && (await texts.open(guardianEmailOf(row.id), row.email)) };
}

/** Names this guardian, where it is not the one already, and returns it. Nobody is written to. */
export async function nameGuardian(
  tx: Tx,
  texts: EncryptedTexts,
  userId: string,
  email: string,
): Promise<NamedGuardian> {
  const named = await readGuardian(tx, texts, userId);
  if (named?.email === email) return named;
  const id = crypto.randomUUID();
  const sealed = await texts.seal(guardianEmailOf(id), email);
  if (sealed === null) throw new Error('A guardian has an address.');
  await replaceGuardian(tx, userId, { id, email: sealed });
  return { id, email, askedAt: null, answer: null };
}
