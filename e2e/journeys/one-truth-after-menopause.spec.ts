import { openCalendar, recordPeriod, sidePanel } from '../calendar.ts';
import { lineOf, openHistory, storedPeriods } from '../cycle-history.ts';
import { storedLogs } from '../daily-log.ts';
import {
  answerFromList,
  answerInLog,
  chooseStage,
  dayIn,
  lookAtDay,
  looks,
  openOverview,
  tiles,
} from '../one-truth.ts';
import { setDay } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectCard } from '../today.ts';

// As one-truth.spec.ts, after the last period.

test.beforeEach(({ maria }) => {
  expect(maria.fullName).toBe('Maria del Carmen');
});

test(
  'Menopause: a bleed she logs for this week resets the count on every screen, and leaves no cycle anywhere',
  rows('C-45', 'C-50', 'C-62', 'C-68', 'PR-28', 'PR-29', 'PR-37', 'Q-18'),
  async ({ page, context }) => {
    await setDay(page, '2025-11-02');
    await recordPeriod(context.request, '2025-01-10', '2025-01-14');
    await chooseStage(context.request, 'menopause');
    await openCalendar(page);
    const panel = sidePanel(page, 'Menopause Mode');
    await expect(panel.getByRole('listitem').nth(0)).toHaveText('Last period began10 JanRecorded');
    await expect(panel.getByRole('listitem').nth(1)).toHaveText('Since then296 days');
    await expectCard(page, 'Last period', '296 days ago');
    await expect(looks(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Edit Period', exact: true })).toHaveCount(0);
    await expect(tiles(page)).toHaveCount(0);
    await answerInLog(page, 'Period this week', 'Yes');

    const counted = ['Last bleeding2 NovNoted', 'Since then0 days'];
    const first = panel.getByRole('listitem');
    await expect(first.nth(0)).toHaveText(counted[0] ?? '');
    await expect(first.nth(1)).toHaveText(counted[1] ?? '');
    await expect(panel.getByText('The last bleeding like a period was noted on 2 Nov.')).toBeVisible();
    await expectCard(page, 'Last period', 'Today', 'Bleeding noted today');
    await expect(dayIn(page, '2025-11-02')).toHaveAccessibleName(/today, bleeding, recorded$/);
    await expect(looks(page)).toHaveCount(1);
    await lookAtDay(page, '2025-11-02', async (day) => {
      await expect(day.getByText('Bleeding, noted', { exact: true })).toBeVisible();
    });
    const overview = await openOverview(page);
    await expect(overview.where.getByRole('listitem')).toHaveText(counted);
    await expect(overview.day).toContainText('Period this weekYes');
    await openHistory(page);
    await expect(page.getByText('Menopause Mode: no forecast of periods is made.')).toBeVisible();
    // A reload finds the mode and the count again.
    await page.goto('/dashboard');
    await expect(panel.getByRole('listitem').nth(0)).toHaveText(counted[0] ?? '');
    expect(await storedPeriods(context.request)).toEqual(['2025-01-10 – 2025-01-14']);
  },
);

test('Post-menopause: a heavy bleed is noted on every screen as bleeding, starts no cycle, and is all that is stored', {
  ...rows('C-63', 'C-149', 'PR-28', 'PR-29', 'PR-37', 'Q-18'),
  tag: '@deep',
}, async ({ page, context }) => {
  await setDay(page, '2025-11-02');
  await recordPeriod(context.request, '2023-03-08', '2023-03-12');
  await chooseStage(context.request, 'post-menopause');
  await openCalendar(page);
  await answerFromList(page, 'Bleeding', 'Heavy', { isUrgent: true });

  const last = ['Last period began8 Mar 2023Recorded', 'Since then970 days'];
  const panel = sidePanel(page, 'Post-Menopause Mode');
  await expect(panel.getByRole('listitem').filter({ hasText: /^Last period|^Since/ })).toHaveText(last);
  await expect(panel.getByRole('listitem').filter({ hasText: 'Days logged' })).toHaveText(
    'Days logged1 of 30',
  );
  await expect(dayIn(page, '2025-11-02')).toHaveAccessibleName(/today, bleeding, heavy, recorded$/);
  await expect(looks(page)).toHaveCount(1);
  await expect(tiles(page)).toHaveCount(0);
  await lookAtDay(page, '2025-11-02', async (day) => {
    await expect(day.getByText('Heavy bleeding, noted', { exact: true })).toBeVisible();
  });
  await expectCard(page, 'Energy', 'Nothing logged');
  const overview = await openOverview(page);
  await expect(overview.where.getByRole('listitem')).toHaveText(last);
  await expect(overview.day).toContainText('BleedingHeavy');
  await openHistory(page);
  await expect(page.getByText('Post-Menopause Mode: no forecast of periods is made.')).toBeVisible();
  await expect(lineOf(page, '2 Nov')).toHaveCount(0);
  expect(await storedPeriods(context.request)).toEqual(['2023-03-08 – 2023-03-12']);
  const untouched = { sleep_hours: null, sleep_quality: null, activity_minutes: null, activity_type: null };
  expect(await storedLogs(context.request)).toEqual([
    {
      ...{
        log_date: '2025-11-02',
        ...untouched,
        mood: null,
        stress: null,
        weight_kg: null,
        water_glasses: null,
      },
      extras: { 'post-menopause': { bleeding: 'heavy' } },
    },
  ]);
});
