import type { UnitsRecord } from '@lunaria/domain/profile/units.ts';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { profiles } from '../schema/profiles.ts';

/** What a profile says of units and weeks, null for what she did not choose, and the country that says what is usual. */
export type UnitsRow = Omit<UnitsRecord, 'region'>;

const columns = {
  weight_unit: profiles.weightUnit,
  temperature_unit: profiles.temperatureUnit,
  water_unit: profiles.waterUnit,
  week_start: profiles.weekStart,
  date_order: profiles.dateOrder,
  clock_hours: profiles.clockHours,
  country: profiles.country,
};

/** In which units she logs, or null when there is no profile. */
export async function findUnits(tx: Tx, userId: string): Promise<UnitsRow | null> {
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

/** What changes, at least one. */
type UnitsPart = { [Key in keyof Omit<UnitsRow, 'country'>]?: UnitsRow[Key] | undefined };

/** Sets what is named; returns all as it is then, or null when there is no profile. */
export async function updateUnits(tx: Tx, userId: string, part: UnitsPart): Promise<UnitsRow | null> {
  const [row] = await tx
    .update(profiles)
    .set({
      ...(part.weight_unit && { weightUnit: part.weight_unit }),
      ...(part.temperature_unit && { temperatureUnit: part.temperature_unit }),
      ...(part.water_unit && { waterUnit: part.water_unit }),
      ...(part.week_start !== undefined && { weekStart: part.week_start }),
      ...(part.date_order !== undefined && { dateOrder: part.date_order }),
      ...(part.clock_hours !== undefined && { clockHours: part.clock_hours }),
    })
    .where(eq(profiles.id, userId))
    .returning(columns);
  return row ? toUnits(row) : null;
}

function toUnits(row: { [Key in keyof UnitsRow]: string | number | null }): UnitsRow {
  return row as UnitsRow; // the table's CHECKs hold the same codes
}
