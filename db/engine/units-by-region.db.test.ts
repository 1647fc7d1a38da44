import { DEFAULT_UNITS } from '@lunaria/domain/profile/units.ts';
import { describe, expect, test } from 'vitest';
import { openDatabaseBefore } from '../testing/database-of-before.ts';
import { testEngines } from '../testing/test-engines.ts';

const TABLES = ['users', 'profiles', 'outbox'];

describe.each(testEngines)('units of the version before, on %s', (engine) => {
  test('stay with whoever had them; who comes afterwards has chosen none', { timeout: 60_000 }, async () => {
    const session = await openDatabaseBefore(engine, 'units_by_region.sql');
    const setForce = (word: string) =>
      session.run(TABLES.map((table) => `alter table ${table} ${word} row level security`).join(';'));
    const add = (number: number) =>
      session.run(`insert into users (id, email, full_name, terms_version, terms_accepted_at)
        values ('00000000-0000-4000-8000-00000000000${number}', '${number}@example.org', 'Maria', '1', now())`);
    await setForce('no force');
    await add(1);
    await add(2);
    await session.run("update profiles set temperature_unit = 'C' where id::text like '%2'");
    await setForce('force');
    await session.migrate();
    await setForce('no force');
    await add(3);
    const rows = await session.read(
      'select weight_unit, temperature_unit, water_unit, week_start from profiles order by id',
    );
    await session.close();
    expect(rows).toEqual([
      { ...DEFAULT_UNITS, week_start: null },
      { ...DEFAULT_UNITS, temperature_unit: 'C', week_start: null },
      { weight_unit: null, temperature_unit: null, water_unit: null, week_start: null },
    ]);
  });
});
