import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { PushState } from '@lunaria/domain/push/push-subscription.ts';
import { readPushMessage } from '@lunaria/domain/push/read-push-message.ts';
import type { KindSetting, ReminderRecord } from '@lunaria/domain/reminders/reminder-settings.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Mail } from '../../mail/mail.ts';
import type { PushSender } from '../../push/push-sender.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type PushService, readVapid, startPushService } from '../../testing/push-service.ts';
import { confirmAddress, reminderParts } from '../../testing/reminders.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createWoman, type Woman } from '../../testing/woman.ts';
import { planForUser } from './plan-for-users.ts';
import { saveReminders } from './reminders.ts';
import { sendDueReminders } from './send-due.ts';

const going = new AbortController().signal;
const DUE = '2026-11-27T20:00:00Z';

describe.each(testEngines)('reminders to devices on %s', (engine) => {
  let service: PushService;
  let server: TestApp;
  let maria: Woman;
  let mails: Mail[];
  beforeAll(async () => {
    service = await startPushService();
    server = await createTestApp(engine, { PUSH: 'on', PUSH_HOSTS: service.host });
  });
  beforeEach(async () => {
    maria = await createWoman(server);
    mails = [];
    service.received.length = 0;
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    service.answerWith(201);
    // Other tests leave reminders that are due later.
    await server.opened.asRole('app_worker', undefined, 'delete from reminders');
  });
  afterAll(async () => {
    await server.close();
    await service.stop();
  });

  let devices = 0;
  /** Turns it on for the browser of a client; returns the name under which its messages arrive. */
  async function turnOnFor(client: TestClient, userId = maria.userId): Promise<string> {
    devices += 1;
    const name = `device-${devices}`;
    const json = { user_id: userId, ...service.subscribe(name) };
    expect((await client.request('/api/push-subscriptions', { json })).status).toBe(200);
    return name;
  }
  /** The same of somebody who is logged in with two browsers. */
  async function turnOnForTwo(): Promise<[phone: string, laptop: string]> {
    const phone = server.createClient();
    const account = await phone.signUp();
    const { user } = account.answer.json as { user: { id: string } }; // what the account library answers a sign-up with
    maria = { client: phone, userId: user.id };
    const laptop = server.createClient();
    await laptop.signIn(account);
    return [await turnOnFor(phone), await turnOnFor(laptop)];
  }
  const facts = () => ({ database: server.opened.database, keyring: server.keyring });
  const remind = (setting: Partial<KindSetting> = {}, part: object = {}, now = '2026-11-27T12:00:00Z') =>
    saveReminders(
      facts(),
      maria.userId,
      {
        ...{ user_id: maria.userId, zone: 'Europe/Lisbon', ...part },
        kinds: { 'log-today': { is_on: true, by_mail: false, on_dashboard: false, ...setting } },
      },
      new Date(now),
    );
  function parts(pushSender: PushSender | null = server.pushSender) {
    const { keyring, auditKey, logger, reminderLinks } = server;
    if (pushSender === null) throw new Error('Push is off.');
    return reminderParts(
      { ...facts(), logger, reminderLinks, push: { keyring, auditKey, pushSender } },
      async (mail) => void mails.push(mail),
    );
  }
  const sendAt = (now: string, sender?: PushSender) =>
    sendDueReminders(parts(sender), going, () => new Date(now));
  const arrivedAt = () => service.received.map(({ device }) => device).sort();
  const sentLately = async () =>
    ((await maria.client.request('/api/reminders')).json as ReminderRecord).sent.map(
      ({ by_mail, on_dashboard, by_push }) => ({ by_mail, on_dashboard, by_push }),
    );
  const countDevices = async (client = maria.client) =>
    ((await client.request('/api/push-subscriptions')).json as PushState).devices.length;

  test('come to each of her devices once, discreetly, signed by this server, for as long as they are of use', async () => {
    const names = await turnOnForTwo();
    await remind();
    expect(await sendAt('2026-11-27T19:59:59Z')).toBe(0);
    expect(await sendAt(DUE)).toBe(1);
    expect(await sendAt('2026-11-27T20:00:10Z')).toBe(0);
    expect(arrivedAt()).toEqual(names);
    for (const { text, headers } of service.received) {
      expect(Object.keys(readPushMessage(text) ?? {}).sort()).toEqual(['tag', 'text', 'title', 'to']);
      expect(readPushMessage(text)).toMatchObject({ title: 'A reminder from Lunaria', to: '/dashboard/log' });
      expect(text.replace('/dashboard/log', '')).not.toMatch(/period|cycle|logged|pregnan|fertil/i);
      // Until midnight in Lisbon.
      expect(headers).toMatchObject({ ttl: '14400', topic: readPushMessage(text)?.tag, urgency: 'normal' });
      const { key, claims } = readVapid(headers.authorization);
      expect(key).toBe(server.pushSender?.publicKey);
      expect(claims).toMatchObject({ aud: `https://${service.host}`, sub: 'mailto:no-reply@localhost' });
    }
    expect(await sentLately()).toEqual([{ by_mail: false, on_dashboard: false, by_push: true }]);
  });

  test('say what they are about once she chose that, and come by the ways she chose alone', async () => {
    const name = await turnOnFor(maria.client);
    await remind({ by_mail: true, on_dashboard: true }, { wording: 'plain' });
    await confirmAddress(server, maria);
    await sendAt(DUE);
    expect(readPushMessage(service.received[0]?.text ?? '')?.text).toBe('Nothing is logged of your day yet.');
    expect(mails).toHaveLength(1);
    expect(await sentLately()).toEqual([{ by_mail: true, on_dashboard: true, by_push: true }]);
    await remind({ by_push: false, by_mail: true });
    await sendAt('2026-11-28T20:00:00Z');
    expect([arrivedAt(), mails.length]).toEqual([[name], 2]);
  });

  test('do not come when they are of no use any more: logged meanwhile, turned off, too late, in quiet hours', async () => {
    await turnOnFor(maria.client);
    await remind();
    await server.opened.asRole(
      'app_user',
      maria.userId,
      `insert into daily_logs (user_id, log_date, mood, extras) values ('${maria.userId}', '2026-11-27', 6, '{}')`,
    );
    await sendAt(DUE);
    await sendAt('2026-11-29T00:00:00Z');
    // In quiet hours that end when that day is over.
    await sendAt('2026-11-29T23:00:00Z');
    await remind({ is_on: false });
    await sendAt('2026-11-30T20:00:00Z');
    expect(service.received).toEqual([]);
    expect(await sentLately()).toEqual([]);
  });

  test('when the clocks go back an hour, come once', async () => {
    await turnOnFor(maria.client);
    await remind({ minute: 90 }, { quiet: null }, '2026-10-24T12:00:00Z');
    await sendAt('2026-10-25T00:31:00Z');
    await planForUser(facts(), maria.userId, new Date('2026-10-25T01:00:00Z'));
    await sendAt('2026-10-25T01:31:00Z');
    expect(service.received).toHaveLength(1);
  });

  test('of two servers that look side by side, one sends', async () => {
    await turnOnFor(maria.client);
    await remind();
    await Promise.all([sendAt(DUE), sendAt(DUE), sendAt(DUE)]);
    expect(service.received).toHaveLength(1);
  });

  test('where one service is away, that device is tried again and the others are not', async () => {
    const [there, away] = await turnOnForTwo();
    service.answerWith(503, away);
    await remind({ by_mail: true });
    await confirmAddress(server, maria);
    await sendAt(DUE);
    expect(await sendAt('2026-11-27T20:04:00Z')).toBe(0);
    expect(await sendAt('2026-11-27T20:05:00Z')).toBe(1);
    expect([arrivedAt(), mails.length]).toEqual([[there], 1]);
    service.answerWith(201, away);
    await sendAt('2026-11-27T20:10:00Z');
    expect(await sendAt('2026-11-27T20:20:00Z')).toBe(0);
    expect([arrivedAt(), mails.length]).toEqual([[there, away].sort(), 1]);
    expect(await countDevices()).toBe(2);
  });

  test('what died between the service’s answer and our note goes out again under the same name, which takes its place', async () => {
    const name = await turnOnFor(maria.client);
    await remind();
    const sender = server.pushSender;
    if (sender === null) throw new Error('Push is off.');
    const dies: PushSender = {
      ...sender,
      async send(...sent) {
        await sender.send(...sent);
        throw new Error('The process ended');
      },
    };
    await sendAt(DUE, dies);
    expect(await sendAt('2026-11-27T20:09:00Z')).toBe(0);
    expect(await sendAt('2026-11-27T20:10:00Z')).toBe(1);
    await sendAt('2026-11-27T20:30:00Z');
    expect(arrivedAt()).toEqual([name, name]);
    const [first, second] = service.received;
    expect(second?.headers.topic).toBe(first?.headers.topic);
    expect(second?.text).toBe(first?.text);
  });

  test('what was claimed and not sent is taken up by the next, and what was sent before a crash is not sent again', async () => {
    const [first, second] = await turnOnForTwo();
    await remind();
    const sender = server.pushSender;
    if (sender === null) throw new Error('Push is off.');
    const dies: PushSender = {
      ...sender,
      async send(address, ...rest) {
        if (address.endpoint.endsWith(second)) {
          // The other one is sent and noted by then.
          await vi.waitFor(async () => {
            const [row] = await server.opened.asRole(
              'app_worker',
              undefined,
              'select pushed_at from reminders where pushed_at is not null',
            );
            expect(row).toBeDefined();
          });
          throw new Error('The process ended');
        }
        return await sender.send(address, ...rest);
      },
    };
    await sendAt(DUE, dies);
    expect(arrivedAt()).toEqual([first]);
    await sendAt('2026-11-27T20:10:00Z');
    expect(arrivedAt()).toEqual([first, second].sort());
  });

  test.each([404, 410])(
    'a device that is no more (%i) is forgotten, and she can see when',
    async (status) => {
      const name = await turnOnFor(maria.client);
      service.answerWith(status, name);
      await remind();
      await sendAt(DUE);
      expect(await countDevices()).toBe(0);
      expect(await sendAt('2026-11-27T20:10:00Z')).toBe(0);
      expect(await sentLately()).toEqual([]);
      const { text } = await maria.client.request('/api/access-events');
      expect(text).toContain('"kind":"push-off","subject":"gone"');
    },
  );

  test('a message that is refused for good is not tried again, and the log says which status, not where', async () => {
    const name = await turnOnFor(maria.client);
    service.answerWith(403, name);
    await remind({ on_dashboard: true });
    await sendAt(DUE);
    expect(await sendAt('2026-11-27T20:10:00Z')).toBe(0);
    expect(await countDevices()).toBe(1);
    const lines = server.output.filter((line) => line.includes('push_refused'));
    expect(lines.join('')).toContain('403');
    expect(server.output.join('')).not.toContain(name);
  });

  test('no device gets anything once its session ended or ran out', async () => {
    await turnOnFor(maria.client);
    await remind();
    await server.opened.asRole(
      'app_auth',
      undefined,
      `update sessions set expires_at = now() - interval '1 second' where user_id = '${maria.userId}'`,
    );
    await sendAt(DUE);
    expect(service.received).toEqual([]);
    await server.opened.asRole(
      'app_auth',
      undefined,
      `delete from sessions where user_id = '${maria.userId}'`,
    );
    await sendAt('2026-11-28T20:00:00Z');
    expect(service.received).toEqual([]);
  });

  test('nobody gets another’s', async () => {
    const other = await createWoman(server);
    await turnOnFor(other.client, other.userId);
    const name = await turnOnFor(maria.client);
    await remind();
    await sendAt(DUE);
    expect(arrivedAt()).toEqual([name]);
  });
});
