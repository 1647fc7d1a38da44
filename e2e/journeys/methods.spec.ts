import { METHOD, noteMethod, storedMethods } from '../methods.ts';
import { readDevice } from '../pregnancy.ts';
import { expect, test } from '../story.ts';

test('She notes a coil without a connection, and finds it on the server and in her overview', async ({
  page,
  context,
  maria,
}) => {
  expect(maria.fullName).toBe('Maria del Carmen');
  const { request } = context;
  await noteMethod(request, {
    ...{ method: 'combined-pill', started_on: '2019-01-01', started_certainty: 'year' },
  });
  await page.goto('/dashboard?section=b2-1');
  const card = page.getByRole('region', { name: 'My method' });
  await expect(card.getByText('Combined pill')).toBeVisible();
  await card.getByRole('link', { name: 'Open your methods' }).click();
  await expect(page).toHaveURL(METHOD);
  // It stays in the history of a browser that others may use.
  await expect(page).toHaveTitle(/^My method/);
  const used = page.getByRole('list', { name: 'What you use' });
  await expect(used.getByText('Since 2019')).toBeVisible();
  await expect.poll(() => readDevice(page)).toContain('combined-pill');

  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Add a method' }).click();
  await page.getByRole('combobox', { name: 'Method' }).click();
  await page.getByRole('option', { name: 'Copper coil (IUD)' }).click();
  await page.getByRole('radio', { name: 'Only the month' }).click();
  await page.getByRole('combobox', { name: 'Month' }).click();
  await page.getByRole('option', { name: 'March' }).click();
  await page.getByRole('textbox', { name: 'Year' }).fill('2024');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(used.getByText('Since March 2024')).toBeVisible();
  await expect(page.getByText(/^1 change not sent yet\./)).toBeVisible();
  // It is shown before the device has encrypted and kept it.
  await expect.poll(() => readDevice(page)).toContain('2024-03');
  await page.reload();
  await expect(page.getByText(/^Shown as this device last saw it/)).toBeVisible();
  await expect(used.getByText('Since March 2024')).toBeVisible();

  await page.unroute('**/api/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect
    .poll(async () => (await storedMethods(request)).map(({ method, started_on }) => [method, started_on]))
    .toEqual([
      ['copper-coil', '2024-03-01'],
      ['combined-pill', '2019-01-01'],
    ]);
  await page.goto('/dashboard?section=b2-1');
  await expect(card.getByText('Copper coil (IUD)')).toBeVisible();
});
