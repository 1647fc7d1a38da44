import { turnOnSecondStep } from '../authenticator.ts';
import { linkIn, receiveMail } from '../mails.ts';
import { expect, test } from '../story.ts';

test('Somebody who knows her password adds a second step; the link in her mail takes it back and ends every session', async ({
  page,
  maria,
  playwright,
  baseURL,
}) => {
  const thief = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await thief.post('/api/auth/sign-in/email', { data: { email: maria.email, password: maria.password } });
  await turnOnSecondStep(thief, 'Another telephone');
  // Its recovery codes are told in a mail of their own.
  const mail = await receiveMail(
    maria.email,
    'The second step of your Lunaria account was changed',
    'was added to your account',
  );

  // On the device that she wrote on, where the step now stands in her way.
  await page.goto(linkIn(mail, '/auth/undo'));
  await expect(page).toHaveURL('/auth/undo');
  await page.getByRole('button', { name: 'It was not me: take it back' }).click();
  await expect(page.getByRole('heading', { name: 'Taken back, and everybody is logged out' })).toBeFocused();
  expect((await thief.get('/api/auth/token')).status()).toBe(401);
  await thief.dispose();

  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.getByLabel('Email').fill(maria.email);
  await page.getByLabel('Password', { exact: true }).fill(maria.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});
