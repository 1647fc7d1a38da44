import { expect, test } from '../story.ts';

/** As e2e/start-product.ts has it. */
const EXIT = 'https://localhost/elsewhere';

test.beforeEach(async ({ page }) => {
  await page.route(`${EXIT}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title><h1>Elsewhere</h1>' }),
  );
});

test('Leave quickly clears the screen, and going back does not return; a new visit does', async ({
  page,
  maria,
}) => {
  expect(maria.email).toBeTruthy();
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('button', { name: 'Leave quickly' })).toHaveCount(0);
  await page.getByLabel('Show “Leave quickly” on every page').check();
  await page.goto('/dashboard/calendar');
  await page.getByRole('button', { name: 'Leave quickly' }).click();
  await expect(page).toHaveURL(EXIT);
  await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  // To the page before the one that was left: that leads on as well, and shows nothing.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(EXIT);
  await expect(page.getByText('Lunaria')).toHaveCount(0);

  await page.goto('/dashboard/settings');
  await expect(page.getByLabel('Show “Leave quickly” on every page')).toBeChecked();
  // By keys; a press that closes a window is not counted.
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(page).toHaveURL(EXIT);
});
