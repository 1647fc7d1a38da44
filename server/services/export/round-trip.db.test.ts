import { createHash } from 'node:crypto';
import { columnsOf, RESTORED_TABLES, TABLE_CLASSES } from '@lunaria/db/classes/table-classes.ts';
import { readEverything } from '@lunaria/db/testing/read-everything.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { RESTORE_TEXTS } from '@lunaria/domain/export/data-export.ts';
import { exportedDataSchema } from '@lunaria/domain/export/exported-data.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openUserKey } from '../../keys/open-user-key.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { makeExportOf, openZip, restoreInto } from '../../testing/exports.ts';
import { fillEverything } from '../../testing/fill-everything.ts';
import { createWoman, type Woman } from '../../testing/woman.ts';
import { readHerRows } from './read-her-data.ts';
import { pickTables, type Tables } from './rows-to-restore.ts';

/** Columns that this account leaves empty: answers of another stage, an age in place of a date of birth (below). */
const OF_OTHERS = [
  ...['onboarding_answers.age', 'onboarding_answers.health_conditions', 'onboarding_answers.main_concerns'],
  ...['onboarding_answers.main_focus', 'onboarding_answers.on_hrt'],
  ...['profiles.age_stated_on', 'profiles.stated_age'],
];

/** Rows without their ids, some of which are made anew, in one order. */
const inOrder = (tables: Tables): Tables =>
  Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => [
      table,
      rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
    ]),
  );

describe.each(testEngines)('taking everything along, on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  let zip: Buffer;
  beforeAll(async () => {
    server = await createTestApp(engine);
    maria = await createWoman(server);
    await fillEverything(server, maria);
    zip = await makeExportOf(server, maria);
  }, 120_000);
  afterAll(() => server.close());

  const rowsOf = ({ userId }: Woman) =>
    server.opened.database.asUser(userId, async (tx) =>
      pickTables({ tables: await readHerRows(tx, await openUserKey(tx, server.keyring, userId), userId) }),
    );

  test('the account of these tests has something in every table, and in every column', async () => {
    const tables = await rowsOf(maria);
    const empty = RESTORED_TABLES.flatMap((table) =>
      columnsOf(table, 'export')
        .filter((column) =>
          (tables[table] ?? []).every((row) => row[column] === null || row[column] === undefined),
        )
        .map((column) => `${table}.${column}`),
    );
    expect(empty.sort()).toEqual(OF_OTHERS.toSorted());
  });

  test('the file has every part', async () => {
    const files = await openZip(zip);
    const names = [...files.keys()];
    expect(names).toEqual(
      expect.arrayContaining([
        ...['lunaria.json', 'summary.html', 'summary.pdf', 'README.txt', 'documents/index.csv'],
        ...['csv/period-tracking.csv', 'documents/Iron 2 3.pdf', 'documents/ultrasound-report.jpg'],
        ...['fhir/everything.json', 'fhir/ips.json'],
      ]),
    );
    expect(files.get('csv/daily-health-signals.csv')?.toString()).toContain('"\'=1+1\n""☂"" 語"');
    expect(files.get('summary.pdf')?.subarray(0, 5).toString()).toBe('%PDF-');
    const ips = JSON.parse(files.get('fhir/ips.json')?.toString() ?? '');
    expect(ips).toMatchObject({ resourceType: 'Bundle', type: 'document' });
    expect(ips.entry[0]).toMatchObject({ resource: { resourceType: 'Composition' } });
    const data = exportedDataSchema.parse(JSON.parse(files.get('lunaria.json')?.toString() ?? ''));
    for (const { path, sha256 } of data.documents) {
      expect(
        createHash('sha256')
          .update(files.get(path) ?? '')
          .digest('hex'),
      ).toBe(sha256);
    }
    expect(data.documents).toHaveLength(5);
  });

  test('nothing secret, derived or of somebody else is in it', async () => {
    const files = await openZip(zip);
    const data = exportedDataSchema.parse(JSON.parse(files.get('lunaria.json')?.toString() ?? ''));
    const named = Object.entries(data.tables).flatMap(([table, rows]) =>
      rows.flatMap((row) => Object.keys(row).map((column) => `${table}.${column}`)),
    );
    const allowed = new Set(
      Object.keys(TABLE_CLASSES).flatMap((table) =>
        columnsOf(table, 'export', 'copy').map((column) => `${table}.${column}`),
      ),
    );
    expect(named.filter((name) => !allowed.has(name))).toEqual([]);
    const text = [...files].map(([name, bytes]) => `${name}\n${bytes.toString('latin1')}`).join('\n');
    expect(text).not.toContain(maria.userId);
    const secrets = await server.opened.asRole(
      'app_auth',
      undefined,
      `select token as secret from sessions where user_id = '${maria.userId}'
       union all select password from accounts where user_id = '${maria.userId}'`,
    );
    expect(secrets.length).toBeGreaterThan(1);
    for (const { secret } of secrets) expect(text).not.toContain(secret);
    const hashes = await server.opened.asRole(
      'app_user',
      maria.userId,
      `select encode(token_hash, 'base64') as base64, encode(token_hash, 'hex') as hex from calendar_feeds
       union all select encode(wrapped_key, 'base64'), encode(wrapped_key, 'hex') from user_keys
       union all select encode(hash, 'base64'), encode(hash, 'hex') from access_events`,
    );
    for (const { base64, hex } of hashes) {
      expect(text).not.toContain(String(base64).replaceAll('\n', ''));
      expect(text).not.toContain(hex);
    }
  });

  test('brought back into a new account every field is equal, documents to the byte, and no copy comes back', async () => {
    const other = await createWoman(server);
    const answer = await restoreInto(other, zip);
    expect([answer.status, answer.json]).toEqual([
      200,
      { outcome: 'restored', rows: expect.any(Number), documents: 5 },
    ]);
    expect(inOrder(await rowsOf(other))).toEqual(inOrder(await rowsOf(maria)));
    const files = await openZip(zip);
    const data = exportedDataSchema.parse(JSON.parse(files.get('lunaria.json')?.toString() ?? ''));
    for (const { id, path } of data.documents) {
      const { bytes } = await other.client.request(`/api/health-documents/${id}/content`);
      expect(bytes.equals(files.get(path) ?? Buffer.alloc(0))).toBe(true);
    }
    const copied = await server.opened.asRole(
      'app_user',
      other.userId,
      `select count(*)::int as count from calendar_feeds union all select count(*)::int from document_readings
       union all select count(*)::int from consents`,
    );
    expect(copied.map(({ count }) => count)).toEqual([0, 0, 0]);
    const waiting = await server.opened.asRole(
      'app_worker',
      undefined,
      `select count(*)::int as count from outbox where user_id = '${other.userId}' and job = 'read-document'`,
    );
    expect(waiting).toEqual([{ count: 5 }]);
  });

  test('brought back twice it changes nothing', async () => {
    const other = await createWoman(server);
    await restoreInto(other, zip);
    const before = await readEverything(server.opened, ['rate_limits']);
    const { status, json } = await restoreInto(other, zip);
    expect([status, json]).toEqual([200, { outcome: 'same', rows: 0, documents: 0 }]);
    expect(await readEverything(server.opened, ['rate_limits'])).toEqual(before);
  });

  test('an export of the account it was brought back into is the same', async () => {
    const other = await createWoman(server);
    await restoreInto(other, zip);
    const again = await makeExportOf(server, other);
    const tablesOf = async (bytes: Buffer) => {
      const text = (await openZip(bytes)).get('lunaria.json')?.toString() ?? '';
      return pickTables(exportedDataSchema.parse(JSON.parse(text)));
    };
    expect(inOrder(await tablesOf(again))).toEqual(inOrder(await tablesOf(zip)));
  });

  test('an account with entries takes no file, and keeps what it has', async () => {
    const other = await createWoman(server);
    const day = { day: '2026-01-06', flow: 'light', kind: null, base: { flow: null, kind: null } };
    await other.client.request('/api/bleeding-days', {
      method: 'POST',
      json: { user_id: other.userId, ...day },
    });
    const before = await readEverything(server.opened, ['rate_limits']);
    const { status, json } = await restoreInto(other, zip);
    expect([status, json]).toEqual([409, { code: 'conflict', message: RESTORE_TEXTS.hasData }]);
    expect(await readEverything(server.opened, ['rate_limits'])).toEqual(before);
  });
});
