import { page } from 'vitest/browser';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, expectToast, rows, textsOf, toasts } from '../../testing/look.ts';
import { currentAddress } from '../../testing/render-page.tsx';
import { renderFrame } from './testing/dashboard-for-tests.tsx';

const DOCTOR_CHAT = {
  'AI Health Assistant': [
    ['B1.1-symptom', 'Symptom checker and assessment'],
    ['B1.1-questions', 'Health questions and guidance'],
    ['B1.1-recommendations', 'Phase-specific recommendations'],
  ],
  'Doctor Consultations': [
    ['B1.2-new', 'Start new consultation'],
    ['B1.2-history', 'Consultation history'],
    ['B1.2-treatment', 'Treatment plans and prescriptions'],
    ['B1.2-followup', 'Follow-up reminders'],
  ],
} as const;

const chat = () => page.getByRole('button', { name: 'Doctor Chat' });

test(
  'Doctor Chat has two groups with their items',
  rows('D-30', 'D-31', 'D-32', 'D-33', 'D-34', 'D-35', 'D-36', 'D-37', 'D-38', 'D-39', 'D-40'),
  async () => {
    await renderFrame();
    await chat().click();
    await expect.poll(() => page.getByRole('menu').getByRole('group').elements().length).toBe(2);
    for (const [title, items] of Object.entries(DOCTOR_CHAT)) {
      const entries = page.getByRole('group', { name: title }).getByRole('menuitem');
      expect(textsOf(entries)).toEqual(items.map(([, label]) => label));
      expect(entries.elements().map(({ id }) => id)).toEqual(items.map(([id]) => id));
    }
    expect(await complaints()).toEqual([]);
  },
);

test('Each item of Doctor Chat says that it is coming soon', rows('D-41', 'Q-42', 'X-25'), async () => {
  await renderFrame();
  for (const [, label] of Object.values(DOCTOR_CHAT).flat()) {
    await chat().click();
    await page.getByRole('menuitem', { name: label, exact: true }).click();
    const toast = toasts().filter({ has: page.getByText(label, { exact: true }) });
    await expect.element(toast.getByText(/^\S.+ - Coming soon!$/)).toBeVisible();
    await expect.element(chat()).toHaveFocus();
    expect(currentAddress()).toBe('/dashboard');
  }
});

test('A Doctor Chat toast, to the letter', rows('D-41', 'X-25'), async () => {
  await renderFrame();
  await chat().click();
  await page.getByRole('menuitem', { name: 'Consultation history' }).click();
  await expectToast('Consultation history', 'What was said, and when - Coming soon!');
});
