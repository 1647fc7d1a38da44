import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { profiles } from '../schema/profiles.ts';

/** As the specification reads it: full_name and life_stage of the current user. */
export interface ProfileRow {
  full_name: string;
  life_stage: LifeStage;
}

const columns = { full_name: profiles.fullName, life_stage: profiles.lifeStage };

/** Returns the user's profile, or null when there is none (never an error). */
export async function findProfile(tx: Tx, userId: string): Promise<ProfileRow | null> {
  const rows = await profileOfUser(tx).execute({ userId });
  return toProfile(rows[0]);
}

/** Read at every start of the client: built and planned once per connection. */
const profileOfUser = oncePer((tx: Tx) =>
  tx
    .select(columns)
    .from(profiles)
    .where(eq(profiles.id, sql.placeholder('userId')))
    .prepare('profile_of_user'),
);

/** Sets the life stage and returns the row as it then is, or null when there is no profile. */
export async function updateLifeStage(
  tx: Tx,
  userId: string,
  lifeStage: LifeStage,
): Promise<ProfileRow | null> {
  const rows = await tx.update(profiles).set({ lifeStage }).where(eq(profiles.id, userId)).returning(columns);
  return toProfile(rows[0]);
}

function toProfile(row: { full_name: string; life_stage: string } | undefined): ProfileRow | null {
  // The table's CHECK holds the same eight values.
  return row ? { full_name: row.full_name, life_stage: row.life_stage as LifeStage } : null;
}
