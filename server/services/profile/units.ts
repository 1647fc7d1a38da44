import type { Database } from '@lunaria/db/engine/database.ts';
import { findUnits, type UnitsRow, updateUnits } from '@lunaria/db/queries/units.ts';
import { NO_CUSTOMS, NOTHING_CHOSEN, type UnitsWrite } from '@lunaria/domain/profile/units.ts';
import { AppError } from '../../errors/app-error.ts';
import { PROFILE_REFUSALS } from './refusals.ts';

const NO_PROFILE: UnitsRow = { ...NOTHING_CHOSEN, ...NO_CUSTOMS, country: null };

/** Returns in which units she logs, null for each that she did not choose; nothing chosen when she has no profile. */
export async function getUnits(database: Database, userId: string): Promise<UnitsRow> {
  return (await database.readAsUser(userId, (tx) => findUnits(tx, userId))) ?? NO_PROFILE;
}

/** Saves what is named and returns all as it is then. Throws AppError('not_found') without a profile. */
export async function saveUnits(database: Database, userId: string, write: UnitsWrite): Promise<UnitsRow> {
  const { user_id: _, ...part } = write;
  const isEmpty = Object.values(part).every((unit) => unit === undefined);
  const units = await database.asUser(userId, (tx) =>
    isEmpty ? findUnits(tx, userId) : updateUnits(tx, userId, part),
  );
  if (!units) throw new AppError('not_found', PROFILE_REFUSALS.missing);
  return units;
}
