import { describe, expect, test } from 'vitest';
import { openDatabaseBefore } from '../testing/database-of-before.ts';
import { testEngines } from '../testing/test-engines.ts';

const FORCED = ['users', 'profiles', 'outbox', 'model_consents'];
const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

describe.each(testEngines)('consents to a model of the version before, on %s', (engine) => {
  test('stand in the ledger, each with its times; their table is gone', { timeout: 60_000 }, async () => {
    const session = await openDatabaseBefore(engine, 'consents_and_access.sql');
    const setForce = (word: string, tables: readonly string[]) =>
      session.run(tables.map((table) => `alter table ${table} ${word} row level security`).join(';'));
    await setForce('no force', FORCED);
    await session.run(`
      insert into users (id, email, full_name, terms_version, terms_accepted_at) values
        ('${idOf(1)}', '1@example.org', 'Maria', '1', now()), ('${idOf(2)}', '2@example.org', 'Ana', '1', now());
      insert into model_consents (user_id, endpoint, model, given_at, withdrawn_at) values
        ('${idOf(1)}', 'http://localhost:11434/v1', 'small', '2026-10-01 08:00:00.123Z', '2026-10-02 09:00:00.456Z'),
        ('${idOf(1)}', 'http://localhost:11434/v1', 'small', '2026-10-03 08:00:00.789Z', null),
        ('${idOf(2)}', 'https://models.example.org/v1', 'a name with spaces', '2026-10-04 08:00Z', null)`);
    await setForce('force', FORCED);

    await session.migrate();

    await setForce('no force', ['consents']);
    const rows = await session.read(
      `select user_id::text as owner, purpose, subject, text_version, detail,
         to_char(given_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS') as given,
         to_char(withdrawn_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS') as withdrawn
       from consents order by given_at`,
    );
    const gone = await session.read("select to_regclass('model_consents') as name");
    await session.close();
    const of = (number: number, subject: string, given: string, withdrawn: string | null) => ({
      ...{ owner: idOf(number), purpose: 'model-documents', subject, text_version: '1', detail: null },
      ...{ given, withdrawn },
    });
    const here = 'http://localhost:11434/v1 small';
    expect(rows).toEqual([
      of(1, here, '2026-10-01 08:00:00.123', '2026-10-02 09:00:00.456'),
      of(1, here, '2026-10-03 08:00:00.789', null),
      of(2, 'https://models.example.org/v1 a name with spaces', '2026-10-04 08:00:00.000', null),
    ]);
    expect(gone).toEqual([{ name: null }]);
  });
});
