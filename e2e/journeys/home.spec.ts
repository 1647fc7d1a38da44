import type { Page } from '@playwright/test';
import { expectLoaded } from '../loaded.ts';
import { rows } from '../rows.ts';
import { expectStepsInView } from '../steps-in-view.ts';
import { expect, test } from '../story.ts';

// What Home says and how it lies on the screen: web/features/marketing/home/home.component.test.tsx. Here is what the built page does.

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const hero = (page: Page) => section(page, "Your Complete Women's Health Companion");
const closing = (page: Page) => section(page, 'Begin with one day');

for (const [reducedMotion, tag] of [
  ['reduce', []],
  ['no-preference', ['@deep']],
] as const) {
  test(`See How It Works leads to the four steps, from anywhere and more than once (motion: ${reducedMotion})`, {
    ...rows('M-04', 'M-05', 'PR-20'),
    tag: [...tag],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await expectLoaded(page);
    const behaviour = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(behaviour).toBe(reducedMotion === 'reduce' ? 'auto' : 'smooth');
    const link = hero(page).getByRole('link', { name: 'See How It Works' });
    await link.click();
    await expect(page).toHaveURL('/#how-it-works');
    await expectStepsInView(page);

    // The same link once more, with the keyboard.
    await link.focus();
    await page.keyboard.press('Enter');
    await expectStepsInView(page);

    // What comes next with the keyboard comes after the heading.
    await page.keyboard.press('Tab');
    const next = section(page, 'Private, point by point').or(section(page, 'What it could sound like'));
    await expect(next.locator(':focus')).toHaveCount(1);

    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'How It Works' }).click();
    await expectStepsInView(page);
  });
}

test(
  'Home keeps the HTML it came as: its links change the page without a new document, and back it stands as before; its buttons explain in place, with the offer of the browser',
  rows('M-03', 'M-24', 'M-51', 'Q-53'),
  async ({ page }) => {
    await page.goto('/');
    await expectLoaded(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    const isSameDocument = page.locator('html[data-same-document]');
    await section(page, 'What we claim')
      .getByRole('link', { name: /not for dates and numbers/ })
      .click();
    await expect(page).toHaveURL('/trust#at-rest');
    await expect(isSameDocument).toHaveCount(1);
    await page.goBack();
    await expect(section(page, 'How It Works').getByRole('heading', { level: 3 })).toHaveText([
      'Sign up and personalize',
      'Track your health journey',
      'Connect with doctors Coming soon',
      'Get insights and support',
    ]);
    await expect(isSameDocument).toHaveCount(1);

    // As Chromium says it; a browser without a window never does. The page holds it from its first line on.
    const isHeld = await page.evaluate(() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(offer, { prompt: async () => ({ outcome: 'accepted' }) });
      return !window.dispatchEvent(offer);
    });
    expect(isHeld).toBe(true);
    await closing(page).getByRole('button', { name: 'App Store' }).click();
    const dialog = page.getByRole('dialog', { name: 'Install Lunaria' });
    await dialog.getByRole('button', { name: 'Install' }).click();
    await expect(dialog.getByRole('status')).toContainText('is installed on this device');
    await expect(page).toHaveURL('/');
  },
);
