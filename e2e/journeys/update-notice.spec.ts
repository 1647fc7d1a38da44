import type { Page } from '@playwright/test';
import { choosePregnancyMode, TRACKER } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test as story } from '../story.ts';
import { serveTwoReleases, type TwoReleases } from '../two-releases.ts';

const test = story.extend<{ releases: TwoReleases }>({
  releases: async ({ baseURL }, use) => {
    const releases = await serveTwoReleases(baseURL ?? '');
    await use(releases);
    await releases.close();
  },
});
test.use({ serviceWorkers: 'allow' });
// A device that loads every file of two releases, on a machine that does other things too.
test.describe.configure({ timeout: 120_000 });

const notice = (page: Page) => page.getByText('A new version of Lunaria is ready.');
const reloadButton = (page: Page) => page.getByRole('button', { name: 'Reload', exact: true });
/** The framework's own mark of the build that is on screen. */
const version = (page: Page) =>
  page.evaluate(() => {
    const { __reactRouterManifest: routes } = window as { __reactRouterManifest?: { version: string } };
    return routes?.version ?? '';
  });
const hasWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
/** What the browser says of the workers: the one in charge of the page, and whether another is on its way. */
const workers = (page: Page) =>
  page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    return {
      active: found?.active?.state,
      isInCharge: Boolean(found?.active) && navigator.serviceWorker.controller === found?.active,
      another: found?.waiting?.state ?? found?.installing?.state,
    };
  });

/** Her page, kept by the worker of the release that is out. */
async function openKept(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const controlled = () => navigator.serviceWorker.controller !== null;
    if (!controlled())
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
}

/** A busy machine takes its time over the files of a whole release. */
const LONG = { timeout: 60_000 };

/** As the browser does by itself once a day, and the page every hour it is used; until all of the release is there. */
async function loadUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => hasWaiting(page), LONG).toBe(true);
}

test(
  'A new version is out while she has a page open: she is told, goes on, and reloads when she likes',
  rows('PR-13'),
  async ({ page, context, maria, releases }) => {
    expect(maria.email).toBeTruthy();
    await openKept(page, `${releases.url}/dashboard`);
    const first = await version(page);
    await expect(notice(page)).toBeHidden();
    releases.release();
    await loadUpdate(page);
    await expect(notice(page)).toBeVisible();
    // What her page has not loaded so far is gone from the server: the device still has it.
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await reloadButton(page).click();
    await expect.poll(() => version(page).catch(() => '')).toBe(`${first}2`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
    await expect(notice(page)).toBeHidden();
    await expect
      .poll(() => workers(page), LONG)
      .toEqual({ active: 'activated', isInCharge: true, another: undefined });
    // Offline it is the new version too, whole.
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
    expect(await version(page)).toBe(`${first}2`);
  },
);

test('Put away, the notice stays away, and a page loaded anew is the new version without a word', {
  tag: '@deep',
}, async ({ page, context, maria, releases }) => {
  expect(maria.email).toBeTruthy();
  await openKept(page, `${releases.url}/dashboard/help`);
  const first = await version(page);
  releases.release();
  await loadUpdate(page);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(notice(page)).toBeHidden();
  // A second window comes from the server, is new already and has nothing to be told. The first one stays as it was.
  const other = await context.newPage();
  await openKept(other, `${releases.url}/dashboard/help`);
  expect(await version(other)).toBe(`${first}2`);
  await expect.poll(() => hasWaiting(other)).toBe(true);
  await expect(notice(other)).toBeHidden();
  // Without a connection a reload is the old version, whole: never a mixture.
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await version(page)).toBe(first);
});

test('Two tabs: the one with nothing open follows the other into the new version', { tag: '@deep' }, async ({
  page,
  context,
  maria,
  releases,
}) => {
  expect(maria.email).toBeTruthy();
  const other = await context.newPage();
  await openKept(other, `${releases.url}/dashboard/help`);
  await openKept(page, `${releases.url}/dashboard/about`);
  const first = await version(page);
  releases.release();
  await loadUpdate(page);
  await expect(notice(other)).toBeVisible();
  await reloadButton(page).click();
  for (const tab of [page, other]) {
    await expect.poll(() => version(tab).catch(() => '')).toBe(`${first}2`);
    await expect(notice(tab)).toBeHidden();
  }
  await expect.poll(() => hasWaiting(page)).toBe(false);
});

test('Two tabs: what is open in one is not taken from under her hands', { tag: '@deep' }, async ({
  page,
  context,
  maria,
  releases,
}) => {
  expect(maria.email).toBeTruthy();
  const other = await context.newPage();
  await openKept(other, `${releases.url}/dashboard`);
  const first = await version(other);
  await other.keyboard.press('ControlOrMeta+k');
  await expect(other.getByRole('dialog')).toBeVisible();
  await openKept(page, `${releases.url}/dashboard/about`);
  releases.release();
  await loadUpdate(page);
  await expect(notice(other)).toBeVisible();
  await reloadButton(page).click();
  await expect.poll(() => version(page).catch(() => '')).toBe(`${first}2`);
  // The worker waits on, so that the other tab keeps its scripts; it is asked there again when she is done.
  await expect.poll(() => hasWaiting(page)).toBe(true);
  await expect(other.getByRole('dialog')).toBeVisible();
  expect(await version(other)).toBe(first);
  await other.keyboard.press('Escape');
  await reloadButton(other).click();
  await expect.poll(() => version(other).catch(() => '')).toBe(`${first}2`);
  await expect.poll(() => hasWaiting(page).catch(() => true)).toBe(false);
});

test('What she typed and did not save is asked about before her own tab reloads', { tag: '@deep' }, async ({
  page,
  context,
  maria,
  releases,
}) => {
  expect(maria.email).toBeTruthy();
  await choosePregnancyMode(context.request);
  await openKept(page, `${releases.url}${TRACKER}`);
  const first = await version(page);
  await page.getByRole('tab', { name: 'Current Week' }).click();
  const week = page.getByLabel('Current week, from 1 to 42');
  await week.fill('12');
  releases.release();
  await loadUpdate(page);
  await reloadButton(page).click();
  const question = page.getByRole('dialog', { name: 'Reload and lose what is not saved?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toBeHidden();
  await expect(week).toHaveValue('12');
  expect(await version(page)).toBe(first);
  await reloadButton(page).click();
  await question.getByRole('button', { name: 'Reload and lose it' }).click();
  await expect.poll(() => version(page).catch(() => '')).toBe(`${first}2`);
});
