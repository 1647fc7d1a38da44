import { INVALID_CREDENTIALS_MESSAGE } from '@lunaria/domain/account/sign-in.ts';
import { page, userEvent } from 'vitest/browser';
import { expect, testOfVisitor as test, test as testOfHers } from '../../testing/component-test.ts';
import { letHerIn, makeHer } from '../../testing/her-answers.ts';
import { complaints, expectToast, rows } from '../../testing/look.ts';
import { currentAddress, renderPage, renderPublicPart } from '../../testing/render-page.tsx';
import LoginPage from './login.tsx';

const form = {
  email: page.getByLabelText('Email'),
  password: page.getByLabelText('Password', { exact: true }),
  button: page.getByRole('button', { name: /^(Log In|Logging in)/ }),
};

const open = () => renderPublicPart(<LoginPage />, { at: '/auth/login' });

async function fill(email = 'maria@example.org', password = 'a quiet password') {
  await form.email.fill(email);
  await form.password.fill(password);
}

for (const path of ['/auth/login', '/auth/patient-login']) {
  test(
    `The login is at ${path}`,
    rows('A-53', 'A-54', 'A-55', 'A-58', 'A-59', 'A-60', 'A-61', 'A-64', 'R-24'),
    async () => {
      await renderPage(path);
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome Back');
      expect(currentAddress()).toBe(path);
      await expect.element(form.password).toHaveAttribute('type', 'password');
      await expect.element(form.email).toHaveAttribute('autocomplete', 'email');
      await expect.element(form.password).toHaveAttribute('autocomplete', 'current-password');
      await expect.element(form.button).toHaveTextContent('Log In');
      await expect.element(page.getByRole('button', { name: /Google/ })).toBeEnabled();
      await expect.element(page.getByRole('button', { name: /Apple/ })).toBeEnabled();
      await expect
        .element(page.getByRole('link', { name: 'Forgot password?' }))
        .toHaveAttribute('href', '/auth/forgot-password');
      await expect
        .element(page.getByRole('link', { name: 'Create an account' }))
        .toHaveAttribute('href', '/auth/signup');
      expect(await complaints({ whole: true })).toEqual([]);
    },
  );
}

test('The password is shown and hidden again', rows('A-55', 'A-56', 'A-57'), async () => {
  await open();
  await form.password.fill('a quiet password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(form.password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect.element(form.password).toHaveAttribute('type', 'password');
  await expect.element(form.password).toHaveValue('a quiet password');
});

test(
  'The button opens with both fields filled, whatever the address looks like',
  rows('A-66', 'A-67', 'A-68', 'A-69'),
  async () => {
    await open();
    await expect.element(form.button).toBeDisabled();
    await form.email.fill('not an address');
    await expect.element(form.button).toBeDisabled();
    await form.password.fill('x');
    await expect.element(form.button).toBeEnabled();
    await form.email.fill('');
    await expect.element(form.button).toBeDisabled();
  },
);

test(
  'Email and password are sent, nothing else, once; she is welcomed back',
  rows('A-37', 'A-65', 'A-70', 'A-71', 'A-72', 'P-02', 'X-07'),
  async ({ api }) => {
    letHerIn(api, makeHer());
    const answer = api.hold('post', '/api/auth/sign-in/email');
    await open();
    await fill();
    await form.button.dblClick();
    await expect.element(form.button).toHaveTextContent('Logging in...');
    await expect.element(form.button).toBeDisabled();
    answer.open();
    await expect.poll(currentAddress).toBe('/dashboard');
    await expectToast('Welcome back!', 'You have successfully logged in.');
    expect(api.sent('post', '/api/auth/sign-in/email')).toEqual([
      { email: 'maria@example.org', password: 'a quiet password' },
    ]);
  },
);

test(
  'A wrong password is told in our words, and the cursor is where the next try begins',
  rows('A-73', 'A-76', 'X-05', 'X-06'),
  async ({ api }) => {
    api.refuse('post', '/api/auth/sign-in/email', {
      status: 401,
      code: 'invalid_credentials',
      message: INVALID_CREDENTIALS_MESSAGE,
    });
    await open();
    await fill('maria@example.org', 'wrong password');
    await userEvent.keyboard('{Enter}');
    await expectToast('Login failed', 'Invalid email or password. Please try again.');
    expect(currentAddress()).toBe('/auth/login');
    // It stays at the form when the toast has gone, and goes once she types.
    const atForm = page.getByRole('main').getByText('Invalid email or password. Please try again.');
    await expect.element(atForm).toBeVisible();
    await expect
      .element(form.button)
      .toHaveAccessibleDescription('Invalid email or password. Please try again.');
    expect(await complaints({ within: page.getByRole('main') })).toEqual([]);
    await expect.element(form.button).toBeEnabled();
    await expect.element(form.password).toHaveFocus();
    await form.password.fill('another');
    await expect.element(atForm).not.toBeInTheDocument();
  },
);

test('Other words of the server are passed on unchanged', rows('A-74', 'X-05'), async ({ api }) => {
  api.refuse('post', '/api/auth/sign-in/email', {
    status: 429,
    code: 'rate_limited',
    message: 'Too many attempts. Wait a minute.',
  });
  await open();
  await fill();
  await form.button.click();
  await expectToast('Login failed', 'Too many attempts. Wait a minute.');
});

test('With the network down she reads so and can try again', rows('A-75', 'X-03'), async ({ api }) => {
  letHerIn(api, makeHer());
  await open();
  await fill();
  api.goOffline();
  await form.button.click();
  await expectToast('Error', 'An unexpected error occurred. Please try again.');
  api.goOnline();
  await form.button.click();
  await expect.poll(currentAddress).toBe('/dashboard');
});

testOfHers('Signed in, she may still look at the login', rows('R-39'), async ({ api }) => {
  const token = api.hold('get', '/api/auth/token');
  await open();
  token.open();
  await expect.poll(() => 'signedIn' in document.documentElement.dataset).toBe(true);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome Back');
  expect(currentAddress()).toBe('/auth/login');
});
