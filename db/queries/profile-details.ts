import type { ProfileDetails } from '@lunaria/domain/profile/profile-details.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { profiles } from '../schema/profiles.ts';
import { users } from '../schema/users.ts';

/** What she said of herself as it is stored; what the installation says of her age is no part of it. */
export type ProfileDetailsRow = Omit<ProfileDetails, 'age_of_consent'>;

const columns = {
  full_name: profiles.fullName,
  date_of_birth: profiles.birthDate,
  height_cm: profiles.heightCm,
  height_unit: profiles.heightUnit,
  weight_kg: profiles.weightKg,
  weight_unit: profiles.weightUnit,
  blood_type: profiles.bloodType,
  luteal_days: profiles.lutealDays,
  hidden_parts: profiles.hiddenParts,
  news_seen: profiles.newsSeen,
  shows_losses: profiles.showsLosses,
};

/** What she said of herself, or null when there is no profile. */
export async function findProfileDetails(tx: Tx, userId: string): Promise<ProfileDetailsRow | null> {
  const [row] = await tx.select(columns).from(profiles).where(eq(profiles.id, userId));
  return (row as ProfileDetailsRow | undefined) ?? null; // dates by format, codes by the table's CHECKs
}

type DetailsPart = { [Key in keyof ProfileDetailsRow]?: ProfileDetailsRow[Key] | undefined };

/** Sets what is named, one part at least; returns all as it then is, or null when there is no profile. */
export async function updateProfileDetails(
  tx: Tx,
  userId: string,
  part: DetailsPart,
): Promise<ProfileDetailsRow | null> {
  const [row] = await tx
    .update(profiles)
    .set({
      ...(part.full_name !== undefined && { fullName: part.full_name }),
      // A day of birth is more exact than an age that she typed once.
      ...(part.date_of_birth && { birthDate: part.date_of_birth, statedAge: null, ageStatedOn: null }),
      ...(part.height_cm !== undefined && { heightCm: part.height_cm }),
      ...(part.height_unit !== undefined && { heightUnit: part.height_unit }),
      ...(part.weight_kg !== undefined && { weightKg: part.weight_kg }),
      ...(part.weight_unit && { weightUnit: part.weight_unit }),
      ...(part.blood_type !== undefined && { bloodType: part.blood_type }),
      ...(part.luteal_days !== undefined && { lutealDays: part.luteal_days }),
      ...(part.hidden_parts !== undefined && { hiddenParts: part.hidden_parts }),
      ...(part.shows_losses !== undefined && { showsLosses: part.shows_losses }),
      // From two devices the newest holds.
      ...(part.news_seen !== undefined && {
        newsSeen: sql`greatest(${profiles.newsSeen}, ${part.news_seen})`,
      }),
    })
    .where(eq(profiles.id, userId))
    .returning(columns);
  return (row as ProfileDetailsRow | undefined) ?? null; // as above
}

/** The name by which mails greet her and her session knows her. Runs as app_auth; the same again touches no row. */
export async function updateAccountName(tx: Tx, userId: string, fullName: string): Promise<void> {
  await tx
    .update(users)
    .set({ fullName })
    .where(and(eq(users.id, userId), ne(users.fullName, fullName)));
}

/** How long the time after ovulation is, as she says; null where she does not. */
export async function findStatedLutealDays(tx: Tx, userId: string): Promise<number | null> {
  const [row] = await tx.select({ days: profiles.lutealDays }).from(profiles).where(eq(profiles.id, userId));
  return row?.days ?? null;
}
