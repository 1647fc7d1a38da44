import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { ErasureState } from '@lunaria/domain/account/erasure.ts';
import type { FeedAnswer } from '@lunaria/domain/calendar-feed/calendar-feed.ts';
import type { CardAnswer } from '@lunaria/domain/emergency/emergency-card.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMailForgetter } from '../mail/forget-mails.ts';
import { eraseDueAccounts } from '../services/account/erasure/erase-accounts.ts';
import { sendDueReminders } from '../services/reminders/send-due.ts';
import { sendPromisedMails } from '../testing/account-mails.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { askGuardian } from '../testing/guardian.ts';
import { confirmAddress, reminderParts } from '../testing/reminders.ts';
import type { Account, TestClient } from '../testing/test-client.ts';
import { addApp } from '../testing/totp.ts';

const FEED = '3c8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const DAY_MS = 86_400_000;

describe.each(testEngines)('having an account erased, on %s', (engine) => {
  let server: TestApp;
  let client: TestClient;
  let maria: Account & { userId: string };
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    client = server.createClient();
    const { answer, ...account } = await client.signUp();
    const { user } = answer.json as { user: { id: string } }; // what the account library answers a sign-up with
    maria = { ...account, userId: user.id };
  });
  afterAll(() => server.close());

  const ask = (when: string, of = client, userId = maria.userId) =>
    of.request('/api/erasure', { json: { user_id: userId, when } });
  const keep = (links: string, of = client) =>
    of.request(`/api/erasure?user_id=${maria.userId}&links=${links}`, { method: 'DELETE' });
  const state = async (of = client) => (await of.request('/api/erasure')).json as ErasureState;
  const asOwner = (statement: string) =>
    server.opened.asOwner(
      `alter table erasures no force row level security; ${statement}; alter table erasures force row level security`,
    );
  const makeDue = () =>
    asOwner(
      `update erasures set requested_at = requested_at - interval '15 days', due_at = now() - interval '1 second'
       where user_id = '${maria.userId}'`,
    );
  const erase = async () => {
    const { opened, storage, auditKey, logger } = server;
    const forgetMails = createMailForgetter({
      transport: 'smtp',
      url: 'smtp://localhost',
      from: 'a@b.example',
    });
    return await eraseDueAccounts({
      ...{ database: opened.database, storage, auditKey, logger, forgetMails, backupKeepDays: 30 },
      noteInBackups: async () => {},
    });
  };
  const kinds = async () =>
    (
      (await client.request('/api/access-events')).json as { access_events: { kind: string }[] }
    ).access_events.map(({ kind }) => kind);
  const makeFeed = async () => {
    const { json } = await client.request(`/api/calendar-feeds/${FEED}`, {
      method: 'PUT',
      json: {
        ...{ user_id: maria.userId, id: FEED, contents: ['period'], title_mode: 'discreet' },
        ...{ own_title: '', zone: 'Europe/Lisbon' },
      },
    });
    return new URL((json as FeedAnswer).address ?? '').pathname;
  };
  const openPage = async () => {
    await client.request('/api/emergency-card', {
      method: 'PUT',
      json: { user_id: maria.userId, shown_parts: ['name'] },
    });
    const json = { user_id: maria.userId, text_version: '1' };
    const answer = await client.request('/api/emergency-card/page', { json });
    return new URL((answer.json as CardAnswer).address ?? '').pathname;
  };
  const statusAt = async (path: string) => (await server.createClient().request(path)).status;

  test('nobody asked for it: nothing waits, and there is nothing to keep', async () => {
    expect(await state()).toEqual({ erasure: null, paused: { calendars: 0, page: false } });
    expect(await keep('end')).toMatchObject({ status: 200, json: { erasure: null } });
    expect(await kinds()).not.toContain('erasure-kept');
  });

  test('it waits fourteen days, she goes on, and a mail says how to keep the account', async () => {
    const answer = await ask('later');
    expect(answer.status).toBe(200);
    const { erasure } = answer.json as ErasureState;
    const waits = Date.parse(erasure?.due_at ?? '') - Date.parse(erasure?.requested_at ?? '');
    expect(waits).toBe(14 * DAY_MS);
    expect(erasure?.is_due).toBe(false);
    expect((await client.request('/api/profile')).status).toBe(200);
    expect(await kinds()).toContain('erasure-asked');
    const [mail, ...others] = await sendPromisedMails(server, 'send-erasure-mail', maria.userId);
    expect(others).toEqual([]);
    expect(mail?.to.address).toBe(maria.email);
    expect(mail?.text).toContain('Keep my account');
    expect(mail?.text).toContain('/dashboard/privacy');
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/health|period|cycle|women/i);
    expect(await erase()).toBe(0);
  });

  test('asked again it is hastened and never put off, and one mail tells of it', async () => {
    const first = ((await ask('later')).json as ErasureState).erasure;
    await asOwner(
      `update erasures set due_at = due_at - interval '3 days' where user_id = '${maria.userId}'`,
    );
    const again = ((await ask('later')).json as ErasureState).erasure;
    expect(Date.parse(first?.due_at ?? '') - Date.parse(again?.due_at ?? '')).toBe(3 * DAY_MS);
    expect(await sendPromisedMails(server, 'send-erasure-mail', maria.userId)).toHaveLength(1);
    expect((await ask('now')).status).toBe(200);
    expect(await erase()).toBe(1);
  });

  test('at once: every session ends with the answer, and the address leads in no more', async () => {
    const other = server.createClient();
    expect((await other.signIn(maria)).status).toBe(200);
    expect((await other.request('/api/profile')).status).toBe(200);
    const answer = await ask('now');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('clear-site-data')).toContain('cache');
    for (const each of [client, other]) expect((await each.request('/api/profile')).status).toBe(401);
    // Whoever logs in within these seconds finds that nothing can be kept.
    const late = server.createClient();
    await late.signIn(maria);
    expect(await keep('open', late)).toMatchObject({ status: 409 });
    expect(await erase()).toBe(1);
    expect((await late.request('/api/auth/user')).status).toBe(401);
    const refused = await server.createClient().signIn(maria);
    const unknown = await server.createClient().signIn({ ...maria, email: 'nobody@example.org' });
    expect(refused.status).toBe(unknown.status);
    expect(refused.json).toEqual(unknown.json);
  });

  test('on its day it is gone, and what logs in before may still keep it', async () => {
    await ask('later');
    const other = server.createClient();
    await other.signIn(maria);
    expect((await state(other)).erasure?.is_due).toBe(false);
    await makeDue();
    expect((await state(other)).erasure?.is_due).toBe(true);
    expect(await keep('open')).toMatchObject({ status: 409 });
    expect(await erase()).toBe(1);
    expect(await erase()).toBe(0);
    expect((await other.request('/api/auth/user')).status).toBe(401);
  });

  test('kept, it is as before: once and for all her devices', async () => {
    await ask('later');
    const other = server.createClient();
    await other.signIn(maria);
    expect(await keep('open', other)).toMatchObject({ status: 200, json: { erasure: null } });
    expect((await state()).erasure).toBeNull();
    expect(await kinds()).toContain('erasure-kept');
    expect(await sendPromisedMails(server, 'send-erasure-mail', maria.userId)).toEqual([]);
    expect(await erase()).toBe(0);
    // And it can be asked for anew.
    expect((await ask('later')).status).toBe(200);
  });

  test.each([
    ['open', 200],
    ['end', 404],
  ])(
    'calendar and page for helpers stop while it waits; kept with links “%s” they answer %i',
    async (links, status) => {
      const paths = [await makeFeed(), await openPage()];
      for (const path of paths) expect(await statusAt(path)).toBe(200);
      await ask('later');
      expect((await state()).paused).toEqual({ calendars: 1, page: true });
      for (const path of paths) expect(await statusAt(path)).toBe(404);
      expect((await keep(links)).status).toBe(200);
      for (const path of paths) expect(await statusAt(path)).toBe(status);
      const { json } = await client.request('/api/consents');
      const page = (json as { consents: { purpose: string; withdrawn_at: string | null }[] }).consents.find(
        ({ purpose }) => purpose === 'emergency-page',
      );
      expect(page?.withdrawn_at === null).toBe(links === 'open');
    },
  );

  test('no reminder goes out while it waits, by mail or to her pages', async () => {
    await confirmAddress(server, { client, userId: maria.userId });
    await server.opened.asRole(
      'app_worker',
      undefined,
      `insert into reminders (user_id, kind, subject_id, on_day, due_at, useful_until)
       values ('${maria.userId}', 'period-due', null, current_date, now() - interval '1 minute', now() + interval '1 hour')`,
    );
    await ask('later');
    const { opened, keyring, logger, reminderLinks } = server;
    const parts = reminderParts(
      { database: opened.database, keyring, logger, reminderLinks },
      async () => {},
    );
    const claim = () => sendDueReminders(parts, new AbortController().signal);
    expect(await claim()).toBe(0);
    await keep('open');
    expect(await claim()).toBe(1);
  });

  test('asks for a fresh proof; keeping asks for none', async () => {
    const stale = () =>
      server.opened.asRole(
        'app_auth',
        undefined,
        `update sessions set proved_at = now() - interval '11 minutes' where user_id = '${maria.userId}'`,
      );
    await stale();
    for (const when of ['later', 'now'])
      expect(await ask(when)).toMatchObject({ status: 403, json: { code: 'proof_required' } });
    expect((await state()).erasure).toBeNull();
    const proof = await client.request('/api/auth/proof', { json: { password: maria.password } });
    expect(proof.status).toBe(200);
    expect((await ask('later')).status).toBe(200);
    await stale();
    expect((await keep('end')).status).toBe(200);
  });

  test('whoever has a second step gives it first; with it the account goes with all its factors', async () => {
    await addApp(client);
    const thief = server.createClient();
    await thief.signIn(maria);
    expect(await ask('now', thief)).toMatchObject({ status: 403, json: { code: 'second_factor_required' } });
    expect((await ask('now')).status).toBe(200);
    expect(await erase()).toBe(1);
  });

  test('a locked session erases nothing and keeps nothing', async () => {
    await client.request('/api/auth/lock', { method: 'PUT', json: { after_minutes: 5, pin: '1234' } });
    await ask('later');
    expect((await client.request('/api/auth/lock/now', { method: 'POST' })).status).toBe(200);
    for (const answer of [await ask('now'), await keep('end'), await client.request('/api/erasure')])
      expect(answer).toMatchObject({ status: 403, json: { code: 'session_locked' } });
    await client.request('/api/auth/unlock', { json: { pin: '1234' } });
    expect((await state()).erasure?.is_due).toBe(false);
  });

  test('while a guardian’s consent is awaited she can have it erased, and keep it', async () => {
    await askGuardian({ client, userId: maria.userId });
    expect((await client.request('/api/health-goals')).status).toBeLessThan(500);
    expect((await ask('later')).status).toBe(200);
    expect((await keep('end')).status).toBe(200);
    expect((await ask('now')).status).toBe(200);
    expect(await erase()).toBe(1);
  });

  test('an account that came by Google alone goes with its connection', async () => {
    await server.opened.asRole(
      'app_auth',
      undefined,
      `update accounts set provider_id = 'google', account_id = '${maria.userId}', password = null where user_id = '${maria.userId}'`,
    );
    expect((await ask('now')).status).toBe(200);
    expect(await erase()).toBe(1);
    const left = `select 1 from accounts where account_id = '${maria.userId}'`;
    expect(await server.opened.asRole('app_auth', undefined, left)).toEqual([]);
  });

  test('nobody asks for another, nor without a session, nor for anything else', async () => {
    const stranger = server.createClient();
    expect((await ask('now', stranger)).status).toBe(401);
    expect((await keep('open', stranger)).status).toBe(401);
    expect((await stranger.request('/api/erasure')).status).toBe(401);
    await stranger.signUp();
    expect(await ask('now', stranger)).toMatchObject({ status: 403, json: { code: 'other_user' } });
    expect((await keep('open', stranger)).status).toBe(403);
    for (const when of ['soon', '', 14]) expect((await ask(String(when))).status).toBe(400);
    expect((await keep('some')).status).toBe(400);
    expect((await state()).erasure).toBeNull();
  });

  describe('a part', () => {
    const CHOICE = { kinds: ['goals', 'log'], from: null, to: null, zone: 'Europe/Lisbon' };
    const erasePart = (changes: object = {}, of = client, userId = maria.userId) =>
      of.request('/api/erasure/parts', { json: { user_id: userId, ...CHOICE, ...changes } });
    const lookAtPart = (changes: object = {}, of = client, userId = maria.userId) =>
      of.request('/api/erasure/parts/preview', { json: { user_id: userId, ...CHOICE, ...changes } });
    const addGoal = () =>
      server.opened.asRole(
        'app_user',
        maria.userId,
        `insert into health_goals (user_id, id, kind, days_per_week, started_on, state, state_since)
         values ('${maria.userId}', gen_random_uuid(), 'mood', 3, '2026-01-05', 'ended', '2026-02-01')`,
      );
    const goal = { of: 'health_goals', count: 1, first_day: '2026-01-05', last_day: '2026-02-01' };
    const answered = { records: [goal], cut_periods: 0, alerts: 0, files: 0 };

    test('is shown as often as she likes, and erased with a fresh proof', async () => {
      await addGoal();
      expect(await lookAtPart()).toMatchObject({ status: 200, json: answered });
      await server.opened.asRole(
        'app_auth',
        undefined,
        `update sessions set proved_at = now() - interval '11 minutes' where user_id = '${maria.userId}'`,
      );
      expect(await erasePart()).toMatchObject({ status: 403, json: { code: 'proof_required' } });
      expect(await lookAtPart()).toMatchObject({ status: 200, json: answered });
      await client.request('/api/auth/proof', { json: { password: maria.password } });
      expect(await erasePart()).toMatchObject({ status: 200, json: answered });
      expect(await erasePart()).toMatchObject({ status: 200, json: { records: [] } });
      expect((await kinds()).filter((kind) => kind === 'part-erased')).toHaveLength(1);
    });

    test('is erased while a guardian’s consent is awaited, and while the account waits to go', async () => {
      await addGoal();
      await askGuardian({ client, userId: maria.userId });
      await ask('later');
      expect(await erasePart()).toMatchObject({ status: 200, json: answered });
      expect((await state()).erasure?.is_due).toBe(false);
    });

    test('of another, without a session, with a locked one, or of what is no choice: nothing goes', async () => {
      await addGoal();
      const stranger = server.createClient();
      for (const send of [erasePart, lookAtPart]) expect((await send({}, stranger)).status).toBe(401);
      await stranger.signUp();
      for (const send of [erasePart, lookAtPart])
        expect(await send({}, stranger)).toMatchObject({ status: 403, json: { code: 'other_user' } });
      for (const wrong of [
        { kinds: [] },
        { kinds: ['profiles'] },
        { kinds: ['goals', 'goals'] },
        { from: '2026-02-01', to: '2026-01-01' },
        { from: '2026-02-30' },
        { zone: "Europe/Lisbon'; drop table users" },
      ])
        for (const send of [erasePart, lookAtPart])
          expect((await send(wrong)).status, JSON.stringify(wrong)).toBe(400);
      await client.request('/api/auth/lock', { method: 'PUT', json: { after_minutes: 5, pin: '1234' } });
      await client.request('/api/auth/lock/now', { method: 'POST' });
      for (const send of [erasePart, lookAtPart])
        expect(await send()).toMatchObject({ status: 403, json: { code: 'session_locked' } });
      await client.request('/api/auth/unlock', { json: { pin: '1234' } });
      expect(await lookAtPart()).toMatchObject({ status: 200, json: answered });
    });
  });
});
