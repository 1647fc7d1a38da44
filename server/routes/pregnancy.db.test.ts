import { readEverything } from '@lunaria/db/testing/read-everything.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import {
  dateByDueDate,
  dateByLastPeriod,
  dateByWeek,
  type PregnancyDating,
} from '@lunaria/domain/pregnancy/dating.ts';
import { MODES_AFTER_PREGNANCY, PREGNANCY_ENDS } from '@lunaria/domain/pregnancy/pregnancy-end.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getPregnancy, savePregnancy } from '../services/pregnancy/ongoing-pregnancy.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { answersOf, setupOf } from '../testing/setups.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

describe.each(testEngines)('her pregnancy on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const get = async ({ client }: Woman, path = '/api/stage') => (await client.request(path)).json;
  const date = async ({ client, userId }: Woman, dating: PregnancyDating) =>
    await client.request('/api/stage', { method: 'PUT', json: { user_id: userId, dating } });
  const end = async ({ client, userId }: Woman, changes: object = {}) =>
    await client.request('/api/stage/end', {
      json: {
        user_id: userId,
        reason: 'prefer-not-to-say',
        ended_on: null,
        life_stage: 'menstrual-cycle',
        ...changes,
      },
    });
  const finish = async ({ client, userId }: Woman, answers = answersOf.pregnant) =>
    await client.request('/api/onboarding', { method: 'PUT', json: setupOf(userId, answers) });

  test('is null before there is one', async () => {
    expect(await get(maria)).toEqual({ pregnancy: null });
  });

  test.each([
    dateByLastPeriod('2024-02-29', '2024-03-01'),
    dateByDueDate('2027-01-01', '2026-11-10'),
    dateByWeek(42, '2026-11-10'),
  ])('comes back as it was dated: $method', async (dating) => {
    const pregnancy = { dating, first_pregnancy: null, complications: '' };
    expect(await date(maria, dating)).toMatchObject({ status: 200, json: { pregnancy } });
    expect(await get(maria)).toEqual({ pregnancy });
  });

  test('keeps what the setup said of it where only its dating changes, and the setup shows the new dating', async () => {
    await finish(maria);
    const dating = dateByDueDate('2027-03-20', '2026-11-12');
    await date(maria, dating);
    const pregnancy = { dating, first_pregnancy: true, complications: 'a note on complications' };
    expect(await get(maria)).toEqual({ pregnancy });
    expect(await get(maria, '/api/onboarding')).toMatchObject({
      answers: { stage: 'pregnant', ...pregnancy },
    });
  });

  test('that cannot be is refused with a sentence, and nothing is written', async () => {
    await date(maria, dateByWeek(24, '2026-11-10'));
    const before = await readEverything(server.opened, ['rate_limits']);
    const refusals: [object, string][] = [
      [dateByLastPeriod('2026-11-11', '2026-11-10'), 'The last period cannot be in the future'],
      [dateByDueDate('2026-11-09', '2026-11-10'), 'A due date cannot be in the past'],
      [dateByWeek(0, '2026-11-10'), 'Enter a week from 1 to 42'],
      [dateByWeek(43, '2026-11-10'), 'Enter a week from 1 to 42'],
      [dateByWeek(24, '2099-01-01'), 'The day of the answers cannot be in the future'],
      [{ ...dateByWeek(24, '2026-11-10'), due_date: '2027-01-01' }, 'Only the chosen method has a value'],
      [dateByLastPeriod('2025-02-29', '2026-11-10'), 'Enter a day that exists, as YYYY-MM-DD'],
    ];
    for (const [dating, message] of refusals) {
      const answer = await maria.client.request('/api/stage', {
        method: 'PUT',
        json: { user_id: maria.userId, dating },
      });
      expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_input', message } });
    }
    expect(await readEverything(server.opened, ['rate_limits'])).toEqual(before);
  });

  test('a due date that has passed since it was saved may be saved again', async () => {
    const { database } = server.opened;
    const at = (day: CalendarDate) => new Date(`${day}T12:00:00Z`);
    const due = dateByDueDate('2026-11-11', '2026-11-10');
    await savePregnancy({ ...server, database }, maria.userId, due, at('2026-11-10'));
    const again = dateByDueDate('2026-11-11', '2026-11-20');
    await savePregnancy({ ...server, database }, maria.userId, again, at('2026-11-20'));
    expect((await getPregnancy(database, server.keyring, maria.userId))?.dating).toEqual(again);
  });

  describe('once it has ended', () => {
    test.each(
      PREGNANCY_ENDS.flatMap(
        ({ value }) =>
          [
            [value, null],
            [value, '2026-11-15'],
          ] as const,
      ),
    )('by %s, on %s, is gone everywhere at once and kept in her history', async (reason, endedOn) => {
      await finish(maria);
      expect(await end(maria, { reason, ended_on: endedOn, life_stage: 'contraception' })).toMatchObject({
        status: 200,
        json: { pregnancy: null },
      });
      expect(await get(maria)).toEqual({ pregnancy: null });
      expect(await get(maria, '/api/profile')).toMatchObject({ life_stage: 'contraception' });
      const onboarding = await maria.client.request('/api/onboarding');
      expect(onboarding.json).toMatchObject({ answers: null, stated_on: null, date_of_birth: '1990-02-28' });
      expect(onboarding.text).not.toMatch(/pregnan|complication|due_date/);
      const kept = await server.opened.asRole(
        'app_user',
        maria.userId,
        `select end_reason, ended_on::text, current_week from pregnancies where ended_at is not null`,
      );
      expect(kept).toEqual([{ end_reason: reason, ended_on: endedOn, current_week: 24 }]);
    });

    test.each(MODES_AFTER_PREGNANCY)('she goes on in $label', async ({ value }) => {
      await date(maria, dateByWeek(24, '2026-11-10'));
      await end(maria, { life_stage: value });
      expect(await get(maria, '/api/profile')).toMatchObject({ life_stage: value });
    });

    test('the same end again changes nothing, a mode chosen since included', async () => {
      await finish(maria);
      await end(maria);
      await maria.client.request('/api/profile', { method: 'PATCH', json: { life_stage: 'ivf' } });
      const before = await readEverything(server.opened, ['rate_limits']);
      expect((await end(maria)).status).toBe(200);
      expect(await readEverything(server.opened, ['rate_limits'])).toEqual(before);
    });

    test('another may begin, beside the ended ones', async () => {
      for (const week of [8, 9, 10]) {
        await date(maria, dateByWeek(week, '2026-11-10'));
        expect(await get(maria)).toMatchObject({ pregnancy: { dating: { current_week: week } } });
        await end(maria);
      }
      await finish(maria);
      const rows = await server.opened.asRole('app_user', maria.userId, 'select ended_at from pregnancies');
      expect(rows).toHaveLength(4);
      expect(rows.filter((row) => row.ended_at === null)).toHaveLength(1);
    });

    test('her answers of another stage stay', async () => {
      await finish(maria);
      const menopause = setupOf(maria.userId, answersOf.menopause);
      await maria.client.request('/api/onboarding', { method: 'PUT', json: menopause });
      await end(maria);
      expect(await get(maria, '/api/onboarding')).toMatchObject({ answers: answersOf.menopause });
    });

    test.each([
      [{ ended_on: '2099-01-01' }, 'Choose today or an earlier day'],
      [{ said_on: '2099-01-01' }, 'Choose today or an earlier day'],
      [{ ended_on: '2020-01-01' }, 'Choose a day after the pregnancy began, or leave it empty'],
      [{ reason: 'unknown' }, 'Choose one, or prefer not to say'],
      [{ life_stage: 'pregnancy' }, 'Choose how to go on'],
    ])('what cannot be is refused, and it goes on: %j', async (changes, message) => {
      await finish(maria);
      expect(await end(maria, changes)).toMatchObject({ status: 400, json: { message } });
      expect(await get(maria)).toMatchObject({ pregnancy: { first_pregnancy: true } });
      expect(await get(maria, '/api/profile')).toMatchObject({ life_stage: 'pregnancy' });
    });
  });

  test('two devices that begin one at once begin one', async () => {
    const answers = await Promise.all(
      [8, 9, 10, 11].map((week) => date(maria, dateByWeek(week, '2026-11-10'))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const rows = await server.opened.asRole('app_user', maria.userId, 'select id from pregnancies');
    expect(rows).toHaveLength(1);
  });

  test('of another is neither shown nor changed', async () => {
    const other = await createWoman(server);
    await finish(maria);
    const foreign = { ...other, userId: maria.userId };
    for (const answer of [await date(foreign, dateByWeek(8, '2026-11-10')), await end(foreign)]) {
      expect(answer).toMatchObject({ status: 403, json: { code: 'other_user' } });
    }
    expect(await get(other)).toEqual({ pregnancy: null });
    expect((await end(other)).status).toBe(200);
    expect(await get(maria)).toMatchObject({ pregnancy: { first_pregnancy: true } });
  });
});
