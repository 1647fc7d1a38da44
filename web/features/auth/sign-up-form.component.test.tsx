import { page, userEvent } from 'vitest/browser';
import { expect, testOfVisitor as test } from '../../testing/component-test.ts';
import { complaints, rows } from '../../testing/look.ts';
import { renderPublicPart } from '../../testing/render-page.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { signUpForm as form } from './testing/sign-up-fields.ts';

const open = () => renderPublicPart(<SignUpForm />, { at: '/auth/signup' });

test(
  'The button opens only when every rule is met, and closes again when one is not',
  rows('A-22', 'A-28', 'A-29', 'A-31', 'A-34', 'A-35', 'A-36'),
  async () => {
    await open();
    await expect.element(form.button).toBeDisabled();
    await form.fullName.fill('Maria');
    await form.email.fill('a@b.co');
    await form.password.fill('eightchr');
    await form.confirmPassword.fill('eightchr');
    await expect.element(form.button).toBeDisabled();
    await form.terms.click();
    await expect.element(form.button).toBeEnabled();

    const breaks: [spoil: () => Promise<void>, mend: () => Promise<void>][] = [
      [() => form.fullName.fill('   '), () => form.fullName.fill('Maria')],
      [() => form.email.fill('a@b'), () => form.email.fill('a@b.co')],
      [() => form.confirmPassword.fill('other'), () => form.confirmPassword.fill('eightchr')],
      [() => form.terms.click(), () => form.terms.click()],
    ];
    for (const [spoil, mend] of breaks) {
      await spoil();
      await expect.element(form.button).toBeDisabled();
      await mend();
      await expect.element(form.button).toBeEnabled();
    }
  },
);

test(
  'What is wrong is said beside the field, and only while there is something in it',
  rows('A-24', 'A-25', 'A-27', 'A-30', 'A-32', 'A-33', 'X-36', 'X-37', 'X-38'),
  async () => {
    await open();
    const invalidEmail = page.getByText('Please enter a valid email address');
    const shortPassword = page.getByText('Password must be at least 8 characters');
    const different = page.getByText('Passwords do not match');

    for (const email of ['ab.co', 'a b@c.co', 'a@b']) {
      await form.email.fill('');
      await expect.element(invalidEmail).not.toBeInTheDocument();
      await form.email.fill(email);
      await expect.element(invalidEmail).toBeVisible();
    }
    await expect.element(form.email).toHaveAttribute('aria-invalid', 'true');
    await expect.element(form.email).toHaveAccessibleDescription('Please enter a valid email address');
    // It is read out as it appears.
    await expect.element(page.getByCss('[aria-live=polite]').filter({ has: invalidEmail })).toBeVisible();
    expect(await complaints()).toEqual([]);
    await form.email.fill('a@b.co');
    await expect.element(invalidEmail).not.toBeInTheDocument();

    await form.password.fill('sevench');
    await expect.element(shortPassword).toBeVisible();
    await form.password.fill('eightchr');
    await expect.element(shortPassword).not.toBeInTheDocument();

    await form.confirmPassword.fill('eight');
    await expect.element(different).toBeVisible();
    await form.confirmPassword.fill('eightchr');
    await expect.element(different).not.toBeInTheDocument();
    await form.password.fill('eightchr!');
    await expect.element(different).toBeVisible();
    await form.password.fill('eightchr');
    await expect.element(different).not.toBeInTheDocument();
    await form.confirmPassword.fill('');
    await expect.element(different).not.toBeInTheDocument();
  },
);

test('The strength follows each key', rows('A-15', 'A-38', 'A-45', 'W-116'), async () => {
  await open();
  const strength = page.getByText(/^(Weak|Medium|Strong)$/);
  await form.password.click();
  await expect.element(strength).not.toBeInTheDocument();
  for (const [keys, word] of [
    ['x', 'Weak'],
    ['xxxxxx', 'Weak'],
    ['x', 'Medium'],
    ['xxx', 'Medium'],
    ['x', 'Strong'],
  ] as const) {
    await userEvent.keyboard(keys);
    await expect.element(strength).toHaveTextContent(word);
  }
  await expect.element(form.password).toHaveValue('x'.repeat(12));
  await form.password.fill('');
  await expect.element(strength).not.toBeInTheDocument();
});

test('A password manager recognises every field', rows('A-10', 'A-11', 'A-12', 'A-13'), async () => {
  await open();
  await expect.element(form.fullName).toHaveAttribute('autocomplete', 'name');
  await expect.element(form.email).toHaveAttribute('autocomplete', 'email');
  await expect.element(form.password).toHaveAttribute('autocomplete', 'new-password');
  await expect.element(form.confirmPassword).toHaveAttribute('autocomplete', 'new-password');
});

test(
  'The cursor she sets at the moment the page sets its own stays where she set it',
  rows('A-15', 'A-45'),
  async ({ onTestFinished }) => {
    // The page asks for a mouse right before it puts the cursor into the first field: her click comes right after.
    const { matchMedia } = window;
    onTestFinished(() => {
      window.matchMedia = matchMedia;
    });
    window.matchMedia = (query) => {
      if (query === '(pointer: fine)')
        queueMicrotask(() => document.querySelector<HTMLElement>('[name=password]')?.focus());
      return matchMedia.call(window, query);
    };
    await open();
    await expect.element(form.password).toHaveFocus();
    await userEvent.keyboard('xyz');
    await expect.element(form.password).toHaveValue('xyz');
    await expect.element(form.fullName).toHaveValue('');
  },
);
