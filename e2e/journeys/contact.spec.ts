import type { Page } from '@playwright/test';
import { expectLoaded } from '../loaded.ts';
import { receiveMessages } from '../mails.ts';
import { rows } from '../rows.ts';
import { expect, makeEmail, test } from '../story.ts';

const taken = (page: Page) => page.getByText('We have your message');

test(
  'A doctor asks to join, from the button of the page for doctors to the mail',
  rows('M-66', 'M-67', 'PR-17'),
  async ({ page }) => {
    const address = makeEmail();
    await page.goto('/for-doctors');
    await expectLoaded(page);
    await page.getByRole('button', { name: 'Join as a Doctor' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Join as a Doctor' });
    await expect(dialog).toContainText('Accounts for doctors are planned, not here yet');
    await expect(dialog).toContainText('Please leave health details out');

    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('Please enter your name')).toBeVisible();
    await expect(dialog.getByText('Please choose your specialty')).toBeVisible();
    await expect(dialog.getByLabel('Your name')).toBeFocused();
    await dialog.getByLabel('Your name').fill('Dr Lindqvist');
    await expect(dialog.getByText('Please enter your name')).toHaveCount(0);
    await dialog.getByLabel('Email address').fill(address);
    await dialog.getByLabel('Endocrinologist').check();
    await dialog.getByLabel('Practice or clinic').fill('Harbour Clinic');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(taken(page)).toBeVisible();
    await expect(dialog.getByRole('status')).toBeFocused();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Join as a Doctor' }).first()).toBeFocused();

    const [mail, ...others] = await receiveMessages(address);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'no-reply@localhost', subject: 'Lunaria: a doctor would like to join' });
    expect(mail?.text).toContain('Specialty: Endocrinologist\nPractice: Harbour Clinic');
  },
);

test(
  'A practice schedules a demo by keyboard alone; what was typed outlives a closed window',
  rows('M-68', 'M-69', 'PR-19'),
  async ({ page }) => {
    const address = makeEmail();
    await page.goto('/for-doctors');
    await expectLoaded(page);
    const button = page.getByRole('button', { name: 'Schedule a Demo' }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Schedule a Demo' });
    await expect(dialog.getByLabel('Your name')).toBeFocused();
    await page.keyboard.type('Dr Okafor');
    await page.keyboard.press('Tab');
    await page.keyboard.type(address);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Your name')).toHaveValue('Dr Okafor');
    await expect(dialog.getByLabel('Email address')).toHaveValue(address);
    await dialog.getByLabel('Preferred time').focus();
    await page.keyboard.type('Tuesday mornings, Lisbon time');
    await page.keyboard.press('Enter');
    await expect(taken(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    // Sent is sent: the next one begins anew.
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Your name')).toHaveValue('');

    const [mail] = await receiveMessages(address);
    expect(mail).toMatchObject({ subject: 'Lunaria: somebody asks for a demo' });
    expect(mail?.text).toContain('Name: Dr Okafor');
    expect(mail?.text).toContain('Preferred time: Tuesday mornings, Lisbon time');
  },
);

test(
  'A visitor asks a question; a lost answer and a second press still make one mail',
  rows('PR-16'),
  async ({ page, context }) => {
    const address = makeEmail();
    const main = page.getByRole('main');
    await page.goto('/contact');
    await expectLoaded(page);
    await main.getByLabel('Your name').fill('Ana Souza');
    await main.getByLabel('Email address').fill(address);
    await main.getByLabel('Your question').fill('Does it work without a network?\nAnd on a phone?');

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Not sent: there is no connection/);
    await context.setOffline(false);

    // It reaches the server, but its answer does not come back.
    await page.route('**/api/contact', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Not sent: the server did not answer/);
    await expect(main.getByLabel('Your question')).toHaveValue(/network/);
    await page.unroute('**/api/contact');
    await page.getByRole('button', { name: 'Send message' }).dblclick();
    await expect(taken(page)).toBeVisible();

    const [mail, ...others] = await receiveMessages(address);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Lunaria: a question from the contact page' });
    expect(mail?.text).toContain('Does it work without a network?\nAnd on a phone?');
    // A message sent after it arrives after it: by then a second one of the first would have come too.
    const next = makeEmail();
    await page.goto('/contact');
    await expectLoaded(page);
    await main.getByLabel('Your name').fill('Ana Souza');
    await main.getByLabel('Email address').fill(next);
    await main.getByLabel('Your question').fill('One more thing.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await receiveMessages(next);
    expect(await receiveMessages(address)).toHaveLength(1);
  },
);
