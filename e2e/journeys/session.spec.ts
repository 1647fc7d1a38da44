import type { Page } from '@playwright/test';
import { expectLoaded } from '../loaded.ts';
import { logOut } from '../log-out.ts';
import { rows } from '../rows.ts';
import { createAccount, expect, test } from '../story.ts';

const TOKEN = '**/api/auth/token';

/** The addresses of token calls since now; grows as they are made. */
function watchTokenCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/token')) calls.push(request.url());
  });
  return calls;
}

/** As the browser reports it when the tab goes behind another one. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      value: hidden ? 'hidden' : 'visible',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /Maria/ });

test(
  'What the browser keeps opens nothing: no token in storage, the cookie out of reach of scripts',
  rows('S-01', 'S-15', 'S-16', 'S-43', 'S-44'),
  async ({ page, maria, context }) => {
    await page.goto('/dashboard');
    await expect(greeting(page)).toBeVisible();
    const kept = await page.evaluate(() => ({
      local: { ...localStorage },
      session: { ...sessionStorage },
      cookie: document.cookie,
    }));
    const host = new URL(page.url()).host;
    const sessionKey = `lunaria-${host}-session`;
    const stored = JSON.parse(kept.local[sessionKey] ?? '');
    // Beside it only how her pages look: yes or no, nothing that could open anything.
    const others = Object.entries(kept.local).filter(([key]) => key !== sessionKey);
    for (const [key, value] of others) {
      expect(key).toMatch(/^lunaria-of-[0-9a-f-]{36}-[a-z-]+$/);
      expect(value).toMatch(/^(true|false)$/);
    }
    expect(Object.keys(stored).sort()).toEqual(['expires_at', 'user_id']);
    expect(kept.cookie).toBe('signed_in=1');
    expect(JSON.stringify(kept)).not.toContain(maria.email);
    const session = (await context.cookies()).find(({ name }) => name.includes('session'));
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  },
);

test(
  'A visible tab renews its token before it ends; a hidden one rests and looks at once when it is back',
  rows('S-04', 'S-08', 'S-12', 'S-13', 'S-14', 'P-08'),
  async ({ page, maria }) => {
    expect(maria.email).toBeTruthy();
    await page.clock.install();
    await page.goto('/dashboard');
    await expect(greeting(page)).toBeVisible();
    const calls = watchTokenCalls(page);
    const renewed = page.waitForResponse(TOKEN);
    await page.clock.runFor(180_000);
    expect(calls).toHaveLength(0);
    await page.clock.runFor(31_000);
    expect((await renewed).status()).toBe(200);
    expect(calls).toHaveLength(1);

    await setHidden(page, true);
    await page.clock.runFor(3_600_000);
    expect(calls).toHaveLength(1);
    const lookedAgain = page.waitForResponse(TOKEN);
    await setHidden(page, false);
    expect((await lookedAgain).status()).toBe(200);
    expect(calls).toHaveLength(2);
  },
);

test(
  'A session refused for good is removed, and the page goes to the login',
  rows('S-09', 'S-10'),
  async ({ page, maria, context }) => {
    expect(maria.email).toBeTruthy();
    await page.clock.install();
    await page.goto('/dashboard');
    await expect(greeting(page)).toBeVisible();
    // Ended elsewhere: the server knows it no more, this tab does not know yet.
    const ended = await context.request.post('/api/auth/sign-out', { data: {} });
    expect(ended.status()).toBe(200);
    await page.clock.runFor(211_000);
    await expect(page).toHaveURL('/auth/login');
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
    expect(await page.evaluate(() => document.cookie)).toBe('');
  },
);

test(
  'With the network down, or the server in trouble, she stays signed in and goes on when it is back',
  rows('S-11'),
  async ({ page, maria, context }) => {
    expect(maria.email).toBeTruthy();
    await page.clock.install();
    await page.goto('/dashboard');
    await expect(greeting(page)).toBeVisible();
    await context.setOffline(true);
    await page.clock.runFor(600_000);
    await expect(greeting(page)).toBeVisible();
    await context.setOffline(false);
    await page.route(TOKEN, (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Later.' } }),
    );
    await page.clock.runFor(60_000);
    await expect(greeting(page)).toBeVisible();
    await page.unroute(TOKEN);
    const renewed = page.waitForResponse(TOKEN);
    await page.clock.runFor(60_000);
    expect((await renewed).status()).toBe(200);
    await expect(greeting(page)).toBeVisible();
  },
);

test(
  'A reload while the server is away says so and goes on by itself',
  rows('S-07', 'S-11'),
  async ({ page, maria }) => {
    expect(maria.email).toBeTruthy();
    await page.route(TOKEN, (route) => route.abort());
    await page.goto('/dashboard');
    await expect(page.getByText(/cannot be reached right now/)).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await page.unroute(TOKEN);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(greeting(page)).toBeVisible();
  },
);

test(
  'Two tabs are in step: signing out in one signs out the other, signing in brings it back',
  rows('S-02', 'S-03', 'S-05'),
  async ({ context, account }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    await first.goto('/auth/login');
    await second.goto('/');
    await first.getByLabel('Email').fill(account.email);
    await first.getByLabel('Password', { exact: true }).fill(account.password);
    await first.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(first).toHaveURL('/dashboard');
    await expect(second.getByText('Logged in')).toBeVisible();

    await second.getByRole('link', { name: 'Dashboard' }).click();
    await expect(greeting(second)).toBeVisible();
    await logOut(first);
    await expect(first).toHaveURL('/');
    await expect(second).toHaveURL('/auth/login');
  },
);

test(
  'Another woman signs in at the same computer: no tab goes on showing the first',
  rows('S-03', 'S-38'),
  async ({ context, account, playwright, baseURL }) => {
    const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const ana = await createAccount(elsewhere, 'Ana López');
    await elsewhere.dispose();
    const [first, second] = [await context.newPage(), await context.newPage()];
    for (const [page, { email, password }] of [
      [first, account],
      [second, ana],
    ] as const) {
      await page.goto('/auth/login');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Log In', exact: true }).click();
      await expect(page).toHaveURL('/dashboard');
    }
    await expect(first.getByRole('heading', { level: 1 })).toContainText('Ana');
    await expect(second.getByRole('heading', { level: 1 })).toContainText('Ana');
  },
);

test('A visitor on a public page asks the server nothing about a session', rows('S-02'), async ({ page }) => {
  const calls = watchTokenCalls(page);
  await page.goto('/');
  await expectLoaded(page);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(calls).toEqual([]);
});
