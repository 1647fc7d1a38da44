import type { HideablePart } from '@lunaria/domain/dashboard/hidden-parts.ts';
import { isNewsFor } from '@lunaria/domain/news/whats-new.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { erasures } from '../schema/erasures.ts';
import { profiles } from '../schema/profiles.ts';

/** What is said of the current user, as it travels: name, life stage and when that was chosen, country. */
export interface ProfileRow {
  full_name: string;
  life_stage: LifeStage;
  /** ISO 8601 in UTC; left out where it is not known, as before the first change. */
  stage_chosen_at?: string;
  /** ISO 3166 alpha-2; left out where she has not chosen one. */
  country?: string;
  /** Parts of the dashboard that she put out of sight; left out where there is none. */
  hidden_parts?: HideablePart[];
  /** There is something new that she has not put away; left out otherwise. */
  has_news?: boolean;
  /** Her account is to be erased then, ISO 8601 in UTC; left out where it is not. */
  erasure_due_at?: string;
}

const columns = {
  full_name: profiles.fullName,
  life_stage: profiles.lifeStage,
  stage_chosen_at: profiles.stageChosenAt,
  country: profiles.country,
  hidden_parts: profiles.hiddenParts,
  news_seen: profiles.newsSeen,
  created_at: profiles.createdAt,
  // Written out: a column of this select stands without its table.
  erasure_due_at:
    sql<Date | null>`(select e.due_at from erasures e where e.user_id = profiles.id and e.state <> 'cancelled')`.mapWith(
      erasures.dueAt,
    ),
};

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

/** `findProfile`, held until the end of the transaction. */
export async function lockProfile(tx: Tx, userId: string): Promise<ProfileRow | null> {
  const [row] = await tx.select(columns).from(profiles).where(eq(profiles.id, userId)).for('update');
  return toProfile(row);
}

/**
 * Sets the life stage and returns the row as it then is, or null when there is no profile. `chosenAt`: when she chose
 * it, now at the latest.
 */
export async function updateLifeStage(
  tx: Tx,
  userId: string,
  lifeStage: LifeStage,
  chosenAt: Date | null = null,
): Promise<ProfileRow | null> {
  const stageChosenAt =
    chosenAt === null ? sql`now()` : sql`least(${chosenAt.toISOString()}::timestamptz, now())`;
  const rows = await tx
    .update(profiles)
    .set({ lifeStage, stageChosenAt })
    .where(eq(profiles.id, userId))
    .returning(columns);
  return toProfile(rows[0]);
}

/** Sets her country, null for none, and returns the row as it then is, or null when there is no profile. */
export async function updateCountry(
  tx: Tx,
  userId: string,
  country: string | null,
): Promise<ProfileRow | null> {
  const rows = await tx.update(profiles).set({ country }).where(eq(profiles.id, userId)).returning(columns);
  return toProfile(rows[0]);
}

interface StoredProfile {
  full_name: string;
  life_stage: string;
  stage_chosen_at: Date | null;
  country: string | null;
  hidden_parts: string[];
  news_seen: number;
  created_at: Date;
  erasure_due_at: Date | null;
}

function toProfile(row: StoredProfile | undefined): ProfileRow | null {
  if (!row) return null;
  return {
    full_name: row.full_name,
    life_stage: row.life_stage as LifeStage, // the table's CHECK holds the same eight values
    ...(row.stage_chosen_at && { stage_chosen_at: row.stage_chosen_at.toISOString() }),
    ...(row.country && { country: row.country }),
    ...(row.hidden_parts.length > 0 && { hidden_parts: row.hidden_parts as HideablePart[] }), // as: by the table's CHECK
    ...(row.erasure_due_at && { erasure_due_at: row.erasure_due_at.toISOString() }),
    ...(isNewsFor({ seen: row.news_seen, since: row.created_at }) && { has_news: true }),
  };
}
