import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { expect, test, testOfVisitor } from '../../testing/component-test.ts';
import { type Her, tokenOf } from '../../testing/her-answers.ts';
import { rows, startAt } from '../../testing/look.ts';
import { currentAddress, renderPage, renderPart } from '../../testing/render-page.tsx';
import type { StandInApi } from '../../testing/stand-in-api.ts';

const TOKEN = '/api/auth/token';

const greeting = page.getByRole('heading', { name: 'Good morning' });

/** Tokens last five minutes, as the server's do (server/auth/access-token.ts). */
function renewTokens(api: StandInApi, maria: Her) {
  api.answer('get', TOKEN, () => ({
    ...tokenOf(maria),
    expires_at: Math.floor(Date.now() / 1000) + 300,
    expires_in: 300,
  }));
}

async function open(api: StandInApi, maria: Her) {
  startAt('2025-10-10T09:00:00');
  renewTokens(api, maria);
  await renderPart(<h1>Good morning</h1>);
  await expect.element(greeting).toBeVisible();
}

/** As the browser reports it when the tab goes behind another one. */
function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
}

test(
  'A visible tab renews its token before it ends; a hidden one rests and looks at once when it is back',
  rows('S-04', 'S-08', 'S-12', 'S-13', 'S-14', 'P-08'),
  async ({ api, maria }) => {
    await open(api, maria);
    const calls = () => api.asked('get', TOKEN).length - 1;
    await vi.advanceTimersByTimeAsync(180_000);
    expect(calls()).toBe(0);
    await vi.advanceTimersByTimeAsync(31_000);
    await expect.poll(calls).toBe(1);

    setHidden(true);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(calls()).toBe(1);
    setHidden(false);
    await expect.poll(calls).toBe(2);
  },
);

test(
  'A session refused for good is removed, and the page goes to the login',
  rows('S-09', 'S-10'),
  async ({ api, maria }) => {
    await open(api, maria);
    expect(localStorage).not.toHaveLength(0);
    // Ended elsewhere: the server knows it no more, this tab does not know yet.
    api.refuse('get', TOKEN, { status: 401, code: 'unauthenticated', message: 'Log in to go on.' });
    await vi.advanceTimersByTimeAsync(211_000);
    await expect.poll(currentAddress).toBe('/auth/login');
    expect({ ...localStorage }).toEqual({});
    expect(document.cookie).toBe('');
  },
);

test(
  'With the network down, or the server in trouble, she stays signed in and goes on when it is back',
  rows('S-11'),
  async ({ api, maria }) => {
    await open(api, maria);
    api.goOffline();
    await vi.advanceTimersByTimeAsync(600_000);
    await expect.element(greeting).toBeVisible();
    api.refuse('get', TOKEN, { status: 503, code: 'unavailable' });
    api.goOnline();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(greeting).toBeVisible();
    const before = api.asked('get', TOKEN).length;
    renewTokens(api, maria);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(() => api.asked('get', TOKEN).length).toBeGreaterThan(before);
    await expect.element(greeting).toBeVisible();
  },
);

test(
  'A reload while the server is away says so and goes on by itself',
  rows('S-07', 'S-11'),
  async ({ api, maria }) => {
    api.lose('get', TOKEN);
    await renderPart(<h1>Good morning</h1>);
    await expect.element(page.getByText(/cannot be reached right now/)).toBeVisible();
    expect(currentAddress()).toBe('/dashboard');
    renewTokens(api, maria);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(greeting).toBeVisible();
  },
);

testOfVisitor(
  'A visitor on a public page asks the server nothing about a session',
  rows('S-02'),
  async ({ api }) => {
    await renderPage('/');
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await expect.poll(currentAddress).toBe('/pricing');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(api.requests).toEqual([]);
  },
);
