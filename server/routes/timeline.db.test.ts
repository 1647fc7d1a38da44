import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { createThirtyYears } from '@lunaria/domain/examples/create-history.ts';
import type { MedicalRecord } from '@lunaria/domain/records/medical-record.ts';
import { medicalRecord } from '@lunaria/domain/records/testing/medical-record.ts';
import { listYears } from '@lunaria/domain/timeline/by-year.ts';
import { EVENTS_MAX, type Timeline, timelineSchema } from '@lunaria/domain/timeline/timeline.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordHistory } from '../demo/record-history.ts';
import { findTimeline } from '../services/timeline/find-timeline.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { fillEverything } from '../testing/fill-everything.ts';
import { insertDocuments } from '../testing/insert-documents.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

const ALL = { from: null, to: null, after: null };

describe.each(testEngines)('the timeline on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const read = async (woman: Woman, query = ''): Promise<Timeline> => {
    const { status, text, json } = await woman.client.request(`/api/timeline${query}`);
    expect(status, text).toBe(200);
    return timelineSchema.parse(json);
  };
  const save = async (woman: Woman, { id, kind, fields }: MedicalRecord): Promise<void> => {
    const json = { user_id: woman.userId, id, kind, fields, base: null };
    const { status, text } = await woman.client.request(`/api/medical-records/${id}`, {
      method: 'PUT',
      json,
    });
    expect(status, text).toBe(200);
  };

  test('is made of what she has, and of nobody else’s', async () => {
    await fillEverything(server, maria);
    const { events, bands } = await read(maria);
    const kinds = new Set(events.map(({ kind }) => kind));
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'stage',
        'pregnancy',
        'period',
        'day',
        'method',
        'pause',
        'document',
        'condition',
      ]),
    );
    expect(bands.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['trying', 'after-birth']));
    expect(events.filter(({ is_loss }) => is_loss).length).toBeGreaterThan(0);
    const other = await createWoman(server);
    expect((await read(other)).events).toEqual([]);
    const wanted = events.find(({ kind }) => kind === 'period')?.when.on;
    const { events: ofDay } = await read(maria, `?from=${wanted}&to=${wanted}`);
    expect(ofDay.every(({ when }) => when.on === wanted)).toBe(true);
    expect((await maria.client.request('/api/timeline?from=2026-02-01&to=2026-01-01')).status).toBe(400);
    expect((await maria.client.request('/api/timeline?from=yesterday')).status).toBe(400);
  });

  test('RE-061: a mode chosen today begins a stage today', async () => {
    const json = { user_id: maria.userId, life_stage: 'conception' };
    const { status, text } = await maria.client.request('/api/profile', { method: 'PATCH', json });
    expect(status, text).toBe(200);
    const { bands } = await read(maria);
    expect(bands.map(({ kind, to }) => [kind, to])).toEqual([['trying', null]]);
    const at = Date.parse(bands[0]?.from.at ?? '');
    expect(Math.abs(Date.now() - at)).toBeLessThan(3_600_000);
  });

  test('RE-014: a record stands on its days, with what it is called, and goes when it is deleted', async () => {
    const implant = medicalRecord('implant', {
      ...{ name: 'Pacemaker', started_on: '2011-01-01', started_precision: 'year', renew_by: '2030-05-06' },
    });
    await save(maria, implant);
    const said = ({ events }: Timeline) =>
      events.map(({ title, detail, when }) => [title, detail, when.on, when.precision]);
    expect(said(await read(maria))).toEqual([
      ['Pacemaker', 'Renew by', '2030-05-06', 'day'],
      ['Pacemaker', 'Placed', '2011-01-01', 'year'],
    ]);
    await maria.client.request(`/api/medical-records/${implant.id}?user_id=${maria.userId}`, {
      method: 'DELETE',
    });
    expect(said(await read(maria))).toEqual([]);
  });

  test('RE-063: whether losses are shown is kept with her account; until she says so they are not', async () => {
    const details = async () => (await maria.client.request('/api/profile/details')).json;
    expect(await details()).toMatchObject({ shows_losses: false });
    const json = { user_id: maria.userId, shows_losses: true };
    await maria.client.request('/api/profile/details', { method: 'PATCH', json });
    expect(await details()).toMatchObject({ shows_losses: true });
    expect((await (await createWoman(server)).client.request('/api/profile/details')).json).toMatchObject({
      shows_losses: false,
    });
  });

  test('RE-064 and RE-065: thirty years are read by as many statements as nothing, and nothing is written', async () => {
    const history = createThirtyYears('2026-11-13');
    const { userId } = maria;
    const { counts, watched } = watch(server.opened.database);
    const dependencies = { database: watched, keyring: server.keyring };
    await findTimeline(dependencies, userId, ALL);
    const [ofNothing] = counts;
    await recordHistory(server.opened.database, server.keyring, userId, history);
    await insertDocuments(server, maria, 500);
    const { timeline, rest } = await findTimeline(dependencies, userId, ALL);
    expect(counts).toEqual([ofNothing, ofNothing]);
    expect(timeline.events.filter(({ kind }) => kind === 'document')).toHaveLength(500);
    expect(timeline.events.filter(({ kind }) => kind === 'period')).toHaveLength(history.periods.length);
    expect(timeline.events.reduce((sum, { kind, count }) => sum + (kind === 'day' ? count : 0), 0)).toBe(
      new Set(history.days.map(({ signal_date }) => signal_date)).size,
    );
    expect(timeline.events.length).toBeLessThanOrEqual(EVENTS_MAX);
    expect(rest).toBeNull();
    expect(listYears(timeline, '2026-11-28').years.length).toBeGreaterThanOrEqual(30);
  });
});

/** The database with how many statements each reading made; whatever could write is out of reach. */
function watch(database: Database): { counts: number[]; watched: Database } {
  const counts: number[] = [];
  const readAsUser: Database['readAsUser'] = (userId, work) =>
    database.readAsUser(userId, (tx) => {
      const at = counts.push(0) - 1;
      const counting = new Proxy(tx, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name);
          if (name === 'select' || name === 'execute') counts[at] = (counts[at] ?? 0) + 1;
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
      return work(counting as Tx);
    });
  const watched = new Proxy(database, {
    get(_, name) {
      if (name === 'readAsUser') return readAsUser;
      throw new Error(`The timeline asked for ${String(name)}`);
    },
  });
  return { counts, watched };
}
