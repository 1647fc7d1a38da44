import { promiseForgottenExports } from '@lunaria/db/queries/exports.ts';
import { insertTakenRows } from '@lunaria/db/queries/taken-data.ts';
import { readEverything } from '@lunaria/db/testing/read-everything.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { type DataExport, EXPORT_TEXTS, RESTORE_TEXTS } from '@lunaria/domain/export/data-export.ts';
import { EMPTY_SIGNALS } from '@lunaria/domain/signals/health-signals.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openUserKey } from '../keys/open-user-key.ts';
import { makeExport } from '../services/export/make-export.ts';
import { sealRows } from '../services/export/rows-to-restore.ts';
import { sweepExports } from '../services/export/sweep-exports.ts';
import { zipInto } from '../services/export/zip-into.ts';
import { openSpool } from '../storage/spool.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { askForExport, makeExportOf, makeNow, openZip, restoreInto, writeFhir } from '../testing/exports.ts';
import { aTry } from '../testing/job-run.ts';
import { createWoman, type Woman } from '../testing/woman.ts';
import { setSummary } from '../typesetting/set-summary.ts';

describe.each(testEngines)('exports on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  afterAll(() => server.close());

  const note = async ({ client, userId }: Woman, notes: string) => {
    const json = { user_id: userId, signal_date: '2026-01-05', ...EMPTY_SIGNALS, notes, base: EMPTY_SIGNALS };
    const { status, text } = await client.request('/api/daily-health-signals', { method: 'POST', json });
    if (status !== 200) throw new Error(text);
  };
  const list = async ({ client }: Woman) =>
    ((await client.request('/api/exports')).json as { exports: DataExport[] }).exports;
  const filesOf = async () => {
    const keys: string[] = [];
    for await (const { key } of server.storage.list('exports')) keys.push(key);
    return keys;
  };
  const sql = (statement: string) => server.opened.asOwner(`set local role app_worker; ${statement}`);
  const asHer = ({ userId }: Woman, statement: string) => server.opened.asRole('app_user', userId, statement);

  test('one is asked for, made, offered and noted, and goes when she removes it', async () => {
    const maria = await createWoman(server);
    const id = await askForExport(maria);
    expect(await list(maria)).toMatchObject([{ id, state: 'waiting', progress: 0, file_size: null }]);
    const early = await maria.client.request(`/api/exports/${id}/content`);
    expect([early.status, early.json]).toEqual([409, { code: 'conflict', message: EXPORT_TEXTS.notReady }]);
    await makeNow(server, maria, id);
    const [made] = await list(maria);
    expect(made).toMatchObject({ id, state: 'ready', progress: 100, downloaded_at: null });
    const kept = Date.parse(made?.expires_at ?? '') - Date.parse(made?.ready_at ?? '');
    expect(kept).toBe(7 * 86_400_000);
    const { status, headers, bytes } = await maria.client.request(`/api/exports/${id}/content`);
    expect([status, headers.get('content-type'), bytes.length]).toEqual([
      200,
      'application/zip',
      made?.file_size,
    ]);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=lunaria-\d{4}-\d\d-\d\d\.zip$/);
    expect((await list(maria))[0]?.downloaded_at).not.toBeNull();
    const history = await maria.client.request('/api/access-events');
    const { access_events } = history.json as { access_events: { kind: string; subject: string }[] };
    expect(access_events.slice(0, 2)).toMatchObject([
      { kind: 'export-fetched', subject: id },
      { kind: 'export-made', subject: id },
    ]);
    const removed = await maria.client.request(`/api/exports/${id}?user_id=${maria.userId}`, {
      method: 'DELETE',
    });
    expect(removed.status).toBe(204);
    expect(await list(maria)).toEqual([]);
    expect((await filesOf()).filter((key) => key.includes(maria.userId))).toEqual([]);
  });

  test('the same id asked for twice is one file, another one meanwhile is refused', async () => {
    const maria = await createWoman(server);
    const id = await askForExport(maria);
    const json = { user_id: maria.userId, id, leaves_out: [], passphrase: '' };
    const again = await maria.client.request('/api/exports', { method: 'POST', json });
    expect([again.status, again.json]).toMatchObject([202, { id, state: 'waiting' }]);
    const other = { ...json, id: crypto.randomUUID() };
    const refused = await maria.client.request('/api/exports', { method: 'POST', json: other });
    expect([refused.status, refused.json]).toEqual([
      409,
      { code: 'conflict', message: EXPORT_TEXTS.inProgress },
    ]);
    await expect(
      asHer(
        maria,
        `insert into exports (user_id, id, leaves_out, has_passphrase) values ('${maria.userId}', gen_random_uuid(), '{}', false)`,
      ),
    ).rejects.toThrow('exports_one_in_progress');
  });

  test('the fourth of a day is refused', async () => {
    const app = await server.createAppWith({ RATE_LIMIT_FACTOR: '1' });
    const maria = await createWoman(server);
    const client = maria.client.at(app);
    const answers: [number, string | null][] = [];
    for (let count = 0; count < 4; count += 1) {
      const id = crypto.randomUUID();
      const json = { user_id: maria.userId, id, leaves_out: [], passphrase: '' };
      const { status, headers } = await client.request('/api/exports', { method: 'POST', json });
      answers.push([status, headers.get('retry-after')]);
      await client.request(`/api/exports/${id}?user_id=${maria.userId}`, { method: 'DELETE' });
    }
    expect(answers.map(([status]) => status)).toEqual([202, 202, 202, 429]);
    expect(Number(answers[3]?.[1])).toBeGreaterThan(3600);
  });

  test('what leaves and what comes in takes a fresh proof', async () => {
    const maria = await createWoman(server);
    const zip = await makeExportOf(server, maria);
    const [{ id } = { id: '' }] = await list(maria);
    await server.opened.asRole(
      'app_auth',
      undefined,
      `update sessions set proved_at = now() - interval '11 minutes' where user_id = '${maria.userId}'`,
    );
    const fetched = await maria.client.request(`/api/exports/${id}/content`);
    const restored = await restoreInto(maria, zip);
    expect([fetched.json, restored.json]).toMatchObject([
      { code: 'proof_required' },
      { code: 'proof_required' },
    ]);
  });

  test('nobody else sees, fetches or removes it', async () => {
    const [maria, eve] = [await createWoman(server), await createWoman(server)];
    await makeExportOf(server, maria);
    const [{ id } = { id: '' }] = await list(maria);
    expect(await list(eve)).toEqual([]);
    const before = await readEverything(server.opened, ['rate_limits']);
    for (const [method, path] of [
      ['GET', `/api/exports/${id}`],
      ['GET', `/api/exports/${id}/content`],
      ['DELETE', `/api/exports/${id}?user_id=${eve.userId}`],
    ] as const) {
      expect((await eve.client.request(path, { method })).status).toBe(404);
    }
    const inHerName = await eve.client.request(`/api/exports/${id}?user_id=${maria.userId}`, {
      method: 'DELETE',
    });
    expect(inHerName.json).toMatchObject({ code: 'other_user' });
    expect(await readEverything(server.opened, ['rate_limits'])).toEqual(before);
  });

  test('with a passphrase it opens with that one alone, and the server keeps none', async () => {
    const maria = await createWoman(server);
    await note(maria, 'Only for me');
    const passphrase = 'moons on a stalk ☂';
    const id = await askForExport(maria, { passphrase });
    const kept = () =>
      asHer(
        maria,
        `select passphrase is not null as is_kept, position('moons'::bytea in passphrase) as at from exports where id = '${id}'`,
      );
    expect(await kept()).toEqual([{ is_kept: true, at: 0 }]);
    await makeNow(server, maria, id);
    expect(await kept()).toEqual([{ is_kept: false, at: null }]);
    const { bytes: zip } = await maria.client.request(`/api/exports/${id}/content`);
    await expect(openZip(zip)).rejects.toThrow();
    await expect(openZip(zip, 'another one')).rejects.toThrow();
    expect((await openZip(zip, passphrase)).get('lunaria.json')?.toString()).toContain('Only for me');
    const other = await createWoman(server);
    const answers = [
      await restoreInto(other, zip),
      await restoreInto(other, zip, { passphrase: 'wrong one' }),
      await restoreInto(other, zip, { passphrase }),
    ];
    expect(answers.map(({ json }) => json)).toMatchObject([
      { code: 'invalid_input', message: RESTORE_TEXTS.passphraseNeeded },
      { code: 'invalid_input', message: RESTORE_TEXTS.passphraseWrong },
      { outcome: 'restored' },
    ]);
  });

  /** An alert of hers that rests on these facts. */
  const insertAlert = async ({ userId }: Woman, facts: string[]) => {
    const because = facts.map((fact) => ({ fact, words: `${fact} in words`, from: 'log' }));
    const content = { rule: 'D20', level: 'emergency', source: null, because };
    const alert = {
      id: crypto.randomUUID(),
      day: '2025-01-19',
      state: 'open',
      rules_version: 1,
      raised_at: '2025-01-19T10:00:00Z',
      content,
    };
    await server.opened.database.asUser(userId, async (tx) => {
      const userKey = await openUserKey(tx, server.keyring, userId);
      const rows = sealRows(userKey, userId, 'safety_alerts', [alert]);
      await insertTakenRows(tx, 'safety_alerts', Object.keys(rows[0] ?? {}), rows);
    });
  };

  test('losses and notes stay out where she ticked it', async () => {
    const maria = await createWoman(server);
    await note(maria, 'A note of mine');
    await asHer(
      maria,
      `insert into pregnancies (id, user_id, dating_method, current_week, stated_on, end_reason, ended_at)
       values (gen_random_uuid(), '${maria.userId}', 'currentWeek', 8, '2025-01-05', 'loss', '2025-01-09T10:00:00Z')`,
    );
    await asHer(
      maria,
      `insert into bleeding_days (user_id, day, flow, kind) values ('${maria.userId}', '2025-01-19', 'light', 'lochia')`,
    );
    await insertAlert(maria, ['padsPerHour', 'daysSinceLoss']);
    const filesIn = async (leaves_out: ('losses' | 'notes')[]) =>
      [...(await openZip(await makeExportOf(server, maria, { leaves_out })))]
        .filter(([name]) => !/[.](pdf|txt)$/.test(name))
        .map(([name, bytes]) => ({ name, text: bytes.toString() }));
    const [all, less] = [await filesIn([]), await filesIn(['losses', 'notes'])];
    const naming = (files: { name: string; text: string }[], word: RegExp) =>
      files.filter(({ text }) => word.test(text)).map(({ name }) => name);
    const everywhere = ['lunaria.json', 'summary.html'];
    const fhir = 'fhir/everything.json';
    for (const [word, names] of [
      [/A note of mine/, [...everywhere, 'csv/daily-health-signals.csv', fhir]],
      [/"loss"|,loss,|>loss</, [...everywhere, 'csv/pregnancies.csv', fhir]],
      [/daysSinceLoss|since the loss/, [...everywhere, 'csv/safety-alerts.csv']],
      [/After a birth or the end of a pregnancy|bleedingAfterPregnancy/i, [fhir]],
    ] as const) {
      expect(naming(all, word), String(word)).toEqual(expect.arrayContaining([...names]));
      expect(naming(less, word), String(word)).toEqual([]);
    }
    // The bleeding itself stays.
    expect(naming(less, /2025-01-19/)).toContain(fhir);
  });

  test('in the storage it is ciphertext', async () => {
    const maria = await createWoman(server);
    const zip = await makeExportOf(server, maria);
    const key = (await filesOf()).find((name) => name.includes(maria.userId)) ?? '';
    const other = await createWoman(server);
    await makeExportOf(server, other);
    // Her file does not open with another woman's key, nor is it the ZIP itself.
    const row = await asHer(maria, `select file_path, file_size from exports`);
    expect(`exports/${row[0]?.file_path}`).toBe(key);
    expect(zip.subarray(0, 2).toString()).toBe('PK');
    const otherKey = await server.opened.database.asUser(other.userId, (tx) =>
      openUserKey(tx, server.keyring, other.userId),
    );
    const stream = await server.storage.getDecrypted(key, otherKey);
    await expect(stream?.toArray()).rejects.toThrow();
  });

  describe('when its making ends in the middle,', () => {
    const parts = () => ({
      database: server.opened.database,
      keyring: server.keyring,
      storage: server.storage,
      setSummary,
      writeFhir,
    });

    test('nothing is offered, and it is made at the next try', async () => {
      const maria = await createWoman(server);
      const id = await askForExport(maria);
      const broken = { ...parts(), setSummary: async () => Promise.reject(new Error('The disk is full')) };
      await expect(makeExport(broken, { userId: maria.userId, id }, aTry)).rejects.toThrow('disk');
      expect(await list(maria)).toMatchObject([{ state: 'waiting', progress: 0 }]);
      await makeNow(server, maria, id);
      expect(await list(maria)).toMatchObject([{ state: 'ready' }]);
    });

    test('where nothing can be written, nothing is begun', async () => {
      const maria = await createWoman(server);
      const id = await askForExport(maria);
      vi.stubEnv('TMPDIR', '/there is no such folder');
      try {
        await expect(makeNow(server, maria, id)).rejects.toThrow('ENOENT');
      } finally {
        vi.unstubAllEnvs();
      }
      expect(await asHer(maria, 'select state, attempts from exports')).toEqual([
        { state: 'waiting', attempts: 0 },
      ]);
    });

    test('the last try says so', async () => {
      const maria = await createWoman(server);
      const id = await askForExport(maria, { passphrase: 'moons on a stalk' });
      const broken = { ...parts(), setSummary: async () => Promise.reject(new Error('The disk is full')) };
      const lastTry = { ...aTry, isLastTry: true };
      await expect(makeExport(broken, { userId: maria.userId, id }, lastTry)).rejects.toThrow('disk');
      expect(await list(maria)).toMatchObject([{ state: 'failed', has_passphrase: true }]);
      expect(await asHer(maria, 'select passphrase from exports')).toEqual([{ passphrase: null }]);
      await askForExport(maria);
    });

    test('a killed process is noticed, and what it left is swept', async () => {
      const maria = await createWoman(server);
      const id = await askForExport(maria);
      const died = Promise.withResolvers<Uint8Array>();
      const reached = Promise.withResolvers<void>();
      const hanging = makeExport(
        {
          ...parts(),
          setSummary: () => {
            reached.resolve();
            return died.promise;
          },
        },
        { userId: maria.userId, id },
        aTry,
      );
      await reached.promise;
      // Nobody says for two minutes that it goes on.
      await asHer(maria, "update exports set held_until = now() - interval '1 second'");
      await server.opened.database.asWorker((tx) => promiseForgottenExports(tx));
      await makeNow(server, maria, id);
      expect(await list(maria)).toMatchObject([{ state: 'ready' }]);
      const [offered] = await asHer(maria, 'select file_path from exports');
      // The one that was taken for dead comes back: what it made is not offered.
      died.resolve(new Uint8Array([1]));
      await hanging;
      expect(await asHer(maria, 'select file_path from exports')).toEqual([offered]);
      await sweepExports({ ...parts() });
      expect((await filesOf()).filter((key) => key.includes(maria.userId))).toEqual([
        `exports/${offered?.file_path}`,
      ]);
    });

    test('one that waits for its job is not promised anew, one whose process was killed is', async () => {
      const maria = await createWoman(server);
      const id = await askForExport(maria);
      const data = JSON.stringify({ userId: maria.userId, subjectId: id });
      const job = "insert into pgboss.job (name, data) values ('make-export', $1::jsonb)";
      await server.opened.database.runAsWorker(job, [data]);
      const promised = async () => {
        await asHer(maria, "update exports set held_until = now() - interval '1 second'");
        await server.opened.database.asWorker((tx) => promiseForgottenExports(tx));
        return (await sql(`select 1 as one from outbox where subject_id = '${id}'`)).length;
      };
      expect(await promised()).toBe(1);
      await asHer(
        maria,
        "update exports set state = 'building', file_path = user_id || '/' || gen_random_uuid() || '.zip'",
      );
      expect(await promised()).toBe(2);
      await server.opened.database.runAsWorker(
        "update pgboss.job set state = 'failed' where data = $1::jsonb",
        [data],
      );
      expect(await promised()).toBe(3);
    });

    test('whose process was killed before it said that it had begun is promised anew, not after hours', async () => {
      const maria = await createWoman(server);
      const id = await askForExport(maria);
      const data = JSON.stringify({ userId: maria.userId, subjectId: id });
      const promised = async (startedOn: string) => {
        await server.opened.database.runAsWorker(
          `insert into pgboss.job (name, data, state, started_on) values ('make-export', $1::jsonb, 'active', ${startedOn})`,
          [data],
        );
        await asHer(maria, "update exports set held_until = now() - interval '1 second'");
        await server.opened.database.asWorker((tx) => promiseForgottenExports(tx));
        await server.opened.database.runAsWorker('delete from pgboss.job where data = $1::jsonb', [data]);
        return (await sql(`select 1 as one from outbox where subject_id = '${id}'`)).length;
      };
      expect(await promised('now()')).toBe(1);
      expect(await promised("now() - interval '3 minutes'")).toBe(2);
    });

    test('taken away meanwhile, it is not made', async () => {
      const maria = await createWoman(server);
      const id = await askForExport(maria);
      await maria.client.request(`/api/exports/${id}?user_id=${maria.userId}`, { method: 'DELETE' });
      await makeNow(server, maria, id);
      expect(await list(maria)).toEqual([]);
    });
  });

  test('after seven days it is gone, row and file', async () => {
    const maria = await createWoman(server);
    await makeExportOf(server, maria);
    await asHer(maria, "update exports set expires_at = now() - interval '1 second'");
    expect(await list(maria)).toEqual([]);
    await sweepExports({ database: server.opened.database, storage: server.storage });
    expect((await filesOf()).filter((key) => key.includes(maria.userId))).toEqual([]);
    expect(await sql(`select count(*)::int as count from exports where user_id = '${maria.userId}'`)).toEqual(
      [{ count: 0 }],
    );
  });

  describe('a file that cannot be brought back changes nothing:', () => {
    let eve: Woman;
    let zip: Buffer;
    beforeAll(async () => {
      const maria = await createWoman(server);
      await note(maria, 'A note of mine');
      zip = await makeExportOf(server, maria);
      eve = await createWoman(server);
    });

    const zipOf = async (files: Record<string, string>) => {
      const spool = await openSpool();
      try {
        await zipInto(spool, '', async (add) => {
          for (const [name, text] of Object.entries(files)) await add(name, text);
        });
        return await spool.read(0, spool.size);
      } finally {
        await spool.close();
      }
    };
    const changed = async (change: (data: { tables: object }) => unknown) => {
      const data = JSON.parse((await openZip(zip)).get('lunaria.json')?.toString() ?? '');
      return await zipOf({ 'lunaria.json': JSON.stringify(change(data)) });
    };
    const withRows = (table: string, rows: object[]) =>
      changed((data) => ({ ...data, tables: { ...data.tables, [table]: rows } }));
    const day = { day: '2026-01-05', flow: 'light', kind: null };

    test.each<[string, () => Promise<Uint8Array>, keyof typeof RESTORE_TEXTS]>([
      ['no ZIP', async () => Buffer.from('her words'), 'notZip'],
      ['nothing at all', async () => Buffer.alloc(0), 'notZip'],
      ['the first half', async () => zip.subarray(0, zip.length / 2), 'notZip'],
      ['a flipped bit', async () => flip(zip), 'damaged'],
      ['somebody else’s ZIP', () => zipOf({ 'data.json': '{}' }), 'foreign'],
      ['another format', () => zipOf({ 'lunaria.json': '{"format":"clue","schema":1}' }), 'foreign'],
      ['a newer one', () => changed((data) => ({ ...data, schema: 99 })), 'newer'],
      [
        'a deep nest',
        () => changed((data) => ({ ...data, tables: { ...data.tables, daily_logs: [nest(200)] } })),
        'damaged',
      ],
      ['a nest too deep to be read', () => zipOf({ 'lunaria.json': deepJson(200_000) }), 'damaged'],
      ['half a file', () => changed(({ tables: _, ...data }) => data), 'damaged'],
      ['a day that is none', () => withRows('bleeding_days', [{ ...day, day: '2026-02-31' }]), 'refused'],
      ['a code that is none', () => withRows('bleeding_days', [{ ...day, flow: 'torrent' }]), 'refused'],
      ['a row twice', () => withRows('bleeding_days', [day, day]), 'refused'],
      ['a day to come', () => withRows('bleeding_days', [{ ...day, day: '2199-01-05' }]), 'refused'],
      [
        'a contact without its form',
        () =>
          withRows('emergency_contacts', [
            { id: crypto.randomUUID(), position: 0, content: { name: { evil: true } } },
          ]),
        'refused',
      ],
      [
        'a document that is not in it',
        () =>
          changed((data) => ({
            ...data,
            tables: {
              ...data.tables,
              health_documents: [
                {
                  id: '5f0f8a52-2f0b-4a7e-9c50-0c9d7d0a1b22',
                  file_name: 'a.pdf',
                  file_size: 10,
                  mime_type: 'application/pdf',
                },
              ],
            },
            documents: [
              {
                id: '5f0f8a52-2f0b-4a7e-9c50-0c9d7d0a1b22',
                ...{
                  path: 'documents/a.pdf',
                  mime_type: 'application/pdf',
                  file_size: 10,
                  sha256: 'a'.repeat(64),
                },
              },
            ],
          })),
        'damaged',
      ],
    ])('%s', async (_, make, text) => {
      const file = await make();
      const before = await readEverything(server.opened, ['rate_limits', 'user_keys']);
      const { status, json } = await restoreInto(eve, file);
      expect([status, json]).toEqual([400, { code: 'invalid_input', message: RESTORE_TEXTS[text] }]);
      expect(await readEverything(server.opened, ['rate_limits', 'user_keys'])).toEqual(before);
    });

    test('what becomes two hundred times as much', async () => {
      const bomb = await zipOf({ 'lunaria.json': ' '.repeat(5_000_000) });
      expect(bomb.length).toBeLessThan(20_000);
      const { status, json } = await restoreInto(eve, bomb);
      expect([status, json]).toEqual([413, { code: 'payload_too_large', message: RESTORE_TEXTS.tooLarge }]);
    });

    test('columns that are never restored are left alone', async () => {
      const other = await createWoman(server);
      const file = await changed((data) => ({
        ...data,
        tables: {
          ...data.tables,
          consents: [{ id: crypto.randomUUID(), purpose: 'share', subject: 'x', text_version: '1' }],
          sessions: [{ token: 'mine' }],
          users: [{ email: 'eve@example.org' }],
          bleeding_days: [{ ...day, user_id: eve.userId }],
        },
      }));
      expect((await restoreInto(other, file)).json).toMatchObject({ outcome: 'restored' });
      expect(await asHer(other, 'select user_id, flow from bleeding_days')).toEqual([
        { user_id: other.userId, flow: 'light' },
      ]);
      expect(await asHer(other, 'select id from consents')).toEqual([]);
    });
  });
});

/** Objects in one another. */
function nest(depth: number): object {
  return depth === 0 ? {} : { in: nest(depth - 1) };
}

/** Like ours, with lists in one another in a row. Not packed two hundred times as small. */
function deepJson(depth: number): string {
  const lists = '['.repeat(depth) + ']'.repeat(depth);
  const data = {
    format: 'lunaria',
    schema: 1,
    made_at: '2026-11-27T21:00:00.000Z',
    left_out: [],
    documents: [],
  };
  const rest = { account: { email: '', full_name: '' }, tables: { own_tags: [{ name: 'LISTS' }] } };
  return JSON.stringify({ ...data, ...rest }).replace('"LISTS"', lists);
}

/** Within the packed bytes of the first entry, which is `lunaria.json` where there is no document. */
function flip(zip: Buffer): Buffer {
  const spoilt = Buffer.from(zip);
  const at = 200;
  spoilt[at] = (spoilt[at] ?? 0) ^ 0x10;
  return spoilt;
}
