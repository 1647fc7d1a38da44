import { upsertSignals } from '@lunaria/db/queries/daily-health-signals.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type DailyHealthSignals, EMPTY_SIGNALS } from '@lunaria/domain/signals/health-signals.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openUserKey } from '../../keys/open-user-key.ts';
import { LIMITS } from '../../services/limits.ts';
import { PAGE } from '../../services/read-page.ts';
import { sealNotes } from '../../services/signals/signal-notes.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createWoman, type Woman } from '../../testing/woman.ts';

const DAYS = 300;
const FIRST_DAY = '2025-01-01';
/** As long as a note may be, and three bytes for each character. */
const LONGEST_NOTE = '語'.repeat(4_000);

describe.each(testEngines)('an account that does its worst on %s', (engine) => {
  let server: TestApp;
  let her: Woman;
  let other: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
    her = await createWoman(server);
    other = await createWoman(server);
    await server.opened.database.asUser(her.userId, async (tx) => {
      const key = await openUserKey(tx, server.keyring, her.userId);
      const days = Array.from({ length: DAYS }, (_, index) => {
        const day = { ...EMPTY_SIGNALS, signal_date: addDays(FIRST_DAY, index), notes: LONGEST_NOTE };
        return { ...day, notes: sealNotes(key, her.userId, day) };
      });
      await upsertSignals(tx, her.userId, days);
    });
  });
  afterAll(() => server.close());

  const readDays = async (woman: Woman, path = '/api/daily-health-signals') => {
    const { status, headers, text, json } = await woman.client.request(path);
    expect(status).toBe(200);
    // As the route answers.
    const { daily_health_signals: days } = json as { daily_health_signals: DailyHealthSignals[] };
    return { days, text, next: /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? null };
  };

  test('gets everything that it wrote, in answers that end soon: the rest of each has an address', async () => {
    const pages: DailyHealthSignals[][] = [];
    for (let next: string | null = '/api/daily-health-signals'; next !== null; ) {
      const page: Awaited<ReturnType<typeof readDays>> = await readDays(her, next);
      expect(page.text.length).toBeLessThan(PAGE.bytes * 1.2);
      pages.unshift(page.days);
      ({ next } = page);
    }
    expect(pages.length).toBeGreaterThan(3);
    const days = pages.flat();
    expect(days.map(({ signal_date: date }) => date)).toEqual(
      Array.from({ length: DAYS }, (_, index): CalendarDate => addDays(FIRST_DAY, index)),
    );
    expect(days.every(({ notes }) => notes === LONGEST_NOTE)).toBe(true);
  });

  test('with a range is answered in pages of this range', async () => {
    const range = 'from=2025-02-01&to=2025-09-30';
    const page = await readDays(her, `/api/daily-health-signals?${range}`);
    expect(page.days.at(-1)?.signal_date).toBe('2025-09-30');
    const first = page.days[0]?.signal_date ?? FIRST_DAY;
    expect(page.next).toBe(`/api/daily-health-signals?from=2025-02-01&to=${addDays(first, -1)}`);
  });

  test('reading all it has twelve times at once, does not make another one wait until it is done', async () => {
    // From here on both sessions are known and the database has as many connections as are needed.
    await Promise.all([readDays(other), readDays(other), readDays(other)]);
    const answered: string[] = [];
    const heavy = Array.from({ length: 12 }, async () => {
      await readDays(her);
      answered.push('heavy');
    });
    await readDays(other);
    answered.push('other');
    await Promise.all(heavy);
    expect(answered).toHaveLength(13);
    // Two on a machine that is idle; how many more get in between is up to whoever gives the processes of the database their
    // time. In one queue for all the other one would come last.
    expect(answered.indexOf('other')).toBeLessThanOrEqual(6);
  });

  test('writes so many entries in an hour and no more, whatever they are; nobody else is held up', async () => {
    const strict = await server.createAppWith({ RATE_LIMIT_FACTOR: '1' });
    // All but five of the hour's are written.
    await server.opened.asRole(
      'app_auth',
      undefined,
      `insert into rate_limits (key, count, window_ends_at)
         values ('entry|account|${her.userId}', ${LIMITS['entry|account'].max - 5}, now() + interval '1 hour')`,
    );
    const write = async (woman: Woman, index: number) =>
      await woman.client.at(strict).request('/api/daily-health-signals', {
        json: {
          ...{ user_id: woman.userId, signal_date: addDays('2024-01-01', index), base: EMPTY_SIGNALS },
          ...{ ...EMPTY_SIGNALS, discharge: 'dry' },
        },
      });
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1) statuses.push((await write(her, index)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    const refused = await write(her, 5);
    expect(refused).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const stage = await her.client.at(strict).request('/api/profile', {
      method: 'PATCH',
      json: { user_id: her.userId, life_stage: 'menopause' },
    });
    expect(stage.status).toBe(429);
    expect((await readDays(her, '/api/daily-health-signals?from=2024-01-06&to=2024-01-06')).days).toEqual([]);
    expect((await write(other, 0)).status).toBe(200);
  });
});
