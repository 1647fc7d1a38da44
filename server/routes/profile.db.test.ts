import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { dateByLastPeriod } from '@lunaria/domain/pregnancy/dating.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

describe.each(testEngines)('the life stage on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
    // An account of some time ago: what she chose last week is not before it.
    await server.opened.asOwner(
      `alter table profiles no force row level security;
       update profiles set created_at = now() - interval '1 year' where id = '${maria.userId}';
       alter table profiles force row level security`,
    );
  });
  afterAll(() => server.close());

  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const choose = async (stage: string, chosenAt: string, base: object | null = null) =>
    await maria.client.request('/api/profile', {
      method: 'PATCH',
      json: { life_stage: stage, user_id: maria.userId, chosen_at: chosenAt, base },
    });
  const changes = async () =>
    await server.opened.asRole(
      'app_user',
      maria.userId,
      'select to_stage, changed_at from stage_changes order by changed_at',
    );

  test('chosen without a connection is dated to when she chose it, however often it arrives', async () => {
    const monday = daysAgo(2);
    for (const _ of [1, 2]) {
      expect(await choose('ivf', monday)).toMatchObject({
        status: 200,
        json: { life_stage: 'ivf', stage_chosen_at: monday },
      });
    }
    const rows = await changes();
    expect(rows.map(({ to_stage }) => to_stage)).toEqual(['ivf']);
    expect(new Date(String(rows[0]?.changed_at)).toISOString().slice(0, 19)).toBe(monday.slice(0, 19));
  });

  test('an older choice that waited changes nothing of a newer one, which is the answer', async () => {
    await choose('conception', daysAgo(1));
    expect(await choose('ivf', daysAgo(2))).toMatchObject({
      status: 200,
      json: { life_stage: 'conception' },
    });
    // The other device tried it out and came back: still the newer word.
    await choose('menstrual-cycle', daysAgo(0.5));
    const base = { life_stage: 'menstrual-cycle', chosen_at: null };
    expect(await choose('ivf', daysAgo(2), base)).toMatchObject({ json: { life_stage: 'menstrual-cycle' } });
    expect((await changes()).map(({ to_stage }) => to_stage)).toEqual(['conception', 'menstrual-cycle']);
  });

  test('a choice made looking at the stored one stands, with whatever clock', async () => {
    await choose('conception', daysAgo(1));
    const base = { life_stage: 'conception', chosen_at: (await maria.client.request('/api/profile')).json };
    const stored = String((base.chosen_at as { stage_chosen_at: string }).stage_chosen_at); // as: its answer
    const choice = await choose('ivf', daysAgo(9), { ...base, chosen_at: stored });
    expect(choice).toMatchObject({ json: { life_stage: 'ivf' } });
  });

  test('the end of a pregnancy does not undo a mode chosen after it, whichever arrives first', async () => {
    const dating = dateByLastPeriod('2026-03-01', '2026-04-01');
    await maria.client.request('/api/stage', { method: 'PUT', json: { user_id: maria.userId, dating } });
    await choose('pregnancy', daysAgo(9));
    await choose('ivf', daysAgo(1));
    const end = {
      ...{ user_id: maria.userId, reason: 'loss', ended_on: null, life_stage: 'menstrual-cycle' },
      chosen_at: daysAgo(2),
    };
    expect(await maria.client.request('/api/stage/end', { json: end })).toMatchObject({
      status: 200,
      json: { pregnancy: null, profile: { life_stage: 'ivf' } },
    });
    expect((await maria.client.request('/api/stage')).json).toEqual({ pregnancy: null });
  });

  test.each([
    { chosen_at: 'on Monday' },
    { chosen_at: '2026-11-10' },
    { base: { life_stage: 'unknown', chosen_at: null } },
  ])('what is no moment or no mode is refused: %j', async (changed) => {
    const json = { life_stage: 'ivf', ...changed };
    expect((await maria.client.request('/api/profile', { method: 'PATCH', json })).status).toBe(400);
    expect(await changes()).toEqual([]);
  });
});
