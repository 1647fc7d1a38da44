import { generateKeyPairSync } from 'node:crypto';
import type { IdentityProvider } from '@lunaria/domain/account/identity-provider.ts';
import type { IssuerPerson } from './issuer-person.ts';
import { OpenIdIssuer } from './openid-issuer.ts';
import type { Answer, TestClient } from './test-client.ts';

export interface Issuers {
  google: OpenIdIssuer;
  apple: OpenIdIssuer;
  /** The settings of a server that knows both. */
  settings: Record<string, string>;
  stop(): Promise<void>;
}

/** Two issuers on this machine in the places of Google and Apple, each with the client authentication of its model. */
export async function startIssuers(): Promise<Issuers> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const google = await new OpenIdIssuer({ id: 'client-at-google', secret: 'a secret of the client' }).start();
  const apple = await new OpenIdIssuer({
    id: 'org.example.client',
    secret: { key: publicKey, teamId: 'TEAM123456', keyId: 'KEY1234567' },
  }).start();
  // Apple does not.
  apple.namesItself = false;
  return {
    google,
    apple,
    settings: {
      GOOGLE_CLIENT_ID: google.client.id,
      GOOGLE_CLIENT_SECRET: 'a secret of the client',
      GOOGLE_ISSUER: google.url,
      APPLE_CLIENT_ID: apple.client.id,
      APPLE_TEAM_ID: 'TEAM123456',
      APPLE_KEY_ID: 'KEY1234567',
      APPLE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      APPLE_ISSUER: apple.url,
    },
    stop: async () => {
      await google.stop();
      await apple.stop();
    },
  };
}

/** Somebody at an issuer whom nobody knows yet. */
export function makePerson(changes: Partial<IssuerPerson> = {}): IssuerPerson {
  const id = crypto.randomUUID();
  return {
    sub: `sub-${id}`,
    email: `maria-${id}@example.org`,
    email_verified: true,
    name: 'Maria Zauberwort',
    ...changes,
  };
}

/** Begins a journey; returns where it leads. Throws when the server does not begin it. */
export async function beginJourney(
  client: TestClient,
  provider: IdentityProvider,
  json: Record<string, string> = {},
): Promise<string> {
  const answer = await client.request('/api/auth/sign-in/social', { json: { provider, ...json } });
  if (answer.status !== 200) throw new Error(`The journey did not begin: ${answer.text}`);
  return (answer.json as { url: string }).url; // what this route answers
}

/** The browser comes back: to the address itself, or by the form that Apple's page sends. */
export async function comeBack(
  client: TestClient,
  provider: IdentityProvider,
  answer: URLSearchParams,
): Promise<Answer> {
  if (provider === 'google') return await client.request(`/api/auth/callback/google?${answer}`);
  const posted = await client.request('/api/auth/callback/apple', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://appleid.apple.com',
      'sec-fetch-site': 'cross-site',
      // A form from another site carries no cookie with SameSite=Lax.
      cookie: '',
    },
    body: answer.toString(),
  });
  const location = posted.headers.get('location');
  return posted.status === 303 && location ? await client.request(location) : posted;
}

/** To the provider and back, agreeing to everything. */
export async function travel(
  client: TestClient,
  issuers: Issuers,
  provider: IdentityProvider,
  person: IssuerPerson,
  json: Record<string, string> = {},
): Promise<Answer> {
  const url = await beginJourney(client, provider, json);
  return await comeBack(client, provider, issuers[provider].approve(url, person));
}
