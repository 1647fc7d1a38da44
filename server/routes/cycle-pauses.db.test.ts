import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import type { CyclePause, CycleRecords } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { CYCLE_RECORD_LIMITS, CYCLE_RECORD_TEXTS } from '@lunaria/domain/cycle/history/record-faults.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

const pause = (changes: Partial<CyclePause> = {}): CyclePause => ({
  id: crypto.randomUUID(),
  from_on: '2026-01-05',
  to_on: '2026-03-08',
  reason: 'treatment',
  ...changes,
});

describe.each(testEngines)('the pauses on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const save = (woman: Woman, write: object, base: object | null = null) =>
    woman.client.request('/api/cycle-pauses', { json: { user_id: woman.userId, ...write, base } });
  const read = async (woman: Woman): Promise<CyclePause[]> =>
    ((await woman.client.request('/api/cycle-records')).json as CycleRecords).cycle_pauses;
  const remove = (woman: Woman, id: string, userId = woman.userId) =>
    woman.client.request(`/api/cycle-pauses/${id}?user_id=${userId}`, { method: 'DELETE' });

  test('are saved and read oldest first, the one that goes on too', async () => {
    const all = [
      pause({ from_on: '1999-03-01', to_on: '2000-04-30', reason: 'breastfeeding' }),
      pause(),
      pause({ from_on: '2026-10-01', to_on: null, reason: 'hormones' }),
    ];
    for (const one of all.toReversed())
      expect(await save(maria, one)).toMatchObject({ status: 200, json: one });
    expect(await read(maria)).toEqual(all);
  });

  test('entered twice are one, and entering one again takes back nothing that was changed since', async () => {
    const entered = pause();
    const { id: _, ...base } = entered;
    const longer = { ...entered, to_on: '2026-03-20' } as const;
    for (let again = 0; again < 2; again += 1) {
      expect((await save(maria, entered)).status).toBe(200);
      expect(await save(maria, longer, base)).toMatchObject({ status: 200, json: longer });
    }
    const inCapitals = { ...entered, id: entered.id.toUpperCase() };
    expect((await save(maria, inCapitals)).json).toEqual(longer);
    expect(await read(maria)).toEqual([longer]);
  });

  test('changed by two devices at once keep both changes, and never end before they begin', async () => {
    const entered = pause();
    const { id: _, ...base } = entered;
    await save(maria, entered);
    const answers = await Promise.all([
      save(maria, { ...entered, reason: 'hormones' }, base),
      save(maria, { ...entered, to_on: '2026-02-01' }, base),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(maria)).toEqual([{ ...entered, reason: 'hormones', to_on: '2026-02-01' }]);
    // The other device ended it on 1 February; this one lets it begin on the 10th and knows of the old end.
    const later = { ...entered, from_on: '2026-02-10' } as const;
    expect((await save(maria, later, base)).json).toEqual({ ...later, reason: 'hormones' });
  });

  test('can be deleted, also when they are gone already, and come back with a later change of another device', async () => {
    const entered = pause();
    const { id, ...base } = entered;
    await save(maria, entered);
    for (let again = 0; again < 2; again += 1) {
      expect(await remove(maria, id)).toMatchObject({ status: 204, text: '' });
      expect(await read(maria)).toEqual([]);
    }
    const changed = { ...entered, to_on: null };
    expect(await save(maria, changed, base)).toMatchObject({ status: 200, json: changed });
    expect(await read(maria)).toEqual([changed]);
  });

  test('that cannot be are refused with a sentence, and nothing is kept', async () => {
    const today = latestTodayOnEarth(new Date());
    for (const [changes, message] of [
      [{ from_on: '1899-12-31' }, CYCLE_RECORD_TEXTS.pauseStart],
      [{ from_on: addDays(today, 2), to_on: null }, CYCLE_RECORD_TEXTS.pauseStart],
      [{ to_on: '2026-01-04' }, CYCLE_RECORD_TEXTS.pauseEnd],
      [{ to_on: addDays(today, 2) }, CYCLE_RECORD_TEXTS.pauseEnd],
    ] as const) {
      expect(await save(maria, pause(changes))).toMatchObject({
        status: 400,
        json: { code: 'invalid_input', message },
      });
    }
    for (const changes of [{ id: 'mine' }, { reason: 'holiday' }, { from_on: '2026-02-30' }, { to_on: '' }]) {
      expect(await save(maria, { ...pause(), ...changes })).toMatchObject({ status: 400 });
    }
    for (const answer of [
      await remove(maria, 'mine'),
      await maria.client.request(`/api/cycle-pauses/${crypto.randomUUID()}`, { method: 'DELETE' }),
    ]) {
      expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_input' } });
    }
    expect(await read(maria)).toEqual([]);
  });

  test('have an end: so many are enough, those there are can still be changed', async () => {
    await server.opened.asRole(
      'app_user',
      maria.userId,
      `insert into cycle_pauses (user_id, id, from_on, reason)
       select '${maria.userId}', gen_random_uuid(), '2020-01-01', 'other' from generate_series(2, ${CYCLE_RECORD_LIMITS.pauses})`,
    );
    const last = pause();
    expect((await save(maria, last)).status).toBe(200);
    expect(await save(maria, pause())).toMatchObject({
      status: 400,
      json: { message: CYCLE_RECORD_TEXTS.pauses },
    });
    expect((await save(maria, last)).status).toBe(200);
  });
});
