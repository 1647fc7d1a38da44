import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { FeedAnswer } from '@lunaria/domain/calendar-feed/calendar-feed.ts';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readFeed } from '../services/calendar-feed/read-feed.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { askGuardian } from '../testing/guardian.ts';
import type { Answer } from '../testing/test-client.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

const today = () => new Date().toISOString().slice(0, 10) as CalendarDate; // by format

const ID = '3c8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const NOW = new Date('2026-09-25T12:00:00Z');

describe.each(testEngines)('the calendar feed on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const put = async (part: object = {}, { id = ID, woman = maria } = {}) =>
    await woman.client.request(`/api/calendar-feeds/${id}`, {
      method: 'PUT',
      json: {
        ...{ user_id: woman.userId, id, contents: ['period', 'window'], title_mode: 'discreet' },
        ...{ own_title: '', zone: 'Europe/Lisbon', ...part },
      },
    });
  const make = async (part: object = {}, of = {}): Promise<string> => {
    const { json, status } = await put(part, of);
    expect(status).toBe(200);
    return new URL((json as FeedAnswer).address ?? '').pathname;
  };
  const fetchAt = async (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
    await server.createClient().request(path, { headers });
  const read = async (path: string, now = NOW) => {
    const secret = path.replace('/calendar/', '').replace('.ics', '');
    const { opened, keyring, auditKey, config } = server;
    const text = await readFeed({ database: opened.database, keyring, auditKey, config }, secret, now);
    return text === null ? null : new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  };
  const say = (events: ICAL.Component[] | null) =>
    (events ?? []).map((event) => {
      const { startDate, endDate, summary } = new ICAL.Event(event);
      return `${summary} ${startDate.toString()} ${endDate.toString()}`;
    });
  const record = (...starts: string[]) =>
    server.opened.asRole(
      'app_user',
      maria.userId,
      starts
        .map(
          (start) => `insert into period_tracking (user_id, period_start_date, period_end_date, cycle_length)
            values ('${maria.userId}', '${start}', '${start}'::date + 4, 28)`,
        )
        .join('; '),
    );
  const fourCycles = () => record('2026-06-08', '2026-07-06', '2026-08-03', '2026-08-31');
  /** The same, the last of them 25 days ago. */
  const cyclesUntilNow = () => record(...[109, 81, 53, 25].map((ago) => addDays(today(), -ago)));
  const history = async () =>
    (
      (await maria.client.request('/api/access-events')).json as { access_events: { kind: string }[] }
    ).access_events.map(({ kind }) => kind);

  describe('at its address', () => {
    test('is text/calendar that another program reads, for nobody else to keep, and 304 while nothing changed', async () => {
      await cyclesUntilNow();
      const path = await make();
      const answer = await fetchAt(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('private, max-age=900');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(answer.headers.get('set-cookie')).toBeNull();
      const calendar = new ICAL.Component(ICAL.parse(answer.text));
      expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
      for (const event of calendar.getAllSubcomponents('vevent')) {
        expect(event.getFirstPropertyValue('class')).toBe('PRIVATE');
        expect(event.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
        expect(event.getFirstProperty('dtstart')?.type).toBe('date');
        expect(event.getFirstProperty('description')).toBeNull();
        expect(event.getAllSubcomponents('valarm')).toEqual([]);
      }
      expect(answer.text.endsWith('END:VCALENDAR\r\n')).toBe(true);
      for (const line of answer.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const etag = answer.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"/);
      const again = await fetchAt(path, { 'if-none-match': etag });
      expect([again.status, again.text, again.headers.get('cache-control')]).toEqual([
        304,
        '',
        'private, max-age=900',
      ]);
      await put({ title_mode: 'plain' });
      expect((await fetchAt(path, { 'if-none-match': etag })).status).toBe(200);
    });

    test('renewed or ended it is like one that never was, at once', async () => {
      const first = await make();
      const never = await fetchAt(`/calendar/${'x'.repeat(43)}.ics`);
      const describeAnswer = ({ status, text, headers }: Answer) => ({
        ...{ status, text, headers: [...headers].filter(([name]) => name !== 'date') },
      });
      expect(never.status).toBe(404);
      expect(never.headers.get('cache-control')).toBe('no-store');
      expect(never.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      const renewed = await maria.client.request(`/api/calendar-feeds/${ID}/renew`, {
        json: { user_id: maria.userId },
      });
      const second = new URL((renewed.json as FeedAnswer).address ?? '').pathname;
      expect(second).not.toBe(first);
      expect(describeAnswer(await fetchAt(first))).toEqual(describeAnswer(never));
      expect((await fetchAt(second)).status).toBe(200);
      for (const _ of [1, 2]) {
        const ended = await maria.client.request(`/api/calendar-feeds/${ID}?user_id=${maria.userId}`, {
          method: 'DELETE',
        });
        expect(ended.json).toEqual({ feeds: [], address: null });
        expect(describeAnswer(await fetchAt(second))).toEqual(describeAnswer(never));
      }
      for (const guess of ['/calendar/.ics', '/calendar/a', `/calendar/${'a'.repeat(3000)}.ics`])
        expect(describeAnswer(await fetchAt(guess))).toEqual(describeAnswer(never));
      expect(await history()).toEqual(['feed-ended', 'feed-read', 'feed-renewed', 'feed-made', 'sign-in']);
    });

    test('is stored as a hash alone, and stands in no log', async () => {
      const path = await make({ title_mode: 'own', own_title: 'Zauberwort in my calendar' });
      const secret = path.replace('/calendar/', '').replace('.ics', '');
      await fetchAt(path);
      await fetchAt(`/calendar/${secret}`.replace('calendar', 'api/calendar'));
      const broken = await server.createAppWith({ RATE_LIMIT_FACTOR: '0.001' });
      const client = server.createClient().at(broken);
      for (const _ of [1, 2, 3, 4]) await client.request(path, { from: '192.0.2.55' });
      const dump = JSON.stringify(
        await server.opened.asOwner(`alter table calendar_feeds no force row level security;
          select *, encode(token_hash, 'escape') as hash, encode(own_title, 'escape') as title from calendar_feeds;
          select * from rate_limits; select * from outbox; rollback; begin`),
      );
      expect(dump).toContain(ID);
      expect(dump).not.toContain(secret);
      expect(dump).not.toContain('Zauberwort in');
      expect(server.output.join('\n')).toContain('limit_reached');
      expect(server.output.join('\n')).not.toContain(secret);
    });

    test('is counted by its address and by the one who asks', async () => {
      const path = await make();
      const app = await server.createAppWith({ RATE_LIMIT_FACTOR: '1' });
      const client = server.createClient().at(app);
      await server.opened.asRole('app_auth', undefined, 'delete from rate_limits');
      for (let count = 0; count < 60; count += 1)
        expect((await client.request(path, { from: `198.51.${count}.9` })).status).toBe(200);
      const refused = await client.request(path, { from: '198.51.100.200' });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      await server.opened.asRole('app_auth', undefined, 'delete from rate_limits');
    });

    test('is fetched with a look ahead of its time: the first reading of a day is told, the others not', async () => {
      const path = await make();
      for (const _ of [1, 2, 3]) await fetchAt(path);
      expect((await history()).filter((kind) => kind === 'feed-read')).toHaveLength(1);
      await server.opened.asRole(
        'app_user',
        maria.userId,
        "update calendar_feeds set last_read_at = now() - interval '1 day'",
      );
      await fetchAt(path);
      expect((await history()).filter((kind) => kind === 'feed-read')).toHaveLength(2);
      const { json } = await maria.client.request('/api/calendar-feeds');
      expect(json).toMatchObject({ feeds: [{ id: ID, last_read_at: expect.stringMatching(/Z$/) }] });
    });
  });

  describe('what is in it', () => {
    test('are her periods and the one forecast, by titles that say nothing', async () => {
      await fourCycles();
      const path = await make({ contents: ['period'] });
      expect(say(await read(path)).slice(0, 4)).toEqual([
        '· 2026-07-06 2026-07-11',
        '· 2026-08-03 2026-08-08',
        '· 2026-08-31 2026-09-05',
        '· 2026-09-28 2026-10-03',
      ]);
      await put({ contents: ['period'], title_mode: 'plain' });
      expect(say(await read(path)).slice(2, 4)).toEqual([
        'Period 2026-08-31 2026-09-05',
        'Period, likely 2026-09-28 2026-10-03',
      ]);
      await put({ contents: ['period'], title_mode: 'own', own_title: 'Swim; bring, a towel' });
      expect(say(await read(path))[2]).toBe('Swim; bring, a towel 2026-08-31 2026-09-05');
    });

    test('discreet, no property has a word of what it is about', async () => {
      await cyclesUntilNow();
      await server.opened.asRole(
        'app_user',
        maria.userId,
        `insert into method_uses (user_id, id, method, started_certainty) values ('${maria.userId}', gen_random_uuid(), 'combined-pill', 'unknown');
         update profiles set life_stage = 'conception'`,
      );
      const path = await make({ contents: ['period', 'window', 'fertile', 'pills', 'renewals', 'due'] });
      const { text, headers } = await fetchAt(path);
      expect(text.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(8);
      expect(text).toContain('RRULE:FREQ=DAILY');
      const unfolded = text.replaceAll(/\r\n[ \t]/g, '');
      for (const said of [unfolded, JSON.stringify([...headers]), path])
        expect(said).not.toMatch(/cycle|period|fertil|ovul|pill|pregnan|health|women|bleed|contracep/i);
    });

    test('a forecast that moves keeps its UID and counts SEQUENCE up; what stays stays as it is', async () => {
      await fourCycles();
      const path = await make({ contents: ['period'] });
      const known = async (now = NOW) =>
        (await read(path, now))?.map((event) => ({
          uid: event.getFirstPropertyValue('uid'),
          sequence: Number(event.getFirstPropertyValue('sequence')),
          from: String(event.getFirstPropertyValue('dtstart')),
          stamp: String(event.getFirstPropertyValue('dtstamp')),
        })) ?? [];
      const before = await known();
      expect(await known(new Date(NOW.getTime() + 3_600_000))).toEqual(before);
      expect(before.every(({ sequence }) => sequence === 0)).toBe(true);
      await record('2026-09-30');
      const after = await known(new Date('2026-09-30T12:00:00Z'));
      const at = (list: typeof before, from: string) => list.find((event) => event.from === from);
      expect(at(after, '2026-09-30')).toMatchObject({ uid: at(before, '2026-09-28')?.uid, sequence: 1 });
      expect(at(after, '2026-08-31')).toEqual(at(before, '2026-08-31'));
      expect(new Set(after.map(({ uid }) => uid)).size).toBe(after.length);
    });

    test('is empty in a mode without a forecast, and while a guardian has to agree', async () => {
      await fourCycles();
      const path = await make({ contents: ['period', 'window', 'fertile'] });
      expect((await read(path))?.length).toBeGreaterThan(3);
      for (const stage of ['pregnancy', 'menopause', 'ivf', 'pre-menstrual']) {
        await server.opened.asRole('app_user', maria.userId, `update profiles set life_stage = '${stage}'`);
        expect(await read(path)).toEqual([]);
      }
      await server.opened.asRole(
        'app_user',
        maria.userId,
        "update profiles set life_stage = 'menstrual-cycle'",
      );
      await askGuardian(maria);
      const answer = await fetchAt(path);
      expect(answer.status).toBe(200);
      expect(new ICAL.Component(ICAL.parse(answer.text)).getAllSubcomponents('vevent')).toEqual([]);
      expect(answer.text).toContain('BEGIN:VCALENDAR');
    });

    test('a due date while a pregnancy goes on, and nothing of it once it ended', async () => {
      const path = await make({ contents: ['due'], title_mode: 'plain' });
      const due = addDays(today(), 100);
      const dating = {
        ...{ method: 'dueDate', last_period_date: null, due_date: due, current_week: 0 },
        stated_on: today(),
      };
      const saved = await maria.client.request('/api/stage', {
        method: 'PUT',
        json: { user_id: maria.userId, dating },
      });
      expect(saved.status).toBe(200);
      expect(say(await read(path, new Date()))).toEqual([`Due date, an estimate ${due} ${addDays(due, 1)}`]);
      await maria.client.request('/api/stage/end', {
        json: { user_id: maria.userId, reason: 'loss', ended_on: null, life_stage: 'menstrual-cycle' },
      });
      const { text } = await fetchAt(path);
      expect(text).not.toMatch(/VEVENT|due|loss/i);
    });
  });

  test('three addresses at most, each hers alone, and gone with the account', async () => {
    const ids = [1, 2, 3, 4].map((number) => ID.replace('3c8d1f5e', `3c8d1f5${number}`));
    const paths = [];
    for (const id of ids.slice(0, 3)) paths.push(await make({}, { id }));
    expect(await put({}, { id: ids[3] ?? '' })).toMatchObject({
      status: 400,
      json: { message: 'There are 3 addresses already. End one first.' },
    });
    // A retry makes no second one, and is not told the secret a second time.
    expect(await put({ contents: ['due'] }, { id: ids[0] ?? '' })).toMatchObject({
      status: 200,
      json: { address: null },
    });
    const other = await createWoman(server);
    for (const [method, path, json] of [
      ['POST', `/api/calendar-feeds/${ids[0]}/renew`, { user_id: other.userId }],
      ['DELETE', `/api/calendar-feeds/${ids[0]}?user_id=${other.userId}`, undefined],
    ] as const)
      await other.client.request(path, { method, ...(json && { json }) });
    expect((await other.client.request('/api/calendar-feeds')).json).toEqual({ feeds: [] });
    for (const path of paths) expect((await fetchAt(path)).status).toBe(200);
    await server.opened.asRole('app_auth', undefined, `delete from users where id = '${maria.userId}'`);
    for (const path of paths) expect((await fetchAt(path)).status).toBe(404);
  });
});
