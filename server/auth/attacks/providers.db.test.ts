import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readEverything } from '@lunaria/db/testing/read-everything.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { exportJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { addVerifiedFactor } from '../../testing/factor.ts';
import type { IssuerPerson, OpenIdIssuer } from '../../testing/openid-issuer.ts';
import {
  beginJourney,
  comeBack,
  type Issuers,
  makePerson,
  startIssuers,
  travel,
} from '../../testing/provider-journey.ts';
import type { TestClient } from '../../testing/test-client.ts';

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** What an answer of Google's could say that is not so: each in place of the truth. */
const LIES: [what: string, lie: (claims: JWTPayload) => JWTPayload][] = [
  ['of another issuer', (claims) => ({ ...claims, iss: 'https://evil.example' })],
  ['without an issuer', ({ iss: _, ...claims }) => claims],
  ['for another client', (claims) => ({ ...claims, aud: 'another-client' })],
  [
    'for another client beside ours',
    (claims) => ({ ...claims, aud: ['another-client', String(claims.aud)] }),
  ],
  ['that has expired', (claims) => ({ ...claims, iat: nowSeconds() - 900, exp: nowSeconds() - 600 })],
  ['without an end', ({ exp: _, ...claims }) => claims],
  ['with the nonce of another journey', (claims) => ({ ...claims, nonce: 'another' })],
  ['without a nonce', ({ nonce: _, ...claims }) => claims],
  ['of nobody', ({ sub: _, ...claims }) => claims],
  ['of somebody without a name', (claims) => ({ ...claims, sub: '' })],
  ['of somebody with a name of two lines', (claims) => ({ ...claims, sub: 'a\nb' })],
];

const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Tokens that nobody with the provider's key signed. */
const FORGERIES: [what: string, sign: (issuer: OpenIdIssuer) => OpenIdIssuer['signToken']][] = [
  ['without a signature', () => (claims) => new UnsecuredJWT(claims).encode()],
  [
    'signed with another key under the name of the provider’s',
    ({ key }) =>
      (claims) =>
        new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(foreign.privateKey),
  ],
  [
    'signed with another key that lies beside it',
    () => async (claims) => {
      const jwk = await exportJWK(foreign.publicKey);
      const header = { alg: 'RS256', jwk, jku: 'http://localhost:1/keys' };
      return await new SignJWT(claims).setProtectedHeader(header).sign(foreign.privateKey);
    },
  ],
  [
    'signed with the public key of the provider as a secret',
    ({ key }) =>
      (claims) => {
        const secret = new TextEncoder().encode(
          String(key.publicKey.export({ type: 'spki', format: 'pem' })),
        );
        return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: key.kid }).sign(secret);
      },
  ],
  [
    'signed with our own client secret',
    ({ client }) =>
      (claims) => {
        const secret = new TextEncoder().encode(String(client.secret).padEnd(32));
        return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(secret);
      },
  ],
  ['that is none', () => () => 'nonsense'],
];

// Journeys and accounts behave alike on both engines (provider-sign-in.db.test.ts).
describe.runIf(testEngines.includes('pglite'))('on the way to a provider and back', () => {
  let server: TestApp;
  let issuers: Issuers;
  let client: TestClient;
  let person: IssuerPerson;
  let honest: Pick<OpenIdIssuer, 'signToken' | 'changeClaims' | 'key'>;
  beforeAll(async () => {
    issuers = await startIssuers();
    const { signToken, changeClaims, key } = issuers.google;
    honest = { signToken, changeClaims, key };
    server = await createTestApp('pglite', issuers.settings);
  });
  beforeEach(() => {
    client = server.createClient();
    person = makePerson();
  });
  afterEach(() => {
    Object.assign(issuers.google, honest);
  });
  afterAll(async () => {
    await server.close();
    await issuers.stop();
  });

  const everything = () =>
    readEverything(server.opened, ['rate_limits', 'provider_flows', 'sessions', 'sign_ins']);
  const isSignedIn = async (of = client) => (await of.request('/api/profile')).status === 200;
  const failureOf = ({ headers }: { headers: Headers }) =>
    new URL(headers.get('location') ?? '', 'http://x').searchParams.get('provider_error');

  async function expectNothing(attempt: () => Promise<{ status: number; headers: Headers }>) {
    const before = await everything();
    const answer = await attempt();
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/auth\/login\?provider_error=/);
    expect(await isSignedIn()).toBe(false);
    expect(await everything()).toEqual(before);
    return failureOf(answer);
  }

  describe('a token', () => {
    test.each(LIES)('%s opens nothing and makes no account', async (_, lie) => {
      issuers.google.changeClaims = lie;
      expect(await expectNothing(() => travel(client, issuers, 'google', person))).toBe('failed');
    });

    test.each(FORGERIES)('%s opens nothing and makes no account', async (_, forge) => {
      issuers.google.signToken = forge(issuers.google);
      expect(await expectNothing(() => travel(client, issuers, 'google', person))).toBe('failed');
    });

    test('of a key that the provider withdrew opens nothing; one of its new key is good at once', async () => {
      await travel(client, issuers, 'google', person);
      expect(await isSignedIn()).toBe(true);
      const withdrawn = issuers.google.key;
      const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
      issuers.google.key = { kid: crypto.randomUUID(), ...pair };
      const other = server.createClient();
      await travel(other, issuers, 'google', person);
      expect(await isSignedIn(other)).toBe(true);
      issuers.google.signToken = (claims) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'RS256', kid: withdrawn.kid })
          .sign(withdrawn.privateKey);
      client = server.createClient();
      expect(await expectNothing(() => travel(client, issuers, 'google', person))).toBe('failed');
    });

    test('is kept nowhere, and no answer tells it', async () => {
      const told: string[] = [];
      const { signToken } = issuers.google;
      issuers.google.signToken = async (claims) => {
        const token = await signToken(claims);
        told.push(token);
        return token;
      };
      const answer = await travel(client, issuers, 'google', person);
      const [token = ''] = told;
      expect(token.length).toBeGreaterThan(200);
      const rows = await server.opened.asRole(
        'app_auth',
        undefined,
        'select coalesce(access_token, refresh_token, id_token) as kept from accounts',
      );
      expect(rows.map(({ kept }) => kept)).toEqual(rows.map(() => null));
      const answers = [
        answer,
        await client.request('/api/auth/linked-accounts'),
        await client.request('/api/auth/user'),
      ];
      for (const { text, headers } of answers)
        expect(`${text} ${JSON.stringify([...headers])}`).not.toContain(token.slice(0, 40));
      expect(server.output.join('\n')).not.toContain(token.slice(0, 40));
    });
  });

  describe('an answer', () => {
    test('counts once, in the browser that left, and with the state of its journey', async () => {
      const url = await beginJourney(client, 'google');
      const answer = issuers.google.approve(url, person);
      const thief = server.createClient();
      // The thief has seen the address she came back to, or made her open his own (login CSRF).
      expect(failureOf(await comeBack(thief, 'google', answer))).toBe('ended');
      await beginJourney(thief, 'google');
      expect(failureOf(await comeBack(thief, 'google', answer))).toBe('ended');
      expect(await isSignedIn(thief)).toBe(false);
      const changed = new URLSearchParams(answer);
      changed.set('state', `${answer.get('state')}x`);
      expect(failureOf(await comeBack(client, 'google', changed))).toBe('ended');
      expect((await comeBack(client, 'google', answer)).headers.get('location')).toBe('/dashboard');
      expect(await isSignedIn()).toBe(true);
      const again = server.createClient();
      for (const [name, value] of client.cookies)
        if (!name.includes('session')) again.cookies.set(name, value);
      expect(failureOf(await comeBack(again, 'google', answer))).toBe('ended');
      expect(await isSignedIn(again)).toBe(false);
    });

    test('with a code of another journey is refused: it was not made for this browser’s secret (PKCE)', async () => {
      const thief = server.createClient();
      const stolen = issuers.google.approve(await beginJourney(client, 'google'), person);
      const own = issuers.google.approve(await beginJourney(thief, 'google'), makePerson());
      own.set('code', stolen.get('code') ?? '');
      expect(failureOf(await comeBack(thief, 'google', own))).toBe('failed');
      expect(await isSignedIn(thief)).toBe(false);
    });

    test('after ten minutes is none', async () => {
      const answer = issuers.google.approve(await beginJourney(client, 'google'), person);
      await server.opened.asRole(
        'app_auth',
        undefined,
        "update provider_flows set created_at = now() - interval '1 hour', expires_at = now() - interval '1 second'",
      );
      expect(await expectNothing(() => comeBack(client, 'google', answer))).toBe('ended');
    });
  });

  // The mix-up attack: one of two providers is in the hands of somebody else.
  describe('with two providers', () => {
    test('the answer of one is none at the address of the other', async () => {
      const google = issuers.google.approve(await beginJourney(client, 'google'), person);
      expect(failureOf(await comeBack(client, 'apple', google))).toBe('ended');
      const apple = issuers.apple.approve(await beginJourney(client, 'apple'), person);
      expect(failureOf(await comeBack(client, 'google', apple))).toBe('ended');
      expect(await isSignedIn()).toBe(false);
    });

    test('an answer that names the other issuer is refused before its code is shown to anybody', async () => {
      const answer = issuers.google.approve(await beginJourney(client, 'google'), person);
      answer.set('iss', issuers.apple.url);
      const asked = issuers.google.asked.length + issuers.apple.asked.length;
      expect(await expectNothing(() => comeBack(client, 'google', answer))).toBe('failed');
      expect(issuers.google.asked.length + issuers.apple.asked.length).toBe(asked);
    });

    test('an answer that names no issuer is refused where the provider always does', async () => {
      const answer = issuers.google.approve(await beginJourney(client, 'google'), person);
      answer.delete('iss');
      expect(await expectNothing(() => comeBack(client, 'google', answer))).toBe('failed');
    });

    test('the same name at the other is another person', async () => {
      await travel(client, issuers, 'google', person);
      const { user } = (await client.request('/api/auth/token')).json as { user: { id: string } }; // what it answers
      const other = server.createClient();
      await travel(other, issuers, 'apple', makePerson({ sub: person.sub }));
      const { user: found } = (await other.request('/api/auth/token')).json as { user: { id: string } };
      expect(found.id).not.toBe(user.id);
    });

    test('an issuer whose own description names another is sent nobody', async () => {
      const described: string[] = [];
      const impostor = createServer((request, response) => {
        described.push(request.url ?? '');
        const evil = 'https://evil.example';
        response.writeHead(200, { 'content-type': 'application/json' }).end(
          JSON.stringify({
            issuer: issuers.google.url,
            authorization_endpoint: `${evil}/authorize`,
            token_endpoint: `${evil}/token`,
            jwks_uri: `${evil}/keys`,
            response_types_supported: ['code'],
          }),
        );
      });
      await new Promise<void>((resolve) => impostor.listen(0, 'localhost', resolve));
      try {
        const { port } = impostor.address() as AddressInfo; // as: it listens on a port
        const app = await server.createAppWith({ GOOGLE_ISSUER: `http://localhost:${port}` });
        const json = { provider: 'google' };
        const answer = await server.createClient().at(app).request('/api/auth/sign-in/social', { json });
        expect(described).toEqual(['/.well-known/openid-configuration']);
        expect(answer).toMatchObject({ status: 503, json: { code: 'provider_unreachable' } });
      } finally {
        impostor.closeAllConnections();
        impostor.close();
      }
    });
  });

  test('with a password alone nobody links a provider to an account that has a second factor', async () => {
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
});
