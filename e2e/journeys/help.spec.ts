import type { Page } from '@playwright/test';
import { openCalendar, openDay } from '../calendar.ts';
import { openLog, saveLog } from '../daily-log.ts';
import { chooseFiles, chooseType, example, uploadButton, uploadDialog } from '../documents.ts';
import { logOut } from '../log-out.ts';
import { rows } from '../rows.ts';
import { expect, makeEmail, test } from '../story.ts';
import { toastsOf } from '../toasts.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What the page answers to a question, opened there. */
async function answerTo(page: Page, question: string): Promise<string> {
  const entry = page.getByRole('group').filter({ hasText: question });
  await entry.locator('summary').click();
  return await entry.innerText();
}

test('She does what the help page says, in its words, from her first press to logging out', {
  ...rows('R-28', 'Q-37'),
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/help');
  expect(await answerTo(page, 'How do I make an account?')).toContain('Press Get Started, choose Patient');
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started', exact: true }).first().click();
  await page.getByRole('link', { name: /^Patient/ }).click();
  await page.getByLabel('Full name').fill('Maria del Carmen');
  await page.getByLabel('Email').fill(makeEmail());
  await page.getByLabel('Password', { exact: true }).fill('8 letter');
  await page.getByLabel('Confirm password').fill('8 letter');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await button(page, 'Create Account').click();
  await expect(page).toHaveURL('/dashboard');

  await test.step('three steps and the life stage', async () => {
    const banner = page.getByRole('region', { name: 'Your profile' });
    await expect(banner.getByRole('heading', { name: 'Complete your profile' })).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Start' })).toHaveAttribute(
      'href',
      '/onboarding/basic-info',
    );
    await page.getByRole('combobox', { name: /Life Stage Mode/ }).click();
    await expect(page.getByRole('option')).toHaveCount(8);
    await page.keyboard.press('Escape');
  });

  await test.step('a period, recorded and deleted', async () => {
    await openCalendar(page);
    await expect(button(page, 'Cycle Settings')).toBeVisible();
    await button(page, 'Edit Period').click();
    const dialog = page.getByRole('dialog', { name: 'Track Your Period' });
    const [day] = (await page.evaluate(() => new Date().toISOString())).split('T');
    await dialog.locator(`button[data-date="${day}"]`).click();
    await dialog.locator(`button[data-date="${day}"]`).click();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog).toHaveCount(0);
    await button(page, 'Edit Period').click();
    await dialog.getByRole('button', { name: /^Change dates, / }).waitFor();
    await dialog.getByRole('button', { name: /^Delete, / }).click();
    await expect(dialog.getByText(/^Deleted: /)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a day, its log and the table of it', async () => {
    const name = await page.evaluate(() =>
      new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date()),
    );
    const day = await openDay(page, name);
    for (const part of ['Symptoms', 'Mood', 'Intercourse', 'Discharge', 'Notes'])
      await expect(day.getByText(new RegExp(`^${part}`)).first()).toBeVisible();
    await page.keyboard.press('Escape');
    const form = await openLog(page);
    await form.getByRole('textbox', { name: 'Weight', exact: true }).fill('61');
    await saveLog(form);
    await page.getByRole('link', { name: 'History', exact: true }).click();
    const download = page.waitForEvent('download');
    await button(page, 'Download CSV').click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    await page.goto('/dashboard');
    await (await openLog(page)).getByRole('button', { name: "Delete this day's log" }).click();
    await expect(page.getByText(/^The log of .+ is deleted\./)).toBeVisible();
  });

  await test.step('a document, uploaded, changed, deleted and brought back', async () => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Healthcare Services/ }).click();
    await button(page, 'Upload Health Documents').click();
    await chooseFiles(uploadDialog(page), example('blood-count.pdf', 'Ferritin.pdf'));
    await chooseType(uploadDialog(page), 'Lab Result');
    await uploadButton(page).click();
    await expect(uploadDialog(page)).toBeHidden();
    await page.goto('/health-statistics');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(button(page, 'Edit details')).toBeVisible();
    await button(page, 'Delete').click();
    await expect(page.getByText('No documents uploaded yet.')).toBeVisible();
    await toastsOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });

  await test.step('help for who is signed in, and the way out', async () => {
    await page.goto('/dashboard/help');
    await page.getByRole('link', { name: 'the help page' }).click();
    await expect(page).toHaveURL('/help');
    await page.goto('/dashboard');
    await logOut(page);
    await expect(page).toHaveURL('/');
  });
});
