import type { Page } from '@playwright/test';
import { expectLoaded } from '../loaded.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const FIREFOX_ON_ANDROID = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const FIREFOX_ON_LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const onAppStore = (page: Page) => page.getByRole('button', { name: 'Download on the App Store' });
const onGooglePlay = (page: Page) => page.getByRole('button', { name: 'Get it on Google Play' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Install Lunaria' });

for (const [device, userAgent, heading, step] of [
  ['Safari on an iPhone', IPHONE, 'Safari on iPhone or iPad', 'Add to Home Screen'],
  ['Firefox on Android', FIREFOX_ON_ANDROID, 'Firefox on Android', 'Add app to Home screen'],
  ['Firefox on Linux', FIREFOX_ON_LINUX, 'Firefox on a computer', 'cannot install a web page'],
] as const)
  test.describe(`with ${device}`, () => {
    test.use({ userAgent });
    test(
      'A press on either store button explains how to install on this device',
      rows('M-51', 'M-52', 'Q-53'),
      async ({ page }) => {
        await page.goto('/');
        await expectLoaded(page);
        for (const button of [onAppStore(page), onGooglePlay(page)]) {
          await button.click();
          await expect(dialogOf(page)).toContainText('not in the App Store or on Google Play today');
          await expect(dialogOf(page).getByRole('heading', { name: heading })).toBeVisible();
          await expect(dialogOf(page)).toContainText(step);
          await page.keyboard.press('Escape');
          await expect(dialogOf(page)).toBeHidden();
          await expect(button).toBeFocused();
        }
        await expect(page).toHaveURL('/');
      },
    );
  });

for (const outcome of ['accepted', 'dismissed'] as const)
  test(`Where the browser offers to install, its own question is asked: ${outcome}`, async ({ page }) => {
    await page.goto('/');
    await expectLoaded(page);
    // As Chromium says it; a browser without a window never does.
    const isHeld = await page.evaluate((answer) => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(offer, { prompt: async () => ({ outcome: answer }) });
      return !window.dispatchEvent(offer);
    }, outcome);
    expect(isHeld).toBe(true);
    await onGooglePlay(page).click();
    await dialogOf(page).getByRole('button', { name: 'Install' }).click();
    const said = outcome === 'accepted' ? 'is installed on this device' : 'Not installed';
    await expect(dialogOf(page).getByRole('status')).toContainText(said);
    // The offer is used up: what is left is the way by hand.
    await expect(dialogOf(page).getByRole('button', { name: 'Done' })).toBeVisible();
  });
