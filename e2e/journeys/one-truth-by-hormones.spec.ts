import { openCalendar, sidePanel } from '../calendar.ts';
import { openHistory } from '../cycle-history.ts';
import { recordLog, storedLogs } from '../daily-log.ts';
import {
  answerInLog,
  chooseStage,
  dayIn,
  lookAtDay,
  looks,
  openOverview,
  recordThreeCycles,
  samples,
  tiles,
} from '../one-truth.ts';
import { setDay } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectCard } from '../today.ts';

// As one-truth.spec.ts, where hormones decide when she bleeds.

test.beforeEach(({ maria }) => {
  expect(maria.fullName).toBe('Maria del Carmen');
});

test(
  'Contraception: the bleeding she logs is on every screen and starts no cycle; no day is named fertile anywhere, nor a part of the cycle on day 95',
  rows('C-50', 'C-64', 'PR-28', 'PR-29', 'PR-36', 'PR-37', 'Q-18'),
  async ({ page, context }) => {
    await setDay(page, '2025-10-11');
    await recordThreeCycles(context.request);
    await chooseStage(context.request, 'contraception');
    await openCalendar(page);
    await answerInLog(page, 'Breakthrough bleeding', 'Bleeding');

    const next = '31 Oct, 8 in 10: 29 Oct – 2 Nov';
    const place = 'Cycle day 9 of about 28By the dates you recorded';
    const panel = sidePanel(page, 'Contraception Mode');
    await expect(panel.getByRole('listitem')).toHaveText([
      place,
      `Next period${next}`,
      'IntercourseNone noted',
    ]);
    const notEstimated =
      'Fertile days and ovulation are not estimated in this mode. This is not contraception.';
    await expect(panel.getByText(notEstimated)).toBeVisible();
    await expect(tiles(page)).toHaveText(['9 of about 28', '– not estimated', '20 days']);
    await expectCard(page, 'Cycle day', '9 of about 28', 'By the dates you recorded');
    await expect(dayIn(page, '2025-10-11')).toHaveAccessibleName(/today, bleeding, recorded$/);
    await expect(looks(page, 'fertile').or(looks(page, 'ovulation'))).toHaveCount(0);
    await lookAtDay(page, '2025-10-11', async (day) => {
      await expect(day.getByText('Bleeding, noted', { exact: true })).toBeVisible();
      await expect(day.getByText(/Fertile|Ovulation|likely/)).toHaveCount(0);
    });

    await test.step('day 95, the day and its page', async () => {
      await page.clock.setSystemTime(new Date('2026-01-05T12:00:00'));
      await page.reload();
      const late = 'Day 95, usually 26 to 30';
      await expect(panel.getByRole('listitem').first()).toHaveText(`${late}Past the usual range`);
      await expect(tiles(page)).toHaveText([/^95 usually 26 to 30$/, '– not estimated', '9 days']);
      await expectCard(page, 'Cycle day', '95', 'Usually 26 to 30 days');
      await expect(looks(page, 'fertile').or(looks(page, 'ovulation'))).toHaveCount(0);
      const overview = await openOverview(page);
      await expect(overview.where.getByRole('listitem')).toHaveText(`${late}Past the usual range`);
      await expect(overview.next.getByRole('listitem')).toHaveText('Next period14 Jan, 8 in 10: 6 – 22 Jan');
      await openHistory(page);
      await expect(page.getByRole('region', { name: /^Next period, most likely/ })).toContainText(
        'Wednesday, 14 January',
      );
      await expect(page.getByText('Cycle day 95. Based on your 3 recorded cycles.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'This cycle' })).toHaveCount(0);
    });
  },
);

test('IVF: with her first entry every sample goes, all that is not known is said to be missing, and no day is named fertile', {
  ...rows('C-64', 'PR-28', 'PR-36', 'PR-37', 'Q-05', 'Q-22'),
  tag: '@deep',
}, async ({ page, context }) => {
  await setDay(page, '2025-10-11');
  await chooseStage(context.request, 'ivf');
  await openCalendar(page);
  await expect(samples(page)).toHaveCount(9);
  await answerInLog(page, 'Medication', 'All taken');
  await expect(samples(page)).toHaveCount(0);
  await expect(page.getByText('Example dates', { exact: false })).toHaveCount(0);
  const panel = sidePanel(page, 'IVF Mode');
  const treatment = 'Stimulation dayNot known hereClinic plan';
  const noted = ['Most noted symptomNone noted', 'Most noted moodNone noted'];
  await expect(panel.getByRole('listitem')).toHaveText([treatment, 'Days logged1 of 14', ...noted]);
  await expect(tiles(page)).toHaveText(['– no cycle counted', '– not estimated', '– no forecast']);
  await expect(looks(page)).toHaveCount(0);
  await expectCard(page, 'Medication', 'All taken', '1 day logged this week: 1 all taken');
  expect(await storedLogs(context.request)).toMatchObject([
    { log_date: '2025-10-11', sleep_hours: null, mood: null, extras: { ivf: { medication: 'all' } } },
  ]);

  await recordThreeCycles(context.request);
  for (let day = 1; day <= 13; day += 1) {
    const date = `2025-${day < 3 ? `09-${28 + day}` : `10-${String(day - 2).padStart(2, '0')}`}`;
    await recordLog(context.request, date, { extras: { medication: 'all' } }, 'ivf');
  }
  await page.reload();
  await expect(panel.getByRole('listitem')).toHaveText([treatment, 'Days logged13 of 14', ...noted]);
  await expect(tiles(page)).toHaveText(['9 of about 28', '– not estimated', '20 days']);
  await expect(dayIn(page, '2025-10-03')).toHaveAccessibleName(/period, recorded$/);
  await expect(looks(page, 'fertile').or(looks(page, 'ovulation'))).toHaveCount(0);
  await lookAtDay(page, '2025-10-16', async (day) => {
    await expect(day.getByText(/Fertile|Ovulation|likely/)).toHaveCount(0);
  });
  const overview = await openOverview(page);
  await expect(overview.day).toContainText('MedicationAll taken');
  await openHistory(page);
  await expect(page.getByRole('region', { name: 'This cycle' })).toHaveCount(0);
  await expect(page.getByText('Cycle day 9. Based on your 3 recorded cycles.')).toBeVisible();
});
