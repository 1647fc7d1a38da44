import type { Locator, Page } from '@playwright/test';
import { recordPeriod, storedSignals } from '../calendar.ts';
import { example, storedDocuments, uploadButton, uploadDialog } from '../documents.ts';
import { expect, makeEmail, test } from '../story.ts';

// How many presses what she does every day costs on a phone. Every press and every typed character goes through `Counter`.
const PHONE = { width: 390, height: 844 };
const TODAY = '2026-11-23';

class Counter {
  presses = 0;
  typed = 0;

  async press(what: Locator): Promise<void> {
    this.presses += 1;
    await what.click();
  }

  /** Into a field, which she presses first. */
  async type(field: Locator, text: string): Promise<void> {
    await this.press(field);
    this.typed += text.length;
    await field.pressSequentially(text);
  }
}

const glance = (page: Page) => page.getByRole('region', { name: 'Today at a glance' });
const chip = (page: Page, name: string | RegExp) => glance(page).getByRole('button', { name, exact: true });

test.use({ viewport: PHONE, hasTouch: true });

test('A new account has its first forecast after at most nine presses and thirty typed characters', async ({
  page,
}) => {
  const hand = new Counter();
  await page.goto('/auth/signup');
  await hand.type(page.getByLabel('Full name'), 'Jo');
  // Another one in every run; hers is as short.
  const email = makeEmail().replace(/^maria-(.{5}).*$/, '$1@a.io');
  await hand.type(page.getByLabel('Email'), email);
  await hand.type(page.getByLabel('Password', { exact: true }), 'eightchr');
  await hand.type(page.getByLabel('Confirm password'), 'eightchr');
  await hand.press(page.getByRole('checkbox', { name: /I agree/ }));
  await hand.press(page.getByRole('button', { name: /^Creat/ }));
  await expect(page).toHaveURL('/dashboard');
  await expect(glance(page).getByRole('heading', { name: 'When did your last period start?' })).toBeVisible();
  await hand.press(chip(page, 'Yesterday'));
  await expect(glance(page).getByRole('link', { name: /^Next period: .*8 in 10:/ })).toBeInViewport();
  await expect(glance(page).getByRole('button', { name: /^Day 2 period/ })).toBeInViewport();
  expect(hand.presses).toBeLessThanOrEqual(9);
  expect(hand.typed).toBeLessThanOrEqual(30);
});

test('A document is four presses and the picker, and is stored', async ({ page, context, maria }) => {
  expect(maria.email).toBeTruthy();
  const hand = new Counter();
  await page.goto('/dashboard');
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await hand.press(tabs.getByRole('link', { name: 'Records', exact: true }));
  await hand.press(page.getByRole('button', { name: 'Upload Health Documents' }));
  const picker = page.waitForEvent('filechooser');
  await uploadDialog(page).getByText('Choose files').click();
  await (await picker).setFiles(example('blood-count.pdf'));
  // Which of the six types it is has to be said.
  await hand.press(uploadDialog(page).getByRole('button', { name: 'Lab Result', exact: true }));
  await hand.press(uploadButton(page));
  await expect.poll(async () => (await storedDocuments(context.request)).length).toBe(1);
  expect(hand.presses).toBe(4);
});

test('With cycles recorded the next date is seen without a press; a period that started is one press, and taken back with one; yesterday is one, and three symptoms are four', async ({
  page,
  context,
  maria,
}) => {
  expect(maria.email).toBeTruthy();
  await page.clock.install({ time: new Date(`${TODAY}T12:00:00`) });
  for (const [start, end] of [
    ['2026-08-29', '2026-09-02'],
    ['2026-09-27', '2026-10-01'],
    ['2026-10-25', '2026-10-29'],
  ] as const)
    await recordPeriod(context.request, start, end);
  await page.goto('/dashboard');
  await expect(glance(page).getByRole('button', { name: /^Day 30/ })).toBeInViewport();

  await test.step('nothing of Today has to be scrolled to', async () => {
    await expect(glance(page).getByRole('link', { name: /^Next period: / })).toBeInViewport({ ratio: 1 });
    for (const name of ['Log today', 'Bleeding', 'Sex']) {
      await expect(chip(page, name)).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step('a period that started is stored, and taken back', async () => {
    const hand = new Counter();
    await hand.press(chip(page, 'It started'));
    await expect(glance(page).getByRole('button', { name: /^Day 1 period/ })).toBeVisible();
    expect(hand.presses).toBe(1);
    const starts = async () => {
      const answer = await context.request.get('/api/period-tracking');
      return (await answer.json()).period_tracking.map(
        (row: { period_start_date: string }) => row.period_start_date,
      );
    };
    await expect.poll(starts).toContain(TODAY);
    await hand.press(chip(page, 'Undo'));
    await expect.poll(starts).not.toContain(TODAY);
    await expect(chip(page, 'It started')).toBeVisible();
  });

  await test.step('yesterday is one press away', async () => {
    const hand = new Counter();
    await hand.press(glance(page).getByRole('button', { name: /^Sunday, 22 November 2026/ }));
    await expect(page.getByRole('dialog')).toContainText('22 November');
    expect(hand.presses).toBe(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('three symptoms are stored', async () => {
    const hand = new Counter();
    await hand.press(chip(page, 'Log today'));
    const sheet = page.getByRole('dialog', { name: 'How are you today?' });
    for (const symptom of ['Cramps', 'Head', 'Back']) {
      await hand.press(sheet.getByRole('button', { name: symptom, exact: true }));
    }
    expect(hand.presses).toBe(4);
    await expect
      .poll(async () =>
        (await storedSignals(context.request))
          .find(({ signal_date: day }) => day === TODAY)
          ?.symptoms.toSorted(),
      )
      .toEqual(['back_pain', 'cramps', 'headache']);
  });
});
