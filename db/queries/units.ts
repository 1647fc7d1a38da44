import type { Units } from '@lunaria/domain/profile/units.ts';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { profiles } from '../schema/profiles.ts';

const columns = {
  weight_unit: profiles.weightUnit,
  temperature_unit: profiles.temperatureUnit,
  water_unit: profiles.waterUnit,
};

/** In which units she logs, or null when there is no profile. */
export async function findUnits(tx: Tx, userId: string): Promise<Units | null> {
  const [row] = await unitsOfUser(tx).execute({ userId });
  return row ? toUnits(row) : null;
}

/** Read at every visit of the dashboard: built and planned once per connection. */
const unitsOfUser = oncePer((tx: Tx) =>
  tx
    .select(columns)
    .from(profiles)
    .where(eq(profiles.id, sql.placeholder('userId')))
    .prepare('units_of_user'),
);

/** The units that change, at least one. */
type UnitsPart = { [Key in keyof Units]?: Units[Key] | undefined };

/** Sets the units that are named; returns all as they are then, or null when there is no profile. */
export async function updateUnits(tx: Tx, userId: string, part: UnitsPart): Promise<Units | null> {
  const [row] = await tx
    .update(profiles)
    .set({
      ...(part.weight_unit && { weightUnit: part.weight_unit }),
      ...(part.temperature_unit && { temperatureUnit: part.temperature_unit }),
      ...(part.water_unit && { waterUnit: part.water_unit }),
    })
    .where(eq(profiles.id, userId))
    .returning(columns);
  return row ? toUnits(row) : null;
}

function toUnits(row: { [Key in keyof Units]: string }): Units {
  return row as Units; // the table's CHECKs hold the same codes
}
