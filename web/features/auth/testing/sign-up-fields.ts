import { page } from 'vitest/browser';
import { expect } from '../../../testing/component-test.ts';

/** What the form of a new account consists of. */
export const signUpForm = {
  fullName: page.getByLabelText('Full name'),
  email: page.getByLabelText('Email'),
  password: page.getByLabelText('Password', { exact: true }),
  confirmPassword: page.getByLabelText('Confirm password'),
  terms: page.getByRole('checkbox', { name: /I agree/ }),
  button: page.getByRole('button', { name: /^Creat/ }),
};

/** Fills it so that it can be sent. */
export async function fillSignUpForm(email = 'maria@example.org'): Promise<void> {
  await signUpForm.fullName.fill('Maria del Carmen');
  await signUpForm.email.fill(email);
  await signUpForm.password.fill('eightchr');
  await signUpForm.confirmPassword.fill('eightchr');
  await signUpForm.terms.click();
  await expect.element(signUpForm.button).toBeEnabled();
}
