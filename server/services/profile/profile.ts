import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import {
  findProfile,
  lockProfile,
  type ProfileRow,
  updateCountry,
  updateLifeStage,
} from '@lunaria/db/queries/profiles.ts';
import { type WithSafety, withSafety } from '@lunaria/domain/alerts/safety-alert.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { isNewerChoice, readChosenAt, type StageChoice } from '@lunaria/domain/profile/stage-choice.ts';
import { AppError } from '../../errors/app-error.ts';
import type { EntryDependencies } from '../alerts/entry-dependencies.ts';
import { keepEntry } from '../alerts/keep-entry.ts';
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
 * the profile as it then is. What is open is looked at again, for a rule may be of one mode alone. Throws
 * AppError('not_found') without a profile.
 */
export async function saveProfile(
  dependencies: EntryDependencies,
  userId: string,
  { lifeStage, choice = {}, country }: ProfileChange,
  now: Date = new Date(),
): Promise<WithSafety<ProfileRow>> {
  const { stored, safety } = await keepEntry(dependencies, userId, async (tx) => {
    const before = await findProfile(tx, userId);
    const staged = lifeStage && (await saveLifeStageWithin(tx, userId, lifeStage, choice, now));
    const profile = country === undefined ? (staged ?? null) : await updateCountry(tx, userId, country);
    const isChanged = profile?.life_stage !== before?.life_stage;
    return { stored: profile, entry: isChanged ? { day: null, now, isOfHer: true } : null };
  });
  if (!stored) throw new AppError('not_found', PROFILE_REFUSALS.missing);
  return withSafety(stored, safety);
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
