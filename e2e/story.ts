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
}

export const test = base.extend<Stories>({
  account: async ({ playwright, baseURL }, use) => {
    const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    await use(await createAccount(elsewhere));
    await elsewhere.dispose();
  },
  maria: async ({ context }, use) => {
    await use(await createAccount(context.request));
  },
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
