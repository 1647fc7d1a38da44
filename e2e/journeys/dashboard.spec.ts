import type { Page } from '@playwright/test';
import { modeOf } from '../life-stages.ts';
import { expectLoaded } from '../loaded.ts';
import { logOut } from '../log-out.ts';
import { rows } from '../rows.ts';
import { createAccount, expect, test } from '../story.ts';
import { expectToast, toastsOf } from '../toasts.ts';

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
const toggleOf = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true });

async function choose(page: Page, label: string): Promise<void> {
  await modeOf(page).click();
  await page.getByRole('option', { name: label, exact: true }).click();
}

test(
  'A visitor reads Loading..., is sent to the login without going round in circles, and comes to the section of her link',
  rows('D-01', 'D-02', 'Q-38'),
  async ({ page, account, browser }) => {
    const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
    const still = await withoutScripts.newPage();
    await still.goto('/dashboard');
    await expect(still.getByText('Loading...')).toBeVisible();
    await withoutScripts.close();

    await page.goto('/robots.txt');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/auth/login');
    await page.goBack();
    await expect(page).toHaveURL('/robots.txt');

    await page.goto('/dashboard?section=b3');
    await expect(page).toHaveURL('/auth/login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page).toHaveURL('/dashboard?section=b3');
    await expect(headingOf(page)).toHaveText('Personal Records');
  },
);

test(
  'A reload finds her where she was, with what she unfolded and the mode she chose last, however fast, and never shows the login, not for a moment',
  rows(
    ...['D-03', 'S-07', 'R-35', 'N-25', 'Q-41', 'D-81', 'D-07', 'D-16', 'D-20', 'D-21'],
    ...['D-62', 'D-63', 'D-64', 'D-66', 'P-17'],
  ),
  async ({ page, maria }) => {
    expect(maria.fullName).toBe('Maria del Carmen');
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto('/dashboard');
    await expect(modeOf(page)).toBeVisible();
    await expect(headingOf(page)).toContainText('Maria');
    await expect(page).toHaveTitle('Dashboard · Lunaria');
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await choose(page, 'IVF Mode');
    await expect(page.getByRole('heading', { name: 'IVF Mode' })).toBeVisible();
    const first = await saved;
    expect(first.request().postDataJSON()).toMatchObject({ life_stage: 'ivf' });
    expect(await first.json()).toMatchObject({ full_name: 'Maria del Carmen', life_stage: 'ivf' });
    const last = page.waitForResponse(
      (response) => response.request().postData()?.includes('menopause') ?? false,
    );
    await choose(page, 'Pregnancy Mode');
    await choose(page, 'Menopause Mode');
    expect((await last).status()).toBe(200);

    await toggleOf(page, 'Connected Devices').click();
    await toggleOf(page, 'Personal Records').click();
    await page.keyboard.press('/');
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByLabel('Open with the / key').uncheck();
    await page.keyboard.press('Escape');
    await expect(search).toHaveCount(0);

    await page.locator('#B3').click();
    await page.locator('#B5').click();
    await expect(headingOf(page)).toHaveText('Community & Support');
    await page.goBack();
    await expect(headingOf(page)).toHaveText('Personal Records');
    await expect(page).toHaveTitle('Records · Lunaria');
    await page.reload();
    await expect(headingOf(page)).toHaveText('Personal Records');
    await expect(page).toHaveTitle('Records · Lunaria');

    await page.goBack();
    await expect(headingOf(page)).toContainText('Maria');
    await expect(modeOf(page)).toHaveText('Menopause Mode');
    await expect(page.getByRole('heading', { level: 2, name: 'Menopause Mode', exact: true })).toBeVisible();
    await expect(toastsOf(page)).toHaveCount(0);
    await expect(toggleOf(page, 'Connected Devices')).toHaveAttribute('aria-expanded', 'true');
    await expect(toggleOf(page, 'Personal Records')).toHaveAttribute('aria-expanded', 'true');
    await expect(toggleOf(page, 'Healthcare Services')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(search.getByLabel('Open with the / key')).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(search).toHaveCount(0);
    await page.goForward();
    await expect(headingOf(page)).toHaveText('Personal Records');
    expect(new Set(visited)).toEqual(new Set(['/dashboard']));

    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Settings', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/settings');
    await expect(headingOf(page)).toHaveText('Settings');
    await page.goBack();
    await expect(headingOf(page)).toHaveText('Personal Records');
    await page.getByRole('link', { name: 'Main Site' }).click();
    await expect(page).toHaveURL('/');
    expect(errors).toEqual([]);
  },
);

test('A mode chosen without a connection is there after a reload and in another tab, is sent later, and dated to when she chose it', {
  ...rows('D-62', 'D-63'),
  tag: '@deep',
}, async ({ page, maria, context }) => {
  expect(maria.fullName).toBe('Maria del Carmen');
  const readStage = async () => (await (await context.request.get('/api/profile')).json()).life_stage;
  await page.goto('/dashboard');
  await expectLoaded(page);
  await expect(modeOf(page)).toContainText('Menstrual Cycle');
  await context.route('**/api/**', (route) => route.abort());
  await choose(page, 'Contraception Mode');
  await expect(page.getByText('Your history stays.')).toBeVisible();
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await page.reload();
  await expect(modeOf(page)).toContainText('Contraception Mode');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(modeOf(other)).toContainText('Contraception Mode');
  expect(await readStage()).toBe('menstrual-cycle');

  const arrivesAfter = Date.now();
  await context.unroute('**/api/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(readStage).toBe('contraception');
  const { stage_changes } = await (await context.request.get('/api/cycle-records')).json();
  expect(stage_changes).toMatchObject([{ from_stage: 'menstrual-cycle', to_stage: 'contraception' }]);
  expect(Date.parse(stage_changes[0].changed_at)).toBeLessThan(arrivesAfter);
  await other.close();
});

test(
  'Logging out is not pretended with the network down; then it ends the session on the server, says so, and leaves nothing of hers to the next woman',
  rows('D-17', 'D-18', 'D-19', 'D-81', 'P-05', 'S-05', 'S-20', 'X-17', 'Q-41'),
  async ({ page, maria, context, playwright, baseURL }) => {
    expect(maria.fullName).toBe('Maria del Carmen');
    await page.goto('/dashboard');
    await expectLoaded(page);
    await expect(modeOf(page)).toBeVisible();
    await toggleOf(page, 'Connected Devices').click();
    // The list of the menu is there already: without the network it could not be fetched any more.
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const logout = page.getByRole('menuitem', { name: 'Logout' });
    await expect(logout).toBeVisible();
    // Pressed in the moment in which the list appears, the key is not heard yet; and the next press would close it.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(logout).toBeHidden({ timeout: 500 });
    }).toPass();
    await context.setOffline(true);
    await page.keyboard.press('/');
    await expectToast(page, 'Search did not load', 'Check your connection and try again.');
    await logOut(page);
    await expectToast(
      page,
      'Not logged out',
      'Lunaria could not be reached, you are still logged in here. Please try again.',
    );
    await expect(page).toHaveURL('/dashboard');
    await context.setOffline(false);
    const stolen = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    await logOut(page);
    await expect(page).toHaveURL('/');
    await expectToast(page, 'Logged out', 'You have been logged out successfully.');
    // What is left opens nothing: that this browser was seen before (docs/SECURITY.md).
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['lunaria.known_browser']);
    const left = await page.evaluate(() => Object.keys(localStorage));
    expect(left.filter((key) => key.startsWith('lunaria'))).toEqual([]);
    const later = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { cookie: stolen },
    });
    expect((await later.get('/api/auth/token')).status()).toBe(401);
    await later.dispose();
    await page.goBack();
    await expect(page).toHaveURL('/auth/login');

    await createAccount(context.request, 'Ana');
    await page.goto('/dashboard');
    await expect(headingOf(page)).toContainText('Ana');
    await expect(toggleOf(page, 'Connected Devices')).toHaveAttribute('aria-expanded', 'false');
  },
);
