import { turnOnSecondStep } from '../authenticator.ts';
import { expect, test } from '../story.ts';
import { complaintsAbout, inEveryLook } from './looks.ts';

inEveryLook(() => {
  test('axe finds nothing on the security page, whatever of the second step is open', {
    tag: '@deep',
  }, async ({ page, maria }) => {
    expect(maria.email).toBeTruthy();
    await page.goto('/dashboard/privacy');
    await expect(page.getByText('This device')).toBeVisible();
    await page.getByRole('button', { name: 'Change password' }).click();
    expect(await complaintsAbout(page), 'off').toEqual([]);
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    await expect(page.getByLabel('Name')).toBeVisible();
    expect(await complaintsAbout(page), 'name').toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByAltText('QR code for your authenticator app')).toBeVisible();
    expect(await complaintsAbout(page), 'picture and key').toEqual([]);
    await page.keyboard.press('Escape');
    await turnOnSecondStep(page.context().request);
    await page.reload();
    await expect(page.getByText('10 left')).toBeVisible();
    expect(await complaintsAbout(page), 'on').toEqual([]);
    await page.getByRole('button', { name: 'Remove Her phone' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await complaintsAbout(page), 'remove').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Make new ones/ }).click();
    await page.getByRole('button', { name: 'Make new ones', exact: true }).click();
    await expect(page.getByLabel('I have kept them')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Say first that you have kept them.')).toBeVisible();
    expect(await complaintsAbout(page), 'recovery codes').toEqual([]);
  });

  test('axe finds nothing on the second step at login, nor in the question whether it is she', {
    tag: '@deep',
  }, async ({ page, maria, context }) => {
    const { authenticator } = await turnOnSecondStep(context.request);
    await page.route('**/api/auth/proof', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), is_fresh: false } });
    });
    await page.goto('/dashboard/privacy');
    await page.getByRole('button', { name: 'Remove Her phone' }).click();
    await expect(page.getByRole('dialog', { name: 'Confirm it is you' })).toBeVisible();
    expect(await complaintsAbout(page), 'proof').toEqual([]);
    await context.clearCookies();
    await context.request.post('/api/auth/sign-in/email', {
      data: { email: maria.email, password: maria.password },
    });
    await page.goto('/dashboard');
    await page.getByLabel('Six-digit code').fill(authenticator.wrongCode());
    await expect(page.getByText('That code is not right. Try the newest one.')).toBeVisible();
    expect(await complaintsAbout(page), 'wrong code').toEqual([]);
    await page.getByRole('button', { name: 'Recovery code' }).click();
    await expect(page.getByLabel('Recovery code')).toBeFocused();
    expect(await complaintsAbout(page), 'recovery code').toEqual([]);
  });
});
