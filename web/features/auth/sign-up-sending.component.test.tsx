import { page, userEvent } from 'vitest/browser';
import { expect, testOfVisitor as test } from '../../testing/component-test.ts';
import { letHerSignUp, makeHer } from '../../testing/her-answers.ts';
import { expectToast, rows, toasts } from '../../testing/look.ts';
import { currentAddress, renderPublicPart } from '../../testing/render-page.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { fillSignUpForm, signUpForm as form } from './testing/sign-up-fields.ts';

const SIGN_UP = '/api/auth/sign-up/email';

const open = () => renderPublicPart(<SignUpForm />, { at: '/auth/signup' });

test(
  'What is sent is exactly what she entered; while it is sent the button is busy and a second click sends nothing',
  rows('A-21', 'A-37', 'A-46', 'P-01', 'E-04'),
  async ({ api }) => {
    letHerSignUp(api, makeHer());
    const answer = api.hold('post', SIGN_UP);
    await open();
    await fillSignUpForm('ana@example.org');
    await form.button.dblClick();
    await expect.element(form.button).toHaveTextContent('Creating Account...');
    await expect.element(form.button).toBeDisabled();
    (form.confirmPassword.element() as HTMLElement).focus(); // as: it is an input
    await userEvent.keyboard('{Enter}');
    answer.open();
    await expect.poll(currentAddress).toBe('/dashboard');
    expect(api.sent('post', SIGN_UP)).toEqual([
      {
        email: 'ana@example.org',
        password: 'eightchr',
        data: { full_name: 'Maria del Carmen' },
        agreeToTerms: true,
        emailRedirectTo: '/',
      },
    ]);
  },
);

test(
  'An address that is in use is said in the words of the server, and she can go on from there',
  rows('A-50', 'A-51', 'X-01'),
  async ({ api }) => {
    const message = 'There is already an account with this email.';
    api.refuse('post', SIGN_UP, { status: 422, code: 'email_in_use', message });
    await open();
    await fillSignUpForm('ana@example.org');
    await form.button.click();
    await expectToast('Sign up failed', message);
    expect(currentAddress()).toBe('/auth/signup');
    await expect.element(form.button).toBeEnabled();
    await expect.element(form.email).toHaveValue('ana@example.org');
  },
);

test('With the network down she reads so and nothing is lost', rows('A-52', 'X-02'), async ({ api }) => {
  letHerSignUp(api, makeHer());
  await open();
  await fillSignUpForm();
  api.goOffline();
  await form.button.click();
  await expectToast('Error', 'An unexpected error occurred. Please try again.');
  await expect.element(form.button).toBeEnabled();
  api.goOnline();
  await form.button.click();
  await expect.poll(currentAddress).toBe('/dashboard');
});

test('Enter in any field sends the form', rows('A-36'), async ({ api }) => {
  letHerSignUp(api, makeHer());
  await open();
  await fillSignUpForm();
  (form.fullName.element() as HTMLElement).focus(); // as: it is an input
  await userEvent.keyboard('{Enter}');
  await expect.poll(currentAddress).toBe('/dashboard');
});

test('A second toast does not hide the first', rows('K-29'), async ({ api }) => {
  api.refuse('post', SIGN_UP, { status: 422, code: 'x', message: 'This address cannot be used.' });
  await open();
  await fillSignUpForm();
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await form.button.click();
    await expect.poll(() => api.sent('post', SIGN_UP).length).toBe(attempt);
    await expect.element(form.button).toBeEnabled();
  }
  // At most three can be seen; older ones are there, and have given way.
  await expect.poll(() => toasts().and(page.getByCss('[data-visible="true"]')).elements().length).toBe(3);
});
