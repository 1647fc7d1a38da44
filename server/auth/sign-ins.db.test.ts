import { deleteOldSignIns } from '@lunaria/db/queries/sign-ins.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { RecentSignIn } from '@lunaria/domain/account/recent-sign-in.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSignInNoticeJob } from '../jobs/send-sign-in-notice.ts';
import type { Mail } from '../mail/mail.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { aTry } from '../testing/job-run.ts';
import type { TestClient } from '../testing/test-client.ts';

const PHONE = 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
const COOKIE = 'lunaria.known_browser';

describe.each(testEngines)('who came into an account lately, on %s', (engine) => {
  let server: TestApp;
  let her: { laptop: TestClient; email: string; password: string; userId: string };
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    const laptop = server.createClient();
    const { email, password, answer } = await laptop.signUp();
    const { user } = answer.json as { user: { id: string } }; // what a sign-up is answered with
    her = { laptop, email, password, userId: user.id };
  });
  afterAll(() => server.close());

  const signIn = async (client = server.createClient(), userAgent = PHONE) => {
    const { email, password } = her;
    const answer = await client.request('/api/auth/sign-in/email', {
      json: { email, password },
      from: '198.51.100.23',
      headers: { 'user-agent': userAgent },
    });
    expect(answer.status).toBe(200);
    return { client, answer };
  };
  const list = async (client = her.laptop) =>
    (await client.request('/api/auth/sign-ins')).json as RecentSignIn[]; // checked by every test that reads one
  const auth = async (statement: string) => await server.opened.asRole('app_auth', undefined, statement);

  async function sendNotices(): Promise<Mail[]> {
    const rows = await server.opened.asOwner(
      `alter table outbox no force row level security;
       select id, subject_id from outbox where user_id = '${her.userId}' and job = 'send-sign-in-notice' order by created_at;
       rollback; begin`,
    );
    const sent: Mail[] = [];
    const job = createSignInNoticeJob({
      database: server.opened.database,
      publicUrl: server.config.publicUrl,
      sendMail: async (mail) => void sent.push(mail),
    });
    for (const row of rows) {
      await job({ userId: her.userId, subjectId: String(row.subject_id) }, String(row.id), aTry);
    }
    return sent;
  }

  test('signing up and in are listed, the newest first, with device and shortened address', async () => {
    await signIn();
    expect(await list()).toEqual([
      {
        id: expect.any(String),
        method: 'password',
        device: 'Firefox on Android',
        address: '198.51.100.x',
        at: expect.any(String),
        is_new_browser: true,
      },
      {
        id: expect.any(String),
        method: 'sign-up',
        device: null,
        address: '203.0.113.x',
        at: expect.any(String),
        is_new_browser: false,
      },
    ]);
  });

  test('a browser it does not know is told by mail, once; the one that signed up and a known one are not', async () => {
    expect(await sendNotices()).toEqual([]);
    const { client: phone } = await signIn();
    const [mail, ...more] = await sendNotices();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: { address: her.email },
      subject: 'New sign-in to your account at Lunaria',
    });
    expect(mail?.text).toContain('Firefox on Android, from the network address 198.51.100.x, on ');
    expect(mail?.text).toContain(`${server.config.publicUrl}/dashboard/privacy`);
    await phone.request('/api/auth/sign-out', { json: {} });
    await signIn(phone);
    await signIn(her.laptop);
    expect((await list()).map((entry) => entry.is_new_browser)).toEqual([false, false, true, false]);
    expect(await sendNotices()).toHaveLength(1);
  });

  test('the cookie is for the server alone, lasts a year, stays after logging out, and only its hash is stored', async () => {
    const { client, answer } = await signIn();
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(`${COOKIE}=`));
    expect(cookie).toMatch(
      /^lunaria\.known_browser=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const value = client.cookies.get(COOKIE);
    await client.request('/api/auth/sign-out', { json: {} });
    expect(client.cookies.get(COOKIE)).toBe(value);
    const rows = await auth(`select encode(browser_hash, 'hex') as hash, s::text as row from sign_ins s
      where user_id = '${her.userId}'`);
    for (const { row } of rows) expect(row).not.toContain(value);
    expect(rows.map(({ hash }) => String(hash).length)).toEqual([64, 64]);
  });

  test('behind https it is Secure and cannot be planted by another host of the domain', async () => {
    const secure = await server.createAppWith({ PUBLIC_URL: 'https://lunaria.example' });
    const answer = await server
      .createClient()
      .at(secure)
      .request('https://lunaria.example/api/auth/sign-in/email', {
        json: { email: her.email, password: her.password },
      });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^__Host-lunaria\.known_browser=[\w-]{43}; .*; Secure$/),
    );
  });

  test('a browser that another account uses is new for this one, and the two do not show by the same value', async () => {
    const phone = server.createClient();
    await phone.signUp();
    const value = phone.cookies.get(COOKIE);
    await signIn(phone);
    expect(phone.cookies.get(COOKIE)).toBe(value);
    expect((await list())[0]).toMatchObject({ is_new_browser: true });
    const newest = await auth('select browser_hash from sign_ins order by at desc limit 2');
    expect(new Set(newest.map((row) => String(row.browser_hash))).size).toBe(2);
  });

  test.each(['x', 'a'.repeat(43), '../../etc', 'ä', ''])(
    'a made-up cookie (%s) is known for nobody',
    async (value) => {
      const client = server.createClient();
      client.cookies.set(COOKIE, encodeURIComponent(value));
      await signIn(client);
      expect((await list())[0]).toMatchObject({ is_new_browser: true });
    },
  );

  test('a wrong password, an unknown address and a refused sign-up leave no trace and no cookie', async () => {
    const before = (await auth('select id from sign_ins')).length;
    const stranger = server.createClient();
    await stranger.signIn({ email: her.email, password: 'a wrong password' });
    await stranger.signIn({
      email: `nobody-${crypto.randomUUID()}@example.org`,
      password: 'a wrong password',
    });
    await stranger.signUp({ email: her.email });
    expect((await auth('select id from sign_ins')).length).toBe(before);
    expect(stranger.cookies.size).toBe(0);
  });

  test('an account that has not been used for long is told too, though nothing of it is kept any more', async () => {
    await auth(`delete from sign_ins where user_id = '${her.userId}'`);
    await auth(`update users set created_at = now() - interval '1 year' where id = '${her.userId}'`);
    await signIn();
    expect(await sendNotices()).toHaveLength(1);
  });

  test('three such mails a day, however often somebody comes in; all of them are listed', async () => {
    for (let count = 0; count < 6; count += 1) await signIn();
    expect(await sendNotices()).toHaveLength(3);
    expect((await list()).filter((entry) => entry.is_new_browser)).toHaveLength(6);
  });

  test('what a browser says of itself is no text of ours', async () => {
    await signIn(server.createClient(), 'Call http://evil.example now/1.0 (buy)');
    const [mail] = await sendNotices();
    expect(mail?.text).not.toContain('evil');
    expect(mail?.text).toContain('A browser without a name, from');
  });

  test('the newest twenty are shown, hers alone, to nobody without a session', async () => {
    await auth(`insert into sign_ins (user_id, method, at)
      select '${her.userId}', 'passkey', now() - make_interval(hours => n) from generate_series(1, 30) n`);
    const listed = await list();
    expect(listed).toHaveLength(20);
    expect(listed.map(({ at }) => at)).toEqual(
      listed
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    const other = server.createClient();
    await other.signUp();
    expect(await list(other)).toHaveLength(1);
    expect((await server.createClient().request('/api/auth/sign-ins')).status).toBe(401);
  });

  test('they are kept for ninety days and go with the account', async () => {
    await auth(`insert into sign_ins (user_id, method, at) values
      ('${her.userId}', 'google', now() - interval '90 days' + interval '20 seconds'),
      ('${her.userId}', 'apple', now() - interval '90 days 2 seconds')`);
    await deleteOldSignIns(server.opened.database.auth);
    expect((await list()).map(({ method }) => method)).toEqual(['sign-up', 'google']);
    await auth(`delete from users where id = '${her.userId}'`);
    expect(await auth(`select id from sign_ins where user_id = '${her.userId}'`)).toEqual([]);
  });
});
