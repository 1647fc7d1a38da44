import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expect } from '../testing/component-test.ts';
import { test as base } from '../testing/her-account.ts';
import { makeHer } from '../testing/her-answers.ts';
import { complaints, measureOverhang, rows } from '../testing/look.ts';
import { currentAddress, renderPage } from '../testing/render-page.tsx';
import { HER_SCREENS } from '../testing/screens.ts';

/** Those that the Menu names are called as it says (and About by what it is about). */
const HEADINGS: Record<string, RegExp> = {
  '/dashboard': /^Good .+, Maximiliana-Wilhelmina$/,
  '/dashboard/profile': /^My Profile$/,
  '/dashboard/settings': /^Settings$/,
  '/dashboard/emergency': /^Emergency Contacts$/,
  '/dashboard/help': /^Help & Support$/,
  '/dashboard/privacy': /^Privacy & Security$/,
  '/dashboard/notifications': /^Notifications$/,
  '/dashboard/terms': /^Terms & Policies$/,
  '/dashboard/about': /^About Lunaria$/,
};

const test = base.extend('maria', () =>
  makeHer({ fullName: 'Maximiliana-Wilhelmina von und zu Hohenstein' }),
);

test('None of her screens is left out', () => {
  expect(HER_SCREENS.length).toBeGreaterThanOrEqual(16);
  expect(HER_SCREENS).toEqual(expect.arrayContaining([...Object.keys(HEADINGS), '/onboarding/success']));
});

test.for(HER_SCREENS)(
  '%s has its heading, axe finds nothing, and neither at 320 px nor with large letters anything scrolls sideways',
  rows('Q-20', 'D-06', 'D-07', 'D-08', 'D-09', 'D-10', 'D-11', 'D-12', 'D-13'),
  async (path) => {
    await page.viewport(390, 900);
    await renderPage(path);
    // Nothing is answered yet: it leads to the step before it, and must not do so in the middle of the look at it.
    if (path === '/onboarding/mode-setup') await expect.poll(currentAddress).toBe('/onboarding/life-stage');
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(HEADINGS[path] ?? /\S/);
    await expect.element(page.getByText('Loading...')).not.toBeInTheDocument();
    await expect.poll(() => page.getByCss('.animate-shimmer').elements().length).toBe(0);
    // It would lead on by itself, in the middle of the look at it.
    if (path === '/onboarding/success') await page.getByRole('button', { name: 'Stay here' }).click();
    expect(await complaints({ whole: true })).toEqual([]);
    // In two presses from anywhere: its link stands here, or the Menu has it.
    const way = page
      .getByCss('a[href="/dashboard/emergency"]')
      .or(page.getByRole('button', { name: 'Menu' }));
    await expect.element(way.first()).toBeVisible();
    await page.viewport(320, 700);
    await expect.poll(() => window.innerWidth).toBe(320);
    expect(measureOverhang()).toBeLessThanOrEqual(0);
    await page.viewport(390, 900);
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
    document.documentElement.style.fontSize = '200%';
    await expect.poll(measureOverhang, { message: 'letters of twice their size' }).toBeLessThanOrEqual(0);
  },
);
