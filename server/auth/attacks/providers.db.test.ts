import { createHmac, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { base64url, exportJWK, exportSPKI, type JWTPayload, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { ELSEWHERE } from '../../testing/elsewhere.ts';
import { addVerifiedFactor } from '../../testing/factor.ts';
import type { IssuerPerson } from '../../testing/issuer-person.ts';
import {
  beginJourney,
  comeBack,
  type Issuers,
  makePerson,
  startIssuers,
  travel,
} from '../../testing/provider-journey.ts';
import type { Answer, TestClient } from '../../testing/test-client.ts';

const FORM = 'application/x-www-form-urlencoded';

// Nothing here depends on the engine.
describe.each(testEngines)('whoever lies between her and a provider, on %s', (engine) => {
  let server: TestApp;
  let issuers: Issuers;
  let client: TestClient;
  let person: IssuerPerson;
  beforeAll(async () => {
    issuers = await startIssuers();
    server = await createTestApp(engine, issuers.settings);
  });
  beforeEach(() => {
    client = server.createClient();
    person = makePerson();
  });
  const { changeClaims, signToken } = {
    changeClaims: (claims: JWTPayload) => claims,
    signToken: (claims: JWTPayload) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: issuers.google.key.kid })
        .sign(issuers.google.key.privateKey),
  };
  afterEach(() => {
    issuers.google.changeClaims = changeClaims;
    issuers.google.signToken = signToken;
    issuers.google.namesItself = true;
  });
  afterAll(async () => {
    await server.close();
    await issuers.stop();
  });

  /** It ended at the login, with these words, and nobody is signed in. */
  async function expectRefused(answer: Answer, failure: string, by = client): Promise<void> {
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(new RegExp(`^/auth/login\\?provider_error=${failure}&`));
    expect([...by.cookies.keys()]).not.toContain('lunaria.session_token');
    expect((await by.request('/api/auth/token')).status).toBe(401);
  }
  const isSignedIn = async (by: TestClient) => (await by.request('/api/auth/token')).status === 200;
  const accountsOf = async (email = '') =>
    await server.opened.asRole('app_auth', undefined, `select id from users where email = '${email}'`);

  describe('with the address that the browser comes back to', () => {
    // Login CSRF: she would write her days into an account that somebody else can read.
    test('cannot have another browser end the journey', async () => {
      const attacker = server.createClient();
      const url = await beginJourney(attacker, 'google');
      const answer = issuers.google.approve(url, person);
      await expectRefused(await comeBack(client, 'google', answer), 'ended');
      // With a journey of its own under way it is the same.
      await beginJourney(client, 'google');
      await expectRefused(await comeBack(client, 'google', answer), 'ended');
      await expectRefused(
        await client.request(`/api/auth/callback/google?${answer}`, { headers: { cookie: '' } }),
        'ended',
      );
    });

    test('cannot use a state or a code a second time', async () => {
      const url = await beginJourney(client, 'google');
      const answer = issuers.google.approve(url, person);
      const secret = client.cookies.get('lunaria.provider_flow') ?? '';
      expect((await comeBack(client, 'google', answer)).headers.get('location')).toBe('/dashboard');
      const replay = server.createClient();
      replay.cookies.set('lunaria.provider_flow', secret);
      await expectRefused(await comeBack(replay, 'google', answer), 'ended', replay);
      // The used code with a journey of its own: the provider knows it no more, and the challenge is another.
      const next = new URL(await beginJourney(replay, 'google')).searchParams.get('state') ?? '';
      answer.set('state', next);
      await expectRefused(await comeBack(replay, 'google', answer), 'failed', replay);
    });

    test('of two who come back at once with one state one gets in', async () => {
      const answer = issuers.google.approve(await beginJourney(client, 'google'), person);
      const cookie = client.cookieHeader;
      const answers = await Promise.all(
        [1, 2, 3].map(() =>
          server.createClient().request(`/api/auth/callback/google?${answer}`, { headers: { cookie } }),
        ),
      );
      expect(answers.filter(({ headers }) => headers.get('location') === '/dashboard')).toHaveLength(1);
    });

    test('cannot inject the code of somebody else’s journey', async () => {
      const victim = server.createClient();
      const stolen = issuers.google.approve(await beginJourney(victim, 'google'), person);
      const url = await beginJourney(client, 'google');
      stolen.set('state', new URL(url).searchParams.get('state') ?? '');
      await expectRefused(await comeBack(client, 'google', stolen), 'failed');
    });

    test('cannot mix up two providers', async () => {
      const url = await beginJourney(client, 'google');
      const answer = issuers.google.approve(url, person);
      // The state of the one at the address of the other.
      await expectRefused(await comeBack(client, 'apple', answer), 'ended');
      // The right address, in the name of the other, or in no name where this one gives its own.
      const other = new URLSearchParams(answer);
      other.set('iss', issuers.apple.url);
      await expectRefused(await comeBack(client, 'google', other), 'failed');
      const unnamed = issuers.google.approve(await beginJourney(client, 'google'), person);
      unnamed.delete('iss');
      await expectRefused(await comeBack(client, 'google', unnamed), 'failed');
    });

    test('cannot come back after ten minutes', async () => {
      const answer = issuers.google.approve(await beginJourney(client, 'google'), person);
      await server.opened.asRole(
        'app_auth',
        undefined,
        `update provider_flows set expires_at = now() - interval '1 second'`,
      );
      await expectRefused(await comeBack(client, 'google', answer), 'ended');
    });

    test.each([...ELSEWHERE, '/dashboard/..//evil.example', '/dashboard?section=x&next=//evil.example'])(
      'cannot have the journey end at %s',
      async (callbackURL) => {
        for (const field of ['callbackURL', 'errorCallbackURL']) {
          const json = { provider: 'google', [field]: callbackURL };
          expect(await client.request('/api/auth/sign-in/social', { json })).toMatchObject({
            status: 400,
            json: { code: 'invalid_input' },
          });
        }
        // What is added on the way back leads nowhere either.
        const answer = issuers.google.approve(await beginJourney(client, 'google'), person);
        answer.set('callbackURL', callbackURL);
        answer.set('redirect_uri', callbackURL);
        expect((await comeBack(client, 'google', answer)).headers.get('location')).toBe('/dashboard');
      },
    );
  });

  describe('with the token that the provider gives', () => {
    const forge = async (signed: (claims: JWTPayload) => Promise<string> | string) => {
      issuers.google.signToken = signed;
      return await travel(client, issuers, 'google', person);
    };
    const encode = (value: object) => base64url.encode(JSON.stringify(value));
    const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow;

    test('cannot sign it with another key', async () => {
      const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const { kid } = issuers.google.key;
      for (const header of [
        { alg: 'RS256', kid },
        { alg: 'RS256' },
        { alg: 'RS256', kid, jwk: await exportJWK(foreign.publicKey) },
        { alg: 'RS256', kid: 'elsewhere', jku: `${issuers.apple.url}/keys` },
        { alg: 'RS256', kid, x5u: `${issuers.apple.url}/keys` },
      ]) {
        const answer = await forge((claims) =>
          new SignJWT(claims).setProtectedHeader(header).sign(foreign.privateKey),
        );
        await expectRefused(answer, 'failed');
      }
      expect(issuers.apple.asked).not.toContain('/keys');
      expect(await accountsOf(person.email)).toEqual([]);
    });

    test('cannot leave the signature out, or make one with the public key', async () => {
      const { kid, publicKey } = issuers.google.key;
      for (const alg of ['none', 'NONE', 'None']) {
        await expectRefused(await forge((claims) => `${encode({ alg })}.${encode(claims)}.`), 'failed');
      }
      const secrets = [await exportSPKI(publicKey), issuers.settings.GOOGLE_CLIENT_SECRET ?? ''];
      for (const secret of secrets) {
        const answer = await forge((claims) => {
          const body = `${encode({ alg: 'HS256', kid })}.${encode(claims)}`;
          return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
        });
        await expectRefused(answer, 'failed');
      }
    });

    test('cannot change what was signed', async () => {
      const answer = await forge(async (claims) => {
        const [header, , signature] = (await signToken(claims)).split('.');
        return `${header}.${encode({ ...claims, sub: 'somebody-else' })}.${signature}`;
      });
      await expectRefused(answer, 'failed');
    });

    test.each<[what: string, changes: () => Record<string, unknown>]>([
      ['of another issuer', () => ({ iss: issuers.apple.url })],
      ['of no issuer', () => ({ iss: undefined })],
      ['for another client', () => ({ aud: 'another-client' })],
      ['for others beside us, on whose behalf nobody says', () => ({ aud: ['another-client'] })],
      ['that has ended', () => ({ exp: seconds(-3600) })],
      ['that never ends', () => ({ exp: undefined })],
      ['that is not valid yet', () => ({ nbf: seconds(3600) })],
      ['that was issued in an hour', () => ({ iat: seconds(3600) })],
      ['of somebody who logs in only in an hour', () => ({ auth_time: seconds(3600) })],
      ['with another nonce', () => ({ nonce: 'another' })],
      ['without a nonce', () => ({ nonce: undefined })],
      ['without a subject', () => ({ sub: undefined })],
      ['with a subject that is too long', () => ({ sub: 's'.repeat(256) })],
      ['with a subject of another kind', () => ({ sub: ['a'] })],
      ['with a subject that holds a NUL', () => ({ sub: 'a\u0000b' })],
    ])('cannot have a token %s count', async (_, changes) => {
      issuers.google.changeClaims = (claims) => ({ ...claims, ...changes() });
      await expectRefused(await travel(client, issuers, 'google', person), 'failed');
      expect(await accountsOf(person.email)).toEqual([]);
    });

    test('a provider whose clock is a little ahead is believed', async () => {
      issuers.google.changeClaims = (claims) => ({ ...claims, iat: seconds(20), auth_time: seconds(20) });
      const answer = await travel(client, issuers, 'google', person);
      expect(answer.headers.get('location')).toBe('/dashboard');
    });

    test('cannot use a key that the provider took back, and a new one counts at once', async () => {
      await travel(client, issuers, 'google', person);
      const old = issuers.google.key;
      const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      issuers.google.key = { kid: crypto.randomUUID(), privateKey, publicKey };
      const elsewhere = server.createClient();
      expect((await travel(elsewhere, issuers, 'google', person)).headers.get('location')).toBe('/dashboard');
      issuers.google.signToken = (claims) =>
        new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: old.kid }).sign(old.privateKey);
      const thief = server.createClient();
      await expectRefused(await travel(thief, issuers, 'google', person), 'failed', thief);
    });
  });

  describe('with an account of its own at the provider', () => {
    test('cannot open hers with an address that is not confirmed, or in other letters', async () => {
      const her = server.createClient();
      const { email } = await her.signUp();
      const liar = makePerson({ email, email_verified: false });
      await expectRefused(await travel(client, issuers, 'google', liar), 'address_not_confirmed');
      for (const written of [email.toUpperCase(), email]) {
        const answer = await travel(client, issuers, 'google', makePerson({ email: written }));
        expect(answer.headers.get('location')).toMatch(/^\/auth\/login\?provider_news=known_address/);
        expect(await isSignedIn(client)).toBe(false);
      }
      expect(await accountsOf(email)).toHaveLength(1);
    });

    test('cannot add itself to hers while she is signed in elsewhere, or by a link of her browser', async () => {
      const her = server.createClient();
      const { email } = await her.signUp();
      await server.opened.asRole(
        'app_auth',
        undefined,
        `update users set email_verified = true where email = '${email}'`,
      );
      const mine = server.createClient();
      await mine.signUp();
      const url = await beginJourney(her, 'google', { purpose: 'link' });
      const answer = issuers.google.approve(url, person);
      // Hers ends in her session alone, also where her browser's secret is known.
      mine.cookies.set('lunaria.provider_flow', her.cookies.get('lunaria.provider_flow') ?? '');
      expect((await comeBack(mine, 'google', answer)).headers.get('location')).toBe(
        '/dashboard/privacy?provider_error=session_ended&provider=google',
      );
      for (const one of [her, mine]) {
        expect((await one.request('/api/auth/linked-accounts')).json).toEqual([]);
      }
    });

    test('cannot begin a link or a proof without a session', async () => {
      for (const purpose of ['link', 'proof']) {
        const json = { provider: 'google', purpose };
        expect((await client.request('/api/auth/sign-in/social', { json })).status).toBe(401);
      }
    });

    test('cannot have Apple’s unsigned name or address count for who it is', async () => {
      const her = server.createClient();
      const { email } = await her.signUp();
      const url = await beginJourney(client, 'apple');
      const answer = issuers.apple.approve(url, person);
      answer.set('user', JSON.stringify({ name: { firstName: 'Eva', lastName: '' }, email }));
      expect((await comeBack(client, 'apple', answer)).headers.get('location')).toBe('/dashboard');
      const { user } = (await client.request('/api/auth/get-session')).json as {
        user: { email: string };
      };
      expect(user.email).toBe(person.email);
    });
  });

  describe('with the one form that another site may send', () => {
    const post = async (path: string, body: string, headers: Record<string, string> = {}) =>
      await client.request(path, {
        method: 'POST',
        body,
        headers: { 'content-type': FORM, origin: 'https://evil.example', ...headers },
      });
    const APPLE = '/api/auth/callback/apple';

    test('cannot reach any address but Apple’s', async () => {
      for (const path of [
        '/api/auth/callback/google',
        '/api/auth/callback/apple/',
        '/api/auth/callback/apple/x',
        '/api/auth/callback/Apple',
        '/api/auth/sign-in/social',
        '/api/profile',
      ]) {
        expect([path, (await post(path, 'code=a&state=b')).status]).toEqual([path, 403]);
      }
      for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
        expect((await post(APPLE, '{}', { 'content-type': type })).status).toBe(403);
      }
    });

    test('is sent on to the reading address, with nothing done and nothing else handed on', async () => {
      const answer = await post(APPLE, 'code=a&state=b&id_token=t&next=//evil.example&user=%7B%7D');
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${APPLE}?code=a&state=b`]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    });

    test.each([
      ['twice the same field', 'code=a&state=b&state=c'],
      ['no state', 'code=a'],
      ['neither code nor error', 'state=b'],
      ['nothing', ''],
      ['a NUL', 'code=a&state=%00'],
      ['a broken escape', 'code=a&state=%zz'],
      ['bytes that are no text', 'code=a&state=%ff%fe'],
    ])('is refused with %s', async (_, body) => {
      expect((await post(APPLE, body)).status).toBe(400);
    });

    test('is refused when it is huge', async () => {
      expect((await post(APPLE, `code=${'a'.repeat(20_000)}&state=b`)).status).toBe(413);
    });

    test.each([
      ['[', ''],
      ['{"name":"Eva"}', ''],
      ['{"name":{"firstName":"Eva\\u0000","lastName":"x"}}', ''],
      [`{"name":{"firstName":"${'e'.repeat(300)}"}}`, ''],
      ['{"name":{"firstName":"Eva\\nBcc: x"}}', ''],
      ['{"name":{"firstName":" Eva ","lastName":"Souza"}}', 'Eva  Souza'],
    ])('keeps no name but a name: %s', async (user, kept) => {
      const { name: _, ...nameless } = person;
      const answer = issuers.apple.approve(await beginJourney(client, 'apple'), nameless);
      answer.set('user', user);
      expect((await comeBack(client, 'apple', answer)).headers.get('location')).toBe('/dashboard');
      const session = (await client.request('/api/auth/get-session')).json as { user: { name: string } };
      expect(session.user.name).toBe(kept);
    });
  });

  test('cannot fill the database with journeys, or try addresses without end', async () => {
    const limited = client.at(await server.createAppWith({ RATE_LIMIT_FACTOR: '1' }));
    const statuses: number[] = [];
    for (let i = 0; i < 45; i += 1) {
      const start = { json: { provider: 'google' }, from: '198.51.100.9' };
      const callback = { from: '198.51.100.9' };
      statuses.push((await limited.request('/api/auth/sign-in/social', start)).status);
      statuses.push((await limited.request('/api/auth/callback/google?code=a&state=b', callback)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 303)).toHaveLength(40);
  });

  test('leaves no code, state or subject in the log', async () => {
    const answer = issuers.google.approve(await beginJourney(client, 'google'), person);
    issuers.google.changeClaims = (claims) => ({ ...claims, aud: 'another' });
    await comeBack(client, 'google', answer);
    const log = server.output.join('\n');
    expect(log).toContain('provider_answer_refused');
    for (const told of [answer.get('code'), answer.get('state'), person.sub, person.email]) {
      expect(log).not.toContain(told);
    }
  });

  test('cannot take the name of an account at one provider to the other', async () => {
    await travel(client, issuers, 'google', person);
    const other = server.createClient();
    await travel(other, issuers, 'apple', makePerson({ sub: person.sub }));
    const idOf = async (by: TestClient) =>
      ((await by.request('/api/auth/token')).json as { user: { id: string } }).user.id; // what it answers
    expect(await idOf(other)).not.toBe(await idOf(client));
  });

  test('cannot stand in for an issuer by describing itself as it', async () => {
    const described: string[] = [];
    const impostor = createServer((request, response) => {
      described.push(request.url ?? '');
      const evil = 'https://evil.example';
      const description = {
        issuer: issuers.google.url,
        authorization_endpoint: `${evil}/authorize`,
        token_endpoint: `${evil}/token`,
        jwks_uri: `${evil}/keys`,
        response_types_supported: ['code'],
      };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(description));
    });
    await new Promise<void>((resolve) => impostor.listen(0, 'localhost', resolve));
    try {
      const { port } = impostor.address() as AddressInfo; // as: it listens on a port
      const app = await server.createAppWith({ GOOGLE_ISSUER: `http://localhost:${port}` });
      const json = { provider: 'google' };
      const answer = await client.at(app).request('/api/auth/sign-in/social', { json });
      expect(described).toEqual(['/.well-known/openid-configuration']);
      expect(answer).toMatchObject({ status: 503, json: { code: 'provider_unreachable' } });
    } finally {
      impostor.closeAllConnections();
      impostor.close();
    }
  });

  test('finds no token of a provider kept or told: they stay in the request that fetched them', async () => {
    const told: string[] = [];
    issuers.google.signToken = async (claims) => {
      told.push(await signToken(claims));
      return told.at(-1) ?? '';
    };
    const answer = await travel(client, issuers, 'google', person);
    const [start = ''] = told.map((token) => token.slice(0, 40));
    expect(start).toHaveLength(40);
    const kept = await server.opened.asRole(
      'app_auth',
      undefined,
      'select id from accounts where coalesce(access_token, refresh_token, id_token) is not null',
    );
    expect(kept).toEqual([]);
    const linked = await client.request('/api/auth/linked-accounts');
    expect(linked.status).toBe(200);
    for (const { text, headers } of [answer, linked, await client.request('/api/auth/user')])
      expect(`${text} ${JSON.stringify([...headers])}`).not.toContain(start);
    expect(server.output.join('\n')).not.toContain(start);
  });

  test('cannot link or prove with a password alone where the account has a second factor', async () => {
    const { email, password, answer } = await client.signUp();
    const { user } = answer.json as { user: { id: string } }; // what a sign-up is answered with
    await server.opened.asRole(
      'app_auth',
      undefined,
      `update users set email_verified = true where id = '${user.id}'`,
    );
    await addVerifiedFactor(server.opened, user.id);
    const thief = server.createClient();
    await thief.signIn({ email, password });
    for (const purpose of ['link', 'proof']) {
      const json = { provider: 'google', purpose };
      expect(await thief.request('/api/auth/sign-in/social', { json })).toMatchObject({
        status: 403,
        json: { code: 'second_factor_required' },
      });
    }
  });

  test('cannot prove with a provider alone what began before the account had a second factor', async () => {
    await travel(client, issuers, 'google', person);
    const proofOf = async () => (await client.request('/api/auth/proof')).json as { proved_until: number };
    const { id: userId } = (await client.request('/api/auth/user')).json as { id: string };
    const url = await beginJourney(client, 'google', { purpose: 'proof' });
    await addVerifiedFactor(server.opened, userId);
    await server.opened.asRole(
      'app_auth',
      undefined,
      `update sessions set aal = 'aal2', proved_at = now() - interval '11 minutes' where user_id = '${userId}'`,
    );
    const before = await proofOf();
    const answer = await comeBack(client, 'google', issuers.google.approve(url, person));
    expect(answer.headers.get('location')).toMatch(/^\/dashboard\/privacy\?provider_error=stronger_way&/);
    expect(await proofOf()).toEqual(before);
  });
});
