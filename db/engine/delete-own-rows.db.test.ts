import { describe, expect, test } from 'vitest';
import { openDatabaseBefore } from '../testing/database-of-before.ts';
import { isolationCases } from '../testing/isolation-cases.ts';
import { testEngines } from '../testing/test-engines.ts';

const MARIA = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';

/** Made after it. */
const LATER = [
  ...['safety_alerts', 'emergency_contacts', 'method_uses', 'day_answers', 'push_subscriptions'],
  ...['calendar_feeds', 'exports', 'daily_health_signals', 'cycle_forecasts', 'own_tags', 'health_documents'],
  ...['medical_records', 'record_anchors', 'dismissed_proposals'],
];

/** Tables of then whose rows she may delete. */
const deletable = Object.entries(isolationCases).flatMap(([table, { deletes, values, needs }]) =>
  deletes && !LATER.includes(table) ? [{ table, args: deletes.this, values, needs }] : [],
);

// Before it, requests deleted rows by a right to the whole table.
describe.each(testEngines)('the rows of the version before, on %s', (engine) => {
  test('are all there, each deleted by the one whose it is, and no table can be locked', {
    timeout: 180_000,
  }, async () => {
    const session = await openDatabaseBefore(engine, '_delete_own_rows.sql');
    const as = (role: string, id: string, statements: string[]) =>
      session.run(
        `begin; set local role ${role}; set local app.user_id = '${id}'; ${statements.join('; ').replaceAll('$owner', id)}; commit`,
      );
    const setForce = (word: string) =>
      session.run(deletable.map(({ table }) => `alter table ${table} ${word} row level security`).join(';'));
    const readOwners = async () => {
      await setForce('no force');
      const rows = await session.read(
        deletable
          .map(({ table }) => `select '${table}' as at, user_id as owner from ${table}`)
          .join(' union all '),
      );
      await setForce('force');
      return rows.map(({ at, owner }) => `${at} ${owner}`).sort();
    };
    for (const id of [MARIA, OTHER]) {
      await as('app_auth', id, [
        `insert into users (id, email, full_name, terms_version, terms_accepted_at)
         values ('${id}', '${id}@example.org', 'Maria', '1', now())`,
      ]);
      const inserts = deletable.flatMap(({ table, values, needs }) => [
        ...(needs ? [needs] : []),
        `insert into ${table} (user_id, ${Object.keys(values)}) values ('${id}', ${Object.values(values)})`,
      ]);
      await as('app_user', id, inserts);
    }
    await as('app_user', MARIA, ['lock table period_tracking in access exclusive mode']);

    await session.migrate();

    const ofBoth = deletable.flatMap(({ table }) => [`${table} ${MARIA}`, `${table} ${OTHER}`]).sort();
    expect(await readOwners()).toEqual(ofBoth);
    for (const { table } of deletable) {
      for (const statement of [`lock table ${table} in access exclusive mode`, `delete from ${table}`]) {
        await expect(as('app_user', MARIA, [statement])).rejects.toThrow(/permission denied/);
        await session.run('rollback');
      }
    }
    await as(
      'app_user',
      MARIA,
      deletable.map(({ table, args }) => `select delete_own_${table}(${args})`),
    );
    expect(await readOwners()).toEqual(ofBoth.filter((row) => row.endsWith(OTHER)));
    await session.close();
  });
});
