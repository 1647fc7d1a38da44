import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import {
  findProfile,
  lockProfile,
  type ProfileRow,
  updateCountry,
  updateLifeStage,
} from '@lunaria/db/queries/profiles.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { isNewerChoice, readChosenAt, type StageChoice } from '@lunaria/domain/profile/stage-choice.ts';
import { AppError } from '../../errors/app-error.ts';
import { PROFILE_REFUSALS } from './refusals.ts';

/** Returns the user's name, life stage and country, or null when she has no profile. */
export async function getProfile(database: Database, userId: string): Promise<ProfileRow | null> {
  return await database.readAsUser(userId, (tx) => findProfile(tx, userId));
}

export interface ProfileChange {
  lifeStage?: LifeStage | undefined;
  /** When she chose it, and what she saw then. */
  choice?: StageChoice;
  /** Null: she takes her choice back. */
  country?: string | null | undefined;
}

/**
 * Saves what is named: the life stage unless a newer choice of hers has arrived meanwhile, the country as it arrives. Returns
 * the profile as it then is. Throws AppError('not_found') without one.
 */
export async function saveProfile(
  database: Database,
  userId: string,
  { lifeStage, choice = {}, country }: ProfileChange,
  now: Date = new Date(),
): Promise<ProfileRow> {
  const profile = await database.asUser(userId, async (tx) => {
    const staged = lifeStage && (await saveLifeStageWithin(tx, userId, lifeStage, choice, now));
    return country === undefined ? staged : await updateCountry(tx, userId, country);
  });
  if (!profile) throw new AppError('not_found', PROFILE_REFUSALS.missing);
  return profile;
}

/** A new life stage as a part of a larger transaction of hers; null without a profile. */
export async function saveLifeStageWithin(
  tx: Tx,
  userId: string,
  lifeStage: LifeStage,
  choice: StageChoice,
  now: Date,
): Promise<ProfileRow | null> {
  const stored = await lockProfile(tx, userId);
  if (stored === null || !isNewerChoice(choice, stored.stage_chosen_at ?? null, now)) return stored;
  return await updateLifeStage(tx, userId, lifeStage, readChosenAt(choice, now));
}
