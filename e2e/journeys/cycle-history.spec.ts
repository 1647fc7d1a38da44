import type { Page } from '@playwright/test';
import { complaintsAbout } from '../accessibility/looks.ts';
import { recordPeriod } from '../calendar.ts';
import {
  figure,
  historyOf,
  lineOf,
  openHistory,
  recordPause,
  sayOfCycle,
  storedPeriods,
  storedRecords,
} from '../cycle-history.ts';
import { CYCLE_TRACKING, recordCycles } from '../cycles.ts';
import { chooseDay, readDevice, setDay } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

/** Day 18 of the cycle that began on 4 November. */
const TODAY = '2025-11-21';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const MIDDLE = 'days, your middle length';
const RANGE = 'days, shortest to longest';

test.beforeEach(async ({ page, maria }) => {
  expect(maria.fullName).toBe('Maria del Carmen');
  await setDay(page, TODAY);
});

test(
  'She sees all her cycles as lines and as a table, with what is usual for her',
  rows('PR-29'),
  async ({ page, context }) => {
    const { request } = context;
    await recordCycles(request);
    await sayOfCycle(request, '2025-10-08', { ovulation_on: '2025-10-21' });
    await sayOfCycle(request, '2025-04-28', { verdict: 'unusual', reason: 'travel' });
    // She was born 30 years ago: what she answered while getting started says so.
    await page.route('**/api/onboarding', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), date_of_birth: '1995-05-01' } });
    });
    await openHistory(page);

    const lines = historyOf(page).getByRole('list', { name: 'Cycles, newest first' }).getByRole('button');
    await expect(lines).toHaveCount(8);
    // 8 October is day 1, 21 October day 14.
    for (const [index, name] of [
      [0, '4 Nov: day 18 today, 5 days of bleeding.'],
      [1, '8 Oct: 27 days, 5 days of bleeding, ovulation on day 14.'],
      [5, '20 Jun: 27 days, 4 days of bleeding.'],
      [7, '28 Apr: 26 days, 5 days of bleeding. Not counted, as you marked it: Travel or night shifts.'],
    ] as const)
      await expect(lines.nth(index)).toHaveAccessibleName(name);

    // 27, 27, 29, 28, 26 and 27 count: the middle two of 26 27 27 27 28 29 are 27.
    await expect(figure(page, MIDDLE)).toHaveText('27');
    await expect(figure(page, RANGE)).toHaveText('26 – 29');
    await expect(figure(page, 'days of bleeding, usually')).toHaveText('5');
    await expect(figure(page, 'cycles with ovulation known')).toHaveText('1 of 6');
    const range = page.getByRole('region', { name: 'Your usual range' });
    await expect(range).toContainText('26 to 29 days, middle 27');
    await expect(range).toContainText('usual: 24 to 38 days');
    await expect(range).toContainText('usual: up to 8 days');
    // 26 to 29; up to 7 days apart at her age, 9 at others.
    await expect(range).toContainText('3 days between shortest and longest');
    await expect(range).toContainText('usual: up to 7 days');
    await expect(range.getByRole('link', { name: 'FIGO 2018' })).toHaveAttribute(
      'href',
      'https://doi.org/10.1002/ijgo.12666',
    );
    await expect(range).not.toContainText('doctor');

    await page.getByRole('tab', { name: 'List' }).click();
    const table = page.getByRole('table', { name: 'Cycles, newest first' });
    await expect(table.getByRole('row')).toHaveCount(9);
    await expect(page.getByRole('row', { name: '8 Oct 27 days 5 days day 14 Counted' })).toBeVisible();
    await expect(page.getByRole('row', { name: '4 Nov day 18 5 days not known Goes on' })).toBeVisible();
  },
);

test(
  'A past cycle is corrected, its day of ovulation entered, its period deleted and brought back',
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

    await test.step('what cannot be is said at the field', async () => {
      await lineOf(page, '10 Sept').click();
      await button(page, 'Remove the day of ovulation').click();
      await chooseDay(page, 'First day of bleeding', 'August', '2025', '18');
      await button(page, 'Save').click();
      await expect(dialog.getByText('These days touch the period 15 – 19 Aug')).toBeVisible();
      await button(page, 'Cancel').click();
    });

    await lineOf(page, '10 Sept').click();
    await button(page, 'Delete this period').click();
    await expect(lineOf(page, '10 Sept')).toHaveCount(0);
    // 15 August to 8 October.
    await expect(lineOf(page, '15 Aug')).toHaveAccessibleName(/^15 Aug: 54 days/);
    await expect(page.getByText('Deleted: the period 10 – 17 Sept.')).toBeVisible();
    await button(page, 'Undo').click();
    await expect(lineOf(page, '10 Sept')).toHaveAccessibleName(/^10 Sept: 28 days.*ovulation on day 15/);
    await expect.poll(() => storedPeriods(request)).toContain('2025-09-10 – 2025-09-17');
  },
);

test(
  'A cycle marked as unusual counts no more, in her figures and in the forecast, until she takes it back',
  rows('PR-29'),
  async ({ page, context }) => {
    const { request } = context;
    for (const start of ['2025-07-01', '2025-07-29', '2025-08-26', '2025-10-09', '2025-11-06'])
      await recordPeriod(request, start, null);
    await openHistory(page);
    // 28, 28, 44 and 28 days.
    await expect(figure(page, RANGE)).toHaveText('28 – 44');
    const main = page.getByRole('main');
    await expect(main.getByText(/Based on your 4 recorded cycles/)).toBeVisible();
    const other = await context.newPage();
    await setDay(other, TODAY);
    await openHistory(other);
    await expect(figure(other, RANGE)).toHaveText('28 – 44');

    await lineOf(page, '26 Aug').click();
    await page.getByRole('radio', { name: 'Leave it out: it was unusual' }).check();
    await button(page, 'Save').click();
    await expect(page.getByText('Choose a reason')).toBeVisible();
    await page.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option', { name: 'I was ill' }).click();
    await button(page, 'Save').click();
    await expect(lineOf(page, '26 Aug')).toHaveAccessibleName(/Not counted, as you marked it: I was ill\.$/);
    await expect(figure(page, RANGE)).toHaveText('28');
    await expect(main.getByText(/Based on your 3 recorded cycles/)).toBeVisible();
    // The other tab knows it without being asked.
    await expect(figure(other, RANGE)).toHaveText('28');
    await other.close();
    await expect
      .poll(async () => (await storedRecords(request)).cycle_marks)
      .toEqual([{ cycle_start: '2025-08-26', verdict: 'unusual', reason: 'illness', ovulation_on: null }]);

    await page.reload();
    await lineOf(page, '26 Aug').click();
    await page.getByRole('radio', { name: 'Count it like the others' }).check();
    await button(page, 'Save').click();
    await expect(figure(page, RANGE)).toHaveText('28 – 44');
    await expect.poll(async () => (await storedRecords(request)).cycle_marks).toEqual([]);
  },
);

test(
  'Two starts that are close are asked about, and one answer makes them one period',
  rows('PR-29'),
  async ({ page, context }) => {
    const { request } = context;
    await recordCycles(request);
    await recordPeriod(request, '2025-10-19', '2025-10-20');
    await openHistory(page);
    const question = historyOf(page).getByText(
      /8 October and 19 October .* 11 days apart\. Was it one period/,
    );
    await expect(question).toBeVisible();
    // Neither the 11 days nor the 16 after them go into a figure.
    await expect(figure(page, RANGE)).toHaveText('26 – 29');

    await button(page, 'One period').click();
    await expect(question).toHaveCount(0);
    await expect(lineOf(page, '8 Oct')).toHaveAccessibleName('8 Oct: 27 days, 7 days of bleeding.');
    await button(page, 'Undo').click();
    await expect(question).toBeVisible();

    await button(page, 'The second was not a period').click();
    await expect(lineOf(page, '8 Oct')).toHaveAccessibleName('8 Oct: 27 days, 5 days of bleeding.');
    await expect.poll(() => storedPeriods(request)).toHaveLength(8);
    await button(page, 'Undo').click();
    await expect(question).toBeVisible();

    await button(page, 'Two periods').click();
    await expect(lineOf(page, '8 Oct')).toHaveAccessibleName('8 Oct: 11 days, 5 days of bleeding.');
    await expect(figure(page, RANGE)).toHaveText('11 – 29');
    await expect
      .poll(async () => (await storedRecords(request)).cycle_marks)
      .toContainEqual(expect.objectContaining({ cycle_start: '2025-10-08', verdict: 'whole' }));
  },
);

test(
  'About a cycle twice as long she is asked whether a period is missing, and adds it',
  rows('PR-29'),
  async ({ page, context }) => {
    const { request } = context;
    // 28, 28, 57 and 28 days.
    for (const start of ['2025-06-05', '2025-07-03', '2025-07-31', '2025-09-26', '2025-10-24'])
      await recordPeriod(request, start, null);
    await openHistory(page);
    const question = historyOf(page).getByText(/57 days, .* not recorded\?$/);
    await expect(question).toBeVisible();

    await button(page, 'Yes, but I do not know when').click();
    await expect(question).toHaveCount(0);
    await expect(lineOf(page, '31 Jul')).toHaveAccessibleName(/Not counted: as you said, a period in it/);
    await button(page, 'Undo').click();
    await button(page, 'No, it was that long').click();
    await expect(lineOf(page, '31 Jul')).toHaveAccessibleName('31 Jul: 57 days.');
    await expect(figure(page, RANGE)).toHaveText('28 – 57');
    await button(page, 'Undo').click();

    await button(page, 'Yes, add it').click();
    const dialog = dialogOf(page, 'Add a period');
    await button(page, 'Save').click();
    await expect(dialog.getByText('Choose a day', { exact: true }).last()).toBeVisible();
    await chooseDay(page, 'First day of bleeding', 'August', '2025', '28');
    await button(page, 'Save').click();
    await expect(question).toHaveCount(0);
    // 31 July to 28 August are 28 days, to 26 September 29.
    await expect(lineOf(page, '31 Jul')).toHaveAccessibleName('31 Jul: 28 days.');
    await expect(lineOf(page, '28 Aug')).toHaveAccessibleName('28 Aug: 29 days.');
    await expect.poll(() => storedPeriods(request)).toContain('2025-08-28 – open');
  },
);

test(
  'A time without cycles is entered, changed, deleted and brought back',
  rows('PR-29'),
  async ({ page, context }) => {
    const { request } = context;
    await recordCycles(request);
    await openHistory(page);
    const pauses = page.getByRole('region', { name: 'Time without cycles' });
    await button(page, 'Add a time').click();
    await button(page, 'Save').click();
    for (const fault of [
      'Choose the first day',
      'Choose the last day, or say that it goes on',
      'Choose a reason',
    ])
      await expect(page.getByText(fault, { exact: true })).toBeVisible();
    await chooseDay(page, 'First day', 'September', '2025', '20');
    await chooseDay(page, 'Last day', 'September', '2025', '30');
    await page.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option', { name: 'Illness or treatment' }).click();
    await button(page, 'Save').dblclick();
    await expect(pauses.getByRole('listitem')).toHaveCount(1);
    await expect(lineOf(page, '12 Sept')).toHaveAccessibleName(/Not counted: a pregnancy, a pause/);
    await expect.poll(async () => (await storedRecords(request)).cycle_pauses).toHaveLength(1);

    await button(page, 'Change, 20 – 30 Sept').click();
    await page.getByRole('checkbox', { name: 'It still goes on' }).check();
    await chooseDay(page, 'First day', 'November', '2025', '10');
    await button(page, 'Save').click();
    // It has begun after the last start and goes on: no cycle does, and the one of September counts again.
    await expect(pauses.getByText('since 10 Nov')).toBeVisible();
    await expect(lineOf(page, '4 Nov')).toHaveAccessibleName(/A time without cycles has begun since/);
    await expect(lineOf(page, '12 Sept')).toHaveAccessibleName('12 Sept: 26 days, 6 days of bleeding.');
    await button(page, 'Delete, since 10 Nov').click();
    await expect(lineOf(page, '4 Nov')).toHaveAccessibleName(/^4 Nov: day 18 today/);
    await expect(pauses.getByRole('listitem')).toHaveCount(0);
    await button(page, 'Undo').click();
    await expect(pauses.getByRole('listitem')).toHaveCount(1);
    await expect
      .poll(async () => (await storedRecords(request)).cycle_pauses)
      .toMatchObject([{ from_on: '2025-11-10', to_on: null, reason: 'treatment' }]);

    // The period of 4 November ended one that she never closed; the time after it is free for another.
    await recordPause(request, { from_on: '2025-10-20', to_on: null, reason: 'hormones' });
    await openHistory(page);
    await expect(pauses.getByRole('listitem').filter({ hasText: '20 Oct – 3 Nov' })).toContainText(
      'ended by your period on 4 Nov',
    );
  },
);

test(
  'Outside of the usual again and again she reads that it is worth showing to a doctor; with contraception no range is said to hold',
  rows('PR-29'),
  async ({ page, context }) => {
    const { request } = context;
    // 40, 41, 43, 42, 40, 41 days.
    for (const start of [
      '2025-03-01',
      '2025-04-10',
      '2025-05-21',
      '2025-07-03',
      '2025-08-14',
      '2025-09-23',
      '2025-11-03',
    ])
      await recordPeriod(request, start, null);
    await openHistory(page);
    const range = page.getByRole('region', { name: 'Your usual range' });
    await expect(range).toContainText('6 of your last 6 cycles were longer than 38 days.');
    await expect(range).toContainText('It is worth showing a doctor');
    await expect(page.getByRole('main')).not.toContainText(/abnormal|disorder|!/i);

    await request.patch('/api/profile', { data: { life_stage: 'contraception' } });
    await page.goto(CYCLE_TRACKING);
    await expect(range).toContainText(/The usual ranges of length, variation and bleeding do not apply/);
    await expect(range).not.toContainText('38 days');
    await expect(historyOf(page)).not.toContainText('shaded band');
  },
);

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test(
    'Without a connection she marks a cycle with the keyboard, and it survives a reload',
    rows('PR-29', 'X-31'),
    async ({ page, context }) => {
      const { request } = context;
      await recordCycles(request);
      await recordPause(request, { from_on: '2024-01-01', to_on: '2024-03-31', reason: 'hormones' });
      await openHistory(page);
      await expect(lineOf(page, '17 Jul')).toBeVisible();
      await expect.poll(() => readDevice(page)).toContain('"reason":"hormones"');
      await page.route('**/api/**', (route) => route.abort());
      await page.reload();

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
    },
  );

  test('axe finds nothing in the history, its list and its windows', {
    ...rows('PR-29'),
    tag: '@deep',
  }, async ({ page, context }) => {
    const { request } = context;
    await recordCycles(request);
    await recordPeriod(request, '2025-09-20', '2025-09-21');
    await sayOfCycle(request, '2025-04-28', { verdict: 'unusual', reason: 'travel' });
    await recordPause(request, { from_on: '2024-01-01', to_on: null, reason: 'hormones' });
    await openHistory(page);
    expect(await complaintsAbout(page), 'lines').toEqual([]);
    await page.getByRole('tab', { name: 'List' }).click();
    expect(await complaintsAbout(page), 'list').toEqual([]);
    await button(page, '12 Sept').click();
    await expect(dialogOf(page, 'Cycle')).toBeVisible();
    expect(await complaintsAbout(page), 'a cycle').toEqual([]);
    await page.keyboard.press('Escape');
    await button(page, 'Add a time').click();
    await button(page, 'Save').click();
    await expect(page.getByText('Choose a reason')).toBeVisible();
    expect(await complaintsAbout(page), 'a time without cycles').toEqual([]);
  });
});
