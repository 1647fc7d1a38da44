import { type APIRequestContext, test as base, expect } from '@playwright/test';

export interface Account {
  fullName: string;
  email: string;
  password: string;
}

interface Stories {
  /** An account that exists; nobody is signed in. */
  account: Account;
  /** The same, and this browser is signed in to it. */
  maria: Account;
  /** Whatever a story is about: its pages ask nobody but this machine (all of them: privacy/own-origin.spec.ts). */
  ownOrigin: undefined;
}

const OF_THIS_MACHINE = ['localhost', '127.0.0.1', ''];

export const test = base.extend<Stories>({
  account: async ({ playwright, baseURL }, use) => {
    const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    await use(await createAccountAt(baseURL, elsewhere));
    await elsewhere.dispose();
  },
  maria: async ({ context, baseURL }, use) => {
    await use(await createAccountAt(baseURL, context.request));
  },
  ownOrigin: [
    async ({ context }, use) => {
      const foreign: string[] = [];
      context.on('request', (request) => {
        if (!OF_THIS_MACHINE.includes(new URL(request.url()).hostname)) foreign.push(request.url());
      });
      await use(undefined);
      // What a page asked for last may still be on its way through an answer that the story changes.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(foreign, 'asked of somebody else').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** An address nobody has used before. */
export function makeEmail(): string {
  return `maria-${crypto.randomUUID()}@example.org`;
}

/**
 * An account that is there, made beside the product's doors (ready-accounts.ts); the cookies of its session stay in the
 * request's own jar. At the embedded database nobody else can write into, it signs up.
 */
export async function createAccount(
  request: APIRequestContext,
  fullName = 'Maria del Carmen',
): Promise<Account> {
  const { E2E_ENGINE, E2E_ACCOUNTS_PORT } = process.env;
  if (E2E_ENGINE !== 'postgres') return await signUp(request, fullName);
  const account = describeAccount(fullName);
  const response = await request.post(`http://localhost:${E2E_ACCOUNTS_PORT}`, { data: account });
  expect(response.status(), await response.text()).toBe(200);
  return account;
}

/** Signs up through the API of the request's own server: for stories with a server of their own. */
export async function signUp(request: APIRequestContext, fullName = 'Maria del Carmen'): Promise<Account> {
  const account = describeAccount(fullName);
  const response = await request.post('/api/auth/sign-up/email', {
    data: {
      email: account.email,
      password: account.password,
      data: { full_name: fullName },
      agreeToTerms: true,
      emailRedirectTo: '/',
    },
  });
  expect(response.status(), await response.text()).toBe(200);
  return account;
}

/** A server that a story started for itself has a database of its own. */
const createAccountAt = (baseURL: string | undefined, request: APIRequestContext) =>
  baseURL === `http://localhost:${process.env.E2E_PORT}` ? createAccount(request) : signUp(request);

const describeAccount = (fullName: string): Account => ({
  fullName,
  email: makeEmail(),
  password: 'a quiet password',
});
