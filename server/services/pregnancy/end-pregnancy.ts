import type { Tx } from '@lunaria/db/engine/database.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { deletePregnantAnswers } from '@lunaria/db/queries/onboarding-answers.ts';
import { endPregnancy as endRow, findOngoingPregnancy } from '@lunaria/db/queries/pregnancies.ts';
import { findProfile, type ProfileRow, updateLifeStage } from '@lunaria/db/queries/profiles.ts';
import { type WithSafety, withSafety } from '@lunaria/domain/alerts/safety-alert.ts';
import { utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import {
  findPregnancyEndFault,
  PREGNANCY_END_TEXTS,
  type PregnancyEndWrite,
} from '@lunaria/domain/pregnancy/pregnancy-end.ts';
import { readChosenAt } from '@lunaria/domain/profile/stage-choice.ts';
import { AppError } from '../../errors/app-error.ts';
import type { EntryDependencies } from '../alerts/entry-dependencies.ts';
import { keepEntry } from '../alerts/keep-entry.ts';
import { saveLifeStageWithin } from '../profile/profile.ts';

/**
 * Ends her pregnancy and takes her to the mode she chose, in one transaction: from then on no answer tells of it but
 * the one about cycles (find-cycle-records.ts) and the list she opens to correct it (past-pregnancies.ts). A mode that
 * she chose after she said this stays. The same end twice changes nothing the second time. Returns her profile as it
 * then is, null without one, and what is dangerous; an alert that rested on the pregnancy goes with it. Throws AppError('invalid_input') for a day that cannot be.
 */
export async function endPregnancy(
  dependencies: EntryDependencies,
  userId: string,
  end: Omit<PregnancyEndWrite, 'user_id'>,
  now: Date = new Date(),
): Promise<WithSafety<{ profile: ProfileRow | null }>> {
  const { stored, safety } = await keepEntry(dependencies, userId, async (tx) => {
    const profile = await endPregnancyWithin(tx, userId, end, now);
    const day = end.ended_on ?? end.said_on ?? utcDay(now);
    return { stored: { profile }, entry: { day, now, reachesFar: true, isOfHer: true } };
  });
  return withSafety(stored, safety);
}

async function endPregnancyWithin(
  tx: Tx,
  userId: string,
  end: Omit<PregnancyEndWrite, 'user_id'>,
  now: Date,
): Promise<ProfileRow | null> {
  const { reason, ended_on: endedOn, said_on: saidOn = null, life_stage: lifeStage, ...choice } = end;
  const today = latestTodayOnEarth(now);
  if (saidOn !== null && saidOn > today) throw new AppError('invalid_input', PREGNANCY_END_TEXTS.future);
  await lockRecords(tx, 'pregnancies', userId);
  const ongoing = await findOngoingPregnancy(tx, userId);
  const profile = await findProfile(tx, userId);
  if (ongoing !== null) {
    const fault = findPregnancyEndFault(endedOn, ongoing.dating, today);
    if (fault !== null) throw new AppError('invalid_input', fault);
    await endRow(tx, ongoing.id, { reason, endedOn, saidOn });
    await deletePregnantAnswers(tx);
  } else if (profile?.life_stage !== 'pregnancy') {
    // Asked a second time: a mode that she chose since stays.
    return profile;
  }
  // Nothing of a pregnancy goes on in its mode, whatever a clock says.
  if (profile?.life_stage === 'pregnancy')
    return await updateLifeStage(tx, userId, lifeStage, readChosenAt(choice, now));
  return await saveLifeStageWithin(tx, userId, lifeStage, choice, now);
}
