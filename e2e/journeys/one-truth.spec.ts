import { openCalendar, recordPeriod, recordSignals, sidePanel } from '../calendar.ts';
import { lineOf, openHistory } from '../cycle-history.ts';
import { openReport } from '../cycle-report.ts';
import { recordLog } from '../daily-log.ts';
import { answerInLog, dayIn, lookAtDay, openOverview, samples, tiles } from '../one-truth.ts';
import { setDay } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectCard } from '../today.ts';

// One story a life stage: she does one thing, and every screen that speaks of it says the same. Which story tells which
// stage: docs/algorithms/one-description.md.

test.beforeEach(({ maria }) => {
  expect(maria.fullName).toBe('Maria del Carmen');
});

test(
  'Menstrual cycle: from one period and the length she gave all screens count alike, and the bleeding she logs makes it longer on each',
  rows('C-50', 'C-53', 'C-54', 'C-55', 'PR-28', 'PR-29', 'PR-36', 'Q-18', 'Q-22'),
  async ({ page, context }) => {
    await setDay(page, '2025-10-10');
    await recordPeriod(context.request, '2025-10-01', null, 44);
    for (const day of ['02', '03', '04', '05', '06', '07', '08', '09'])
      await recordLog(context.request, `2025-10-${day}`, { extras: { period_flow: 'heavy' } });
    await recordSignals(context.request, '2025-10-02', { symptoms: ['cramps', 'fatigue'] });
    await recordSignals(context.request, '2025-10-03', { symptoms: ['cramps'], mood: ['calm'] });
    await recordSignals(context.request, '2025-09-28', { symptoms: ['acne'] });
    await openCalendar(page);
    await expect(sidePanel(page).getByText('9 days', { exact: true })).toBeVisible();
    await answerInLog(page, 'Period flow', 'Medium');

    // The 44 days that she gave, weighed with how it is for many women: 1 October + 41.
    const next = '11 Nov, 8 in 10: 27 Oct – 21 Nov';
    const ahead = [
      'Fertile days12 Oct – 7 Nov',
      'Ovulation27 Oct, 8 in 10: 12 Oct – 7 Nov',
      `Next period${next}`,
    ];
    const panel = sidePanel(page, 'Menstrual Cycle');
    await expect(panel.getByRole('listitem')).toHaveText([
      'Cycle day 10 of about 41Menstrual phase',
      ...ahead,
      ...['PeriodDay 10Going on', 'Days logged9 of 10'],
      ...['Most noted symptomAbdominal Cramps, 2 days', 'Most noted moodCalm, 1 day'],
    ]);
    await expect(
      panel.getByText('Next period, most likely 11 November. 8 in 10: 27 October to 21 November.'),
    ).toBeVisible();
    await expect(panel.getByRole('progressbar', { name: 'Days logged' })).toHaveAttribute(
      'aria-valuenow',
      '9',
    );
    await expect(panel.getByText('Dates ahead are estimates. They are not contraception.')).toBeVisible();
    await expect(tiles(page)).toHaveText(['10 of about 41', '17 days', '32 days']);
    await expectCard(page, 'Cycle day', '10 of about 41', 'Menstrual phase');
    await expectCard(page, 'Next period', '32 days', next);
    await expect(samples(page)).toHaveCount(0);
    await expect(dayIn(page, '2025-10-01')).toHaveAccessibleName(/period, recorded/);
    await expect(dayIn(page, '2025-10-09')).toHaveAccessibleName(/period, heavy, recorded$/);
    await expect(dayIn(page, '2025-10-10')).toHaveAccessibleName(/today, period, medium, recorded$/);
    await expect(dayIn(page, '2025-10-27')).toHaveAccessibleName(/ovulation, estimate/);
    await lookAtDay(page, '2025-10-10', async (day) => {
      await expect(day.getByText('Medium bleeding, noted', { exact: true })).toBeVisible();
    });

    const overview = await openOverview(page);
    await expect(overview.where.getByRole('listitem')).toHaveText('Cycle day 10 of about 41Menstrual phase');
    await expect(overview.next.getByRole('listitem')).toHaveText(ahead);
    await expect(overview.day).toContainText('Period flowMedium');
    await openHistory(page);
    await expect(page.getByRole('region', { name: /^Next period, most likely/ })).toContainText(
      'Tuesday, 11 November',
    );
    await expect(lineOf(page, '1 Oct')).toHaveAccessibleName('1 Oct: day 10 today, 10 days of bleeding.');
    const report = await openReport(page);
    await expect(report.getByText('bleeding for 10 days', { exact: true })).toBeVisible();
    await expect(report.getByRole('row', { name: /^1 Oct 2025 day 10 today 10 days/ })).toBeVisible();
  },
);
