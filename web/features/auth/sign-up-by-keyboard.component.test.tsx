import { page, userEvent } from 'vitest/browser';
import { expect, testOfVisitor as test } from '../../testing/component-test.ts';
import { answerForVisitor, letHerSignUp, makeHer } from '../../testing/her-answers.ts';
import { HerRecords } from '../../testing/her-records.ts';
import { rows } from '../../testing/look.ts';
import { currentAddress, renderPage } from '../../testing/render-page.tsx';
import { tabTo } from '../../testing/tab-to.ts';

const { keyboard } = userEvent;

test(
  'With nothing but a keyboard she signs up, chooses her life stage and logs out',
  rows('A-35', 'A-36', 'D-50', 'D-59', 'D-62'),
  async ({ api }) => {
    const her = makeHer();
    const records = new HerRecords(her.fullName);
    records.answerThrough(api);
    letHerSignUp(api, her);
    api.answer('post', '/api/auth/sign-out', () => {
      answerForVisitor(api);
      return { success: true };
    });
    await renderPage('/auth/select-type');
    await expect.element(page.getByRole('link', { name: /^Patient/ })).toBeVisible();
    await tabTo('Patient');
    await keyboard('{Enter}');
    await expect.element(page.getByRole('textbox', { name: 'Full name' })).toHaveFocus();

    await keyboard('Maria del Carmen{Tab}maria@example.org{Tab}a quiet password');
    await tabTo('Confirm password');
    await keyboard('a quiet password');
    await tabTo('I agree to the');
    await keyboard(' {Enter}');
    await expect.poll(currentAddress).toBe('/dashboard');
    expect(api.sent('post', '/api/auth/sign-up/email')).toMatchObject([
      { email: 'maria@example.org', password: 'a quiet password', agreeToTerms: true },
    ]);

    const mode = page.getByRole('combobox', { name: /Life Stage Mode/ });
    // It comes with her profile.
    await expect.element(mode).toBeVisible();
    await tabTo('Life Stage Mode');
    await keyboard('{Enter}');
    await expect.element(mode).toHaveAttribute('aria-expanded', 'true');
    await keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(mode).toHaveTextContent('Conception Mode');
    await expect.element(mode).toHaveFocus();
    await expect.poll(() => records.lifeStage).toBe('conception');

    await tabTo('Menu', '{Shift>}{Tab}{/Shift}');
    await keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus();
    await keyboard('{End}');
    await expect.element(page.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    await keyboard('{Enter}');
    await expect.poll(currentAddress).toBe('/');
  },
);
