import { page } from 'vitest/browser';
import { expect, testOfVisitor as test } from '../../testing/component-test.ts';
import { complaints, rows } from '../../testing/look.ts';
import { currentAddress, renderPage } from '../../testing/render-page.tsx';
import { fillSignUpForm, signUpForm as form } from './testing/sign-up-fields.ts';

test(
  'The page has its title, five empty fields, both providers and the ways elsewhere',
  rows(
    ...['A-09', 'A-10', 'A-11', 'A-12', 'A-13', 'A-14', 'A-15', 'A-16', 'A-17', 'A-18', 'A-19', 'A-20'],
    ...['PR-24', 'A-82'],
  ),
  async () => {
    await renderPage('/auth/signup');
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Create Your Patient Account');
    for (const field of [form.fullName, form.email, form.password, form.confirmPassword])
      await expect.element(field).toHaveValue('');
    await expect.element(form.terms).not.toBeChecked();
    await expect.element(form.button).toHaveTextContent('Create Account');
    await expect.element(page.getByRole('button', { name: /Google/ })).toBeEnabled();
    await expect.element(page.getByRole('button', { name: /Apple/ })).toBeEnabled();
    await expect
      .element(page.getByText('With Google or Apple you accept the same terms as below.'))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login');
    // In another tab: the form stays as she left it.
    for (const [name, path] of [
      [/^Terms/, '/terms'],
      [/^Privacy Policy/, '/privacy-policy'],
    ] as const) {
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', path);
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
    expect(await complaints({ whole: true })).toEqual([]);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect.poll(currentAddress).toBe('/auth/select-type');
  },
);

test(
  'Going to the login and back keeps name and address, and never a password',
  rows('A-18', 'A-60'),
  async () => {
    await renderPage('/auth/signup');
    await fillSignUpForm('maria@example.org');
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome Back');
    await expect.element(page.getByLabelText('Email')).toHaveValue('maria@example.org');
    await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('');
    window.history.back();
    await expect.element(form.fullName).toHaveValue('Maria del Carmen');
    await expect.element(form.email).toHaveValue('maria@example.org');
    await expect.element(form.password).toHaveValue('');
    await expect.element(form.terms).not.toBeChecked();
  },
);
