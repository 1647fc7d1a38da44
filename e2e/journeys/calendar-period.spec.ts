import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { openCalendar, recordPeriod } from '../calendar.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectToast, toastsOf } from '../toasts.ts';

const PERIODS = '**/api/period-tracking';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Track Your Period' });
const settingsOf = (page: Page) => page.getByRole('dialog', { name: 'Cycle Settings' });
const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true });
const dayIn = (scope: Page | Locator, date: string) => scope.locator(`button[data-date="${date}"]`);
const lookOf = (page: Page, date: string) => dayIn(page, date).locator('[data-look]');
const tiles = (page: Page) => page.getByRole('region', { name: 'By cycle length' }).getByRole('definition');
const fact = (dialog: Locator, term: string) => dialog.locator(`dt:text-is("${term}") + dd`);

async function setDay(page: Page, day: string): Promise<void> {
  await page.clock.install({ time: new Date(`${day}T12:00:00`) });
}

async function editPeriod(page: Page): Promise<Locator> {
  await button(page, 'Edit Period').click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

async function chooseYear(dialog: Locator, year: string): Promise<void> {
  await dialog.getByRole('combobox', { name: /Year/ }).click();
  await dialog.page().getByRole('option', { name: year, exact: true }).click();
}

/** `start – end, cycle length`, newest first. */
async function storedPeriods(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/api/period-tracking');
  expect(answer.status()).toBe(200);
  const { period_tracking: found } = await answer.json();
  return found.map(
    (row: { period_start_date: string; period_end_date: string | null; cycle_length: number }) =>
      `${row.period_start_date} – ${row.period_end_date ?? 'open'}, ${row.cycle_length}`,
  );
}

const saved = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'POST' && response.ok());

test.beforeEach(({ maria }) => {
  expect(maria.fullName).toBe('Maria del Carmen');
});

test(
  'A woman picks the days of her last period, sees what they mean, and finds them again',
  rows(
    ...['C-49', 'C-80', 'C-81', 'C-82', 'C-83', 'C-84', 'C-85', 'C-86', 'C-87', 'C-88', 'C-89', 'C-90'],
    ...['C-91', 'C-92', 'C-93', 'C-94', 'C-95', 'C-96', 'C-97', 'C-99', 'C-100', 'C-101', 'C-102', 'C-103'],
    ...['C-106', 'C-108', 'K-13', 'PR-36', 'Q-01', 'Q-13', 'Q-14', 'W-096', 'W-115', 'X-20'],
  ),
  async ({ page, context }) => {
    await setDay(page, '2025-11-21');
    await openCalendar(page);
    let dialog = await editPeriod(page);
    const prompt = (text: string) => expect(dialog.getByText(text, { exact: true })).toBeVisible();
    const saveChanges = () => button(dialogOf(page), 'Save Changes');

    await prompt('Select when your last period started');
    await expect(saveChanges()).toBeDisabled();
    await expect(dayIn(dialog, '2025-11-22')).toHaveAttribute('aria-disabled', 'true');
    await expect(dayIn(dialog, '2025-11-21')).not.toHaveAttribute('aria-disabled');
    await dialog.getByRole('combobox', { name: /Year/ }).click();
    await expect(page.getByRole('option')).toHaveText(['2020', '2021', '2022', '2023', '2024', '2025']);
    await page.keyboard.press('Escape');

    await dayIn(dialog, '2025-11-05').click();
    await prompt('Now select when it ended');
    await expect(saveChanges()).toBeDisabled();
    await expect(dayIn(dialog, '2025-11-04')).toHaveAttribute('aria-disabled', 'true');
    await dayIn(dialog, '2025-11-04').click({ force: true });
    await prompt('Now select when it ended');
    await dayIn(dialog, '2025-11-05').click();
    await prompt('Review and save your period dates');
    await expect(fact(dialog, 'Period length')).toHaveText('1 day');
    await expect(saveChanges()).toBeEnabled();

    await dayIn(dialog, '2025-11-03').click();
    await prompt('Now select when it ended');
    await expect(saveChanges()).toBeDisabled();
    await button(dialog, 'Reset Selection').click();
    await prompt('Select when your last period started');
    await dayIn(dialog, '2025-11-03').click();
    await button(dialog, 'Cancel').click();
    await expect(dialog).toHaveCount(0);
    dialog = await editPeriod(page);
    await prompt('Select when your last period started');
    await expect(dialog.locator('[aria-pressed]')).toHaveCount(0);

    await dayIn(dialog, '2025-11-03').click();
    await dayIn(dialog, '2025-11-07').click();
    await expect(fact(dialog, 'Period length')).toHaveText('5 days');
    await expect(fact(dialog, 'Predicted ovulation')).toHaveText('Monday, 17 November 2025');
    await expect(fact(dialog, 'Fertile window')).toHaveText('13 – 17 Nov');
    await expect(dialog.getByText('An estimate, not contraception.')).toBeVisible();

    const answer = Promise.withResolvers<void>();
    await page.route(PERIODS, async (route) => {
      await answer.promise;
      await route.continue();
    });
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await saveChanges().click();
    // At once, before the server has answered.
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(lookOf(page, '2025-11-03')).toHaveAttribute('data-look', 'period');
    await expect(lookOf(page, '2025-11-17')).toHaveAttribute('data-look', 'ovulation');
    await expect(tiles(page)).toHaveText(['19 of 28', '24 days', '10 days']);
    expect((await sent).postDataJSON()).toMatchObject({
      user_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      period_start_date: '2025-11-03',
      period_end_date: '2025-11-07',
      cycle_length: 28,
    });
    answer.resolve();
    await expectToast(page, 'Saved', 'Period tracking updated successfully');
    await page.reload();
    await expect(lookOf(page, '2025-11-03')).toHaveAttribute('data-look', 'period');
    await expect(page.getByText('Example dates')).toHaveCount(0);
    expect(await storedPeriods(context.request)).toEqual(['2025-11-03 – 2025-11-07, 28']);
  },
);

test(
  'Two clicks record a period that starts today; later its end',
  rows('C-103', 'Q-11', 'Q-10'),
  async ({ page, context }) => {
    await setDay(page, '2025-11-18');
    await openCalendar(page);
    const started = saved(page);
    await button(page, 'Edit Period').click();
    await button(page, 'Started today').click();
    await started;
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(lookOf(page, '2025-11-18')).toHaveAttribute('data-look', 'period');
    await expect(lookOf(page, '2025-11-22')).toHaveAttribute('data-look', 'period-predicted');
    expect(await storedPeriods(context.request)).toEqual(['2025-11-18 – open, 28']);

    await page.clock.setSystemTime(new Date('2025-11-21T12:00:00'));
    await page.reload();
    await expect(lookOf(page, '2025-11-21')).toHaveAttribute('data-look', 'period');
    const dialog = await editPeriod(page);
    await expect(dialog.getByText('Your period began on 18 Nov. Today is day 4.')).toBeVisible();
    await button(dialog, 'It ended…').click();
    await expect(dialog.getByText('Now select when it ended')).toBeVisible();
    const ended = saved(page);
    await dayIn(dialog, '2025-11-20').click();
    await button(dialog, 'Save Changes').click();
    await ended;
    await expect(lookOf(page, '2025-11-21')).toHaveCount(0);
    expect(await storedPeriods(context.request)).toEqual(['2025-11-18 – 2025-11-20, 28']);
  },
);

test(
  'A period over New Year is corrected to an earlier start, deleted, and brought back',
  rows('C-104', 'C-105', 'Q-10', 'C-79'),
  async ({ page, context }) => {
    await setDay(page, '2025-01-10');
    await recordPeriod(context.request, '2024-12-02', '2024-12-06', 30);
    await recordPeriod(context.request, '2024-12-31', '2025-01-03', 30);
    await openCalendar(page);
    await expect(lookOf(page, '2025-01-03')).toHaveAttribute('data-look', 'period');

    // Another start that touches it: most often it is the same period.
    let dialog = await editPeriod(page);
    await button(dialog, 'Previous month').click();
    await dayIn(dialog, '2024-12-29').click();
    await button(dialog, 'Next month').click();
    await dayIn(dialog, '2025-01-02').click();
    await button(dialog, 'Save Changes').click();
    await expect(dialog.getByText('These days touch a recorded period')).toBeVisible();
    let write = saved(page);
    await button(dialog, 'Correct that period').click();
    await write;
    await expect(lookOf(page, '2025-01-03')).toHaveCount(0);
    const corrected = ['2024-12-29 – 2025-01-02, 30', '2024-12-02 – 2024-12-06, 30'];
    expect(await storedPeriods(context.request)).toEqual(corrected);

    // The same start again is the same period.
    dialog = await editPeriod(page);
    await button(dialog, 'Previous month').click();
    await dayIn(dialog, '2024-12-29').click();
    await dayIn(dialog, '2024-12-31').click();
    write = saved(page);
    await button(dialog, 'Save Changes').click();
    await write;
    expect(await storedPeriods(context.request)).toEqual([
      '2024-12-29 – 2024-12-31, 30',
      '2024-12-02 – 2024-12-06, 30',
    ]);

    dialog = await editPeriod(page);
    await dialog.getByRole('button', { name: /^Change dates, 2 – 6 Dec 2024/ }).click();
    await expect(dialog.getByText('Changing the period 2 – 6 Dec 2024.')).toBeVisible();
    await button(dialog, 'Previous month').click();
    await dayIn(dialog, '2024-12-01').click();
    await dayIn(dialog, '2024-12-05').click();
    write = saved(page);
    await button(dialog, 'Save Changes').click();
    await write;
    expect(await storedPeriods(context.request)).toEqual([
      '2024-12-29 – 2024-12-31, 30',
      '2024-12-01 – 2024-12-05, 30',
    ]);

    dialog = await editPeriod(page);
    const gone = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await dialog.getByRole('button', { name: /^Delete, 29 – 31 Dec 2024/ }).click();
    expect((await gone).status()).toBe(204);
    expect(await storedPeriods(context.request)).toEqual(['2024-12-01 – 2024-12-05, 30']);
    await expect(dialog.getByText(/^Deleted: 29 – 31 Dec 2024/)).toBeVisible();
    write = saved(page);
    await button(dialog, 'Undo').click();
    await write;
    expect(await storedPeriods(context.request)).toEqual([
      '2024-12-29 – 2024-12-31, 30',
      '2024-12-01 – 2024-12-05, 30',
    ]);
  },
);

test(
  'Days that are as many as a cycle are saved after a warning; two that touch may both stay',
  rows('Q-11', 'C-105'),
  async ({ page, context }) => {
    await setDay(page, '2025-11-28');
    await recordPeriod(context.request, '2025-11-24', '2025-11-26', 21);
    await openCalendar(page);
    const dialog = await editPeriod(page);
    await dayIn(dialog, '2025-11-01').click();
    await dayIn(dialog, '2025-11-20').click();
    await expect(dialog.getByText('as long as a whole cycle')).toHaveCount(0);
    await dayIn(dialog, '2025-11-01').click();
    await dayIn(dialog, '2025-11-24').click();
    await expect(dialog.getByText('24 days is as long as a whole cycle of 21 days')).toBeVisible();
    await button(dialog, 'Save Changes').click();
    const write = saved(page);
    await button(dialog, 'Keep both').click();
    await write;
    expect(await storedPeriods(context.request)).toEqual([
      '2025-11-24 – 2025-11-26, 21',
      '2025-11-01 – 2025-11-24, 21',
    ]);
  },
);

test(
  'A period that could not be saved stays in view, and the failure is said',
  rows('C-107', 'X-19', 'Q-12'),
  async ({ page, context }) => {
    await setDay(page, '2025-11-21');
    await openCalendar(page);
    await page.route(PERIODS, (route) => route.fulfill({ status: 503, json: {} }));
    const dialog = await editPeriod(page);
    await dayIn(dialog, '2025-11-02').click();
    await dayIn(dialog, '2025-11-06').click();
    await button(dialog, 'Save Changes').click();
    await expectToast(page, 'Error', 'Failed to save period tracking');
    await expect(lookOf(page, '2025-11-02')).toHaveAttribute('data-look', 'period');
    await page.unroute(PERIODS);
    const write = saved(page);
    await page.clock.runFor(60_000);
    await write;
    expect(await storedPeriods(context.request)).toEqual(['2025-11-02 – 2025-11-06, 28']);
  },
);

test(
  'The cycle length is offered from 21 to 44, applies at once, and goes with the next period',
  rows(
    ...['C-49', 'C-71', 'C-72', 'C-73', 'C-74', 'C-75', 'C-76', 'C-77', 'C-78', 'C-79', 'K-08', 'Q-07'],
    ...['Q-08', 'Q-09'],
  ),
  async ({ page, context }) => {
    await setDay(page, '2025-10-10');
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await openCalendar(page);
    const length = () => settingsOf(page).getByRole('combobox', { name: /Cycle length/ });
    const choose = async (days: string) => {
      await length().click();
      await page.getByRole('option', { name: days, exact: true }).click();
    };
    await button(page, 'Cycle Settings').click();
    await expect(
      settingsOf(page).getByText('Normal cycles range from 21-35 days. Most common: 28 days.'),
    ).toBeVisible();
    await length().click();
    await expect(page.getByRole('option')).toHaveText(
      Array.from({ length: 24 }, (_, index) => `${21 + index} days`),
    );
    await page.getByRole('option', { name: '35 days' }).click();
    await button(settingsOf(page), 'Cancel').click();
    await expect(tiles(page)).toHaveText(['10 of 28', '5 days', '19 days']);

    await button(page, 'Cycle Settings').click();
    await expect(length()).toHaveText('28 days');
    await choose('35 days');
    writes.length = 0;
    await button(settingsOf(page), 'Save').click();
    await expect(tiles(page)).toHaveText(['10 of 35', '12 days', '26 days']);
    await expect(lookOf(page, '2025-10-22')).toHaveAttribute('data-look', 'ovulation');
    // Nothing is recorded that could carry it.
    expect(writes.filter((write) => write.includes('period-tracking'))).toEqual([]);
    // Until a period does, this device remembers it.
    await page.reload();
    await expect(tiles(page)).toHaveText(['10 of 35', '12 days', '26 days']);
    await button(page, 'Cycle Settings').click();
    await choose('21 days');
    await button(settingsOf(page), 'Cancel').click();
    await expect(tiles(page).first()).toHaveText('10 of 35');

    let write = saved(page);
    await button(page, 'Edit Period').click();
    await button(page, 'Started today').click();
    await write;
    expect(await storedPeriods(context.request)).toEqual(['2025-10-10 – open, 35']);
    await button(page, 'Cycle Settings').click();
    await choose('30 days');
    write = saved(page);
    await button(settingsOf(page), 'Save').click();
    await write;
    expect(await storedPeriods(context.request)).toEqual(['2025-10-10 – open, 30']);
  },
);

test(
  'A length of 45 from elsewhere is shown and not rewritten',
  rows('Q-07', 'W-094'),
  async ({ page, context }) => {
    await setDay(page, '2025-10-10');
    await recordPeriod(context.request, '2025-10-01', '2025-10-05', 45);
    await openCalendar(page);
    await button(page, 'Cycle Settings').click();
    await expect(settingsOf(page).getByRole('combobox')).toHaveText('45 days');
    await settingsOf(page).getByRole('combobox').click();
    await expect(page.getByRole('option')).toHaveCount(25);
    await page.keyboard.press('Escape');
    await button(settingsOf(page), 'Save').click();
    await expect(settingsOf(page)).toHaveCount(0);
    await expect(toastsOf(page)).toHaveCount(0);
    expect(await storedPeriods(context.request)).toEqual(['2025-10-01 – 2025-10-05, 45']);
    await button(page, 'Next month').click();
    await expect(lookOf(page, '2025-11-01')).toHaveAttribute('data-look', 'ovulation');
  },
);

test('The year of the picker leads to its months, and the keyboard picks', rows('C-96'), async ({ page }) => {
  await setDay(page, '2025-11-21');
  await openCalendar(page);
  const dialog = await editPeriod(page);
  await chooseYear(dialog, '2020');
  await expect(dialog.getByRole('heading', { name: 'November 2020' })).toBeVisible();
  for (let step = 0; step < 10; step += 1) await button(dialog, 'Previous month').click();
  await expect(dialog.getByRole('heading', { name: 'January 2020' })).toBeVisible();
  await expect(button(dialog, 'Previous month')).toBeDisabled();
  await dayIn(dialog, '2020-01-01').focus();
  await page.keyboard.press('ArrowUp');
  await expect(dayIn(dialog, '2020-01-01')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await expect(fact(dialog, 'Period length')).toHaveText('2 days');
});
