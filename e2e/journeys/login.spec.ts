import type { Page, Request } from '@playwright/test';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectToast } from '../toasts.ts';

const SIGN_IN = '**/api/auth/sign-in/email';

function formOf(page: Page) {
  return {
    email: page.getByLabel('Email'),
    password: page.getByLabel('Password', { exact: true }),
    button: page.getByRole('button', { name: /^(Log In|Logging in...)$/ }),
  };
}

for (const path of ['/auth/login', '/auth/patient-login']) {
  test(
    `The login is at ${path}`,
    rows('A-53', 'A-54', 'A-55', 'A-58', 'A-59', 'A-60', 'A-61', 'A-64', 'R-24'),
    async ({ page }) => {
      await page.goto(path);
      const form = formOf(page);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
      await expect(form.password).toHaveAttribute('type', 'password');
      await expect(form.email).toHaveAttribute('autocomplete', 'email');
      await expect(form.password).toHaveAttribute('autocomplete', 'current-password');
      await expect(form.button).toHaveText('Log In');
      await expect(page.getByRole('button', { name: /Google/ })).toBeEnabled();
      await expect(page.getByRole('button', { name: /Apple/ })).toBeEnabled();
      await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
        'href',
        '/auth/forgot-password',
      );
      await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
        'href',
        '/auth/signup',
      );
    },
  );
}

test('The password is shown and hidden again', rows('A-55', 'A-56', 'A-57'), async ({ page }) => {
  await page.goto('/auth/login');
  const { password } = formOf(page);
  await password.fill('a quiet password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('a quiet password');
});

test(
  'The button opens with both fields filled, whatever the address looks like',
  rows('A-66', 'A-67', 'A-68', 'A-69'),
  async ({ page }) => {
    await page.goto('/auth/login');
    const form = formOf(page);
    await expect(form.button).toBeDisabled();
    await form.email.fill('not an address');
    await expect(form.button).toBeDisabled();
    await form.password.fill('x');
    await expect(form.button).toBeEnabled();
    await form.email.fill('');
    await expect(form.button).toBeDisabled();
  },
);

test(
  'Email and password are sent, nothing else, once; she is welcomed back',
  rows('A-37', 'A-65', 'A-70', 'A-71', 'A-72', 'P-02', 'X-07'),
  async ({ page, account }) => {
    const sent: Request[] = [];
    const answer = Promise.withResolvers<void>();
    await page.route(SIGN_IN, async (route) => {
      sent.push(route.request());
      await answer.promise;
      await route.continue();
    });
    await page.goto('/auth/login');
    const form = formOf(page);
    await form.email.fill(account.email);
    await form.password.fill(account.password);
    await form.button.dblclick();
    await expect(form.button).toHaveText('Logging in...');
    await expect(form.button).toBeDisabled();
    answer.resolve();
    await expect(page).toHaveURL('/dashboard');
    await expectToast(page, 'Welcome back!', 'You have successfully logged in.');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.postDataJSON()).toEqual({ email: account.email, password: account.password });
  },
);

test(
  'A wrong password and an unknown address are told in the same words, and nobody is signed in',
  rows('A-73', 'A-76', 'X-05', 'X-06'),
  async ({ page, account, context }) => {
    for (const email of [account.email, 'nobody@example.org']) {
      await page.goto('/auth/login');
      const form = formOf(page);
      await form.email.fill(email);
      await form.password.fill('wrong password');
      await form.password.press('Enter');
      await expectToast(page, 'Login failed', 'Invalid email or password. Please try again.');
      await expect(page).toHaveURL('/auth/login');
      await expect(form.button).toBeEnabled();
      await expect(form.password).toBeFocused();
      expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
    }
  },
);

test('Other words of the server are passed on unchanged', rows('A-74', 'X-05'), async ({ page }) => {
  await page.route(SIGN_IN, (route) =>
    route.fulfill({
      status: 429,
      json: { code: 'rate_limited', message: 'Too many attempts. Wait a minute.' },
    }),
  );
  await page.goto('/auth/login');
  const form = formOf(page);
  await form.email.fill('maria@example.org');
  await form.password.fill('a quiet password');
  await form.button.click();
  await expectToast(page, 'Login failed', 'Too many attempts. Wait a minute.');
});

test(
  'With the network down she reads so and can try again',
  rows('A-75', 'X-03'),
  async ({ page, account, context }) => {
    await page.goto('/auth/login');
    const form = formOf(page);
    await form.email.fill(account.email);
    await form.password.fill(account.password);
    await context.setOffline(true);
    await form.button.click();
    await expectToast(page, 'Error', 'An unexpected error occurred. Please try again.');
    await context.setOffline(false);
    await form.button.click();
    await expect(page).toHaveURL('/dashboard');
  },
);

test(
  'A visitor who asked for one of her pages comes back to it after logging in',
  rows('D-02', 'R-24', 'R-36'),
  async ({ page, account }) => {
    await page.goto('/health-statistics');
    await expect(page).toHaveURL('/auth/patient-login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page).toHaveURL('/health-statistics');
  },
);

test('Signed in, she may still look at the login', rows('R-39'), async ({ page, maria }) => {
  expect(maria.email).toBeTruthy();
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  await expect(page).toHaveURL('/auth/login');
});
