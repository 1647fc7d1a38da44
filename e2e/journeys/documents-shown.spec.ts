import { uploadDialog } from '../documents.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectToast } from '../toasts.ts';

test.beforeEach(({ maria }) => {
  expect(maria.email).toBeTruthy();
});

test('Where the code of uploads cannot be fetched, the dashboard stays, and the window can be asked for again', {
  ...rows('U-01', 'U-40', 'Q-39'),
  tag: '@deep',
}, async ({ page }) => {
  let isCut = true;
  // The names of its files are made of letters that say nothing: known by what stands in them.
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const isOfUploads = isCut && /No uploads yet|Kept encrypted, for you alone/.test(await response.text());
    await (isOfUploads ? route.abort() : route.fulfill({ response }));
  });
  await page.goto('/dashboard?section=b1');
  await expect(page.getByText('Recent uploads did not load. Reload the page to see them.')).toBeVisible();
  const open = page.getByRole('button', { name: 'Upload Health Documents' });
  await open.click();
  await expectToast(page, 'This window did not load', 'Check your connection and try again.');
  await expect(uploadDialog(page)).toHaveCount(0);
  isCut = false;
  await open.click();
  await expect(uploadDialog(page)).toBeVisible();
  // Scripts may still be under way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
