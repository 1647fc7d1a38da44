import type { Database } from '@lunaria/db/engine/database.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { deletePregnantAnswers } from '@lunaria/db/queries/onboarding-answers.ts';
import { endPregnancy as endRow, findOngoingPregnancy } from '@lunaria/db/queries/pregnancies.ts';
import { findProfile, updateLifeStage } from '@lunaria/db/queries/profiles.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { findPregnancyEndFault, type PregnancyEndWrite } from '@lunaria/domain/pregnancy/pregnancy-end.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * Ends her pregnancy and takes her to the mode she chose, in one transaction: from then on no answer tells of it but
 * the one about cycles, which names its days alone (find-cycle-records.ts). The same end twice changes nothing the
 * second time. Throws AppError('invalid_input') for a day that cannot be.
 */
export async function endPregnancy(
  database: Database,
  userId: string,
  { reason, ended_on: endedOn, life_stage: lifeStage }: Omit<PregnancyEndWrite, 'user_id'>,
  now: Date = new Date(),
): Promise<void> {
  await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'pregnancies', userId);
    const ongoing = await findOngoingPregnancy(tx, userId);
    if (ongoing !== null) {
      const fault = findPregnancyEndFault(endedOn, ongoing.dating, latestTodayOnEarth(now));
      if (fault !== null) throw new AppError('invalid_input', fault);
      await endRow(tx, ongoing.id, { reason, endedOn });
      await deletePregnantAnswers(tx, userId);
    } else if ((await findProfile(tx, userId))?.life_stage !== 'pregnancy') {
      // Asked a second time: a mode that she chose since stays.
      return;
    }
    await updateLifeStage(tx, userId, lifeStage);
  });
}
