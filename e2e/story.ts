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
    await use(await createAccount(elsewhere));
    await elsewhere.dispose();
  },
  maria: async ({ context }, use) => {
    await use(await createAccount(context.request));
  },
  ownOrigin: [
    async ({ context }, use) => {
      const foreign: string[] = [];
      context.on('request', (request) => {
        if (!OF_THIS_MACHINE.includes(new URL(request.url()).hostname)) foreign.push(request.url());
      });
      await use(undefined);
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

/** Signs up through the API; the cookies stay in the request's own jar. */
export async function createAccount(
  request: APIRequestContext,
  fullName = 'Maria del Carmen',
): Promise<Account> {
  const account = { fullName, email: makeEmail(), password: 'a quiet password' };
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
