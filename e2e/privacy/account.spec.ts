import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test';
import { rows } from '../rows.ts';
import { createAccount, expect, test } from '../story.ts';

interface Call {
  method: 'GET' | 'PATCH';
  path: string;
  data?: object;
}

/** Every call that reads or writes something of a user. */
const CALLS: Call[] = [
  { method: 'GET', path: '/api/auth/token' },
  { method: 'GET', path: '/api/auth/user' },
  { method: 'GET', path: '/api/profile' },
  { method: 'PATCH', path: '/api/profile', data: { life_stage: 'pregnancy' } },
];

async function sessionCookieOf(request: APIRequestContext): Promise<{ name: string; value: string }> {
  const { cookies } = await request.storageState();
  const cookie = cookies.find(({ name }) => name.includes('session'));
  if (!cookie) throw new Error('no session cookie');
  return cookie;
}

function call(request: APIRequestContext, { method, path, data }: Call, cookie: string) {
  return request.fetch(path, { method, ...(data ? { data } : {}), headers: { cookie } });
}

async function visitor(playwright: PlaywrightWorkerArgs['playwright'], baseURL: string | undefined) {
  return await playwright.request.newContext({ baseURL: baseURL ?? '' });
}

/** Cookies that are no session, though some look like hers. */
function forge(real: { name: string; value: string }): string[] {
  const [token = '', signature = ''] = decodeURIComponent(real.value).split('.');
  const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  return [
    '',
    'signed_in=1',
    `${real.name}=`,
    `${real.name}=forged`,
    `${real.name}=${encodeURIComponent(`${'a'.repeat(32)}.${signature}`)}`,
    `${real.name}=${encodeURIComponent(token)}`,
    `${real.name}=${encodeURIComponent(`${token}.${flipped}`)}`,
    `${real.name}=${'x'.repeat(3000)}`,
  ];
}

test(
  'No session, a forged one and another woman’s get nothing of hers and change nothing, nor does another site, and no cache keeps it',
  rows('S-29', 'S-30', 'S-38', 'S-42', 'P-15', 'P-17'),
  async ({ playwright, baseURL, context }) => {
    await createAccount(context.request);
    const stranger = await visitor(playwright, baseURL);
    const forgeries = forge(await sessionCookieOf(context.request));
    for (const target of CALLS) {
      const answers = new Set<string>();
      for (const cookie of forgeries) {
        const response = await call(stranger, target, cookie);
        expect(response.status(), `${target.method} ${target.path} with "${cookie.slice(0, 60)}"`).toBe(401);
        answers.add(await response.text());
      }
      expect(answers.size, `${target.path} answers all of them alike`).toBe(1);
      expect([...answers][0]).not.toMatch(/maria/i);
    }
    await stranger.dispose();

    // Another woman who names her is refused; whatever else she names, she reads and changes her own.
    const { user } = await (await context.request.get('/api/auth/token')).json();
    const ana = await visitor(playwright, baseURL);
    await createAccount(ana, 'Ana López');
    const address = `/api/profile?id=${user.id}&user_id=${user.id}`;
    const data = { life_stage: 'menopause', id: user.id, full_name: 'Owned' };
    expect((await ana.patch(address, { data: { ...data, user_id: user.id } })).status()).toBe(403);
    const write = await ana.patch(address, { data });
    expect(await write.json()).toEqual({
      full_name: 'Ana López',
      life_stage: 'menopause',
      stage_chosen_at: expect.any(String),
      safety: [],
    });
    expect(await (await ana.get(`/api/profile?id=${user.id}`)).json()).toMatchObject({
      full_name: 'Ana López',
    });
    expect((await ana.get(`/api/profile/${user.id}`)).status()).toBe(404);
    await ana.dispose();

    // Another site cannot write with her cookie.
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
      const response = await context.request.patch('/api/profile', {
        headers: { origin },
        data: { life_stage: 'pregnancy' },
      });
      expect(response.status(), origin).toBe(403);
    }
    expect(await (await context.request.get('/api/profile')).json()).toEqual({
      full_name: 'Maria del Carmen',
      life_stage: 'menstrual-cycle',
    });

    for (const { method, path, data } of CALLS) {
      const response = await context.request.fetch(path, { method, ...(data ? { data } : {}) });
      expect(response.headers()['cache-control'], path).toContain('no-store');
    }
  },
);

test(
  'A forged cookie in the browser leads to the login and is forgotten',
  rows('D-02', 'S-09'),
  async ({ page, context, baseURL }) => {
    const url = baseURL ?? '';
    await context.addCookies([
      { name: 'lunaria.session_token', value: 'forged.signature', url, httpOnly: true },
      { name: 'signed_in', value: '1', url },
    ]);
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/auth/login');
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
  },
);

test(
  'Nothing of hers stands in an address, a title, the console or the network beyond her own server',
  rows('S-44'),
  async ({ page, maria, baseURL }) => {
    const said: string[] = [];
    const asked: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('request', (request) => asked.push(request.url()));
    page.on('framenavigated', (frame) => said.push(frame.url()));
    await page.goto('/dashboard');
    await page.getByRole('combobox', { name: /Life Stage Mode/ }).click();
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('option', { name: 'Pregnancy Mode' }).click();
    await saved;
    said.push(await page.title());
    const everything = [...said, ...asked].join('\n');
    for (const secret of [maria.email, 'Maria', 'pregnancy', 'Pregnancy'])
      expect(everything).not.toContain(secret);
    expect(asked.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))).toEqual([]);
  },
);
