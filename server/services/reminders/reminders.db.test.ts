import { claimReminders } from '@lunaria/db/queries/reminders.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { addDays, type CalendarDate, utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import { medicalRecord } from '@lunaria/domain/records/testing/medical-record.ts';
import type { KindSetting, ReminderRecord } from '@lunaria/domain/reminders/reminder-settings.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Mail, MailError } from '../../mail/mail.ts';
import type { SendMail } from '../../mail/mailer.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { linkIn, pressButton } from '../../testing/newsletter.ts';
import { confirmAddress, reminderParts } from '../../testing/reminders.ts';
import { createWoman, type Woman } from '../../testing/woman.ts';
import { HoldLostError } from './hold-lost-error.ts';
import { planForEverybody, planForUser } from './plan-for-users.ts';
import { promiseReadReminder } from './promise-read-reminder.ts';
import { getNotices, saveReminders } from './reminders.ts';
import { sendDueReminders, sendReminder } from './send-due.ts';

const going = new AbortController().signal;

describe.each(testEngines)('reminders on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  let sent: Mail[];
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
    await confirmAddress(server, maria);
    sent = [];
  });
  afterAll(() => server.close());

  const keep: SendMail = async (mail) => void sent.push(mail);
  const facts = () => ({ database: server.opened.database, keyring: server.keyring });
  const parts = (sendMail = keep) =>
    reminderParts({ ...facts(), logger: server.logger, reminderLinks: server.reminderLinks }, sendMail);
  const sendAt = (now: string, sendMail = keep) =>
    sendDueReminders(parts(sendMail), going, () => new Date(now));
  const change = (part: object, now = '2026-11-27T12:00:00Z', woman = maria) =>
    saveReminders(
      facts(),
      woman.userId,
      { user_id: woman.userId, zone: 'Europe/Lisbon', ...part },
      new Date(now),
    );
  const turnOn = (setting: Partial<KindSetting> = {}, now?: string, woman = maria) =>
    change({ kinds: { 'log-today': { is_on: true, ...setting } } }, now, woman);
  const log = (day: CalendarDate) =>
    server.opened.asRole(
      'app_user',
      maria.userId,
      `insert into daily_logs (user_id, log_date, mood, extras) values ('${maria.userId}', '${day}', 6, '{}')`,
    );
  const stored = async () =>
    (
      await server.opened.asRole(
        'app_worker',
        undefined,
        `select kind, on_day::text as on_day, is_done, mailed_at is not null as is_mailed from reminders
         where user_id = '${maria.userId}' order by on_day`,
      )
    ).map(({ kind, on_day, is_done, is_mailed }) => [kind, on_day, is_done, is_mailed]);
  /** Other tests leave reminders that are due later. */
  const clear = () => server.opened.asRole('app_worker', undefined, 'delete from reminders');

  describe('as she chooses them', () => {
    test('are off until she turns one on, and then as she chose', async () => {
      const read = async () => (await maria.client.request('/api/reminders')).json as ReminderRecord;
      expect(await read()).toMatchObject({ zone: null, wording: 'discreet', sent: [] });
      expect(await stored()).toEqual([]);
      const json = {
        user_id: maria.userId,
        zone: 'Europe/Lisbon',
        kinds: { pill: { minute: 420, is_on: true } },
      };
      const { status } = await maria.client.request('/api/reminders', { method: 'PATCH', json });
      expect(status).toBe(200);
      expect((await read()).kinds.pill).toMatchObject({ is_on: true, minute: 420, by_mail: true });
      expect((await read()).kinds.ring.is_on).toBe(false);
    });

    test('need the zone of her clock, and refuse what cannot be', async () => {
      for (const [part, message] of [
        [{ kinds: { pill: { is_on: true } } }, 'That time zone is not known'],
        [{ zone: 'Mars/Olympus' }, 'That time zone is not known'],
        [{ zone: 'UTC', kinds: { pill: { minute: 1500 } } }, 'Choose a time of the day'],
      ] as const) {
        const json = { user_id: maria.userId, ...part };
        const answer = await maria.client.request('/api/reminders', { method: 'PATCH', json });
        expect(answer).toMatchObject({ status: 400, json: { message } });
      }
    });

    test('are planned at once, moved with her time and her zone, and ended with the switch', async () => {
      await turnOn();
      expect((await stored()).map(([, day]) => day)).toEqual(['2026-11-27', '2026-11-28', '2026-11-29']);
      await change({ zone: 'Pacific/Honolulu' });
      expect(await stored()).toHaveLength(3);
      expect(await sendAt('2026-11-27T20:00:01Z')).toBe(0);
      await turnOn({ is_on: false });
      expect(await stored()).toEqual([]);
      await clear();
    });
  });

  describe('when the time comes', () => {
    test('are sent once by mail and put on the dashboard, discreetly, with the way to end them', async () => {
      await turnOn();
      expect(await sendAt('2026-11-27T19:59:59Z')).toBe(0);
      expect(await sendAt('2026-11-27T20:00:00Z')).toBe(1);
      expect(await sendAt('2026-11-27T20:00:10Z')).toBe(0);
      expect(sent).toHaveLength(1);
      const [mail] = sent;
      expect(mail?.subject).toBe('A reminder from Lunaria');
      expect(`${mail?.subject} ${mail?.text.replaceAll(/https:\S+/g, '')} ${mail?.html}`).not.toMatch(
        /health|women|cycle|period|logged|pregnan|fertil/i,
      );
      expect(mail?.unsubscribeUrl).toContain('/reminders/unsubscribe?token=');
      const notices = await getNotices(facts(), maria.userId, new Date('2026-11-27T21:00:00Z'));
      expect(notices).toMatchObject([{ kind: 'log-today', is_dismissed: false }]);
      const { json } = await maria.client.request('/api/reminders');
      expect(json).toMatchObject({ sent: [{ kind: 'log-today', by_mail: true, on_dashboard: true }] });
      await clear();
    });

    test('say what they are about where she chose plain words', async () => {
      await change({ wording: 'plain' });
      await turnOn({ on_dashboard: false });
      await sendAt('2026-11-27T20:00:00Z');
      expect(sent.map(({ subject }) => subject)).toEqual(['Your day']);
      expect(await getNotices(facts(), maria.userId)).toEqual([]);
      await clear();
    });

    test('are not sent when they are of no use any more: logged meanwhile, turned off, or too late', async () => {
      await turnOn();
      await log('2026-11-27');
      expect(await sendAt('2026-11-27T20:00:00Z')).toBe(1);
      expect(sent).toEqual([]);
      await sendAt('2026-11-29T12:00:00Z');
      expect(sent).toEqual([]);
      expect((await stored()).map(([, day]) => day)).toEqual(['2026-11-29']);
      await clear();
    });

    test('leave the dashboard when what she records makes them of no use, and come back with it', async () => {
      await turnOn();
      await sendAt('2026-11-27T20:00:00Z');
      const shown = async () =>
        (await getNotices(facts(), maria.userId, new Date('2026-11-27T21:00:00Z'))).length;
      expect(await shown()).toBe(1);
      await log('2026-11-27');
      expect(await shown()).toBe(0);
      await server.opened.asRole('app_user', maria.userId, 'update daily_logs set mood = null');
      expect(await shown()).toBe(1);
      await clear();
    });

    test('come for a day of which all was taken back again', async () => {
      await turnOn();
      await log('2026-11-27');
      await server.opened.asRole(
        'app_user',
        maria.userId,
        `update daily_logs set mood = null, extras = '{"menstrual-cycle": {}}';
         insert into daily_health_signals (user_id, signal_date, symptoms, intercourse, mood, discharge)
         values ('${maria.userId}', '2026-11-27', '{}', '[]', '{}', 'none')`,
      );
      await sendAt('2026-11-27T20:00:00Z');
      expect(sent).toHaveLength(1);
      await clear();
    });

    test('of her cycles are those of the one forecast, and end with the period that came meanwhile', async () => {
      const record = (...starts: string[]) =>
        server.opened.asRole(
          'app_user',
          maria.userId,
          starts
            .map(
              (
                start,
              ) => `insert into period_tracking (user_id, period_start_date, period_end_date, cycle_length)
                values ('${maria.userId}', '${start}', '${start}'::date + 4, 28)`,
            )
            .join('; '),
        );
      // The next one most likely on the 28th.
      await record('2026-06-08', '2026-07-06', '2026-08-03', '2026-08-31');
      await change(
        { kinds: { 'period-due': { is_on: true, lead_days: 2, minute: 540 } } },
        '2026-09-25T12:00:00Z',
      );
      expect(await stored()).toEqual([['period-due', '2026-08-31', false, false]]);
      await sendAt('2026-09-26T09:00:00Z');
      expect(sent).toHaveLength(1);
      // Planned again, it is known as sent.
      await planForUser(facts(), maria.userId, new Date('2026-09-26T10:00:00Z'));
      await sendAt('2026-09-27T09:00:00Z');
      expect(sent).toHaveLength(1);
      await clear();
      await planForUser(facts(), maria.userId, new Date('2026-09-26T08:00:00Z'));
      expect(await stored()).toEqual([['period-due', '2026-08-31', false, false]]);
      await record('2026-09-25');
      await sendAt('2026-09-26T09:00:00Z');
      expect(sent).toHaveLength(1);
      expect(await stored()).toEqual([]);
    });

    test('of a method end with it', async () => {
      const id = crypto.randomUUID();
      await server.opened.asRole(
        'app_user',
        maria.userId,
        `insert into method_uses (user_id, id, method, started_certainty) values ('${maria.userId}', '${id}', 'combined-pill', 'unknown')`,
      );
      await change({ kinds: { pill: { is_on: true, minute: 1200 } } });
      await sendAt('2026-11-27T20:00:00Z');
      expect(sent).toHaveLength(1);
      await server.opened.asRole('app_user', maria.userId, `update method_uses set ended_on = '2026-11-20'`);
      await sendAt('2026-11-28T20:00:00Z');
      expect(sent).toHaveLength(1);
      await planForUser(facts(), maria.userId, new Date('2026-11-28T20:01:00Z'));
      expect(await stored()).toEqual([['pill', '2026-11-27', true, true]]);
      await clear();
    });

    describe('of an implant (RE-014)', () => {
      const implant = medicalRecord('implant', {
        ...{ name: 'Schrittmacher', renew_by: '2026-12-20', renew_reminder: true },
      });
      const save = (fields: object, base: object | null = implant.fields) =>
        maria.client.request(`/api/medical-records/${implant.id}`, {
          method: 'PUT',
          json: {
            ...{ user_id: maria.userId, id: implant.id, kind: 'implant', base },
            fields: { ...implant.fields, ...fields },
          },
        });
      const planAt = (now: string) => planForUser(facts(), maria.userId, new Date(now));
      beforeEach(async () => {
        expect((await save({}, null)).status).toBe(200);
        await change({ kinds: { implant: { is_on: true } } }, '2026-11-18T12:00:00Z');
      });
      afterEach(clear);

      test('is due once, and what goes out names neither it nor that there is one', async () => {
        expect(await stored()).toEqual([['implant', '2026-12-20', false, false]]);
        expect(await sendAt('2026-11-20T08:59:59Z')).toBe(0);
        expect(await sendAt('2026-11-20T09:00:00Z')).toBe(1);
        expect(sent.map(({ subject }) => subject)).toEqual(['A reminder from Lunaria']);
        const [mail] = sent;
        expect(`${mail?.text} ${mail?.html}`).not.toMatch(/implant|renew|schrittmacher/i);
        await planAt('2026-11-21T08:00:00Z');
        expect(await sendAt('2026-11-21T09:00:00Z')).toBe(0);
        await planAt('2026-12-20T08:00:00Z');
        expect(await sendAt('2026-12-20T09:00:00Z')).toBe(0);
        expect(await stored()).toEqual([['implant', '2026-12-20', true, true]]);
        const notices = await getNotices(facts(), maria.userId, new Date('2026-11-21T09:00:00Z'));
        expect(notices).toMatchObject([{ kind: 'implant' }]);
      });

      test('whose key does not open leaves her other reminders and her calendar alone', async () => {
        await change({ kinds: { 'log-today': { is_on: true } } }, '2026-11-19T12:00:00Z');
        const { id, kind, fields } = medicalRecord('medication');
        const json = { ...{ user_id: maria.userId, id, kind, base: null }, fields };
        const kept = await maria.client.request(`/api/medical-records/${id}`, { method: 'PUT', json });
        expect(kept.status, kept.text).toBe(200);
        // Nobody may change a key, the owner of the table least of all: for one moment it may.
        await server.opened.asOwner(
          `alter table user_keys no force row level security;
           update user_keys set wrapped_key = set_byte(wrapped_key, 20, get_byte(wrapped_key, 20) # 1)
           where user_id = '${maria.userId}';
           alter table user_keys force row level security`,
        );
        await clear();
        await planAt('2026-11-19T12:00:00Z');
        expect(new Set((await stored()).map(([kind]) => kind))).toEqual(new Set(['log-today']));
        expect((await maria.client.request('/api/reminders/notices')).status).toBe(200);
        expect((await maria.client.request('/api/cycle-records')).status).toBe(200);
      });

      test('is planned as soon as it is ticked', async () => {
        await save({ renew_reminder: false });
        await clear();
        const day = addDays(utcDay(new Date()), 32);
        await save({ renew_by: day }, { ...implant.fields, renew_reminder: false });
        expect(await stored()).toEqual([['implant', day, false, false]]);
      });

      test('moves with its day: what was planned for the old one is not sent', async () => {
        await save({ renew_by: '2026-12-22' });
        expect(await sendAt('2026-11-20T09:00:00Z')).toBe(1);
        expect(sent).toEqual([]);
        await planAt('2026-11-21T12:00:00Z');
        expect(await stored()).toEqual([['implant', '2026-12-22', false, false]]);
        await sendAt('2026-11-22T09:00:00Z');
        expect(sent).toHaveLength(1);
      });

      test('disappears with the tick, and with the deleted entry, from the dashboard too', async () => {
        const noticesAt = (now: string) => getNotices(facts(), maria.userId, new Date(now));
        await sendAt('2026-11-20T09:00:00Z');
        expect(sent).toHaveLength(1);
        expect(await noticesAt('2026-11-20T10:00:00Z')).toHaveLength(1);
        await save({ renew_reminder: false });
        expect(await noticesAt('2026-11-20T10:00:00Z')).toEqual([]);
        await save({ renew_reminder: true }, { ...implant.fields, renew_reminder: false });
        expect(await noticesAt('2026-11-20T10:00:00Z')).toHaveLength(1);
        const path = `/api/medical-records/${implant.id}?user_id=${maria.userId}`;
        expect((await maria.client.request(path, { method: 'DELETE' })).status).toBe(204);
        expect(await noticesAt('2026-11-20T10:00:00Z')).toEqual([]);
        await clear();
        await planAt('2026-11-20T10:00:00Z');
        expect(await stored()).toEqual([]);
      });

      test('is planned for nobody else, and sent for no account that is to be erased', async () => {
        const ines = await createWoman(server);
        await change({ kinds: { implant: { is_on: true } } }, '2026-11-18T12:00:00Z', ines);
        const hers = await server.opened.asRole(
          'app_worker',
          undefined,
          `select 1 from reminders where user_id = '${ines.userId}'`,
        );
        expect(hers).toEqual([]);
        await server.opened.asRole(
          'app_user',
          maria.userId,
          `insert into erasures (user_id, due_at) values ('${maria.userId}', now() + interval '14 days')`,
        );
        expect(await sendAt('2026-11-20T09:00:00Z')).toBe(0);
        expect(sent).toEqual([]);
      });
    });

    test('go to nobody who did not confirm the address; the dashboard has them all the same', async () => {
      maria = await createWoman(server);
      await turnOn();
      await sendAt('2026-11-27T20:00:00Z');
      expect(sent).toEqual([]);
      expect((await stored())[0]).toEqual(['log-today', '2026-11-27', true, false]);
      await clear();
    });

    test('wait in quiet hours, and come when these end', async () => {
      await turnOn({ minute: 21 * 60 + 59 });
      // The server was away for a while.
      expect(await sendAt('2026-11-27T23:00:00Z')).toBe(1);
      expect(sent).toEqual([]);
      await change({ quiet: null });
      await sendAt('2026-11-28T00:30:00Z');
      expect(sent).toHaveLength(1);
      await clear();
    });

    test('when the clocks go back an hour, come once', async () => {
      await change({ quiet: null }, '2026-10-24T12:00:00Z');
      await turnOn({ minute: 90 }, '2026-10-24T12:00:00Z');
      await sendAt('2026-10-25T00:31:00Z');
      await planForUser(facts(), maria.userId, new Date('2026-10-25T01:00:00Z'));
      await sendAt('2026-10-25T01:31:00Z');
      expect(sent).toHaveLength(1);
      await clear();
    });

    test('her zone changes over the date line: neither two nor none of a day', async () => {
      const minute = 20 * 60;
      await change({ zone: 'Pacific/Auckland' }, '2026-11-27T00:00:00Z');
      await change(
        { zone: 'Pacific/Auckland', kinds: { 'log-today': { is_on: true, minute } } },
        '2026-11-27T00:00:00Z',
      );
      await sendAt('2026-11-27T07:00:00Z');
      expect(sent).toHaveLength(1);
      // In Honolulu it is the 27th again, and the evening of it was had.
      await change({ zone: 'Pacific/Honolulu' }, '2026-11-27T21:00:00Z');
      await sendAt('2026-11-28T06:00:00Z');
      expect(sent).toHaveLength(1);
      await sendAt('2026-11-29T06:00:00Z');
      expect(sent).toHaveLength(2);
      await clear();
    });
  });

  describe('with several servers, and when one of them dies', () => {
    test('two that look side by side send each one once', async () => {
      const women = await Promise.all(Array.from({ length: 6 }, () => createWoman(server)));
      for (const woman of women) {
        await confirmAddress(server, woman);
        await turnOn({ minute: 1200 }, '2026-11-27T12:00:00Z', woman);
      }
      await Promise.all([sendAt('2026-11-27T20:00:00Z'), sendAt('2026-11-27T20:00:00Z')]);
      expect(new Set(sent.map(({ to }) => to.address)).size).toBe(women.length);
      expect(sent).toHaveLength(women.length);
      await clear();
    });

    test('what was claimed and not sent is taken up again once nobody holds it', async () => {
      await turnOn();
      const now = new Date('2026-11-27T20:00:00Z');
      const claim = { now, limit: 20, holdMs: 600_000 };
      expect(await server.opened.database.asWorker((tx) => claimReminders(tx, claim))).toHaveLength(1);
      // Here the process ended.
      expect(await sendAt('2026-11-27T20:05:00Z')).toBe(0);
      expect(await sendAt('2026-11-27T20:10:00Z')).toBe(1);
      expect(sent).toHaveLength(1);
      await clear();
    });

    test('who slept through the hold sends nothing that another one sent meanwhile', async () => {
      await turnOn();
      const claim = { now: new Date('2026-11-27T20:00:00Z'), limit: 20, holdMs: 600_000 };
      const [claimed] = await server.opened.database.asWorker((tx) => claimReminders(tx, claim));
      if (claimed === undefined) throw new Error('Nothing was due.');
      const late = new Date('2026-11-27T20:10:00Z');
      // Still with the other one, and then done by it.
      const [again] = await server.opened.database.asWorker((tx) =>
        claimReminders(tx, { ...claim, now: late }),
      );
      expect(again?.id).toBe(claimed.id);
      await expect(sendReminder(parts(), claimed, late)).rejects.toThrow(HoldLostError);
      expect(sent).toEqual([]);
      await sendAt('2026-11-27T20:20:00Z');
      await expect(sendReminder(parts(), claimed, late)).rejects.toThrow(HoldLostError);
      expect(sent).toHaveLength(1);
      expect((await stored())[0]).toEqual(['log-today', '2026-11-27', true, true]);
      await clear();
    });

    test('two that claim side by side have between them the longest due, each in the order of the times', async () => {
      const minutes = Array.from({ length: 60 }, (_, at) => (at * 37) % 60);
      await server.opened.asRole(
        'app_worker',
        undefined,
        `insert into reminders (user_id, kind, subject_id, on_day, due_at, useful_until) values ${minutes
          .map(
            (minute) =>
              `('${maria.userId}', 'pill', gen_random_uuid(), '2026-11-27', '2026-11-27T19:${minute}:00Z', '2026-11-28')`,
          )
          .join()}`,
      );
      const claim = { now: new Date('2026-11-27T20:00:00Z'), limit: 10, holdMs: 600_000 };
      for (const first of [0, 20, 40]) {
        const batches = await Promise.all(
          [1, 2].map(() => server.opened.database.asWorker((tx) => claimReminders(tx, claim))),
        );
        const claimed = batches.map((batch) => batch.map(({ dueAt }) => dueAt.getUTCMinutes()));
        for (const batch of claimed) expect(batch).toEqual(batch.toSorted((one, other) => one - other));
        expect(claimed.flat().toSorted((one, other) => one - other)).toEqual(
          Array.from({ length: 20 }, (_, at) => first + at),
        );
      }
      await clear();
    });

    test('a mail server that answers late leaves the rest of a batch to whoever comes next', async () => {
      const women = await Promise.all(Array.from({ length: 6 }, () => createWoman(server)));
      for (const woman of women) {
        await confirmAddress(server, woman);
        await turnOn({}, '2026-11-27T12:00:00Z', woman);
      }
      let now = new Date('2026-11-27T20:00:00Z');
      const late: SendMail = async (mail) => {
        sent.push(mail);
        now = new Date('2026-11-27T20:06:00Z');
      };
      await sendDueReminders(parts(late), going, () => now);
      expect(sent).toHaveLength(5);
      await sendAt('2026-11-27T20:10:00Z');
      expect(new Set(sent.map(({ to }) => to.address)).size).toBe(6);
      expect(sent).toHaveLength(6);
      await clear();
    });

    test('what died in the very moment of handing over goes out again as the same mail', async () => {
      await turnOn();
      const dies: SendMail = async (mail) => {
        sent.push(mail);
        throw new Error('The process ended');
      };
      await sendAt('2026-11-27T20:00:00Z', dies);
      await sendAt('2026-11-27T20:10:00Z');
      await sendAt('2026-11-27T20:30:00Z');
      // The same key is one file in the outbox, and one Message-ID over SMTP.
      expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
      expect((await stored())[0]).toEqual(['log-today', '2026-11-27', true, true]);
      const notices = await getNotices(facts(), maria.userId, new Date('2026-11-27T21:00:00Z'));
      expect(notices).toHaveLength(1);
      await clear();
    });

    test('a mail server that is away is asked again, one that refuses for good is not', async () => {
      await turnOn();
      const away: SendMail = async () => {
        throw new MailError('unreachable', 'No answer');
      };
      await sendAt('2026-11-27T20:00:00Z', away);
      expect(await sendAt('2026-11-27T20:04:00Z')).toBe(0);
      await sendAt('2026-11-27T20:05:00Z');
      expect(sent).toHaveLength(1);
      await turnOn({ minute: 1260 });
      const refuses: SendMail = async () => {
        throw new MailError('recipient_refused', 'No such mailbox', 550);
      };
      await sendAt('2026-11-28T21:00:00Z', refuses);
      expect(await sendAt('2026-11-28T21:30:00Z')).toBe(0);
      expect(sent).toHaveLength(1);
      // By mail alone: it is planned no more either, and was not sent.
      await turnOn({ on_dashboard: false });
      await sendAt('2026-11-29T21:00:00Z', refuses);
      await planForUser(facts(), maria.userId, new Date('2026-11-29T21:01:00Z'));
      expect(await sendAt('2026-11-29T21:30:00Z')).toBe(0);
      expect(sent).toHaveLength(1);
      const { sent: listed } = (await maria.client.request('/api/reminders')).json as ReminderRecord; // as: its answer
      expect(listed).toHaveLength(2);
      await clear();
    });
  });

  test('the regular planning goes through everybody by pages of ids, and leaves out who turned nothing on', async () => {
    await createWoman(server);
    await turnOn();
    await clear();
    await planForEverybody({ ...facts(), logger: server.logger }, going, new Date('2026-11-27T12:00:00Z'));
    expect((await stored()).map(([, day]) => day)).toEqual(['2026-11-27', '2026-11-28', '2026-11-29']);
    await clear();
  });

  test('a document that was read is told where she wants it, after quiet hours, and not once it is gone', async () => {
    const documentId = crypto.randomUUID();
    const promise = () =>
      server.opened.database.asWorker((tx) =>
        promiseReadReminder(tx, { userId: maria.userId, documentId }, new Date('2026-11-27T23:30:00Z')),
      );
    await promise();
    expect(await stored()).toEqual([]);
    await change({ kinds: { 'document-read': { is_on: true } } });
    await promise();
    await promise();
    expect(await stored()).toEqual([['document-read', '2026-11-27', false, false]]);
    expect(await sendAt('2026-11-28T06:59:00Z')).toBe(0);
    expect(await sendAt('2026-11-28T07:00:00Z')).toBe(1);
    expect(sent).toEqual([]);
  });

  describe('the link of a mail', () => {
    const mailed = async () => {
      await turnOn();
      await change({ kinds: { pill: { is_on: true } } });
      await sendAt('2026-11-27T20:00:00Z');
      const [mail] = sent;
      if (mail === undefined) throw new Error('No mail was sent.');
      return mail;
    };
    const mails = async () => {
      const { kinds } = (await maria.client.request('/api/reminders')).json as ReminderRecord;
      return [kinds['log-today'].by_mail, kinds.pill.by_mail];
    };

    test('ends mails of its kind with one press of a mail program, without a session', async () => {
      const mail = await mailed();
      const { pathname, search } = new URL(mail.unsubscribeUrl ?? '');
      const press = {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
        body: 'List-Unsubscribe=One-Click',
      };
      expect((await server.createClient().request(pathname + search, press)).status).toBe(200);
      expect(await mails()).toEqual([false, true]);
      expect((await server.createClient().request(pathname + search, press)).status).toBe(200);
      sent = [];
      await sendAt('2026-11-28T20:00:00Z');
      expect(sent).toEqual([]);
      await clear();
    });

    test('opened, ends nothing and shows one button, which does; no page says what it is about', async () => {
      const mail = await mailed();
      const page = await server.createClient().request(linkIn(mail, '/reminders/unsubscribe'));
      expect(page.text.match(/<button/g)).toHaveLength(1);
      expect(page.text).not.toMatch(/log your day|pill|period/i);
      expect(await mails()).toEqual([true, true]);
      // The first link of a mail ends all of them, the last one its kind.
      const answer = await pressButton(server, page.text);
      expect(answer.text).toContain('No more of these mails');
      expect(await mails()).toEqual([false, false]);
      await clear();
    });

    test('that is not whole, or not of ours, is answered as such', async () => {
      const mail = await mailed();
      const { pathname, search } = new URL(mail.unsubscribeUrl ?? '');
      for (const path of [pathname, `${pathname}?token=x`, pathname + search.slice(0, -3)]) {
        expect((await server.createClient().request(path)).status).toBe(404);
        expect((await server.createClient().request(path, { method: 'POST' })).status).toBe(404);
      }
      expect(await mails()).toEqual([true, true]);
      await clear();
    });

    test('names neither her nor what it is about', async () => {
      const mail = await mailed();
      const [, payload = ''] = (new URL(mail.unsubscribeUrl ?? '').searchParams.get('token') ?? '').split(
        '.',
      );
      const said = Buffer.from(payload, 'base64url').toString();
      expect(said).not.toContain(maria.userId);
      expect(said).not.toMatch(/log-today|pill/);
      await clear();
    });
  });

  test('a notice is put away and back by her alone', async () => {
    await turnOn();
    await sendAt('2026-11-27T20:00:00Z');
    const [notice] = await getNotices(facts(), maria.userId, new Date('2026-11-27T21:00:00Z'));
    const id = notice?.id ?? '';
    const put = (woman: Woman, is_dismissed: boolean, user_id = woman.userId) =>
      woman.client.request(`/api/reminders/notices/${id}`, {
        method: 'PATCH',
        json: { user_id, id, is_dismissed },
      });
    const isPutAway = async () =>
      (await getNotices(facts(), maria.userId, new Date('2026-11-27T21:00:00Z')))[0]?.is_dismissed;
    expect((await put(maria, true)).status).toBe(204);
    expect(await isPutAway()).toBe(true);
    expect((await put(maria, false)).status).toBe(204);
    const other = await createWoman(server);
    expect((await put(other, true)).status).toBe(204);
    expect((await put(other, true, maria.userId)).status).toBe(403);
    expect(await isPutAway()).toBe(false);
    await clear();
  });
});
