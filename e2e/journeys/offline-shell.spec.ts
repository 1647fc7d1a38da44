import type { Page } from '@playwright/test';
import { logOut } from '../log-out.ts';
import { rows } from '../rows.ts';
import { createAccount, expect, test } from '../story.ts';

test.describe('with the worker of the offline shell', () => {
  test.use({ serviceWorkers: 'allow' });
  // A device loads every file of the product, on a machine that does other things too.
  test.describe.configure({ timeout: 120_000 });

  const SCREENS = [
    ['/dashboard', 'Maria'],
    ['/dashboard?section=b2-1', 'Overview'],
    ['/health-statistics', 'documents'],
  ] as const;
  const MORE_SCREENS = [
    ['/dashboard?section=b2-8', 'Goals'],
    ['/dashboard/history', 'History'],
    ['/dashboard/settings', 'Settings'],
    ['/dashboard/profile', 'Profile'],
  ] as const;
  for (const [which, screens, tag] of [
    ['', SCREENS, []],
    [' (the others)', MORE_SCREENS, ['@deep']],
  ] as const)
    test(`Her last seen screens open without a connection and keep their policy; neither the API nor an unknown address does; after her logout the device shows nothing of hers, and to another woman only her own${which}`, {
      tag: [...tag],
      ...rows('PR-13', 'C-141'),
    }, async ({ page, context, maria, playwright, baseURL }) => {
      expect(maria.email).toBeTruthy();
      const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      const ana = await createAccount(elsewhere, 'Ana López');
      await elsewhere.dispose();
      const main = page.getByRole('main');
      // What stands further down is fetched once she uses the page.
      const expectNoSkeleton = () =>
        expect(async () => {
          await page.keyboard.press('Shift');
          await expect(main.locator('.animate-shimmer')).toHaveCount(0, { timeout: 1000 });
        }).toPass();
      for (const [address, words] of screens) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
        await expectNoSkeleton();
      }
      await page.evaluate(() => navigator.serviceWorker.ready);
      const status = (path: string) => page.evaluate(async (to) => (await fetch(to)).status, path);
      expect(await status('/no-such-page')).toBe(404);
      expect(await status('/api/profile')).toBe(200);
      expect((await page.goto('/no-such-page'))?.status()).toBe(404);

      await context.setOffline(true);
      const refused: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      });
      for (const [address, words] of [...screens].reverse()) {
        const kept = await page.goto(address);
        expect(kept?.fromServiceWorker()).toBe(true);
        expect(kept?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
        await expectNoSkeleton();
        await expect(main).not.toContainText(/could not be loaded|part of the page did not load/);
      }
      expect(refused).toEqual([]);
      await expect(page.evaluate(() => fetch('/api/profile'))).rejects.toThrow();
      await expect(page.goto('/no-such-page')).rejects.toThrow();

      await context.setOffline(false);
      await page.goto('/dashboard');
      await logOut(page);
      await expect(page).toHaveURL('/');

      await context.setOffline(true);
      await page.goto('/dashboard');
      await expect(page.getByRole('main')).toContainText('Lunaria cannot be reached right now');
      await expect(page.locator('body')).not.toContainText('Maria');
      // Nothing that the API answered lies in the caches of the worker.
      const keptAnswers = await page.evaluate(async () => {
        const names = await caches.keys();
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return requests.flat().filter(({ url }) => new URL(url).pathname.startsWith('/api')).length;
      });
      expect(keptAnswers).toBe(0);

      await context.setOffline(false);
      await page.goto('/auth/login');
      await page.getByLabel('Email').fill(ana.email);
      await page.getByLabel('Password', { exact: true }).fill(ana.password);
      await page.getByRole('button', { name: 'Log In', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
      await expect.poll(() => isProfileKept(page)).toBe(true);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
      await expect(page.locator('body')).not.toContainText('Maria');
    });

  test('A public page without a connection is a page of ours, with the way to hers; no unknown path is', {
    tag: '@deep',
  }, async ({ page, context, maria }) => {
    expect(maria.email).toBeTruthy();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => isProfileKept(page)).toBe(true);
    await context.setOffline(true);
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    for (const address of ['/', '/pricing?from=mail', '/auth/login']) {
      const answer = await page.goto(address);
      expect(answer?.fromServiceWorker()).toBe(true);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
      await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '');
    }
    expect(refused).toEqual([]);
    const unknown = await context.newPage();
    await expect(unknown.goto('/no-such-page')).rejects.toThrow();
    await unknown.close();
    await page.getByRole('link', { name: 'Open my dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
    await context.setOffline(false);
    await page.goto('/pricing?from=mail');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection');
  });
});

test('The device keeps scripts, styles, fonts and pages of hers, and no pictures of public pages', async ({
  request,
}) => {
  const worker = await (await request.get('/sw.js')).text();
  const kept = [...worker.matchAll(/\burl:"([^"]+)"/g)].map(([, address = '']) => address);
  expect(kept.length).toBeGreaterThan(50);
  const pictures = kept.filter((address) => /\.(?:png|jpe?g|webp|avif|ico|svg|gif)$/.test(address));
  expect(pictures.map((address) => address.replace(/-[\w-]{8}\./, '.')).toSorted()).toEqual([
    'assets/sprig.svg',
    // What stands in a tab in place of the mark, where she chose another name.
    ...['list', 'notes', 'planner'].map((name) => `discreet/${name}.svg`),
    'mark.svg',
  ]);
  const pages = kept.filter((address) => address.endsWith('?kept'));
  expect(pages).toContain('/dashboard?kept');
  for (const address of pages)
    expect(address).toMatch(/^\/(dashboard|onboarding|health-statistics|offline)\b/);
});

/** Whether the device knows who she is, should the network go now. */
function isProfileKept(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const finish = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await finish(indexedDB.open('lunaria'));
    const keys = await finish(database.transaction('kept').objectStore('kept').getAllKeys());
    database.close();
    return keys.some((key) => Array.isArray(key) && key[1] === 'profile');
  });
}
