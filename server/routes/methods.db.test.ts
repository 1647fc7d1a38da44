import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { SafetyAlert, WithSafety } from '@lunaria/domain/alerts/safety-alert.ts';
import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { METHOD_TEXTS, METHOD_USES_MAX, type MethodUse } from '@lunaria/domain/methods/method-use.ts';
import { methodUse } from '@lunaria/domain/methods/testing/method-use.ts';
import { EMPTY_SIGNALS } from '@lunaria/domain/signals/health-signals.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

describe.each(testEngines)('the methods on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const save = (woman: Woman, use: MethodUse, base: MethodUse | null = null) => {
    const seen = base && (({ id: _, ...fields }) => fields)(base);
    const json = { user_id: woman.userId, ...use, base: seen };
    return woman.client.request(`/api/methods/${use.id}`, { method: 'PUT', json });
  };
  const read = async (woman: Woman): Promise<MethodUse[]> =>
    ((await woman.client.request('/api/methods')).json as { methods: MethodUse[] }).methods;
  const remove = (woman: Woman, id: string, userId = woman.userId) =>
    woman.client.request(`/api/methods/${id}?user_id=${userId}`, { method: 'DELETE' });

  test('are saved and read, several at once, those that go on first', async () => {
    const all = [
      methodUse({ method: 'copper-coil', started_on: '2026-03-01', started_certainty: 'month' }),
      methodUse({ method: 'barrier', started_on: null, started_certainty: 'unknown' }),
      methodUse({ started_on: '2019-01-01', started_certainty: 'year', ended_on: '2026-02-10' }),
    ];
    for (const use of all.toReversed())
      expect(await save(maria, use)).toMatchObject({ status: 200, json: use });
    expect(await read(maria)).toEqual(all);
    expect(await read(await createWoman(server))).toEqual([]);
  });

  test('entered twice are one, and entering one again takes back nothing that was changed since', async () => {
    const entered = methodUse();
    const ended = { ...entered, ended_on: '2026-06-01' } as const;
    for (let again = 0; again < 2; again += 1) {
      expect((await save(maria, entered)).status).toBe(200);
      expect(await save(maria, ended, entered)).toMatchObject({ status: 200, json: ended });
    }
    expect(await read(maria)).toEqual([ended]);
  });

  test('changed by two devices at once keep both changes, and never end before they begin', async () => {
    const entered = methodUse();
    await save(maria, entered);
    const answers = await Promise.all([
      save(maria, { ...entered, method: 'ring' }, entered),
      save(maria, { ...entered, ended_on: '2026-04-01' }, entered),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(maria)).toEqual([{ ...entered, method: 'ring', ended_on: '2026-04-01' }]);
    // The other device ended it in April; this one lets it begin in May and knows of no end.
    const later = { ...entered, started_on: '2026-05-01' } as const;
    expect((await save(maria, later, entered)).json).toEqual({ ...later, method: 'ring', safety: [] });
  });

  test('can be removed, also when they are gone already, and come back with a later change of another device', async () => {
    const entered = methodUse();
    await save(maria, entered);
    for (let again = 0; again < 2; again += 1) {
      expect(await remove(maria, entered.id)).toMatchObject({ status: 204, text: '' });
      expect(await read(maria)).toEqual([]);
    }
    const changed = { ...entered, ended_on: '2026-06-01' } as const;
    expect(await save(maria, changed, entered)).toMatchObject({ status: 200, json: changed });
    expect(await read(maria)).toEqual([changed]);
  });

  test('of one are no other’s to change, to end or to remove', async () => {
    const entered = methodUse();
    await save(maria, entered);
    const other = await createWoman(server);
    // The same id is another row: whose an id is cannot be found out.
    const hers = { ...entered, method: 'implant' } as const;
    expect(await save(other, hers)).toMatchObject({ status: 200, json: hers });
    expect((await remove(other, entered.id)).status).toBe(204);
    expect((await remove(other, entered.id, maria.userId)).status).toBe(403);
    expect(await read(maria)).toEqual([entered]);
  });

  test('that cannot be are refused with a sentence, and nothing is kept', async () => {
    const today = latestTodayOnEarth(new Date());
    for (const [changes, message] of [
      [{ started_on: addDays(today, 2) }, METHOD_TEXTS.notInFuture],
      [{ started_on: '1899-12-31' }, METHOD_TEXTS.tooEarly],
      [{ started_on: null }, METHOD_TEXTS.start],
      [{ started_certainty: 'unknown' }, METHOD_TEXTS.start],
      [{ started_certainty: 'month' }, METHOD_TEXTS.startForm],
      [{ ended_on: addDays(today, 2) }, METHOD_TEXTS.notInFuture],
      [{ ended_on: '2026-03-04' }, METHOD_TEXTS.endBeforeStart],
    ] as const) {
      expect(await save(maria, methodUse(changes))).toMatchObject({
        status: 400,
        json: { code: 'invalid_input', message },
      });
    }
    const use = methodUse();
    const put = (id: string, changes: object) =>
      maria.client.request(`/api/methods/${id}`, {
        method: 'PUT',
        json: { user_id: maria.userId, ...use, base: null, ...changes },
      });
    for (const answer of [
      await put('mine', {}),
      await put(crypto.randomUUID(), {}),
      await put(use.id, { method: 'pill' }),
      await put(use.id, { started_certainty: 'week' }),
      await put(use.id, { ended_on: '2026-02-30' }),
      await remove(maria, 'mine'),
      await maria.client.request(`/api/methods/${use.id}`, { method: 'DELETE' }),
    ]) {
      expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_input' } });
    }
    expect(await read(maria)).toEqual([]);
  });

  test('count where an entry is looked at for dangers, also one of before; removed, they count no more', async () => {
    const levelsIn = ({ json }: { json: unknown }) =>
      ((json as WithSafety<object>).safety ?? []).map(({ level }) => level);
    const signal_date = new Date().toISOString().slice(0, 10);
    const notes = 'zigzag lines in my vision for the first time';
    const note = (woman: Woman) => {
      const json = { user_id: woman.userId, signal_date, ...EMPTY_SIGNALS, notes, base: EMPTY_SIGNALS };
      return woman.client.request('/api/daily-health-signals', { json });
    };
    const ring = methodUse({ method: 'ring', started_on: null, started_certainty: 'unknown' });
    await save(maria, ring);
    expect(levelsIn(await note(maria))).toContain('emergency');

    const other = await createWoman(server);
    await save(other, methodUse({ method: 'implant' }));
    expect(levelsIn(await note(other))).toEqual([]);
    // Without oestrogen it was none: it is one with the method that she adds after it.
    expect(levelsIn(await save(other, ring))).toContain('emergency');
    const open = async () =>
      (
        (await other.client.request('/api/safety-alerts')).json as { safety_alerts: SafetyAlert[] }
      ).safety_alerts.map(({ level }) => level);
    expect(await open()).toContain('emergency');
    await remove(other, ring.id);
    expect(await open()).toEqual([]);
  });

  test('have an end: so many are enough, those there are can still be changed', async () => {
    await server.opened.asRole(
      'app_user',
      maria.userId,
      `insert into method_uses (user_id, id, method, started_on, started_certainty)
       select '${maria.userId}', gen_random_uuid(), 'other', '2020-01-01', 'day' from generate_series(2, ${METHOD_USES_MAX})`,
    );
    const last = methodUse();
    expect((await save(maria, last)).status).toBe(200);
    expect(await save(maria, methodUse())).toMatchObject({
      status: 400,
      json: { message: METHOD_TEXTS.room },
    });
    expect((await save(maria, { ...last, ended_on: '2026-06-01' }, last)).status).toBe(200);
  });

  test('a note of before is looked at again when a pill with oestrogen is noted, and when it was none', async () => {
    const day = latestTodayOnEarth(new Date());
    const notes = 'A severe headache today, with flashing lights and zigzag lines I never had before.';
    const noted = { user_id: maria.userId, signal_date: day, ...EMPTY_SIGNALS, notes, base: EMPTY_SIGNALS };
    await maria.client.request('/api/daily-health-signals', { method: 'POST', json: noted });
    const use = methodUse({ method: 'combined-pill', started_on: addDays(day, -400) });
    const { safety = [] } = (await save(maria, use)).json as WithSafety<MethodUse>;
    const facts = safety.flatMap(({ because }) => because.map(({ fact }) => fact));
    expect(facts).toContain('usesOestrogen');
    await remove(maria, use.id);
    const { json } = await maria.client.request('/api/safety-alerts');
    const { safety_alerts: open } = json as { safety_alerts: WithSafety<object>['safety'] };
    expect(open?.flatMap(({ because }) => because.map(({ fact }) => fact))).not.toContain('usesOestrogen');
  });
});
