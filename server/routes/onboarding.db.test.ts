import { readEverything } from '@lunaria/db/testing/read-everything.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { FinishSetup } from '@lunaria/domain/onboarding/finish-setup.ts';
import { onboardingStateSchema } from '@lunaria/domain/onboarding/onboarding-state.ts';
import { modeOf } from '@lunaria/domain/onboarding/stages.ts';
import { dateByDueDate } from '@lunaria/domain/pregnancy/dating.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { answersOf, setupOf } from '../testing/setups.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

describe.each(testEngines)('her setup on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const get = async (woman: Woman, path = '/api/onboarding') => (await woman.client.request(path)).json;
  const finish = async (woman: Woman, setup: FinishSetup) =>
    await woman.client.request('/api/onboarding', { method: 'PUT', json: setup });
  const periodsOf = async (woman: Woman) =>
    ((await get(woman, '/api/period-tracking')) as { period_tracking: unknown[] }).period_tracking;
  const record = async (woman: Woman, start: string, end: string | null, length = 28) => {
    const answer = await woman.client.request('/api/period-tracking', {
      json: {
        user_id: woman.userId,
        period_start_date: start,
        period_end_date: end,
        cycle_length: length,
        base: null,
      },
    });
    expect(answer.status).toBe(200);
  };
  const row = (start: string, end: string | null, length: number) => ({
    period_start_date: start,
    period_end_date: end,
    cycle_length: length,
  });
  const stateless = {
    consent: 'not_needed',
    age_of_consent: 13,
    guardian_asked_at: null,
  };

  test('is empty before the first Finish Setup', async () => {
    expect(onboardingStateSchema.parse(await get(maria))).toEqual({
      stated_on: null,
      date_of_birth: null,
      height_cm: null,
      height_unit: 'cm',
      weight_kg: null,
      weight_unit: 'kg',
      blood_type: null,
      guardian_email: null,
      answers: null,
      ...stateless,
    });
  });

  test.each(Object.values(answersOf).filter((answers) => answers.stage !== 'pre-menstrual'))(
    'of stage $stage comes back as it was saved, with the mode that follows from it',
    async (answers) => {
      const setup = setupOf(maria.userId, answers);
      const { user_id: _, ...saved } = setup;
      const answer = await finish(maria, setup);
      expect(answer).toMatchObject({ status: 200 });
      expect(answer.json).toEqual({ ...saved, ...stateless, safety: [] });
      expect(await get(maria)).toEqual({ ...saved, ...stateless });
      expect(await get(maria, '/api/profile')).toMatchObject({ life_stage: modeOf(answers) });
    },
  );

  test('of a girl of 15 comes back with the address, and nobody is written to', async () => {
    const answers = { ...answersOf['pre-menstrual'], age: 15 };
    const setup = setupOf(maria.userId, answers, {
      date_of_birth: '2011-05-04',
      guardian_email: 'mother@example.org',
    });
    const { user_id: _, ...saved } = setup;
    expect(await finish(maria, setup)).toMatchObject({ status: 200 });
    expect(await get(maria)).toEqual({ ...saved, ...stateless });
    expect(await mailsPromised(maria)).toBe(0);
  });

  const mailsPromised = async ({ userId }: Woman) =>
    (
      await server.opened.asOwner(
        `alter table outbox no force row level security;
         select count(*)::int as count from outbox where user_id = '${userId}' and job = 'send-guardian-mail';
         rollback; begin`,
      )
    )[0]?.count;

  test('sent again changes nothing', async () => {
    await record(maria, '2026-10-05', '2026-10-09');
    for (const answers of [answersOf['regular-cycle'], answersOf.pregnant, answersOf.menopause]) {
      const setup = setupOf(maria.userId, answers);
      const first = await finish(maria, setup);
      const before = [await get(maria, '/api/stage'), await periodsOf(maria)];
      expect((await finish(maria, setup)).json).toEqual(first.json);
      expect([await get(maria, '/api/stage'), await periodsOf(maria)]).toEqual(before);
    }
  });

  test('what was not answered this time stays', async () => {
    await finish(maria, setupOf(maria.userId, answersOf['regular-cycle']));
    const nothing = { date_of_birth: null, height_cm: null, weight_kg: null, blood_type: null };
    const setup = setupOf(maria.userId, answersOf.menopause, {
      ...nothing,
      height_unit: 'cm',
      weight_unit: 'kg',
    });
    expect((await finish(maria, setup)).json).toMatchObject({
      date_of_birth: '1990-02-28',
      height_cm: 167.64,
      height_unit: 'ft',
      weight_kg: 63.5029,
      weight_unit: 'lbs',
      blood_type: 'O-',
    });
  });

  test('that another stage replaces leaves nothing of the first stage behind', async () => {
    await finish(maria, setupOf(maria.userId, answersOf['trying-to-conceive']));
    await finish(maria, setupOf(maria.userId, answersOf.menopause));
    expect(await get(maria)).toMatchObject({ answers: answersOf.menopause });
  });

  test('refused as a whole leaves everything as it was', async () => {
    await finish(maria, setupOf(maria.userId, answersOf['regular-cycle']));
    const before = await readEverything(server.opened, ['rate_limits']);
    const refusals: [Partial<FinishSetup>, string][] = [
      [{ stated_on: '2099-01-01' }, 'The day of the answers cannot be in the future'],
      [{ stated_on: '0001-01-01', date_of_birth: null }, 'Choose a day from 1900 on'],
      [{ date_of_birth: '2026-11-11' }, 'A date of birth cannot be in the future'],
      [
        { answers: { ...answersOf['regular-cycle'], last_period_start: '2026-11-11' } },
        'The last period cannot be in the future',
      ],
      [
        { answers: { ...answersOf.pregnant, dating: dateByDueDate('2026-11-09', '2026-11-10') } },
        'A due date cannot be in the past',
      ],
      [
        { answers: { ...answersOf.menopause, last_period: '2020-01-01' } },
        'Enter the day, or choose "I don\'t remember"',
      ],
      [{ answers: { ...answersOf['pre-menstrual'], age: 17 } }, "Enter a guardian's email address"],
      [{ height_cm: 281 }, 'Enter a height from 50 to 280 cm'],
    ];
    for (const [changes, message] of refusals) {
      const answer = await finish(maria, setupOf(maria.userId, answersOf.menopause, changes));
      expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_input', message } });
    }
    expect(await readEverything(server.opened, ['rate_limits'])).toEqual(before);
  });

  test.each(['onboarding_answers', 'pregnancies', 'guardians', 'user_keys'])(
    'that fails while %s is written leaves nothing behind, and goes through when tried again',
    async (table) => {
      const setup = setupOf(maria.userId, answersOf.pregnant, { guardian_email: 'mother@example.org' });
      const before = await readEverything(server.opened, ['rate_limits']);
      await server.opened.asOwner(`
        create function refuse() returns trigger language plpgsql as $$ begin raise 'refused by the test'; end $$;
        create trigger refuse before insert on ${table} for each row execute function refuse()`);
      try {
        expect(await finish(maria, setup)).toMatchObject({ status: 500, json: { code: 'unexpected' } });
      } finally {
        await server.opened.asOwner(`drop trigger refuse on ${table}; drop function refuse()`);
      }
      expect(await readEverything(server.opened, ['rate_limits'])).toEqual(before);
      expect((await finish(maria, setup)).status).toBe(200);
    },
  );

  test('and a first period that cannot be written leave nothing of each other', async () => {
    const setup = setupOf(maria.userId, answersOf['regular-cycle']);
    const before = await readEverything(server.opened, ['rate_limits']);
    await server.opened.asOwner(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'refused by the test'; end $$;
      create trigger refuse before insert on period_tracking for each row execute function refuse()`);
    try {
      expect((await finish(maria, setup)).status).toBe(500);
    } finally {
      await server.opened.asOwner('drop trigger refuse on period_tracking; drop function refuse()');
    }
    expect(await readEverything(server.opened, ['rate_limits'])).toEqual(before);
  });

  test('of two devices at once is kept whole, one or the other', async () => {
    const setups = [
      answersOf['regular-cycle'],
      answersOf.pregnant,
      answersOf.menopause,
      answersOf['trying-to-conceive'],
    ];
    const answers = await Promise.all(setups.map((one) => finish(maria, setupOf(maria.userId, one))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { answers: kept } = (await get(maria)) as { answers: (typeof setups)[number] };
    expect(setups).toContainEqual(kept);
    expect(await get(maria, '/api/profile')).toMatchObject({ life_stage: modeOf(kept) });
  });

  test('of another is neither shown nor changed', async () => {
    const other = await createWoman(server);
    await finish(maria, setupOf(maria.userId, answersOf.pregnant));
    const refused = await finish(other, setupOf(maria.userId, answersOf.menopause));
    expect(refused).toMatchObject({ status: 403, json: { code: 'other_user' } });
    expect(await get(other)).toMatchObject({ answers: null, date_of_birth: null });
    expect(await get(other, '/api/stage')).toEqual({ pregnancy: null });
    expect(await get(maria)).toMatchObject({ answers: answersOf.pregnant });
  });

  test('is for nobody who is not signed in', async () => {
    const nobody = { ...maria, client: server.createClient() };
    expect((await nobody.client.request('/api/onboarding')).status).toBe(401);
    expect((await finish(nobody, setupOf(maria.userId, answersOf.menopause))).status).toBe(401);
  });

  describe('starts the calendar from her own period:', () => {
    test.each<[string, [string, string | null][], string, unknown[]]>([
      ['nothing recorded', [], '2026-11-03', [row('2026-11-03', null, 31)]],
      [
        'the same one recorded',
        [['2026-11-03', '2026-11-07']],
        '2026-11-03',
        [row('2026-11-03', '2026-11-07', 31)],
      ],
      [
        'a day inside a recorded one',
        [['2026-11-03', '2026-11-07']],
        '2026-11-05',
        [row('2026-11-03', '2026-11-07', 31)],
      ],
      [
        'two days before a recorded one',
        [['2026-11-05', '2026-11-08']],
        '2026-11-03',
        [row('2026-11-03', '2026-11-08', 31)],
      ],
      [
        'an older one beside a recorded one',
        [['2026-11-03', '2026-11-07']],
        '2026-10-03',
        [row('2026-11-03', '2026-11-07', 31), row('2026-10-03', null, 31)],
      ],
    ])('%s', async (_, recorded, named, expected) => {
      for (const [start, end] of recorded) await record(maria, start, end);
      const answers = { ...answersOf['regular-cycle'], last_period_start: named as '2026-11-03' };
      expect((await finish(maria, setupOf(maria.userId, answers))).status).toBe(200);
      expect(await periodsOf(maria)).toEqual(expected);
    });

    test('a corrected date moves the period of the last setup', async () => {
      const answers = answersOf['regular-cycle'];
      await finish(maria, setupOf(maria.userId, answers));
      await finish(maria, setupOf(maria.userId, { ...answers, last_period_start: '2026-10-30' }));
      expect(await periodsOf(maria)).toEqual([row('2026-10-30', null, 31)]);
    });

    test('a length that Cycle Settings changed since stays where the setup repeats the old one', async () => {
      const setup = setupOf(maria.userId, answersOf['regular-cycle']);
      await finish(maria, setup);
      await record(maria, '2026-11-03', '2026-11-06', 27);
      await finish(maria, { ...setup, height_cm: 170 });
      expect(await periodsOf(maria)).toEqual([row('2026-11-03', '2026-11-06', 27)]);
      const longer = { ...answersOf['regular-cycle'], cycle_length: 90 };
      await finish(maria, { ...setup, answers: longer });
      expect(await periodsOf(maria)).toEqual([row('2026-11-03', '2026-11-06', 90)]);
    });

    test('no recorded period is ever lost, whatever stages follow each other', async () => {
      await record(maria, '2026-09-01', '2026-09-05');
      await record(maria, '2026-10-01', '2026-10-05');
      for (const answers of Object.values(answersOf).filter(({ stage }) => stage !== 'pre-menstrual')) {
        expect((await finish(maria, setupOf(maria.userId, answers))).status).toBe(200);
        expect(await periodsOf(maria)).toEqual(
          expect.arrayContaining([
            expect.objectContaining({ period_start_date: '2026-09-01', period_end_date: '2026-09-05' }),
            expect.objectContaining({ period_start_date: '2026-10-01', period_end_date: '2026-10-05' }),
          ]),
        );
      }
    });
  });

  test('keeps texts and addresses encrypted, each in its own place', async () => {
    const setup = setupOf(maria.userId, answersOf.pregnant, { guardian_email: 'mother@example.org' });
    await finish(maria, setup);
    await finish(
      maria,
      setupOf(
        maria.userId,
        { ...answersOf['pre-menstrual'], age: 18 },
        { guardian_email: 'mother@example.org' },
      ),
    );
    const rows = await server.opened.asRole(
      'app_user',
      maria.userId,
      `select encode(a.health_conditions, 'escape') || encode(p.complications, 'escape') || encode(g.email, 'escape') as text
       from onboarding_answers a, pregnancies p, guardians g`,
    );
    expect(rows).toHaveLength(1);
    for (const plain of ['asthma', 'complications', 'mother', 'example']) {
      expect(String(rows[0]?.text)).not.toContain(plain);
    }
  });

  describe('a last period that she named and deletes afterwards', () => {
    const named = { ...answersOf['regular-cycle'], last_period_start: '2026-11-03' } as const;
    const remove = (start: string) =>
      maria.client.request(`/api/period-tracking/${start}?user_id=${maria.userId}`, { method: 'DELETE' });
    const answersNow = async () => (await maria.client.request('/api/onboarding')).json;
    const starts = async () =>
      await server.opened.asRole(
        'app_user',
        maria.userId,
        'select period_start_date::text as start from period_tracking order by 1',
      );

    test('is named no more, and her other answers stay', async () => {
      await finish(maria, setupOf(maria.userId, named));
      expect((await remove('2026-11-03')).status).toBe(204);
      expect(await answersNow()).toMatchObject({ answers: { ...named, last_period_start: null } });
      expect(await starts()).toEqual([]);
    });

    test('leaves the one recorded before it as the last; one that is recorded later is not named', async () => {
      await finish(maria, setupOf(maria.userId, named));
      for (const start of ['2026-10-05', '2026-11-20']) {
        const json = { user_id: maria.userId, period_start_date: start, period_end_date: start };
        await maria.client.request('/api/period-tracking', {
          json: { ...json, cycle_length: 28, base: null },
        });
      }
      await remove('2026-11-03');
      expect(await answersNow()).toMatchObject({ answers: { last_period_start: '2026-10-05' } });
    });

    test('moved to another day, it is named by that day', async () => {
      await finish(maria, setupOf(maria.userId, named));
      const json = {
        ...{ user_id: maria.userId, period_start_date: '2026-11-01', replaces_start_date: '2026-11-03' },
        ...{ period_end_date: null, cycle_length: 28, base: { period_end_date: null, cycle_length: 28 } },
      };
      expect((await maria.client.request('/api/period-tracking', { json })).status).toBe(200);
      expect(await answersNow()).toMatchObject({ answers: { last_period_start: '2026-11-01' } });
      expect(await starts()).toEqual([{ start: '2026-11-01' }]);
    });

    test('is asked for again by Finish Setup', async () => {
      const json = setupOf(maria.userId, { ...named, last_period_start: '2026-11-03' });
      const without = { ...json, answers: { ...json.answers, last_period_start: null } };
      const { client } = maria;
      expect((await client.request('/api/onboarding', { method: 'PUT', json: without })).status).toBe(400);
    });
  });
});
