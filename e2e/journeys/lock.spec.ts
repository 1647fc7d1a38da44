import type { Page } from '@playwright/test';
import { openCalendar, openDay, signalsDialog, storedSignals } from '../calendar.ts';
import { expect, test } from '../story.ts';

/** As e2e/start-product.ts has it. */
const EXIT = 'https://localhost/elsewhere';
const PIN = '4071';

const locked = (page: Page) => page.getByRole('heading', { level: 1, name: 'Locked' });
const pin = (page: Page) => page.getByLabel('Your PIN');

async function setPin(page: Page): Promise<void> {
  await page.goto('/dashboard/privacy#lock');
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  await page.getByLabel('Your PIN').fill(PIN);
  await page.getByLabel('The same again').fill(PIN);
  await page.getByRole('button', { name: 'Save PIN' }).click();
  await expect(page.getByRole('button', { name: 'Change PIN' })).toBeVisible();
}

const asksForHer = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/profile');
    return { status: answer.status, code: (await answer.json()).code };
  });

test.describe('with the worker of the offline shell', () => {
  test.use({ serviceWorkers: 'allow' });
  // A device loads every file of the product, on a machine that does other things too.
  test.describe.configure({ timeout: 150_000 });

  test('Left alone, her pages lock in every tab, after a reload and without a connection; what waits is sent once her PIN was right', async ({
    page,
    context,
    maria,
  }) => {
    await page.clock.install();
    await setPin(page);
    const other = await context.newPage();
    await other.goto('/dashboard/settings');
    await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

    // A change that cannot be sent, and then nobody touches the device.
    await openCalendar(page);
    await context.route('**/api/daily-health-signals**', (route) => route.abort());
    await openDay(page, new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date()));
    await signalsDialog(page).getByText('Cramps').click();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/changes? not sent yet/)).toBeVisible();
    await page.clock.fastForward(6 * 60_000);
    await expect(locked(page)).toBeVisible();
    await expect(locked(other)).toBeVisible();
    for (const each of [page, other]) {
      await expect(each).toHaveTitle('Lunaria');
      await expect(each.getByText(maria.fullName)).toHaveCount(0);
      await expect(each.getByText('Cramps')).toHaveCount(0);
    }
    await expect.poll(() => asksForHer(page)).toEqual({ status: 403, code: 'session_locked' });
    await page.reload();
    await expect(pin(page)).toBeFocused();
    await page.keyboard.type('0000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('That PIN is not right. 4 tries are left.')).toBeVisible();
    await context.unroute('**/api/daily-health-signals**');
    await page.keyboard.type(PIN);
    await page.keyboard.press('Enter');
    await expect(locked(page)).toHaveCount(0);
    await expect(locked(other)).toHaveCount(0);
    // By whichever tab is first.
    await expect.poll(() => storedSignals(context.request)).toMatchObject([{ symptoms: ['cramps'] }]);

    // By hand, and reloaded without a connection.
    await page.goto('/dashboard/settings');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Lock now' }).click();
    await expect(locked(page)).toBeVisible();
    await expect.poll(() => asksForHer(page)).toEqual({ status: 403, code: 'session_locked' });
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('There is no connection. Unlocking needs one')).toBeVisible();
    await expect(page.getByText(maria.fullName)).toHaveCount(0);
    await context.setOffline(false);
    // It asks again by itself, or when she says so.
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1000 });
      await expect(pin(page)).toBeVisible({ timeout: 2000 });
    }).toPass();
  });
});

test('On a shared device, Leave quickly logs out and empties the browser; her pages have another name there', async ({
  page,
  context,
  maria,
}) => {
  expect(maria.email).toBeTruthy();
  await page.route(`${EXIT}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title><h1>Elsewhere</h1>' }),
  );
  await page.goto('/dashboard/settings');
  await page.getByLabel('This is a shared device').check();
  await expect(page.getByText('What your browser still keeps')).toBeVisible();
  await page.getByText('Planner', { exact: true }).click();
  await expect(page).toHaveTitle('Planner');
  const manifest = () =>
    page.locator('link[rel=manifest]').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  await expect.poll(manifest).toEqual(['/discreet/planner.webmanifest']);
  await page.goto('/dashboard/calendar');
  await expect(page).toHaveTitle('Planner');
  await expect.poll(manifest).toEqual(['/discreet/planner.webmanifest']);
  const icons = page.locator('link[rel=icon]');
  await expect(icons).toHaveCount(1);
  await expect(icons).toHaveAttribute('href', '/discreet/planner.svg');
  for (const path of ['/discreet/planner.webmanifest', '/discreet/planner.svg', '/discreet/planner-192.png'])
    expect((await context.request.get(path)).status()).toBe(200);

  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(page).toHaveURL(EXIT);
  await expect
    .poll(async () =>
      (await context.cookies())
        .map(({ name }) => name)
        .filter((name) => /session|signed_in|device_key/.test(name)),
    )
    .toEqual([]);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(EXIT);
  // The public site stays as it is.
  await page.goto('/');
  await expect(page).toHaveTitle(/Lunaria/);
  await expect.poll(manifest).toEqual(['/manifest.webmanifest']);
  const left = () =>
    page.evaluate(async () => ({
      local: Object.keys(localStorage).sort(),
      files: await caches.keys(),
    }));
  await expect.poll(left).toEqual({ local: ['lunaria.discreet', 'lunaria.shared-device'], files: [] });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth/login');
  await expect(page).toHaveTitle('Planner');
});
