import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect, test } from '../../../testing/component-test.ts';
import { rows, startAt } from '../../../testing/look.ts';
import { currentAddress, renderPage } from '../../../testing/render-page.tsx';
import { NOON } from '../testing/onboarding-on-screen.ts';

const status = () => page.getByText('Your dashboard opens in 3 seconds.');
const waiting = () => page.getByText('Waiting for you.');
const startExploring = () => page.getByRole('link', { name: 'Start Exploring' });
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** The page as it opens, with nobody's mouse on what waits for them. */
async function openSuccess(): Promise<void> {
  await cleanup();
  await renderPage('/onboarding/success');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.element(status()).toBeVisible();
}

test(
  'The last page leads on by itself after three seconds, and waits for whoever is there',
  rows('O-116', 'O-118', 'O-119', 'K-25'),
  async () => {
    startAt(NOON);
    await openSuccess();
    await expect.element(page.getByRole('link', { name: 'Take a Quick Tour' })).toBeVisible();
    await startExploring().hover();
    await expect.element(waiting()).toBeVisible();
    await pass(60_000);
    expect(currentAddress()).toBe('/onboarding/success');
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.element(status()).toBeVisible();
    const stay = page.getByRole('button', { name: 'Stay here' });
    (stay.element() as HTMLElement).focus(); // as: a button
    await expect.element(waiting()).toBeVisible();
    await pass(60_000);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('You stay here.')).toBeVisible();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await pass(60_000);
    expect(currentAddress()).toBe('/onboarding/success');

    await openSuccess();
    await pass(3000);
    await expect.poll(currentAddress).toBe('/dashboard');
  },
);

test('Whoever leaves the last page by herself is never moved again', rows('O-115', 'O-119'), async () => {
  startAt(NOON);
  await openSuccess();
  await startExploring().click();
  await expect.poll(currentAddress).toBe('/dashboard');
  await page.getByCss('#B3').click();
  await expect.poll(currentAddress).toMatch(/section=/);
  await pass(10_000);
  expect(currentAddress()).toMatch(/section=/);
});
