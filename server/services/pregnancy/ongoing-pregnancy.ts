import type { Tx } from '@lunaria/db/engine/database.ts';
import { findOngoingPregnancy, type PregnancyRow, upsertPregnancy } from '@lunaria/db/queries/pregnancies.ts';
import type { Pregnancy } from '@lunaria/domain/pregnancy/dating.ts';
import type { EncryptedTexts } from '../../keys/encrypted-text.ts';

const complicationsOf = (id: string) => ({ table: 'pregnancies', column: 'complications', rowKey: id });

/** The pregnancy that goes on, as it travels, or null. */
export async function readOngoingPregnancy(
  tx: Tx,
  texts: EncryptedTexts,
  userId: string,
): Promise<Pregnancy | null> {
  const row = await findOngoingPregnancy(tx, userId);
  return row && (await toPregnancy(texts, row));
}

async function toPregnancy(
  texts: EncryptedTexts,
  { id, dating, firstPregnancy, complications }: PregnancyRow,
): Promise<Pregnancy> {
  return {
    dating,
    first_pregnancy: firstPregnancy,
    complications: await texts.open(complicationsOf(id), complications),
  };
}

/** Writes the pregnancy that goes on, beginning one where there is none. The caller holds the lock on her pregnancies. */
export async function writeOngoingPregnancy(
  tx: Tx,
  texts: EncryptedTexts,
  userId: string,
  { dating, first_pregnancy, complications }: Pregnancy,
): Promise<void> {
  const id = (await findOngoingPregnancy(tx, userId))?.id ?? crypto.randomUUID();
  await upsertPregnancy(tx, userId, {
    id,
    dating,
    firstPregnancy: first_pregnancy,
    complications: await texts.seal(complicationsOf(id), complications),
  });
}
