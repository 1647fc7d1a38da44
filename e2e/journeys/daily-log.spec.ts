import { expect, type Locator, type Page } from '@playwright/test';
import { dayOf } from '../calendar.ts';
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
const stateOf = (form: Locator) => form.getByRole('status').last();

/** The page asks what has happened elsewhere. */
const comeBackTo = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test(
  'She logs a whole day, the blood pressure and a sign too; without a connection it is kept, claims nothing and is sent once there is one, and a reload finds it',
  rows('L-12', 'L-41', 'L-42', 'L-43', 'L-44', 'L-45', 'L-46', 'L-47', 'L-48'),
  async ({ page, context }) => {
    // The other modes: web/features/daily-log/modes.component.test.tsx and server/routes/daily-logs.db.test.ts.
    await context.request.patch('/api/profile', { data: { life_stage: 'post-menopause' } });
    const form = await openLog(page);
    await expect(form.getByRole('heading', { level: 3 })).toHaveText([
      ...['Sleep', 'Movement', 'Mind', 'Body', 'Post-Menopause', 'Anything else?'],
    ]);
    await page.route(LOGS, (route) =>
      route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
    );
    const filled = [
      ['Hours slept', '7.5'],
      ['Sleep quality', '8'],
      ['Mood', '6'],
      ['Stress', '4'],
      ['Water', '5'],
      ['Weight', '61.3'],
      ['Vaginal dryness', '3'],
      ['Pain', '1'],
      ['Urinary incontinence episodes', '2'],
      ['Blood pressure', '124/78'],
      ['Weight after menopause', '64'],
      ['Energy', '6'],
      ['Libido', '2'],
      // °C, as usual around Madrid; it is kept as 99.5 °F.
      ['Temperature', '37.5'],
    ] as const;
    const more = form.getByRole('button', { name: 'Anything else?' });
    await more.click();
    for (const [label, entered] of filled) await typed(form, label).fill(entered);
    await form.getByRole('group', { name: 'Activity type', exact: true }).getByText('Walking').click();
    await form.getByText('Shivering', { exact: true }).click();
    const expectFilled = async () => {
      // Thirty active minutes are only where the field stands.
      for (const [label, entered] of [...filled, ['Active minutes', '']] as const)
        await expect(typed(form, label)).toHaveValue(entered);
      await expect(form.getByRole('radio', { name: 'Walking' })).toBeChecked();
      await expect(form.getByRole('checkbox', { name: 'Shivering' })).toBeChecked();
      await expect(more).toHaveAccessibleDescription(/^2 noted\. /);
    };
    // Pressed twice, it is one log.
    await form.getByRole('button', { name: 'Save', exact: true }).dblclick();
    await expect(stateOf(form)).toHaveText('Kept on this device, not sent yet');
    await expectToast(page, 'Error', 'Failed to save your daily log');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toastsOf(page).filter({ hasText: 'Daily log saved!' })).toHaveCount(0);

    await page.reload();
    await openLog(page);
    await expectFilled();
    expect(await storedLogs(context.request)).toEqual([]);
    await page.unroute(LOGS);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expectToast(page, ...SAVED);
    await expect(stateOf(form)).toHaveText('Saved');
    expect(await storedLogs(context.request)).toEqual([
      {
        ...{ log_date: TODAY, sleep_hours: 7.5, sleep_quality: 8, activity_minutes: null },
        ...{ activity_type: 'walking', mood: 6, stress: 4, weight_kg: 61.3, water_glasses: 5 },
        extras: {
          'post-menopause': {
            ...{ vaginal_dryness: 3, pain: 1, urinary_incontinence_episodes: 2, blood_pressure: '124/78' },
            ...{ weight_kg: 64, energy: 6, libido: 2 },
          },
        },
        signs: { temperature: 99.5, shivering: true },
      },
    ]);

    await page.reload();
    await openLog(page);
    await expectFilled();
    expect(page.url(), 'nothing about her in the address').not.toMatch(/mood|sleep|10-10/);
  },
);

test(
  'Two devices of hers log one day, and a period begins from it',
  rows('L-12', 'L-48'),
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
      // What she did not touch is not recorded.
      {
        sleep_hours: 9,
        mood: 8,
        stress: 2,
        activity_minutes: null,
        extras: { 'menstrual-cycle': { period_flow: 'heavy' } },
      },
    ]);

    // A flow begins no period; beside it one tap does, and the month shows it.
    await expect(dayOf(page, '10 October 2025')).toHaveAccessibleName(/bleeding, heavy, recorded/);
    await form.getByRole('button', { name: 'Period started this day' }).click();
    await expect(dayOf(page, '10 October 2025')).toHaveAccessibleName(/period, heavy, recorded/);
    await expectToast(page, 'Saved', 'Period tracking updated successfully');

    await typed(form, 'Mood').fill('4');
    await recordLog(context.request, TODAY, { water_glasses: 6 });
    await comeBackTo(page);
    await expect(typed(form, 'Water')).toHaveValue('6');
    await expect(typed(form, 'Mood')).toHaveValue('4');
  },
);

// What she has not saved, as the form alone has it: web/features/daily-log/log-draft.test.ts, daily-log.component.test.tsx.
test('What she did not save stays, over another device, another day, another mode and a reload; a deleted day comes back', {
  ...rows('L-12', 'L-48'),
  tag: '@deep',
}, async ({ page, context }) => {
  await recordLog(context.request, TODAY, { sleep_hours: 9, mood: 8, stress: 2 });
  const form = await openLog(page);
  await expect(typed(form, 'Mood')).toHaveValue('8');
  await typed(form, 'Mood').fill('4');

  // What she typed here and saved there is no change here any more: it follows what she does there next.
  await recordLog(context.request, YESTERDAY, {});
  for (const mood of [4, 8]) {
    await recordLog(context.request, TODAY, { mood });
    await comeBackTo(page);
    await expect(stateOf(form)).toHaveText('Saved');
    await expect(typed(form, 'Mood')).toHaveValue(String(mood));
  }

  // A day of which every field was cleared there is not called logged.
  await page.getByRole('button', { name: 'Yesterday', exact: true }).click();
  await expect(typed(form, 'Mood')).toHaveValue('');
  await expect(form.getByText('Nothing is logged for this day yet.')).toBeVisible();

  await recordLog(context.request, YESTERDAY, { mood: 3, extras: { pms_severity: 2 } });
  await comeBackTo(page);
  await expect(typed(form, 'Mood')).toHaveValue('3');
  await page.getByRole('button', { name: 'Next day', exact: true }).click();
  await expect(typed(form, 'Mood')).toHaveValue('8');
  await typed(form, 'Mood').fill('9');
  await typed(form, 'PMS severity').fill('4');
  await expect(stateOf(form)).toHaveText('Changed, not saved yet');

  await page.getByRole('button', { name: 'Yesterday', exact: true }).click();
  await expect(typed(form, 'Mood')).toHaveValue('3');
  await expect(form.getByText('Not saved yet: Friday, 10 October 2025.')).toBeVisible();
  // It is shown before the device has encrypted and kept it.
  await expect.poll(() => readDevice(page)).toMatch(/pms_severity":"?4/);
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

  await form.getByRole('button', { name: "Delete this day's log" }).click();
  await expect(form.getByText('The log of Friday, 10 October 2025 is deleted.')).toBeVisible();
  await expect.poll(() => storedLogs(context.request)).toMatchObject([{ log_date: YESTERDAY }]);
  await form.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => storedLogs(context.request)).toMatchObject([{}, { log_date: TODAY, mood: 9 }]);

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
});
