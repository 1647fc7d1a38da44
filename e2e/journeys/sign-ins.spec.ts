import { linkIn, receiveMail } from '../mails.ts';
import { expect, test } from '../story.ts';

test('She sees who came into her account, is told by mail of a browser it did not know, and follows the mail', async ({
  page,
  maria,
  browser,
  baseURL,
}) => {
  await page.goto('/dashboard/privacy');
  const rows = page.getByRole('region', { name: 'Recent sign-ins' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Signed up');
  await expect(rows.first()).not.toContainText('New browser');

  const phone = await browser.newContext({
    baseURL: baseURL ?? '',
    userAgent: 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
  });
  const signIn = async () => {
    const answer = await phone.request.post('/api/auth/sign-in/email', {
      data: { email: maria.email, password: maria.password },
    });
    expect(answer.status()).toBe(200);
  };
  await signIn();
  const mail = await receiveMail(maria.email, 'New sign-in to your account at Lunaria');
  expect(mail.text).toContain('Firefox on Android');
  await page.goto(linkIn(mail));
  await expect(page).toHaveURL('/dashboard/privacy');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(/Firefox on Android\s*New browser/);
  await expect(rows.first()).toContainText('With your password');

  // The same browser once more is known by then.
  await signIn();
  await page.reload();
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Firefox on Android');
  await expect(rows.first()).not.toContainText('New browser');
  await phone.close();
});

test('A list that did not load says so and comes back', async ({ page, maria }) => {
  expect(maria.email).toBeTruthy();
  await page.route('**/api/auth/sign-ins', (route) => route.abort());
  await page.goto('/dashboard/privacy');
  const section = page.getByRole('region', { name: 'Recent sign-ins' });
  await expect(section.getByText('Your sign-ins did not load. Nothing was changed.')).toBeVisible();
  await page.unroute('**/api/auth/sign-ins');
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(1);
});
