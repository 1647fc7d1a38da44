import type { Database } from '@lunaria/db/engine/database.ts';
import { findProfile, type ProfileRow } from '@lunaria/db/queries/profiles.ts';

/** Returns the user's full_name and life_stage, or null when she has no profile. */
export async function getProfile(database: Database, userId: string): Promise<ProfileRow | null> {
  return await database.readAsUser(userId, (tx) => findProfile(tx, userId));
}
