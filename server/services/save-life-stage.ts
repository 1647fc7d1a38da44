import type { Database } from '@lunaria/db/engine/database.ts';
import { type ProfileRow, updateLifeStage } from '@lunaria/db/queries/profiles.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { AppError } from '../errors/app-error.ts';

/** Saves the life stage and returns the profile as it then is. Throws AppError('not_found') without a profile. */
export async function saveLifeStage(
  database: Database,
  userId: string,
  lifeStage: LifeStage,
): Promise<ProfileRow> {
  const profile = await database.asUser(userId, (tx) => updateLifeStage(tx, userId, lifeStage));
  if (!profile) throw new AppError('not_found', 'There is no profile for this account.');
  return profile;
}
