import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { TERMS_VERSION } from '@lunaria/domain/account/terms.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

describe.each(testEngines)('signing up on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  afterAll(() => server.close());

  const find = async (email: string) =>
    await server.opened.asRole(
      'app_auth',
      undefined,
      `select u.*, a.password, a.provider_id from users u left join accounts a on a.user_id = u.id where u.email = '${email}'`,
    );

  test('makes account, way to log in, profile, session and the promise of a mail', async () => {
    const client = server.createClient();
    const { answer, email, fullName } = await client.signUp();
    expect(answer.status).toBe(200);
    const [user] = await find(email);
    expect(user).toMatchObject({
      email,
      full_name: fullName,
      email_verified: false,
      provider_id: 'credential',
    });
    expect((await client.request('/api/profile')).json).toEqual({
      full_name: fullName,
      life_stage: 'menstrual-cycle',
    });
    expect((await client.request('/api/auth/user')).json).toMatchObject({
      id: user?.id,
      email,
      email_verified: false,
      user_metadata: { full_name: fullName },
    });
    const outbox = await server.opened.asRole(
      'app_worker',
      undefined,
      `select job from outbox where user_id = '${user?.id}'`,
    );
    expect(outbox).toEqual([{ job: 'send-verification-mail' }]);
  });

  test('keeps which terms were accepted, and when', async () => {
    const { email } = await server.createClient().signUp();
    const [user] = await find(email);
    expect(user?.terms_version).toBe(TERMS_VERSION);
    expect(Math.abs(Date.now() - Number(user?.terms_accepted_at))).toBeLessThan(60_000);
  });

  test('takes no say in what is not hers to set', async () => {
    const client = server.createClient();
    const id = crypto.randomUUID();
    const email = `${id}@example.org`;
    const answer = await client.request('/api/auth/sign-up/email', {
      json: {
        email,
        password: 'long enough',
        data: { full_name: 'Maria', role: 'admin' },
        agreeToTerms: true,
        id,
        emailVerified: true,
        termsVersion: 'none',
        createdAt: '1990-01-01T00:00:00Z',
        image: 'https://evil.example/pixel.png',
      },
    });
    expect(answer.status).toBe(200);
    const [user] = await find(email);
    expect(user).toMatchObject({ email_verified: false, terms_version: TERMS_VERSION, image: null });
    expect(user?.id).not.toBe(id);
  });

  test('the same letters typed in another way are the same password; another letter is not', async () => {
    const client = server.createClient();
    const { email } = await client.signUp({ password: 'pässwörd lang' });
    expect((await client.signIn({ email, password: 'pässwörd lang'.normalize('NFD') })).status).toBe(200);
    expect((await client.signIn({ email, password: 'pässwörd Lang' })).status).toBe(401);
  });

  test('an address in use is said, whatever its capitals, and changes nothing', async () => {
    const { email, password, fullName } = await server.createClient().signUp();
    const stranger = server.createClient();
    const { answer } = await stranger.signUp({ email: email.toUpperCase() });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ code: 'email_in_use', message: expect.stringContaining('already') });
    expect(stranger.cookies.size).toBe(0);
    expect(await find(email)).toMatchObject([{ full_name: fullName }]);
    expect((await server.createClient().signIn({ email, password })).status).toBe(200);
  });

  test('twice at once with one address: one account, and the other is told so', async () => {
    const email = `twin-${crypto.randomUUID()}@example.org`;
    const answers = await Promise.all(
      Array.from({ length: 4 }, async () => (await server.createClient().signUp({ email })).answer),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422, 422]);
    for (const { status, json } of answers) {
      if (status === 422) expect(json).toMatchObject({ code: 'email_in_use' });
    }
    expect(await find(email)).toHaveLength(1);
  });

  test.each(['accounts', 'profiles', 'outbox', 'sessions'])(
    'is all or nothing: without its row in %s there is no account',
    async (table) => {
      await server.opened.asOwner(`
        create function refuse() returns trigger language plpgsql as $$ begin raise 'refused by the test'; end $$;
        create trigger refuse before insert on ${table} for each row execute function refuse()`);
      const client = server.createClient();
      try {
        const { answer, email } = await client.signUp();
        expect(answer).toMatchObject({ status: 500, json: { code: 'unexpected' } });
        expect(client.cookies.size).toBe(0);
        expect(await find(email)).toEqual([]);
      } finally {
        await server.opened.asOwner(`drop trigger refuse on ${table}; drop function refuse()`);
      }
    },
  );

  test('the life stage is saved, and only one of the eight', async () => {
    const client = server.createClient();
    const { fullName } = await client.signUp();
    const patch = (json: unknown) => client.request('/api/profile', { method: 'PATCH', json });
    expect(await patch({ life_stage: 'ivf' })).toMatchObject({
      status: 200,
      json: { full_name: fullName, life_stage: 'ivf' },
    });
    for (const json of [{ life_stage: 'IVF' }, { life_stage: null }, {}, { full_name: 'Mallory' }]) {
      expect(await patch(json)).toMatchObject({ status: 400, json: { code: 'invalid_input' } });
    }
    expect(await patch({ life_stage: 'menopause', full_name: 'Mallory' })).toMatchObject({
      json: { full_name: fullName, life_stage: 'menopause' },
    });
    expect((await client.request('/api/profile')).json).toEqual({
      full_name: fullName,
      life_stage: 'menopause',
      stage_chosen_at: expect.any(String),
    });
  });

  test('an account without a profile is answered with null, not with an error', async () => {
    const client = server.createClient();
    const { email } = await client.signUp();
    await server.opened.asOwner(`alter table profiles no force row level security;
      delete from profiles where id in (select id from users where email = '${email}');
      alter table profiles force row level security`);
    expect(await client.request('/api/profile')).toMatchObject({ status: 200, json: null });
  });
});
