import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { findOngoingPregnancy, type PregnancyRow, upsertPregnancy } from '@lunaria/db/queries/pregnancies.ts';
import { type WithSafety, withSafety } from '@lunaria/domain/alerts/safety-alert.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { STAGE_FORM_TEXTS } from '@lunaria/domain/onboarding/stage-forms.ts';
import { findDatingFault, type Pregnancy, type PregnancyDating } from '@lunaria/domain/pregnancy/dating.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { AppError } from '../../errors/app-error.ts';
import { type EncryptedTexts, openEncryptedTexts } from '../../keys/encrypted-text.ts';
import type { EntryDependencies } from '../alerts/entry-dependencies.ts';
import { keepEntry } from '../alerts/keep-entry.ts';
import { complicationsOf } from './complications-of.ts';

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

/** Her pregnancy, or null: there is none, or it has ended. */
export async function getPregnancy(
  database: Database,
  keyring: MasterKeyring,
  userId: string,
): Promise<Pregnancy | null> {
  return await database.asUser(
    userId,
    async (tx) => await readOngoingPregnancy(tx, openEncryptedTexts(tx, keyring, userId), userId),
  );
}

/**
 * Saves how her pregnancy is dated, beginning one where there is none, and returns it with what is dangerous in it.
 * Throws AppError('invalid_input') for days that cannot be.
 */
export async function savePregnancy(
  dependencies: EntryDependencies,
  userId: string,
  dating: PregnancyDating,
  now: Date = new Date(),
): Promise<WithSafety<{ pregnancy: Pregnancy }>> {
  if (dating.stated_on > latestTodayOnEarth(now)) {
    throw new AppError('invalid_input', STAGE_FORM_TEXTS.statedInFuture);
  }
  const { stored, safety } = await keepEntry(dependencies, userId, async (tx) => {
    await lockRecords(tx, 'pregnancies', userId);
    const texts = openEncryptedTexts(tx, dependencies.keyring, userId);
    const saved = await readOngoingPregnancy(tx, texts, userId);
    const fault = findDatingFault(dating, saved?.dating ?? null);
    if (fault !== null) throw new AppError('invalid_input', fault);
    const pregnancy = { first_pregnancy: null, complications: '', ...saved, dating };
    await writeOngoingPregnancy(tx, texts, userId, pregnancy);
    const isRepeated = JSON.stringify(saved?.dating) === JSON.stringify(dating);
    return {
      stored: { pregnancy },
      entry: { day: dating.stated_on, now, reachesFar: true, isOfHer: true, isRepeated },
    };
  });
  return withSafety(stored, safety);
}
