import type { Database } from '@lunaria/db/engine/database.ts';
import { findUnits } from '@lunaria/db/queries/units.ts';
import { DEFAULT_UNITS, type Units } from '@lunaria/domain/profile/units.ts';

/** Returns in which units she logs; those of the specification when she has no profile. */
export async function getUnits(database: Database, userId: string): Promise<Units> {
  return (await database.readAsUser(userId, (tx) => findUnits(tx, userId))) ?? DEFAULT_UNITS;
}
