import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { BloodType } from '@lunaria/domain/profile/blood-types.ts';
import type { KnownAge } from '@lunaria/domain/profile/guardian-consent.ts';
import type { HeightUnit } from '@lunaria/domain/profile/height.ts';
import type { WeightUnit } from '@lunaria/domain/profile/weight.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { profiles } from '../schema/profiles.ts';

/** Step 1 of the setup, and how old she is, as the profile keeps it. */
export interface BasicInfoRow {
  birthDate: CalendarDate | null;
  statedAge: number | null;
  ageStatedOn: CalendarDate | null;
  heightCm: number | null;
  heightUnit: HeightUnit;
  weightKg: number | null;
  /** null: she did not choose one. */
  weightUnit: WeightUnit | null;
  bloodType: BloodType | null;
}

export async function findBasicInfo(tx: Tx, userId: string): Promise<BasicInfoRow | null> {
  const [row] = await tx
    .select({
      birthDate: profiles.birthDate,
      statedAge: profiles.statedAge,
      ageStatedOn: profiles.ageStatedOn,
      heightCm: profiles.heightCm,
      heightUnit: profiles.heightUnit,
      weightKg: profiles.weightKg,
      weightUnit: profiles.weightUnit,
      bloodType: profiles.bloodType,
    })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return (row as BasicInfoRow | undefined) ?? null; // dates by format, codes by the table's CHECKs
}

/** Writes what is named and differs, and leaves the rest as it is: the same again touches no row. */
export async function updateBasicInfo(tx: Tx, userId: string, named: Partial<BasicInfoRow>): Promise<void> {
  const stored: Record<string, unknown> = { ...(await findBasicInfo(tx, userId)) };
  const changes = Object.fromEntries(
    Object.entries(named).filter(([column, value]) => stored[column] !== value),
  );
  if (Object.keys(changes).length === 0) return;
  await tx.update(profiles).set(changes).where(eq(profiles.id, userId));
}

/** What the row says of her age. */
export function knownAgeOfRow(
  row: Pick<BasicInfoRow, 'birthDate' | 'statedAge' | 'ageStatedOn'> | null,
): KnownAge {
  if (row === null) return { birthDate: null, statedAge: null };
  const { birthDate, statedAge, ageStatedOn } = row;
  const isStated = statedAge !== null && ageStatedOn !== null;
  return { birthDate, statedAge: isStated ? { years: statedAge, on: ageStatedOn } : null };
}
