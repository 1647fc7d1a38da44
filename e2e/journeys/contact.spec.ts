import { expectLoaded } from '../loaded.ts';
import { receiveMessages } from '../mails.ts';
import { rows } from '../rows.ts';
import { expect, makeEmail, test } from '../story.ts';

// What the forms say, refuse and keep: web/features/marketing/contact/contact.component.test.tsx.

test(
  'A doctor asks to join, from the button of the page for doctors to the mail',
  rows('M-66', 'M-67', 'PR-17'),
  async ({ page }) => {
    const address = makeEmail();
    await page.goto('/for-doctors');
    await expectLoaded(page);
    await page.getByRole('button', { name: 'Join as a Doctor' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Join as a Doctor' });
    await dialog.getByLabel('Your name').fill('Dr Lindqvist');
    await dialog.getByLabel('Email address').fill(address);
    await dialog.getByLabel('Endocrinologist').check();
    await dialog.getByLabel('Practice or clinic').fill('Harbour Clinic');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('We have your message')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toHaveCount(0);

    const [mail, ...others] = await receiveMessages(address);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'no-reply@localhost', subject: 'Lunaria: a doctor would like to join' });
    expect(mail?.text).toContain('Specialty: Endocrinologist\nPractice: Harbour Clinic');
  },
);
