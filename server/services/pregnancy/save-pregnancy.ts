import type { Database } from '@lunaria/db/engine/database.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { findDatingFault, type Pregnancy, type PregnancyDating } from '@lunaria/domain/pregnancy/dating.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { AppError } from '../../errors/app-error.ts';
import { openEncryptedTexts } from '../../keys/encrypted-text.ts';
import { readOngoingPregnancy, writeOngoingPregnancy } from './ongoing-pregnancy.ts';

/**
 * Saves how her pregnancy is dated, beginning one where there is none, and returns it. Throws
 * AppError('invalid_input') for days that cannot be.
 */
export async function savePregnancy(
  database: Database,
  keyring: MasterKeyring,
  userId: string,
  dating: PregnancyDating,
  now: Date = new Date(),
): Promise<Pregnancy> {
  if (dating.stated_on > latestTodayOnEarth(now)) {
    throw new AppError('invalid_input', 'The day of the answers cannot be in the future');
  }
  return await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'pregnancies', userId);
    const texts = openEncryptedTexts(tx, keyring, userId);
    const saved = await readOngoingPregnancy(tx, texts, userId);
    const fault = findDatingFault(dating, saved?.dating ?? null);
    if (fault !== null) throw new AppError('invalid_input', fault);
    const pregnancy = { first_pregnancy: null, complications: '', ...saved, dating };
    await writeOngoingPregnancy(tx, texts, userId, pregnancy);
    return pregnancy;
  });
}
