import type { Page } from '@playwright/test';
import { dayOf, openCalendar, openDay, signalsDialog, storedSignals } from '../calendar.ts';
import { rows } from '../rows.ts';
import { createAccount, expect, test } from '../story.ts';

const SIGNALS = '**/api/daily-health-signals';
const TODAY = '2026-11-21';
const TODAY_NAME = '21 November 2026';

const unsent = (page: Page) => page.getByText(/changes? not sent yet\. (It is|They are) kept on this device/);

async function tap(page: Page, ...names: string[]): Promise<void> {
  await openDay(page, TODAY_NAME);
  for (const name of names) await signalsDialog(page).getByText(name, { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(signalsDialog(page)).toBeHidden();
}

test.beforeEach(async ({ page, maria }) => {
  expect(maria.email).toBeTruthy();
  await page.clock.install({ time: new Date(`${TODAY}T10:00:00+01:00`) });
});

test.describe('with the worker of the offline shell', () => {
  test.use({ serviceWorkers: 'allow' });
  // A device loads every file of the product, on a machine that does other things too.
  test.describe.configure({ timeout: 120_000 });

  test(
    'Offline in the middle with a reload: her day is there, she notes more, and all of it arrives later; ended elsewhere, her session leads to the login once the server says so',
    rows('S-11', 'C-141'),
    async ({ page, context, playwright, baseURL }) => {
      await openCalendar(page);
      await tap(page, 'Headache');
      await expect.poll(() => storedSignals(context.request)).toMatchObject([{ symptoms: ['headache'] }]);
      await page.evaluate(() => navigator.serviceWorker.ready);

      await context.setOffline(true);
      await tap(page, 'Nausea');
      await expect(unsent(page)).toBeVisible();
      // It is shown before the device has encrypted and kept it.
      await expect.poll(async () => (await readDevice(page)).writes).toBe(1);
      await page.reload();

      await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
      await expect(unsent(page)).toBeVisible();
      await openDay(page, TODAY_NAME);
      for (const name of ['Headache', 'Nausea'])
        await expect(signalsDialog(page).getByText(name, { exact: true })).toBeVisible();
      await signalsDialog(page).getByText('Fatigue', { exact: true }).click();
      await page.keyboard.press('Escape');

      await context.setOffline(false);
      await page.clock.runFor(5_000);
      await expect
        .poll(async () => (await storedSignals(context.request))[0]?.symptoms)
        .toEqual(['headache', 'nausea', 'fatigue']);
      await expect(unsent(page)).toBeHidden();

      const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
      const elsewhere = await playwright.request.newContext({
        baseURL: baseURL ?? '',
        extraHTTPHeaders: { cookie },
      });
      await context.setOffline(true);
      await tap(page, 'Acne');
      await expect.poll(async () => (await readDevice(page)).writes).toBe(1);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
      expect((await elsewhere.post('/api/auth/sign-out', { data: {} })).status()).toBe(200);
      await elsewhere.dispose();
      await context.setOffline(false);
      await page.clock.runFor(5_000);
      await expect(page).toHaveURL('/auth/login');
      // What she has not sent waits for her return; of what the server told nothing is left.
      expect(await readDevice(page)).toEqual({ writes: 1, kept: 0 });
    },
  );
});

test('Two tabs: what waits in one is seen in the other, and is sent once; what an earlier visit left is neither shown to another woman nor sent in her name, and is sent from a page without a calendar', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const ana = await createAccount(elsewhere, 'Ana López');
  await elsewhere.dispose();
  await openCalendar(page);
  const other = await context.newPage();
  await other.clock.install({ time: new Date(`${TODAY}T10:00:00+01:00`) });
  await openCalendar(other);
  let sent = 0;
  const gate = Promise.withResolvers<void>();
  await context.route(SIGNALS, async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1;
      await gate.promise;
    }
    await route.continue();
  });
  await tap(page, 'Headache');
  await expect(dayOf(other, TODAY_NAME)).toHaveAccessibleName(/symptoms/i);
  gate.resolve();
  await expect.poll(() => storedSignals(context.request)).toMatchObject([{ symptoms: ['headache'] }]);
  await expect.poll(() => readDevice(other).then(({ writes }) => writes)).toBe(0);
  expect(sent).toBe(1);

  await other.close();
  await context.unroute(SIGNALS);
  await context.route('**/api/**', (route) => route.abort());
  await tap(page, 'Nausea');
  await expect(unsent(page)).toBeVisible();
  await expect.poll(async () => (await readDevice(page)).writes).toBe(1);
  // The session ends by itself, as it does when it is revoked on another device.
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.goto('/auth/login');
  await context.unroute('**/api/**');
  await page.getByLabel('Email').fill(ana.email);
  await page.getByLabel('Password', { exact: true }).fill(ana.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  await page.clock.runFor(60_000);
  await expect(unsent(page)).toBeHidden();
  await expect(dayOf(page, TODAY_NAME)).not.toHaveAccessibleName(/symptoms/i);
  expect(await storedSignals(context.request)).toEqual([]);
  expect((await readDevice(page)).writes).toBe(1);

  await context.clearCookies();
  await context.addCookies(cookies);
  await page.goto('/dashboard/help');
  await expect
    .poll(async () => (await storedSignals(context.request))[0]?.symptoms)
    .toEqual(['headache', 'nausea']);
});

test('Logging out from the public site all the same takes everything of hers from the device', async ({
  page,
  context,
}) => {
  await openCalendar(page);
  await context.route(SIGNALS, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await tap(page, 'Headache');
  await expect(unsent(page)).toBeVisible();
  expect(await readDevice(page)).toMatchObject({ writes: 1 });
  // She is quicker than the page, which has not heard yet who she is.
  const { promise: clicked, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/auth/token', async (route) => {
    await clicked;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Log Out' }).click();
  answer();
  await expect(page.getByRole('dialog', { name: 'Sending 1 change…' })).toBeVisible();
  await page.clock.runFor(5_500);
  // The public site loads itself anew; the database is looked at after that.
  const isLoaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Log out and lose it' }).click();
  await isLoaded;
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  expect(await readDevice(page)).toEqual({ writes: 0, kept: 0 });
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

/** How many things lie in the database of this device. */
function readDevice(page: Page): Promise<{ writes: number; kept: number }> {
  return page.evaluate(async () => {
    const finish = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await finish(indexedDB.open('lunaria'));
    const objectStore = (name: string) => database.transaction(name).objectStore(name);
    const counts = {
      writes: await finish(objectStore('writes').count()),
      kept: await finish(objectStore('kept').count()),
    };
    database.close();
    return counts;
  });
}
