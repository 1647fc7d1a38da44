import type { APIRequestContext, Page } from '@playwright/test';
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

interface Manifest {
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { url: string }[];
}

/** Width of a PNG, as its first chunk states it. */
async function readPngWidth(request: APIRequestContext, address: string): Promise<number> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/png');
  return (await answer.body()).readUInt32BE(16);
}

test(
  'The manifest and every icon it names answer with the right type and size',
  rows('PR-13'),
  async ({ request, page }) => {
    await page.goto('/install');
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await request.get(address ?? '');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest: Manifest = await answer.json();
    expect(manifest).toMatchObject({ start_url: '/dashboard', scope: '/', display: 'standalone' });
    for (const { src, sizes, type } of manifest.icons) {
      if (type === 'image/png')
        expect(`${await readPngWidth(request, src)}x`).toBe(sizes.replace(/\d+$/, ''));
      else expect((await request.get(src)).headers()['content-type']).toContain(type);
    }
    for (const purpose of ['any', 'maskable'])
      for (const sizes of ['192x192', '512x512'])
        expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose, sizes }));
    for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
    const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    expect(await readPngWidth(request, touchIcon ?? '')).toBe(180);
    const favicon = await request.get('/favicon.ico');
    expect(favicon.status()).toBe(200);
    expect((await favicon.body()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  },
);

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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('The buttons lead to a page that explains every device', rows('M-52'), async ({ page }) => {
    await page.goto('/');
    await onAppStore(page).click();
    await expect(page).toHaveURL(/\/install\??$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install Lunaria');
    await expect(page.getByRole('main')).toContainText('not in the App Store or on Google Play today');
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(9);
  });
});
