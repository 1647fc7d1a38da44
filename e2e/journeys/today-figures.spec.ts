import type { LogValues } from '@lunaria/domain/daily-log/daily-log.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { recordPeriod, recordSignals } from '../calendar.ts';
import { chooseUnits, recordLog, saveLog } from '../daily-log.ts';
import { datePregnancy, setDay } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { cardOf, expectCard, healthToday, OVERVIEW } from '../today.ts';

// Every figure is worked out in the comments, by the rules of docs/algorithms/today.md.
// Friday, 10 October 2025; the week began on Sunday, 5 October.
const TODAY = '2025-10-10';
const daysAgo = (days: number) => new Date(Date.UTC(2025, 9, 10 - days)).toISOString().slice(0, 10);

/** By how many days ago. */
type Month = Record<number, Partial<LogValues>>;

async function record(request: APIRequestContext, month: Month, stage: LifeStage = 'menstrual-cycle') {
  await Promise.all(
    Object.entries(month).map(([ago, part]) => recordLog(request, daysAgo(Number(ago)), part, stage)),
  );
}

/** The fields of every mode. A field that is left out was not logged that day. */
const MONTH: Month = {
  0: { sleep_hours: 7.5, mood: 7, water_glasses: 5, activity_minutes: 20, activity_type: 'walking' },
  1: { sleep_hours: 6, mood: 8, water_glasses: 6 },
  2: { sleep_hours: 7, mood: 7, water_glasses: 8, activity_minutes: 45, activity_type: 'yoga' },
  // 3 days ago nothing was logged.
  4: { sleep_hours: 8, mood: 6, water_glasses: 7, activity_minutes: 0, activity_type: 'none' },
  // Sunday, the first day of the week.
  5: { sleep_hours: 7, mood: 7, activity_minutes: 30, activity_type: 'cardio' },
  // Saturday of the week before.
  6: { sleep_hours: 6, mood: 7, activity_minutes: 100, activity_type: 'strength' },
  7: { sleep_hours: 7, mood: 5 },
  8: { sleep_hours: 8, mood: 6 },
  9: { sleep_hours: 7, mood: 5 },
  10: { mood: 6 },
  12: { mood: 5 },
  15: { mood: 5 },
  20: { mood: 6 },
  // One day too long ago for the mood's trend.
  21: { mood: 10 },
  30: { sleep_hours: 7 },
  // One day too long ago for the average.
  31: { sleep_hours: 12 },
};

test.beforeEach(async ({ page, maria }) => {
  expect(maria.email).toBeTruthy();
  await setDay(page, TODAY);
});

async function choose(request: APIRequestContext, stage: LifeStage) {
  const answer = await request.patch('/api/profile', { data: { life_stage: stage } });
  expect(answer.status()).toBe(200);
}

async function openToday(page: Page) {
  await page.goto('/dashboard');
  await expect(healthToday(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
}

test(
  'A month of her own: every figure of the cycle is what its rule says, in her units, and leads to what is behind it',
  rows('D-68', 'D-69', 'Q-22', 'PR-28', 'L-48'),
  async ({ page, context }) => {
    await record(context.request, MONTH);
    await recordPeriod(context.request, '2025-09-25', '2025-09-29', 28);
    await openToday(page);
    await expect(healthToday(page).getByText('Sample', { exact: true })).toHaveCount(0);

    // 25 September is day 1, so 10 October is day 16 of 28; with no finished cycle ovulation may lie before or after it.
    await expectCard(page, 'Cycle day', '16 of 28', 'Between two phases, estimate');
    // No cycle is finished yet, so that the forecast is that of many women: 29 days, 23 to 33. 25 September + 29 is
    // 24 October, 14 days from 10 October.
    await expectCard(page, 'Next period', '14 days', '24 Oct, 8 in 10: 18 – 28 Oct', 'Estimate');
    // Nights 1 to 30 days ago: 6 + 7 + 8 + 7 + 6 + 7 + 8 + 7 + 7 = 63, / 9 = 7. Today 7.5 - 7 = 0.5.
    await expectCard(page, 'Sleep', '7.5 hours', '0.5 h above your average of 7');
    // Days 0 to 6: 7 + 8 + 7 + 6 + 7 + 7 = 42, / 6 = 7. Days 7 to 20: 5 + 6 + 5 + 6 + 5 + 5 + 6 = 38, / 7 = 5.43.
    await expectCard(page, 'Mood', '7 of 10', 'Brighter: 7 over 6 days, 5.4 over 7 before');
    // Today is no part of it: 6 + 8 + 7 = 21, / 3 = 7.
    await expectCard(page, 'Water', '5 glasses', 'Your average: 7 glasses over 3 days');
    // Sunday to today: 30 + 0 + 45 + 20 = 95, on 4 days; Saturday's 100 belong to the week before.
    await expectCard(page, 'Movement', '20 minutes', '95 min this week, 4 days logged');
    // Seven days have a place each; the one three days ago is a gap, and for movement yesterday is one too.
    const bars = (label: string) => cardOf(page, label).locator('span[aria-hidden] > span > span');
    await expect(bars('Sleep')).toHaveCount(6);
    await expect(bars('Movement')).toHaveCount(5);

    await page.getByRole('link', { name: 'Sleep: open the chart' }).click();
    await expect(page).toHaveURL('/dashboard/history?q=a1');
    await page.goBack();
    // Anywhere on the card.
    await cardOf(page, 'Cycle day').getByText('Between two phases').click({ force: true });
    await expect(page).toHaveURL(OVERVIEW);
    await expect(page.getByRole('heading', { level: 1, name: "Today's Overview" })).toBeFocused();

    // 5 × 250 = 1250 ml, 7 × 250 = 1750 ml.
    await chooseUnits(context.request, { water_unit: 'ml' });
    await openToday(page);
    await expectCard(page, 'Water', '1250 ml', 'Your average: 1750 ml over 3 days');

    // Three days on nothing is logged: Monday, 13 October.
    await page.clock.setSystemTime(new Date('2025-10-13T12:00:00'));
    await openToday(page);
    await expectCard(page, 'Cycle day', '19 of 28');
    await expectCard(page, 'Next period', '11 days');
    await expectCard(page, 'Sleep', 'Not logged today', 'Last logged 7.5 hours on Friday');
    await expectCard(page, 'Mood', 'Not logged today', 'Last logged 7 of 10 on Friday');
    // 24 October has come and gone: the window lies ahead of her again, and is no longer the same.
    await page.clock.setSystemTime(new Date('2025-10-25T12:00:00'));
    await openToday(page);
    await expectCard(page, 'Cycle day', '31 days', 'Usually 23 to 33 days');
    await expectCard(page, 'Next period', '3 days', '28 Oct, 8 in 10: 26 Oct – 2 Nov', 'Estimate');
    await expectCard(page, 'Sleep', 'Last logged 7.5 hours on 10 Oct');
  },
);

test(
  'The figures of the other modes are what their rules say',
  rows('D-68', 'PR-28', 'C-57', 'C-58'),
  async ({ page, context }) => {
    test.slow();
    const { request } = context;
    const extras = (stage: LifeStage, days: Record<number, LogValues['extras']>) =>
      record(
        request,
        Object.fromEntries(Object.entries(days).map(([ago, values]) => [ago, { extras: values }])),
        stage,
      );
    await recordPeriod(request, '2025-09-25', '2025-09-29', 28);

    await test.step('contraception', async () => {
      await extras('contraception', {
        0: { pill_taken: 'yes' },
        1: { pill_taken: 'late within 12h' },
        3: { pill_taken: 'missed' },
        5: { pill_taken: 'yes' },
        // Before Sunday.
        6: { pill_taken: 'yes' },
      });
      await choose(request, 'contraception');
      await openToday(page);
      await expectCard(page, 'Pill', 'Taken', '4 days logged this week: 2 taken, 1 late, 1 missed');
      await expectCard(page, 'Cycle day', '16 of 28');
      await expectCard(page, 'Sleep', 'Nothing logged');
    });

    await test.step('conception', async () => {
      await extras('conception', { 0: { basal_temperature: 97.9 }, 1: { basal_temperature: 97.6 } });
      await choose(request, 'conception');
      await openToday(page);
      // 97.9 - 97.6
      await expectCard(page, 'Temperature', '97.9 °F', '0.3 °F above yesterday');
      await expectCard(page, 'Next period', '14 days', 'Estimate');
    });

    await test.step('ivf', async () => {
      await extras('ivf', {
        0: { medication: 'late', anxiety: 3, fatigue: 6 },
        1: { medication: 'all', anxiety: 4, fatigue: 5 },
        2: { medication: 'all', anxiety: 5, fatigue: 5 },
        3: { anxiety: 3 },
      });
      await choose(request, 'ivf');
      await openToday(page);
      await expectCard(page, 'Medication', 'Late', '3 days logged this week: 2 all taken, 1 late');
      // 4 + 5 + 3 = 12, / 3 = 4
      await expectCard(page, 'Anxiety', '3 of 10', 'Your average: 4 over 3 days');
      // Two days before today are no average.
      await expectCard(page, 'Fatigue', '6 of 10');
      await expect(cardOf(page, 'Fatigue')).not.toContainText('average');
    });

    await test.step('pregnancy', async () => {
      await extras('pregnancy', { 0: { kick_count: 12 }, 1: { kick_count: 14 } });
      // 22 April to 10 October: 171 days, 24 weeks and 3 days.
      await datePregnancy(request);
      await openToday(page);
      await expectCard(page, 'Week', '24 of 40', 'Second trimester');
      await expectCard(page, 'Kicks', '12 today', 'Yesterday 14');
      await page.getByRole('link', { name: 'Week: open the Pregnancy Tracker' }).click();
      await expect(page).toHaveURL('/dashboard?section=b2-6');
    });

    await test.step('menopause', async () => {
      await extras('menopause', {
        0: { hot_flashes: 3 },
        1: { hot_flashes: 4 },
        4: { hot_flashes: 0 },
        // Before Sunday.
        7: { hot_flashes: 9 },
      });
      await choose(request, 'menopause');
      await openToday(page);
      // 3 + 4 + 0 = 7
      await expectCard(page, 'Hot flashes', '3 today', '7 this week, 3 days logged');
      // 25 September to 10 October
      await expectCard(page, 'Last period', '15 days ago', 'Counted from 25 Sept, its first day');
    });

    await test.step('post-menopause', async () => {
      await extras('post-menopause', { 2: { blood_pressure: '124/78' }, 9: { blood_pressure: '131/84' } });
      await choose(request, 'post-menopause');
      await openToday(page);
      // 8 October 2025 was a Wednesday.
      await expectCard(page, 'Blood pressure', '124/78 mmHg', 'Logged on Wednesday');
      await expectCard(page, 'Energy', 'Nothing logged');
      await page.getByRole('link', { name: 'Blood pressure: open the chart' }).click();
      await expect(page).toHaveURL('/dashboard/history?q=b17');
    });
  },
);

test(
  'Samples invite her to log, and go with her first log; one noted day in the calendar is enough too',
  rows('D-69', 'Q-05', 'Q-22', 'PR-28', 'L-12'),
  async ({ page, context }) => {
    await openToday(page);
    await expect(healthToday(page).getByText('Sample', { exact: true })).toHaveCount(6);
    await healthToday(page).getByRole('link', { name: 'Log your first day' }).click();
    await expect(page).toHaveURL('/dashboard#daily-log');
    const form = page.getByRole('form', { name: 'Daily Health Log' });
    await expect(form).toBeInViewport();
    // The cards do not wait for the server; what is deleted below has to be there first.
    await saveLog(form);
    // The starting values of the form: what was in view is what was recorded.
    await expectCard(page, 'Sleep', '7 hours');
    await expectCard(page, 'Water', '0 glasses');
    await expectCard(page, 'Cycle day', 'No period recorded');
    await expect(healthToday(page).getByText('Sample', { exact: true })).toHaveCount(0);

    const answer = await context.request.delete(
      `/api/daily-logs/${TODAY}?user_id=${(await (await context.request.get('/api/auth/token')).json()).user.id}`,
    );
    expect(answer.status()).toBe(204);
    // Long before the days that are loaded with the page.
    await recordSignals(context.request, '2025-02-01', { symptoms: ['cramps'] });
    await openToday(page);
    await expectCard(page, 'Sleep', 'Nothing logged');
    await expect(healthToday(page).getByText('Sample', { exact: true })).toHaveCount(0);
  },
);

test(
  "Today's Overview: where she is, what is logged and what not, what comes next, and yesterday",
  rows('D-91', 'PR-29'),
  async ({ page, context }) => {
    const { request } = context;
    await page.goto(OVERVIEW);
    const part = (name: string) => page.getByRole('region', { name });
    await expect(part('Where you are')).toContainText('No period is recorded.');
    await expect(part('Your day')).toContainText('Nothing is logged for today yet.');
    await expect(part('Your goals this week')).toContainText('None is set.');
    await expect(page.getByText('Sample', { exact: true })).toHaveCount(0);

    await recordPeriod(request, '2025-09-25', '2025-09-29', 28);
    await record(request, { 0: MONTH[0] ?? {}, 1: MONTH[1] ?? {} });
    await recordSignals(request, TODAY, { symptoms: ['headache'], mood: ['calm'], notes: 'A quiet day.' });
    await page.reload();
    await expect(part('Where you are')).toContainText('Cycle day 16 of 28');
    await expect(part('Where you are')).toContainText('Between two phases, estimate');
    // No cycle is finished: the forecast of many women, 25 September + 29, 23 to 33 days. By it ovulation may still come.
    await expect(part('What comes next')).toContainText('24 Oct, 8 in 10: 18 – 28 Oct');
    await expect(part('What comes next')).toContainText('Probably by 15 Oct');
    await expect(part('What comes next')).toContainText('They are not contraception.');
    const values = part('Your day').locator('dl > div');
    await expect(values).toHaveText([
      'Hours slept7.5 hours',
      'Active minutes20 minutes',
      'Activity typeWalking',
      'Mood7 of 10',
      'Water5 glasses',
      'SymptomsHeadache',
      'Mood, in wordsCalm',
      'NotesA quiet day.',
    ]);

    await page.getByRole('tab', { name: 'Yesterday' }).click();
    await expect(part('Your day')).toContainText('Thursday, 9 October 2025');
    await expect(values).toHaveText(['Hours slept6 hours', 'Mood8 of 10', 'Water6 glasses']);
    await expect(part('Your day')).toContainText('No symptoms, moods or notes.');

    // The field that she chose is where the form begins.
    await page.getByRole('link', { name: 'Stress: log it' }).click();
    await expect(page).toHaveURL('/dashboard?day=2025-10-09#daily-log');
    await expect(page.locator('[data-field="stress"] :focus')).toBeVisible();
    await expect(page.getByText('Thursday, 9 October 2025')).toBeVisible();
  },
);

test('A day that did not load says so and comes back', rows('X-31', 'PR-29'), async ({ page, context }) => {
  await recordLog(context.request, TODAY, MONTH[0] ?? {});
  await page.route('**/api/daily-logs*', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(OVERVIEW);
  await expect(page.getByText('Your day did not load. It is safe on the server.')).toBeVisible();
  await page.unroute('**/api/daily-logs*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Your day' })).toContainText('7.5 hours');
});

test(
  'Where her periods or her dates did not load, they are asked for again in that place',
  rows('X-31', 'PR-29'),
  async ({ page, context }) => {
    const where = page.getByRole('region', { name: 'Where you are' });
    await recordPeriod(context.request, '2025-09-25', '2025-09-29', 28);
    await page.route('**/api/period-tracking?*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(OVERVIEW);
    await expect(where).toContainText('Your periods did not load. They are safe on the server.');
    await page.unroute('**/api/period-tracking?*');
    await where.getByRole('button', { name: 'Try again' }).click();
    await expect(where).toContainText('Cycle day 16 of 28');

    await datePregnancy(context.request);
    await page.route('**/api/stage', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(OVERVIEW);
    await expect(where).toContainText('Your dates did not load. They are safe on the server.');
    await page.unroute('**/api/stage');
    await where.getByRole('button', { name: 'Try again' }).click();
    await expect(where).toContainText('24 weeks, 3 days');
  },
);
