import type { Page } from '@playwright/test';
import { logOut } from '../log-out.ts';
import { rows } from '../rows.ts';
import { type Account, createAccount, expect, test } from '../story.ts';

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /Maria/ });

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
}

test(
  'What the browser keeps opens nothing: no token in storage, the cookie out of reach of scripts; it goes with the session',
  rows('S-01', 'S-09', 'S-10', 'S-15', 'S-16', 'S-43', 'S-44'),
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
    // What scripts may read: the hint, and the key of what lies here, which opens nothing on the server.
    expect(kept.cookie.split('; ').sort()).toEqual([
      expect.stringMatching(/^lunaria\.device_key=[0-9a-f-]{36}\.[\w-]{43}$/),
      'signed_in=1',
    ]);
    expect(JSON.stringify(kept)).not.toContain(maria.email);
    const session = (await context.cookies()).find(({ name }) => name.includes('session'));
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

    // Ended elsewhere: the server knows it no more, this browser does not know yet.
    const cookies = await context.cookies();
    const ended = await context.request.post('/api/auth/sign-out', { data: {} });
    expect(ended.status()).toBe(200);
    const { origin: url } = new URL(page.url());
    await context.addCookies(cookies.map(({ name, value, httpOnly }) => ({ name, value, httpOnly, url })));
    await page.reload();
    await expect(page).toHaveURL('/auth/login');
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
    expect(await page.evaluate(() => document.cookie)).toBe('');
  },
);

test(
  'Two tabs are in step: signed in and out together, and no tab goes on showing her when another woman signs in',
  rows('S-02', 'S-03', 'S-05', 'S-38'),
  async ({ context, account, playwright, baseURL }) => {
    const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const ana = await createAccount(elsewhere, 'Ana López');
    await elsewhere.dispose();
    const [first, second] = [await context.newPage(), await context.newPage()];
    await first.goto('/auth/login');
    await second.goto('/');
    await logIn(first, account);
    await expect(second.getByText('Logged in')).toBeVisible();

    await second.getByRole('link', { name: 'Dashboard' }).click();
    await expect(greeting(second)).toBeVisible();
    await logOut(first);
    await expect(first).toHaveURL('/');
    await expect(second).toHaveURL('/auth/login');

    await first.goto('/auth/login');
    await logIn(first, account);
    await second.goto('/auth/login');
    await logIn(second, ana);
    await expect(first.getByRole('heading', { level: 1 })).toContainText('Ana');
    await expect(second.getByRole('heading', { level: 1 })).toContainText('Ana');
  },
);
