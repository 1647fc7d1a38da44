import type { Database } from '@lunaria/db/engine/database.ts';
import { writeLabRows } from '@lunaria/db/queries/lab-values.ts';
import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { LAB_ANALYTES } from '@lunaria/domain/laboratory/analytes.ts';
import type { LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import { readResult } from '@lunaria/domain/laboratory/read-result.ts';
import type { MasterKeyring } from '@lunaria/server/encryption/master-key.ts';
import { openUserKey } from '@lunaria/server/keys/open-user-key.ts';
import { sealLabValue } from '@lunaria/server/services/laboratory/lab-content.ts';

/** Tests on one report, as a large blood count with hormones has. */
const TESTS = 40;
const BATCH = 500;

/** Puts `count` results into somebody's records, past the API: a report of forty tests every twenty days, back from `last`. */
export async function recordLabValues(
  database: Database,
  keyring: MasterKeyring,
  userId: string,
  count: number,
  last: CalendarDate,
): Promise<void> {
  const analytes = LAB_ANALYTES.filter(({ units }) => !units[0]?.ucum.startsWith('{')).slice(0, TESTS);
  const values = Array.from({ length: count }, (_, nth): LabValue => {
    const { name, units } = analytes[nth % analytes.length] ?? { name: 'Ferritin', units: [] };
    const report = Math.floor(nth / analytes.length);
    const text = (20 + ((nth * 7919) % 600) / 10).toFixed(1);
    return {
      id: crypto.randomUUID(),
      local_day: addDays(last, -20 * report),
      origin: 'typed',
      document_id: null,
      result: readResult({ name, text, unit: units[0]?.ucum ?? '', range_text: '15 - 70' }),
    };
  });
  await database.asUser(userId, async (tx) => {
    const userKey = await openUserKey(tx, keyring, userId);
    for (let first = 0; first < values.length; first += BATCH) {
      const rows = values.slice(first, first + BATCH).map((value) => sealLabValue(userKey, userId, value));
      await writeLabRows(tx, userId, rows);
    }
  });
}
