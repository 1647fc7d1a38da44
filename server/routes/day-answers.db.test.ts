import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { LOG_DATE_TEXTS } from '@lunaria/domain/daily-log/daily-log.ts';
import { type DayAnswersRow, EMPTY_ANSWERS } from '@lunaria/domain/day-entry/day-answers.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

const DAY = '2026-10-02';
const TAG = '7a3c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';

describe.each(testEngines)('what she said of a day on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const save = (write: object) =>
    maria.client.request('/api/day-answers', {
      json: { user_id: maria.userId, day: DAY, ...EMPTY_ANSWERS, base: EMPTY_ANSWERS, ...write },
    });
  const read = async (query = '') => {
    const { json, headers } = await maria.client.request(`/api/day-answers${query}`);
    return { days: (json as { day_answers: DayAnswersRow[] }).day_answers, link: headers.get('link') };
  };

  test('is kept as it was sent, merged by its keys, and changes nothing when it is sent twice', async () => {
    const first = {
      words: { pain: 'mild' },
      symptoms: { migraine: 'some' },
      medicines: {},
      tags: { [TAG]: 'strong' },
    };
    expect((await save(first)).json).toEqual({ day: DAY, ...first, safety: [] });
    expect((await save(first)).json).toEqual({ day: DAY, ...first, safety: [] });
    // Another device saw nothing yet.
    const second = { words: { energy: 'low' }, symptoms: { cough: 'mild' }, medicines: { iron: 'taken' } };
    const both = {
      words: { pain: 'mild', energy: 'low' },
      symptoms: { migraine: 'some', cough: 'mild' },
      medicines: { iron: 'taken' },
      tags: { [TAG]: 'strong' },
    };
    expect((await save(second)).json).toEqual({ day: DAY, ...both, safety: [] });
    expect((await read()).days).toEqual([{ day: DAY, ...both }]);
  });

  test('what is taken away leaves no row', async () => {
    const words = { pain: 'mild' };
    await save({ words });
    expect((await save({ base: { ...EMPTY_ANSWERS, words } })).json).toEqual({
      day: DAY,
      ...EMPTY_ANSWERS,
      safety: [],
    });
    expect((await read()).days).toEqual([]);
    expect(await server.opened.asRole('app_user', maria.userId, 'select 1 from day_answers')).toEqual([]);
  });

  test('a range is read, oldest first; a day that has not come is refused', async () => {
    for (const day of ['2026-10-03', '2026-09-30', DAY]) await save({ day, words: { sleep: 'poor' } });
    const { days } = await read(`?from=2026-10-01&to=${DAY}`);
    expect(days.map(({ day }) => day)).toEqual([DAY]);
    expect((await read()).days.map(({ day }) => day)).toEqual(['2026-09-30', DAY, '2026-10-03']);
    const ahead = await save({
      day: addDays(latestTodayOnEarth(new Date()), 1),
      words: { sleep: 'poor' },
    });
    expect([ahead.status, ahead.text]).toEqual([400, expect.stringContaining(LOG_DATE_TEXTS.inFuture)]);
  });

  test('more days than an answer holds come in pages, each day once', async () => {
    await server.opened.asRole(
      'app_user',
      maria.userId,
      `insert into day_answers (user_id, day, sleep, symptoms, medicines, tags)
         select '${maria.userId}', '2020-01-01'::date + n, 'good', '{}', '{}', '{}' from generate_series(0, 1499) n`,
    );
    const days: string[] = [];
    for (let query = ''; ; ) {
      const page = await read(query);
      days.unshift(...page.days.map(({ day }) => day));
      const rest = /\?to=[\d-]+/.exec(page.link ?? '');
      if (rest === null) break;
      query = rest[0];
    }
    expect(days).toEqual(Array.from({ length: 1500 }, (_, index) => addDays('2020-01-01', index)));
  });
});
