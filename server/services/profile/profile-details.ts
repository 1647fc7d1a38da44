import type { Database } from '@lunaria/db/engine/database.ts';
import {
  findProfileDetails,
  type ProfileDetailsRow,
  updateAccountName,
  updateProfileDetails,
} from '@lunaria/db/queries/profile-details.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { findBirthDateFault } from '@lunaria/domain/profile/date-of-birth.ts';
import type { ProfileDetails, ProfileDetailsWrite } from '@lunaria/domain/profile/profile-details.ts';
import type { Config } from '../../config/read-config.ts';
import { AppError } from '../../errors/app-error.ts';
import type { EntryDependencies } from '../alerts/entry-dependencies.ts';
import { keepEntry } from '../alerts/keep-entry.ts';
import { requireConsentWithin } from '../onboarding/consent.ts';
import { PROFILE_REFUSALS } from './refusals.ts';

export interface DetailsDependencies extends EntryDependencies {
  config: Pick<Config, 'DIGITAL_CONSENT_AGE'>;
}

/** Returns what she said of herself. Throws AppError('not_found') without a profile. */
export async function getProfileDetails(
  { database, config }: Pick<DetailsDependencies, 'config'> & { database: Database },
  userId: string,
): Promise<ProfileDetails> {
  return answer(await database.readAsUser(userId, (tx) => findProfileDetails(tx, userId)), config);
}

/**
 * Saves what is named and returns all as it is then. A day of birth after which a guardian would have to agree is not taken: it is
 * said in the setup, where the guardian is asked. Throws AppError('invalid_input'), ('consent_pending') and ('not_found').
 */
export async function saveProfileDetails(
  dependencies: DetailsDependencies,
  { user_id: userId, ...part }: ProfileDetailsWrite,
  now: Date = new Date(),
): Promise<ProfileDetails> {
  const { database, config } = dependencies;
  const fault = part.date_of_birth && findBirthDateFault(part.date_of_birth, latestTodayOnEarth(now));
  if (fault) throw new AppError('invalid_input', fault);
  const isEmpty = Object.values(part).every((value) => value === undefined);
  if (isEmpty) return await getProfileDetails(dependencies, userId);
  const { stored } = await keepEntry(dependencies, userId, async (tx) => {
    const saved = await updateProfileDetails(tx, userId, part);
    if (part.date_of_birth) await requireConsentWithin(tx, userId, config.DIGITAL_CONSENT_AGE, now);
    // What her documents say may mean something else at another age.
    return { stored: saved, entry: part.date_of_birth ? { day: null, now, isOfHer: true } : null };
  });
  // A transaction of another role: where it is cut off between, the change is sent again.
  if (part.full_name !== undefined && stored !== null)
    await updateAccountName(database.auth, userId, part.full_name);
  return answer(stored, config);
}

function answer(row: ProfileDetailsRow | null, config: DetailsDependencies['config']): ProfileDetails {
  if (row === null) throw new AppError('not_found', PROFILE_REFUSALS.missing);
  return { ...row, age_of_consent: config.DIGITAL_CONSENT_AGE };
}
