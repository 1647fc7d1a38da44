import { expect, type Locator, type Page } from '@playwright/test';
import { openLog, recordLog, saveLog, storedLogs } from '../daily-log.ts';
import { chooseMode } from '../life-stages.ts';
import { logOut } from '../log-out.ts';
import { readDevice } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { test } from '../story.ts';
import { expectToast, toastsOf } from '../toasts.ts';

const LOGS = '**/api/daily-logs*';
const TODAY = '2025-10-10';
const YESTERDAY = '2025-10-09';
const SAVED = ['Daily log saved!', 'Your health data has been recorded.'] as const;

test.beforeEach(async ({ page, maria }) => {
  expect(maria.email).toBeTruthy();
  // Friday; time goes on from there.
  await page.clock.install({ time: new Date(`${TODAY}T12:00:00`) });
});

const typed = (form: Locator, label: string) => form.getByRole('textbox', { name: label, exact: true });
const slider = (form: Locator, label: string) => form.getByRole('slider', { name: label, exact: true });
const group = (form: Locator, label: string) => form.getByRole('group', { name: label, exact: true });
const stateOf = (form: Locator) => form.getByRole('status').last();

/** Every write of a log that this page sends. */
function countWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/daily-logs'))
      writes.push(request.method());
  });
  return writes;
}

test(
  'The form starts with the values of the specification, and goes by the keyboard alone',
  rows('L-01', 'L-02', 'L-03', 'L-04', 'L-05', 'L-06', 'L-07', 'L-08', 'L-09', 'L-10', 'L-11', 'L-12'),
  async ({ page, context }) => {
    const writes = countWrites(page);
    const form = await openLog(page);
    for (const [label, value] of [
      ['Hours slept', '7'],
      ['Sleep quality', '5'],
      ['Active minutes', '30'],
      ['Mood', '5'],
      ['Stress', '5'],
      ['Water', '0'],
      ['Weight', ''],
    ] as const) {
      await expect(typed(form, label)).toHaveValue(value);
    }
    await expect(group(form, 'Activity type').locator('label')).toHaveText([
      ...['Cardio', 'Strength', 'Yoga', 'Walking', 'None'],
    ]);
    await expect(form.getByRole('radio', { name: 'None' }).first()).toBeChecked();
    await expect(page.getByText('Grey values are where the form starts.')).toBeVisible();
    for (const label of ['Sleep quality', 'Mood', 'Stress']) {
      await expect(slider(form, label)).toHaveAttribute('aria-valuemin', '1');
      await expect(slider(form, label)).toHaveAttribute('aria-valuemax', '10');
    }
    await expect(slider(form, 'PMS severity')).toHaveAttribute('aria-valuemin', '0');
    await expect(slider(form, 'PMS severity')).toHaveAttribute('aria-valuetext', 'Not logged');

    await test.step('sliders by single steps, to both ends, and empty again', async () => {
      await slider(form, 'Mood').focus();
      await page.keyboard.press('ArrowRight');
      await expect(slider(form, 'Mood')).toHaveAttribute('aria-valuetext', '6 of 10');
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowRight');
      await expect(typed(form, 'Mood')).toHaveValue('10');
      await page.keyboard.press('Home');
      await expect(typed(form, 'Mood')).toHaveValue('1');
      await slider(form, 'PMS severity').focus();
      await page.keyboard.press('ArrowRight');
      await expect(slider(form, 'PMS severity')).toHaveAttribute('aria-valuetext', '0 of 10');
      await page.keyboard.press('Delete');
      await expect(slider(form, 'PMS severity')).toHaveAttribute('aria-valuetext', 'Not logged');
    });
    await test.step('steps, answers, and a value that is cleared', async () => {
      await form.getByRole('button', { name: 'Hours slept: more' }).press('Enter');
      await expect(typed(form, 'Hours slept')).toHaveValue('7.5');
      await form.getByRole('radio', { name: 'None' }).first().focus();
      await page.keyboard.press('ArrowUp');
      await expect(form.getByRole('radio', { name: 'Walking' })).toBeChecked();
      await form.getByRole('button', { name: 'Clear Stress' }).press('Enter');
      await expect(slider(form, 'Stress')).toBeFocused();
      await expect(slider(form, 'Stress')).toHaveAttribute('aria-valuetext', 'Not logged');
    });
    await typed(form, 'Weight').focus();
    await page.keyboard.press('Enter');
    await expectToast(page, ...SAVED);
    expect(await storedLogs(context.request)).toEqual([
      {
        ...{ log_date: TODAY, sleep_hours: 7.5, sleep_quality: 5, activity_minutes: 30 },
        ...{ activity_type: 'walking', mood: 1, stress: null, weight_kg: null, water_glasses: 0, extras: {} },
      },
    ]);
    expect(writes).toEqual(['POST']);
  },
);

test(
  'Yesterday is one tap away, units convert without drift, and a deleted day comes back',
  rows('L-07', 'L-18', 'Q-84'),
  async ({ page, context }) => {
    const form = await openLog(page);
    await expect(page.getByText('Friday, 10 October 2025. Log what you know, leave the rest.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next day' })).toBeDisabled();
    await page.getByRole('button', { name: 'Yesterday', exact: true }).click();
    await expect(page.getByText('Thursday, 9 October 2025.')).toBeVisible();

    await typed(form, 'Weight').fill('61,3');
    await group(form, 'Unit of weight').getByText('lbs').click();
    await expect(typed(form, 'Weight')).toHaveValue('135.1');
    await typed(form, 'Basal body temperature').fill('97.7');
    await group(form, 'Unit of temperature').getByText('°C').click();
    await expect(typed(form, 'Basal body temperature')).toHaveValue('36.5');
    await form.getByRole('button', { name: 'Water: more' }).click();
    await expect(form.getByText('250 ml', { exact: true })).toBeVisible();
    await group(form, 'Unit of water').getByText('ml').click();
    await expect(typed(form, 'Water')).toHaveValue('250');
    await saveLog(form);
    const logged = {
      log_date: YESTERDAY,
      weight_kg: 61.3,
      water_glasses: 1,
      extras: { 'menstrual-cycle': { basal_body_temperature: 97.7 } },
    };
    expect(await storedLogs(context.request)).toMatchObject([logged]);

    await page.reload();
    await openLog(page);
    await page.getByRole('button', { name: 'Previous day' }).click();
    await expect(typed(form, 'Weight')).toHaveValue('135.1');
    await expect(typed(form, 'Water')).toHaveValue('250');
    await group(form, 'Unit of weight').getByText('kg').click();
    await expect(typed(form, 'Weight')).toHaveValue('61.3');
    await expect(page.getByText('This day is logged.')).toBeVisible();

    await form.getByRole('button', { name: "Delete this day's log" }).click();
    await expect(form.getByText('The log of Thursday, 9 October 2025 is deleted.')).toBeVisible();
    await expect.poll(() => storedLogs(context.request)).toEqual([]);
    await form.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => storedLogs(context.request)).toMatchObject([logged]);

    await page.getByRole('button', { name: 'Choose a day' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a day' });
    await expect(dialog.getByRole('button', { name: /^Saturday, 11 October 2025/ })).toBeDisabled();
    await dialog.getByRole('button', { name: /^Wednesday, 1 October 2025/ }).click();
    await expect(page.getByText('Wednesday, 1 October 2025.')).toBeVisible();
    await expect(typed(form, 'Hours slept')).toHaveValue('7');

    await page.goto('/dashboard?day=2025-10-09#daily-log');
    await expect(page.getByText('Thursday, 9 October 2025.')).toBeVisible();
    await expect(typed(form, 'Weight')).toHaveValue('61.3');
  },
);

test(
  'What she did not save stays: over another day, another mode and a reload',
  rows('L-48'),
  async ({ page, context }) => {
    await recordLog(context.request, YESTERDAY, { mood: 3, extras: { pms_severity: 2 } });
    const form = await openLog(page);
    await typed(form, 'Mood').fill('9');
    await typed(form, 'PMS severity').fill('4');
    await expect(stateOf(form)).toHaveText('Changed, not saved yet');

    await page.getByRole('button', { name: 'Yesterday', exact: true }).click();
    await expect(typed(form, 'Mood')).toHaveValue('3');
    await expect(form.getByText('Not saved yet: Friday, 10 October 2025.')).toBeVisible();
    await page.reload();
    await openLog(page);
    await expect(typed(form, 'Mood')).toHaveValue('9');
    await expect(stateOf(form)).toHaveText('Changed, not saved yet');

    await chooseMode(page, 'IVF Mode');
    await expect(typed(form, 'PMS severity')).toHaveCount(0);
    await expect(typed(form, 'Mood')).toHaveValue('9');
    await typed(form, 'Anxiety').fill('1');
    await saveLog(form);
    await chooseMode(page, 'Menstrual Cycle');
    await expect(typed(form, 'Anxiety')).toHaveCount(0);
    await expect(typed(form, 'PMS severity')).toHaveValue('4');
    await expect(stateOf(form)).toHaveText('Changed, not saved yet');
    await saveLog(form);
    expect(await storedLogs(context.request)).toMatchObject([
      { log_date: YESTERDAY, mood: 3 },
      { log_date: TODAY, mood: 9, extras: { ivf: { anxiety: 1 }, 'menstrual-cycle': { pms_severity: 4 } } },
    ]);

    await typed(form, 'Mood').fill('2');
    await form.getByRole('button', { name: 'Discard changes' }).click();
    await expect(typed(form, 'Mood')).toHaveValue('9');
    await expect(stateOf(form)).toHaveText('Saved');

    await typed(form, 'Weight').fill('61.25');
    await expect.poll(() => readDevice(page)).toContain('61.25');
    await logOut(page);
    const question = page.getByRole('dialog', { name: '1 change is not sent yet. Log out and lose it?' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Log out and lose it' }).click();
    await expect.poll(() => readDevice(page)).not.toContain('61.25');
  },
);

test(
  'Two devices of hers log one day: what each did not touch comes from the other',
  rows('L-12'),
  async ({ page, context }) => {
    const form = await openLog(page);
    await typed(form, 'Stress').fill('2');
    // Meanwhile on her phone, before this page has heard of it.
    await recordLog(context.request, TODAY, { sleep_hours: 9, mood: 8, extras: { period_flow: 'heavy' } });
    await saveLog(form);
    await expect(typed(form, 'Hours slept')).toHaveValue('9');
    await expect(typed(form, 'Mood')).toHaveValue('8');
    await expect(form.getByRole('radio', { name: 'Heavy' })).toBeChecked();
    expect(await storedLogs(context.request)).toMatchObject([
      // The starting values that she did not touch are not recorded over a day that has a log.
      {
        sleep_hours: 9,
        mood: 8,
        stress: 2,
        activity_minutes: null,
        extras: { 'menstrual-cycle': { period_flow: 'heavy' } },
      },
    ]);

    await typed(form, 'Mood').fill('4');
    await recordLog(context.request, TODAY, { water_glasses: 6 });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(typed(form, 'Water')).toHaveValue('6');
    await expect(typed(form, 'Mood')).toHaveValue('4');

    // What she typed here and saved there is no change here any more: it follows what she does there next.
    await recordLog(context.request, YESTERDAY, {});
    for (const mood of [4, 9]) {
      await recordLog(context.request, TODAY, { mood });
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      await expect(stateOf(form)).toHaveText('Saved');
      await expect(typed(form, 'Mood')).toHaveValue(String(mood));
    }

    // A day of which every field was cleared there is not called logged.
    await page.getByRole('button', { name: 'Yesterday', exact: true }).click();
    await expect(typed(form, 'Mood')).toHaveValue('');
    await expect(form.getByText('Nothing is logged for this day yet.')).toBeVisible();
  },
);

test(
  'Without a connection the log is kept, claims nothing, and is sent once there is one',
  rows('L-12'),
  async ({ page, context }) => {
    const form = await openLog(page);
    await page.route(LOGS, (route) =>
      route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
    );
    await typed(form, 'Mood').fill('7');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(stateOf(form)).toHaveText('Kept on this device, not sent yet');
    await expectToast(page, 'Error', 'Failed to save your daily log');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toastsOf(page).filter({ hasText: 'Daily log saved!' })).toHaveCount(0);

    await page.reload();
    await openLog(page);
    await expect(typed(form, 'Mood')).toHaveValue('7');
    expect(await storedLogs(context.request)).toEqual([]);
    await page.unroute(LOGS);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expectToast(page, ...SAVED);
    await expect(stateOf(form)).toHaveText('Saved');
    expect(await storedLogs(context.request)).toMatchObject([{ mood: 7, sleep_hours: 7 }]);
  },
);

test(
  'What cannot be is refused in place, each on its own, and nothing is sent',
  rows('L-10', 'Q-80'),
  async ({ page, context }) => {
    await context.request.patch('/api/profile', { data: { life_stage: 'post-menopause' } });
    const writes = countWrites(page);
    const form = await openLog(page);
    for (const [label, wrong, says, right] of [
      // One of each kind; every field is tried in web/features/daily-log/find-faults.test.ts.
      ['Hours slept', '25', 'Hours slept: enter a number from 0 to 24 hours', '7'],
      ['Stress', 'calm', 'Stress: enter a whole number from 1 to 10', '5'],
      ['Weight', '6', 'Weight: enter a number from 10 to 650 kg', ''],
      ['Pain', '11', 'Pain: enter a whole number from 0 to 10', ''],
      ['Blood pressure', '80/120', 'The first number is the larger one', ''],
    ] as const) {
      await typed(form, label).fill(wrong);
      await form.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(form.getByText(says)).toBeVisible();
      await expect(typed(form, label)).toBeFocused();
      await expect(typed(form, label)).toHaveAttribute('aria-invalid', 'true');
      await typed(form, label).fill(right);
      await expect(form.getByText(says)).toHaveCount(0);
    }
    await typed(form, 'Active minutes').fill('0');
    await group(form, 'Activity type').getByText('Yoga').click();
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form.getByText('Enter the active minutes, or choose None as activity')).toBeVisible();
    await expect(typed(form, 'Active minutes')).toBeFocused();
    expect(writes).toEqual([]);
    expect(await storedLogs(context.request)).toEqual([]);
  },
);

test(
  'When her log does not load or is refused the form says so, and nothing is lost',
  rows('L-12'),
  async ({ page, context }) => {
    await recordLog(context.request, TODAY, { sleep_hours: 8 });
    await page.route(LOGS, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
    );
    await page.goto('/dashboard');
    await page.clock.runFor(5_000);
    const form = await openLog(page);
    await expect(form.getByText('Your log of this day did not load.')).toBeVisible();
    await expect(typed(form, 'Hours slept')).toHaveValue('');
    await typed(form, 'Mood').fill('6');
    await page.unroute(LOGS);
    await form.getByRole('button', { name: 'Try again' }).click();
    await expect(typed(form, 'Hours slept')).toHaveValue('8');
    await expect(typed(form, 'Mood')).toHaveValue('6');
    await saveLog(form);
    expect(await storedLogs(context.request)).toMatchObject([{ sleep_hours: 8, mood: 6, stress: null }]);

    await test.step('what the server refuses is said, stays in view, and goes with the next save', async () => {
      await page.route(LOGS, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 400, json: { code: 'invalid_input', message: 'Not on this day' } })
          : route.fallback(),
      );
      await typed(form, 'Mood').fill('2');
      await form.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(stateOf(form)).toHaveText('Not saved: Not on this day');
      await expect(typed(form, 'Mood')).toHaveValue('2');
      await page.unroute(LOGS);
      await typed(form, 'Stress').fill('3');
      await saveLog(form);
      expect(await storedLogs(context.request)).toMatchObject([{ sleep_hours: 8, mood: 2, stress: 3 }]);
    });
  },
);
