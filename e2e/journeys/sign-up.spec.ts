import type { Page, Request } from '@playwright/test';
import { rows } from '../rows.ts';
import { expect, makeEmail, test } from '../story.ts';
import { expectToast, toastsOf } from '../toasts.ts';

const SIGN_UP = '**/api/auth/sign-up/email';

function formOf(page: Page) {
  return {
    fullName: page.getByLabel('Full name'),
    email: page.getByLabel('Email'),
    password: page.getByLabel('Password', { exact: true }),
    confirmPassword: page.getByLabel('Confirm password'),
    terms: page.getByRole('checkbox', { name: /I agree/ }),
    button: page.getByRole('button', { name: /^Creat/ }),
  };
}

async function fillForm(page: Page, email = makeEmail()): Promise<ReturnType<typeof formOf>> {
  const form = formOf(page);
  await form.fullName.fill('Maria del Carmen');
  await form.email.fill(email);
  await form.password.fill('eightchr');
  await form.confirmPassword.fill('eightchr');
  await form.terms.check();
  await expect(form.button).toBeEnabled();
  return form;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/auth/signup');
});

test(
  'The page has its title, five empty fields, both providers and the ways elsewhere',
  rows(
    'A-09',
    'A-10',
    'A-11',
    'A-12',
    'A-13',
    'A-14',
    'A-15',
    'A-16',
    'A-17',
    'A-18',
    'A-19',
    'A-20',
    'PR-24',
    'A-82',
  ),
  async ({ page }) => {
    const form = formOf(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Your Patient Account');
    for (const field of [form.fullName, form.email, form.password, form.confirmPassword]) {
      await expect(field).toHaveValue('');
    }
    await expect(form.terms).not.toBeChecked();
    await expect(form.button).toHaveText('Create Account');
    await expect(page.getByRole('button', { name: /Google/ })).toBeEnabled();
    await expect(page.getByRole('button', { name: /Apple/ })).toBeEnabled();
    await expect(page.getByText('With Google or Apple you accept the same terms as below.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login');
    await expect(page.getByRole('link', { name: /^Terms/ })).toHaveAttribute('href', '/terms');
    await expect(page.getByRole('link', { name: /^Privacy Policy/ })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/auth/select-type');
  },
);

test('A password manager recognises every field', rows('A-10', 'A-11', 'A-12', 'A-13'), async ({ page }) => {
  const form = formOf(page);
  await expect(form.fullName).toHaveAttribute('autocomplete', 'name');
  await expect(form.email).toHaveAttribute('autocomplete', 'email');
  await expect(form.password).toHaveAttribute('autocomplete', 'new-password');
  await expect(form.confirmPassword).toHaveAttribute('autocomplete', 'new-password');
});

test(
  'The button opens only when every rule is met, and closes again when one is not',
  rows('A-22', 'A-28', 'A-29', 'A-31', 'A-34', 'A-35', 'A-36'),
  async ({ page }) => {
    const form = formOf(page);
    await expect(form.button).toBeDisabled();
    await form.fullName.fill('Maria');
    await form.email.fill('a@b.co');
    await form.password.fill('eightchr');
    await form.confirmPassword.fill('eightchr');
    await expect(form.button).toBeDisabled();
    await form.terms.check();
    await expect(form.button).toBeEnabled();

    const breaks: [() => Promise<void>, () => Promise<void>][] = [
      [() => form.fullName.fill('   '), () => form.fullName.fill('Maria')],
      [() => form.email.fill('a@b'), () => form.email.fill('a@b.co')],
      [() => form.confirmPassword.fill('other'), () => form.confirmPassword.fill('eightchr')],
      [() => form.terms.uncheck(), () => form.terms.check()],
    ];
    for (const [spoil, mend] of breaks) {
      await spoil();
      await expect(form.button).toBeDisabled();
      await mend();
      await expect(form.button).toBeEnabled();
    }
  },
);

test(
  'What is wrong is said beside the field, and only while there is something in it',
  rows('A-24', 'A-25', 'A-27', 'A-30', 'A-32', 'A-33', 'X-36', 'X-37', 'X-38'),
  async ({ page }) => {
    const form = formOf(page);
    const invalidEmail = page.getByText('Please enter a valid email address');
    const shortPassword = page.getByText('Password must be at least 8 characters');
    const different = page.getByText('Passwords do not match');

    for (const email of ['ab.co', 'a b@c.co', 'a@b']) {
      await form.email.fill(email);
      await expect(invalidEmail).toBeVisible();
    }
    await expect(form.email).toHaveAttribute('aria-invalid', 'true');
    await expect(form.email).toHaveAccessibleDescription('Please enter a valid email address');
    await form.email.fill('');
    await expect(invalidEmail).toBeHidden();
    await form.email.fill('a@b.co');
    await expect(invalidEmail).toBeHidden();

    await form.password.fill('sevench');
    await expect(shortPassword).toBeVisible();
    await form.password.fill('eightchr');
    await expect(shortPassword).toBeHidden();

    await form.confirmPassword.fill('eight');
    await expect(different).toBeVisible();
    await form.confirmPassword.fill('eightchr');
    await expect(different).toBeHidden();
    await form.password.fill('eightchr!');
    await expect(different).toBeVisible();
    await form.password.fill('eightchr');
    await expect(different).toBeHidden();
    await form.confirmPassword.fill('');
    await expect(different).toBeHidden();
  },
);

test(
  'The cursor she sets at the moment the page sets its own stays where she set it',
  rows('A-15', 'A-45'),
  async ({ page }) => {
    const { fullName, password } = formOf(page);
    // The page asks for a mouse right before it puts the cursor into the first field: her click comes right after.
    await page.addInitScript(() => {
      const { matchMedia } = window;
      window.matchMedia = (query) => {
        if (query === '(pointer: fine)')
          queueMicrotask(() => document.querySelector<HTMLElement>('[name=password]')?.focus());
        return matchMedia.call(window, query);
      };
    });
    await page.reload();
    await expect(password).toBeFocused();
    await page.keyboard.type('xyz');
    await expect(password).toHaveValue('xyz');
    await expect(fullName).toHaveValue('');
  },
);

test('The strength follows each key', rows('A-15', 'A-38', 'A-45', 'W-116'), async ({ page }) => {
  const { password } = formOf(page);
  const strength = page.getByText(/^(Weak|Medium|Strong)$/);
  await expect(strength).toHaveCount(0);
  await password.pressSequentially('x');
  await expect(strength).toHaveText('Weak');
  await password.pressSequentially('xxxxxx');
  await expect(strength).toHaveText('Weak');
  await password.pressSequentially('x');
  await expect(strength).toHaveText('Medium');
  await password.pressSequentially('xxx');
  await expect(strength).toHaveText('Medium');
  await password.pressSequentially('x');
  await expect(strength).toHaveText('Strong');
  await password.fill('');
  await expect(strength).toHaveCount(0);
});

test(
  'What is sent is exactly what she entered; while it is sent the button is busy and a second click sends nothing',
  rows('A-21', 'A-37', 'A-46', 'P-01', 'E-04'),
  async ({ page }) => {
    const sent: Request[] = [];
    const answer = Promise.withResolvers<void>();
    await page.route(SIGN_UP, async (route) => {
      sent.push(route.request());
      await answer.promise;
      await route.continue();
    });
    const email = makeEmail();
    const form = await fillForm(page, email);
    await form.button.dblclick();
    await expect(form.button).toHaveText('Creating Account...');
    await expect(form.button).toBeDisabled();
    await form.confirmPassword.press('Enter');
    answer.resolve();
    await expect(page).toHaveURL('/dashboard');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.postDataJSON()).toEqual({
      email,
      password: 'eightchr',
      data: { full_name: 'Maria del Carmen' },
      agreeToTerms: true,
      emailRedirectTo: '/',
    });
  },
);

test(
  'An address that is in use is said in the words of the server, and she can go on from there',
  rows('A-50', 'A-51', 'X-01'),
  async ({ page, account }) => {
    const form = await fillForm(page, account.email);
    const answer = page.waitForResponse(SIGN_UP);
    await form.button.click();
    const { message } = await (await answer).json();
    expect(message).toBeTruthy();
    await expectToast(page, 'Sign up failed', message);
    await expect(page).toHaveURL('/auth/signup');
    await expect(form.button).toBeEnabled();
    await expect(form.email).toHaveValue(account.email);
  },
);

test(
  'With the network down she reads so and nothing is lost',
  rows('A-52', 'X-02'),
  async ({ page, context }) => {
    const form = await fillForm(page);
    await context.setOffline(true);
    await form.button.click();
    await expectToast(page, 'Error', 'An unexpected error occurred. Please try again.');
    await expect(form.button).toBeEnabled();
    await context.setOffline(false);
    await form.button.click();
    await expect(page).toHaveURL('/dashboard');
  },
);

test('Enter in any field sends the form', rows('A-36'), async ({ page }) => {
  const form = await fillForm(page);
  await form.fullName.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test(
  'She reads the terms in another tab; the form is as she left it',
  rows('PR-24', 'A-14'),
  async ({ page, context }) => {
    const form = await fillForm(page);
    await form.terms.uncheck();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /^Terms/ }).click();
    const terms = await opened;
    await expect(terms).toHaveURL('/terms');
    await expect(form.password).toHaveValue('eightchr');
    await expect(form.terms).not.toBeChecked();
  },
);

test(
  'Going to the login and back keeps name and address, and never a password',
  rows('A-18', 'A-60'),
  async ({ page }) => {
    const form = await fillForm(page, 'maria@example.org');
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('maria@example.org');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await page.goBack();
    await expect(form.fullName).toHaveValue('Maria del Carmen');
    await expect(form.email).toHaveValue('maria@example.org');
    await expect(form.password).toHaveValue('');
    await expect(form.terms).not.toBeChecked();
  },
);

test(
  'What she types before the scripts have arrived stays, and is checked when they have',
  rows('A-27', 'A-35'),
  async ({ page }) => {
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto('/auth/signup', { waitUntil: 'commit' });
    const form = formOf(page);
    await form.fullName.fill('Maria');
    await form.email.fill('maria@lunaria');
    await form.password.fill('eightchr');
    scripts.resolve();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Medium', { exact: true })).toBeVisible();
    await expect(form.fullName).toHaveValue('Maria');
    await form.email.fill(makeEmail());
    await form.confirmPassword.fill('eightchr');
    await form.terms.check();
    await form.button.click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
  },
);

test('A second toast does not hide the first', rows('K-29'), async ({ page }) => {
  await page.route(SIGN_UP, (route) =>
    route.fulfill({ status: 422, json: { code: 'x', message: 'This address cannot be used.' } }),
  );
  const form = await fillForm(page);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const answer = page.waitForResponse(SIGN_UP);
    await form.button.click();
    await answer;
    await expect(form.button).toBeEnabled();
  }
  // At most three can be seen; older ones are there, and have given way.
  await expect(toastsOf(page).and(page.locator('[data-visible="true"]'))).toHaveCount(3);
});
