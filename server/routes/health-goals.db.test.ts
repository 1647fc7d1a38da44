import { lockHealthGoals } from '@lunaria/db/queries/health-goals.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { GOAL_TEXTS, type HealthGoal } from '@lunaria/domain/goals/health-goal.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PAGE } from '../services/read-page.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { followPages } from '../testing/follow-pages.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

/** Any goal, those that cannot be too. */
type Sent = { id: string } & { [Key in keyof HealthGoal | 'user_id']?: unknown };

const sleep = (): HealthGoal => ({
  id: crypto.randomUUID(),
  kind: 'sleep',
  amount: 7.25,
  days_per_week: 5,
  started_on: '2026-10-05',
  state: 'active',
  state_since: null,
  last_pause_from: null,
  last_pause_to: null,
});
const logging = (): HealthGoal => ({ ...sleep(), kind: 'logging', amount: null });
const activity = (): HealthGoal => ({ ...sleep(), kind: 'activity', amount: 150, days_per_week: null });
const ended = { state: 'ended', state_since: '2026-10-09' } as const;
const paused = { state: 'paused', state_since: '2026-10-08' } as const;

describe.each(testEngines)('the goals on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const save = (woman: Woman, goal: Sent, base: object | null = null, at = goal.id) =>
    woman.client.request(`/api/health-goals/${at}`, {
      method: 'PUT',
      json: { user_id: woman.userId, ...goal, base },
    });
  const read = async (woman: Woman): Promise<HealthGoal[]> => {
    const { json } = await woman.client.request('/api/health-goals');
    return (json as { health_goals: HealthGoal[] }).health_goals;
  };
  const remove = (woman: Woman, id: string, userId = woman.userId) =>
    woman.client.request(`/api/health-goals/${id}?user_id=${userId}`, { method: 'DELETE' });

  test('of every kind are saved as they were set and read with the newest first, those that ended too', async () => {
    const set: HealthGoal[] = [
      { ...sleep(), started_on: '2026-10-04' },
      { ...activity(), started_on: '2026-10-03', ...paused },
      { ...sleep(), kind: 'water', amount: 7.6, started_on: '2026-10-02', days_per_week: 7 },
      {
        ...logging(),
        kind: 'mood',
        started_on: '2026-10-01',
        last_pause_from: '2026-10-02',
        last_pause_to: '2026-10-04',
      },
      { ...logging(), started_on: '2026-09-30', days_per_week: 1 },
      { ...sleep(), started_on: '2025-12-31', ...ended },
      { ...sleep(), started_on: '1900-01-01', ...ended, state_since: '1900-01-01' },
    ];
    for (const goal of set.toReversed()) {
      expect(await save(maria, goal)).toMatchObject({ status: 200, json: goal });
    }
    expect(await read(maria)).toEqual(set);
  });

  test('that are many come in pages, each once and in their order, and a write looks at few of them', async () => {
    // Several begin on one day: a page may end among them.
    await server.opened.asRole(
      'app_user',
      maria.userId,
      `insert into health_goals (user_id, id, kind, days_per_week, started_on, state, state_since)
         select '${maria.userId}', gen_random_uuid(), 'mood', 3, '2020-01-01'::date + count / 7, 'ended', '2024-01-01'
         from generate_series(1, ${PAGE.rows + 500}) count`,
    );
    const answers = await followPages(maria.client, '/api/health-goals');
    const pages = answers.map(({ json }) => (json as { health_goals: HealthGoal[] }).health_goals);
    expect(pages.map(({ length }) => length)).toEqual([PAGE.rows, 500]);
    const goals = pages.flat();
    expect(new Set(goals.map(({ id }) => id)).size).toBe(PAGE.rows + 500);
    const inOrder = goals.toSorted(
      (one, other) => other.started_on.localeCompare(one.started_on) || one.id.localeCompare(other.id),
    );
    expect(goals).toEqual(inOrder);
    const current = { ...sleep(), kind: 'mood', amount: null } as const;
    expect((await save(maria, current)).status).toBe(200);
    const looked = await server.opened.database.asUser(maria.userId, (tx) =>
      lockHealthGoals(tx, maria.userId, goals[0]?.id ?? ''),
    );
    expect(looked.map(({ id }) => id).toSorted()).toEqual([current.id, goals[0]?.id].toSorted());
  });

  test('are asked for behind a place that is a day and an id, or from the beginning', async () => {
    for (const query of ['started_on=2026-01-01', `id=${crypto.randomUUID()}`, 'started_on=soon&id=x']) {
      expect((await maria.client.request(`/api/health-goals?${query}`)).status).toBe(400);
    }
  });

  test('can be changed, paused, resumed and ended; then another of the kind can be set', async () => {
    let goal = sleep();
    await save(maria, goal);
    for (const change of [
      { amount: 8 },
      paused,
      { state: 'active', state_since: null, last_pause_from: '2026-10-08', last_pause_to: '2026-10-10' },
      ended,
    ] as const) {
      const changed = { ...goal, ...change };
      expect(await save(maria, changed, goal)).toMatchObject({ status: 200, json: changed });
      goal = changed;
    }
    const next = { ...sleep(), started_on: '2026-10-12' } as const;
    expect((await save(maria, next)).status).toBe(200);
    expect(await read(maria)).toEqual([next, goal]);
    // Going on with the old one would make two.
    const resumed = { ...goal, state: 'active', state_since: null } as const;
    expect(await save(maria, resumed, goal)).toMatchObject({
      status: 400,
      json: { message: GOAL_TEXTS.one },
    });
    expect(await read(maria)).toEqual([next, goal]);
  });

  test('saved twice are one, and setting one again takes back nothing that was changed since', async () => {
    const goal = sleep();
    const changed = { ...goal, amount: 8, ...paused };
    for (let again = 0; again < 2; again += 1) {
      expect((await save(maria, goal)).status).toBe(200);
      expect(await save(maria, changed, goal)).toMatchObject({ status: 200, json: changed });
    }
    expect(await save(maria, goal)).toMatchObject({ status: 200, json: changed });
    // An id in capitals is the same one.
    const inCapitals = { ...goal, id: goal.id.toUpperCase() };
    expect(await save(maria, inCapitals)).toMatchObject({ status: 200, json: changed });
    expect(await read(maria)).toEqual([changed]);
  });

  test('changed by two devices keep both changes, state and pauses as a whole', async () => {
    const goal = sleep();
    await save(maria, goal);
    await save(maria, { ...goal, amount: 9 }, goal);
    expect((await save(maria, { ...goal, days_per_week: 2 }, goal)).json).toEqual({
      ...goal,
      amount: 9,
      days_per_week: 2,
    });
    await save(maria, { ...goal, ...paused }, goal);
    const both = { ...goal, amount: 9, days_per_week: 2, ...ended };
    expect((await save(maria, { ...goal, ...ended }, goal)).json).toEqual(both);
    expect(await read(maria)).toEqual([both]);
  });

  test('set for one kind by two devices at once: one is kept, the other is told', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => save(maria, sleep())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    for (const { status, json } of answers) {
      if (status === 400) expect(json).toMatchObject({ code: 'invalid_input', message: GOAL_TEXTS.one });
    }
    expect(await read(maria)).toHaveLength(1);
  });

  test('can be removed, also when they are gone already, and come back with a later change of another device', async () => {
    const goal = sleep();
    await save(maria, goal);
    for (let again = 0; again < 2; again += 1) {
      expect(await remove(maria, goal.id)).toMatchObject({ status: 204, text: '' });
      expect(await read(maria)).toEqual([]);
    }
    expect((await remove(maria, 'one')).status).toBe(400);
    expect((await save(maria, { ...goal, amount: 8 }, goal)).json).toEqual({ ...goal, amount: 8 });
  });

  describe('that cannot be are refused, and nothing is written:', () => {
    const today = latestTodayOnEarth(new Date());
    const impossible: [what: string, change: object, message: string][] = [
      ['too much sleep', { amount: 14.5 }, GOAL_TEXTS.sleep],
      ['no amount', { amount: null }, GOAL_TEXTS.sleep],
      ['half a minute', { ...activity(), amount: 5.5 }, GOAL_TEXTS.activity],
      ['minutes on days', { ...activity(), days_per_week: 5 }, GOAL_TEXTS.noDays],
      ['hours of logging', { ...logging(), amount: 1 }, GOAL_TEXTS.noAmount],
      ['eight days a week', { days_per_week: 8 }, GOAL_TEXTS.days],
      ['half a day', { days_per_week: 2.5 }, GOAL_TEXTS.days],
      ['a start tomorrow', { started_on: addDays(today, 1) }, GOAL_TEXTS.started],
      ['a start that is no day', { started_on: '2026-02-30' }, 'Enter a day that exists, as YYYY-MM-DD'],
      ['an end before the start', { ...ended, state_since: '2026-10-04' }, GOAL_TEXTS.since],
      ['an end tomorrow', { ...ended, state_since: addDays(today, 1) }, GOAL_TEXTS.since],
      ['a pause without its day', { state: 'paused' }, GOAL_TEXTS.since],
      ['half a pause', { last_pause_from: '2026-10-06' }, GOAL_TEXTS.pause],
      ['another kind', { kind: 'weight' }, 'Unknown kind of goal'],
      ['another state', { state: 'resting' }, 'A goal is active, paused or ended'],
      ['no id', { id: 'one' }, 'A goal needs its id'],
      ['nobody', { user_id: 'maria' }, 'Say whose record this is'],
    ];

    test('whatever the domain refuses', async () => {
      for (const [what, change, message] of impossible) {
        const answer = await save(maria, { ...sleep(), ...change });
        expect({ what, ...answer }).toMatchObject({
          what,
          status: 400,
          json: { code: 'invalid_input', message },
        });
      }
      expect(await read(maria)).toEqual([]);
    });

    test('another id than the address', async () => {
      expect(await save(maria, sleep(), null, sleep().id)).toMatchObject({
        status: 400,
        json: { message: 'The goal and the address name different goals' },
      });
      expect(await read(maria)).toEqual([]);
    });

    test('one of which only the parts of two devices would make an impossible one', async () => {
      const goal = { ...sleep(), ...paused };
      await save(maria, goal);
      const later = { ...goal, started_on: '2026-10-08' } as const;
      await save(maria, later, goal);
      // Started later here, ended earlier there.
      const over = { ...goal, ...ended, state_since: '2026-10-06' } as const;
      expect(await save(maria, over, goal)).toMatchObject({
        status: 400,
        json: { message: GOAL_TEXTS.since },
      });
      expect(await read(maria)).toEqual([later]);
    });
  });

  test('of another are neither shown nor changed nor removed, even under the same id', async () => {
    const other = await createWoman(server);
    const goal = sleep();
    await save(maria, goal);
    expect(await read(other)).toEqual([]);
    expect(await save({ ...other, userId: maria.userId }, goal)).toMatchObject({
      status: 403,
      json: { code: 'other_user' },
    });
    expect(await remove(other, goal.id, maria.userId)).toMatchObject({ status: 403 });
    expect((await remove(other, goal.id)).status).toBe(204);
    const own = { ...goal, amount: 10 };
    expect(await save(other, own, goal)).toMatchObject({ status: 200, json: own });
    expect(await read(maria)).toEqual([goal]);
    expect(await read(other)).toEqual([own]);
  });

  test('are for nobody who is not signed in', async () => {
    const nobody = { ...maria, client: server.createClient() };
    const goal = sleep();
    expect((await nobody.client.request('/api/health-goals')).status).toBe(401);
    expect((await save(nobody, goal)).status).toBe(401);
    expect((await remove(nobody, goal.id)).status).toBe(401);
    expect(await read(maria)).toEqual([]);
  });
});
