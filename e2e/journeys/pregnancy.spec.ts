import type { Locator, Page } from '@playwright/test';
import { openCalendar, sidePanel } from '../calendar.ts';
import { chooseMode, modeOf } from '../life-stages.ts';
import {
  chooseDay,
  choosePregnancyMode,
  datePregnancy,
  LAST_PERIOD,
  readDevice,
  rememberAnswers,
  setDay,
  storedPregnancy,
  TODAY,
  TRACKER,
} from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectToast } from '../toasts.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const dates = (page: Page) => page.getByRole('region', { name: 'Your dates' });
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

/** A fact of "Your dates". */
async function expectDate(page: Page, label: string, value: string): Promise<void> {
  const row = dates(page)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) });
  await expect(row.getByRole('definition')).toHaveText(value);
}

test.beforeEach(async ({ page, maria }) => {
  expect(maria.fullName).toBe('Maria del Carmen');
  await setDay(page, TODAY);
});

test(
  'She finds where to add her dates, adds her last period, and her week takes the place of every sample',
  rows('D-96', 'D-99', 'C-58', 'PR-28', 'PR-29', 'Q-22'),
  async ({ page, context }) => {
    await openCalendar(page);
    await chooseMode(page, 'Pregnancy Mode');
    const panel = sidePanel(page, 'Pregnancy Mode');
    await expect(panel.getByText('Week 24 of 40')).toBeVisible();
    await expect(panel.getByText('Sample', { exact: true })).toBeVisible();
    await panel.getByRole('link', { name: 'Add your dates' }).click();
    await expect(page).toHaveURL(TRACKER);
    await expect(heading(page, 'Pregnancy Tracker')).toBeFocused();

    await button(page, 'Save the dates').click();
    await expect(page.getByText('Enter the first day of your last period')).toBeVisible();
    await chooseDay(page, 'First day of your last period', 'April', '2025', '22');
    await expect(page.getByText('24 weeks, 3 days today. Due on Tuesday, 27 January 2026.')).toBeVisible();
    await button(page, 'Save the dates').click();
    await expectToast(page, 'Saved', 'Your dates are saved');
    await expect(heading(page, '24 weeks, 3 days')).toBeVisible();
    await expect(page.getByRole('main').getByText('Second trimester').first()).toBeVisible();
    await expectDate(page, 'Due date', '27 January 2026');
    await expectDate(page, 'Days to go', '109');
    await expectDate(page, 'Dated by', 'Last period');
    const progress = page.getByRole('progressbar', { name: 'From the first day to the due date' });
    await expect(progress).toHaveAttribute('aria-valuenow', '171');
    expect((await storedPregnancy(context.request)).dating).toMatchObject({
      method: 'lastPeriod',
      last_period_date: LAST_PERIOD,
      due_date: null,
      current_week: 0,
    });

    await page.getByRole('link', { name: 'Dashboard Home' }).click();
    await expect(panel.getByText('24 weeks, 3 days', { exact: true })).toBeVisible();
    await expect(panel.getByText('27 Jan 2026')).toBeVisible();
    const today = page.getByRole('region', { name: 'Your Health Today' });
    await expect(today.getByText('24 of 40')).toBeVisible();
    await expect(page.getByRole('main').getByText('Sample', { exact: true })).toHaveCount(0);
  },
);

test(
  'By due date or by week the tracker counts the same way, and another dating can be chosen',
  rows('PR-29', 'K-16'),
  async ({ page, context }) => {
    await choosePregnancyMode(context.request);
    await page.goto(TRACKER);
    await page.getByRole('tab', { name: 'Due Date' }).click();
    await chooseDay(page, 'Due date', 'January', '2026', '27');
    await button(page, 'Save the dates').click();
    await expect(heading(page, '24 weeks, 3 days')).toBeVisible();

    await button(page, 'Change the dating').click();
    const dialog = page.getByRole('dialog', { name: 'Change the dating' });
    await expect(dialog.getByRole('tab', { name: 'Due Date' })).toHaveAttribute('aria-selected', 'true');
    await dialog.getByRole('tab', { name: 'Current Week' }).click();
    const week = dialog.getByLabel('Current week, from 1 to 42');
    for (const wrong of ['0', '43', '12.5', 'abc']) {
      await week.fill(wrong);
      await button(dialog, 'Save the dates').click();
      await expect(dialog.getByText('Enter a week from 1 to 42')).toBeVisible();
    }
    await week.fill('26');
    await expect(dialog.getByText('26 weeks today. Due on Friday, 16 January 2026.')).toBeVisible();
    await button(dialog, 'Save the dates').click();
    await expect(dialog).toHaveCount(0);
    await expect(heading(page, '26 weeks')).toBeVisible();
    await expectDate(page, 'Dated by', 'Week 26, said on 10 October 2025');
    await expect
      .poll(async () => (await storedPregnancy(context.request)).dating)
      .toMatchObject({ method: 'currentWeek', current_week: 26, due_date: null, last_period_date: null });

    // Ten days later the week has gone on, and is offered as it is then.
    await page.clock.setSystemTime(new Date('2025-10-20T12:00:00'));
    await page.reload();
    await expect(heading(page, '27 weeks, 3 days')).toBeVisible();
    await button(page, 'Change the dating').click();
    await expect(week).toHaveValue('27');
  },
);

test(
  'What the week brings can be read ahead and back, with its source and its mark',
  rows('PR-29'),
  async ({ page, context }) => {
    await datePregnancy(context.request);
    await page.goto(TRACKER);
    const card = page.getByRole('region', { name: /^What week \d+ brings$/ });
    await expect(heading(page, 'What week 24 brings')).toBeVisible();
    await expect(card.getByText('Not yet reviewed by a physician.')).toBeVisible();
    await expect(card.getByRole('link').first()).toHaveAttribute('href', /^https?:\/\//);
    await button(card, 'Next week').click();
    await expect(heading(page, 'What week 25 brings')).toBeVisible();
    await expect(card.getByText('Reading ahead')).toBeVisible();
    await expect(card.getByText('Not yet reviewed by a physician.')).toBeVisible();
    await button(card, 'Your week').click();
    for (let week = 24; week > 1; week -= 1) await button(card, 'Previous week').click();
    await expect(heading(page, 'What week 1 brings')).toBeVisible();
    await expect(card.getByText('Looking back')).toBeVisible();
    await expect(button(card, 'Previous week')).toHaveAttribute('aria-disabled', 'true');
    await button(card, 'Previous week').press('Enter');
    await expect(heading(page, 'What week 1 brings')).toBeVisible();
  },
);

test(
  'On the due date, past it and past 42 weeks it says what is so, and no more than that',
  rows('PR-29', 'K-16'),
  async ({ page, context }) => {
    await datePregnancy(context.request);
    await page.clock.setSystemTime(new Date('2026-01-27T12:00:00'));
    await page.goto(TRACKER);
    await expect(heading(page, '40 weeks')).toBeVisible();
    await expect(page.getByText(/^Today is the due date\./)).toBeVisible();
    await page.clock.setSystemTime(new Date('2026-02-01T12:00:00'));
    await page.reload();
    await expect(heading(page, '40 weeks, 5 days')).toBeVisible();
    await expectDate(page, 'Since the due date', '5 days');

    await page.clock.setSystemTime(new Date('2026-02-17T12:00:00'));
    await page.reload();
    await expect(heading(page, 'Past 42 weeks')).toBeVisible();
    await expect(page.getByText(/Lunaria does not count further/)).toBeVisible();
    await expect(page.getByRole('main').getByText(/trimester|days to go/i)).toHaveCount(0);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(heading(page, /What week/)).toHaveCount(0);
    await expect(button(page, 'Change the dating')).toBeVisible();
    await expect(button(page, 'The pregnancy has ended')).toBeVisible();
  },
);

for (const [answer, reason, mode, stage] of [
  ['My baby was born', 'birth', 'Contraception Mode', 'contraception'],
  ['I lost the pregnancy', 'loss', 'Menstrual Cycle', 'menstrual-cycle'],
  ['I prefer not to say', 'prefer-not-to-say', 'Conception Mode', 'conception'],
] as const) {
  test(`“${answer}”: she goes on in the mode she chose, and nothing of the pregnancy is left anywhere`, {
    ...rows('PR-29', 'D-100', 'PR-37'),
    tag: reason === 'loss' ? [] : ['@deep'],
  }, async ({ page, context }) => {
    await datePregnancy(context.request);
    await page.goto(TRACKER);
    await expect(heading(page, '24 weeks, 3 days')).toBeVisible();
    await expect.poll(() => readDevice(page)).toContain(LAST_PERIOD);
    await rememberAnswers(page, context.request);
    await button(page, 'The pregnancy has ended').click();
    const dialog = page.getByRole('dialog', { name: 'The pregnancy has ended' });
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    await button(dialog, 'End the pregnancy tracker').click();
    await expect(dialog.getByText('Choose one, or prefer not to say')).toBeVisible();
    await expect(dialog.getByText('Choose how to go on')).toBeVisible();
    await dialog.getByText(answer).click();
    if (reason === 'birth') await chooseDay(page, 'Day, if you want to give it', 'October', '2025', '9');
    await dialog.getByRole('combobox', { name: /How do you want to go on/ }).click();
    await expect(page.getByRole('option')).toHaveCount(7);
    await page.getByRole('option', { name: mode, exact: true }).click();
    const sent = page.waitForRequest('**/api/stage/end');
    await button(dialog, 'End the pregnancy tracker').click();
    expect((await sent).postDataJSON()).toMatchObject({
      reason,
      ended_on: reason === 'birth' ? '2025-10-09' : null,
      life_stage: stage,
    });

    await expect(page).toHaveURL('/dashboard');
    await expect(modeOf(page)).toContainText(mode);
    await expect(sidePanel(page, mode)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/pregnan|trimester|due date|baby/i);
    await expect(page.getByText(`Your mode is ${mode} from now on.`)).toBeVisible();
    await button(page, 'Close').click();
    await expect(page.getByText(`Your mode is ${mode} from now on.`)).toHaveCount(0);
    await expect.poll(() => storedPregnancy(context.request)).toBeNull();
    await expect.poll(() => readDevice(page)).not.toMatch(/2025-04-22|"pregnant"|swollen feet/);
    expect(await readDevice(page)).toContain('1990-04-01');

    await page.reload();
    await expect(modeOf(page)).toContainText(mode);
    await expect(page.getByRole('main')).not.toContainText(/pregnan|trimester|due date|baby/i);
    // Whoever goes back to the mode by hand begins without dates.
    await chooseMode(page, 'Pregnancy Mode');
    await page.goto(TRACKER);
    await expect(heading(page, 'Date your pregnancy')).toBeVisible();
  });
}

test(
  'Ended by mistake, it is taken back with its dates and its mode',
  rows('PR-29'),
  async ({ page, context }) => {
    await datePregnancy(context.request);
    await page.goto(TRACKER);
    await button(page, 'The pregnancy has ended').click();
    const dialog = page.getByRole('dialog', { name: 'The pregnancy has ended' });
    await dialog.getByText('I prefer not to say').click();
    await dialog.getByRole('combobox', { name: /How do you want to go on/ }).click();
    await page.getByRole('option', { name: 'Menstrual Cycle' }).click();
    await button(dialog, 'End the pregnancy tracker').click();
    await button(page, 'Undo').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(modeOf(page)).toContainText('Pregnancy Mode');
    await expect(
      sidePanel(page, 'Pregnancy Mode').getByText('24 weeks, 3 days', { exact: true }),
    ).toBeVisible();
    await expect(button(page, 'Undo')).toHaveCount(0);
    await expect
      .poll(async () => (await storedPregnancy(context.request))?.dating.last_period_date)
      .toBe(LAST_PERIOD);
    await expect
      .poll(async () => (await (await context.request.get('/api/profile')).json()).life_stage)
      .toBe('pregnancy');
    await page.goto(TRACKER);
    await expect(heading(page, '24 weeks, 3 days')).toBeVisible();
  },
);

test(
  'Without a connection her week is there, and an end said then is kept and sent later',
  rows('PR-29', 'X-31'),
  async ({ page, context }) => {
    await datePregnancy(context.request);
    await page.goto(TRACKER);
    await expect(heading(page, '24 weeks, 3 days')).toBeVisible();
    await expect.poll(() => readDevice(page)).toContain(LAST_PERIOD);
    await page.route('**/api/**', (route) => route.abort());
    await page.reload();
    await expect(heading(page, '24 weeks, 3 days')).toBeVisible();
    await button(page, 'The pregnancy has ended').click();
    const dialog = page.getByRole('dialog', { name: 'The pregnancy has ended' });
    await dialog.getByText('I lost the pregnancy').click();
    await dialog.getByRole('combobox', { name: /How do you want to go on/ }).click();
    await page.getByRole('option', { name: 'Menstrual Cycle' }).click();
    await button(dialog, 'End the pregnancy tracker').click();
    await expect(modeOf(page)).toContainText('Menstrual Cycle');
    await expect(page.getByText(/^1 change not sent yet\./)).toBeVisible();
    await page.reload();
    await expect(modeOf(page)).toContainText('Menstrual Cycle');
    await expect(page.getByRole('main')).not.toContainText(/pregnan|trimester|due date/i);

    await page.unroute('**/api/**');
    // Sent by itself after a while; at once for who comes back to the page.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => storedPregnancy(context.request)).toBeNull();
    await expect(modeOf(page)).toContainText('Menstrual Cycle');
  },
);

test.describe('on a phone, by keyboard alone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('she dates it, reads on and ends it', rows('PR-29'), async ({ page, context }) => {
    await choosePregnancyMode(context.request);
    await page.goto('/dashboard?section=b2');
    const opener = page.getByRole('link', { name: 'Pregnancy Tracker' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Pregnancy Tracker')).toBeFocused();
    await expect(heading(page, 'Date your pregnancy')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'Last Period' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Current Week' })).toBeFocused();
    await page.getByLabel('Current week, from 1 to 42').focus();
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(heading(page, '12 weeks')).toBeFocused();
    await button(page, 'Next week').focus();
    await page.keyboard.press('Space');
    await expect(heading(page, 'What week 13 brings')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    const end = button(page, 'The pregnancy has ended');
    await end.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'The pregnancy has ended' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(end).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('radio', { name: 'My baby was born' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: 'I prefer not to say' })).toBeChecked();
    await dialog.getByRole('combobox', { name: /How do you want to go on/ }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('meno');
    await page.keyboard.press('Enter');
    await button(dialog, 'End the pregnancy tracker').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await expect(modeOf(page)).toContainText('Menopause Mode');
    // Back does not lead to what has ended.
    await page.goBack();
    await expect(heading(page, 'Pregnancy Tracker')).toHaveCount(0);
  });
});
