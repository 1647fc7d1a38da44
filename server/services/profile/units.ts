import type { Database } from '@lunaria/db/engine/database.ts';
import { findUnits, updateUnits } from '@lunaria/db/queries/units.ts';
import { DEFAULT_UNITS, type Units, type UnitsWrite } from '@lunaria/domain/profile/units.ts';
import { AppError } from '../../errors/app-error.ts';
import { PROFILE_REFUSALS } from './refusals.ts';

/** Returns in which units she logs; the usual ones when she has no profile. */
export async function getUnits(database: Database, userId: string): Promise<Units> {
  return (await database.readAsUser(userId, (tx) => findUnits(tx, userId))) ?? DEFAULT_UNITS;
}

/** Saves the units that are named and returns all as they are then. Throws AppError('not_found') without a profile. */
export async function saveUnits(database: Database, userId: string, write: UnitsWrite): Promise<Units> {
  const { user_id: _, ...part } = write;
  const isEmpty = Object.values(part).every((unit) => unit === undefined);
  const units = await database.asUser(userId, (tx) =>
    isEmpty ? findUnits(tx, userId) : updateUnits(tx, userId, part),
  );
  if (!units) throw new AppError('not_found', PROFILE_REFUSALS.missing);
  return units;
}
