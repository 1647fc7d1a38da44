import type { Page } from '@playwright/test';
import { figure, lineOf, openHistory, recordPause, storedPeriods, storedRecords } from '../cycle-history.ts';
import { recordCycles } from '../cycles.ts';
import { chooseDay, readDevice, setDay } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

/** Day 18 of the cycle that began on 4 November. */
const TODAY = '2025-11-21';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const RANGE = 'days, shortest to longest';

test.beforeEach(async ({ page, maria }) => {
  expect(maria.fullName).toBe('Maria del Carmen');
  await setDay(page, TODAY);
});

test(
  'A past cycle is corrected, its day of ovulation entered, its period deleted and brought back; marked as unusual it counts no more until she takes it back; a time without cycles is entered',
  rows('PR-29', 'X-31'),
  async ({ page, context }) => {
    const { request } = context;
    await recordCycles(request);
    await openHistory(page);

    await lineOf(page, '12 Sept').click();
    const dialog = dialogOf(page, 'Cycle');
    await expect(dialog.getByText('12 Sept – 7 Oct, 26 days')).toBeVisible();
    await chooseDay(page, 'First day of bleeding', 'September', '2025', '10');
    await chooseDay(page, 'Day of ovulation', 'September', '2025', '24');
    // Pressed twice, it is saved once.
    await button(page, 'Save').dblclick();
    await expect(dialog).toHaveCount(0);
    // 15 August to 10 September are 26 days, 10 September to 8 October 28.
    await expect(lineOf(page, '10 Sept')).toHaveAccessibleName(
      '10 Sept: 28 days, 8 days of bleeding, ovulation on day 15.',
    );
    await expect(lineOf(page, '15 Aug')).toHaveAccessibleName('15 Aug: 26 days, 5 days of bleeding.');
    await expect
      .poll(async () => (await storedPeriods(request)).includes('2025-09-10 – 2025-09-17'))
      .toBe(true);
    await expect
      .poll(async () => (await storedRecords(request)).cycle_marks)
      .toEqual([
        expect.objectContaining({ cycle_start: '2025-09-10', ovulation_on: '2025-09-24', verdict: null }),
      ]);
    expect(await storedPeriods(request)).toHaveLength(8);

    await lineOf(page, '10 Sept').click();
    await button(page, 'Delete this period').click();
    await expect(lineOf(page, '10 Sept')).toHaveCount(0);
    // 15 August to 8 October.
    await expect(lineOf(page, '15 Aug')).toHaveAccessibleName(/^15 Aug: 54 days/);
    await expect(page.getByText('Deleted: the period 10 – 17 Sept.')).toBeVisible();
    await button(page, 'Undo').click();
    await expect(lineOf(page, '10 Sept')).toHaveAccessibleName(/^10 Sept: 28 days.*ovulation on day 15/);
    await expect.poll(() => storedPeriods(request)).toContain('2025-09-10 – 2025-09-17');

    // 26, 27, 27, 29, 26, 28 and 27 days.
    await expect(figure(page, RANGE)).toHaveText('26 – 29');
    const main = page.getByRole('main');
    await expect(main.getByText(/Based on your 7 recorded cycles/)).toBeVisible();
    const other = await context.newPage();
    await setDay(other, TODAY);
    await openHistory(other);
    await expect(figure(other, RANGE)).toHaveText('26 – 29');
    await lineOf(page, '17 Jul').click();
    await page.getByRole('radio', { name: 'Leave it out: it was unusual' }).check();
    await page.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option', { name: 'I was ill' }).click();
    await button(page, 'Save').click();
    await expect(lineOf(page, '17 Jul')).toHaveAccessibleName(/Not counted, as you marked it: I was ill\.$/);
    await expect(figure(page, RANGE)).toHaveText('26 – 28');
    await expect(main.getByText(/Based on your 6 recorded cycles/)).toBeVisible();
    // The other tab knows it without being asked.
    await expect(figure(other, RANGE)).toHaveText('26 – 28');
    await other.close();
    const ovulation = expect.objectContaining({ cycle_start: '2025-09-10', ovulation_on: '2025-09-24' });
    const unusual = { cycle_start: '2025-07-17', verdict: 'unusual', reason: 'illness', ovulation_on: null };
    await expect.poll(async () => (await storedRecords(request)).cycle_marks).toEqual([unusual, ovulation]);

    await button(page, 'Add a time').click();
    await chooseDay(page, 'First day', 'November', '2025', '10');
    await page.getByRole('checkbox', { name: 'It still goes on' }).check();
    await page.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option', { name: 'Illness or treatment' }).click();
    await button(page, 'Save').click();
    await expect(lineOf(page, '4 Nov')).toHaveAccessibleName(/A time without cycles has begun since/);
    await expect
      .poll(async () => (await storedRecords(request)).cycle_pauses)
      .toMatchObject([{ from_on: '2025-11-10', to_on: null, reason: 'treatment' }]);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Time without cycles' })).toContainText('since 10 Nov');
    await lineOf(page, '17 Jul').click();
    await page.getByRole('radio', { name: 'Count it like the others' }).check();
    await button(page, 'Save').click();
    await expect(figure(page, RANGE)).toHaveText('26 – 29');
    await expect.poll(async () => (await storedRecords(request)).cycle_marks).toEqual([ovulation]);
  },
);

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('Without a connection she marks a cycle with the keyboard, and it survives a reload', {
    ...rows('PR-29', 'X-31'),
    tag: '@deep',
  }, async ({ page, context }) => {
    const { request } = context;
    await recordCycles(request);
    await recordPause(request, { from_on: '2024-01-01', to_on: '2024-03-31', reason: 'hormones' });
    await openHistory(page);
    await expect(lineOf(page, '17 Jul')).toBeVisible();
    await expect.poll(() => readDevice(page)).toContain('"reason":"hormones"');
    await page.route('**/api/**', (route) => route.abort());

    await lineOf(page, '17 Jul').focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page, 'Cycle');
    await expect(dialog).toBeVisible();
    await page.getByRole('radio', { name: 'Leave it out: it was unusual' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('combobox', { name: 'Reason' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await button(page, 'Save').focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(lineOf(page, '17 Jul')).toBeFocused();
    const unusual = /Not counted, as you marked it: I was ill\.$/;
    await expect(lineOf(page, '17 Jul')).toHaveAccessibleName(unusual);
    await expect(page.getByText(/^1 change not sent yet\./)).toBeVisible();
    // It is shown before the device has encrypted and kept it.
    await expect.poll(() => readDevice(page)).toContain('"reason":"illness"');
    await page.reload();
    await expect(lineOf(page, '17 Jul')).toHaveAccessibleName(unusual);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole('tab', { name: 'List' }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await page.unroute('**/api/**');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect
      .poll(async () => (await storedRecords(request)).cycle_marks)
      .toEqual([{ cycle_start: '2025-07-17', verdict: 'unusual', reason: 'illness', ovulation_on: null }]);
  });
});
