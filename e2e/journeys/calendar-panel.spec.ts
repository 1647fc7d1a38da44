import { openCalendar, recordPeriod, recordSignals, sidePanel } from '../calendar.ts';
import { chooseMode } from '../life-stages.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

const NOTICE = 'Dates ahead are estimates. They are not contraception.';

test(
  'From her own records: her cycle and what she noted in it, no sample beside it, and as her mode has it',
  rows('C-44', 'C-50', 'C-53', 'C-54', 'C-55', 'C-68', 'PR-28', 'Q-18', 'Q-22'),
  async ({ page, context, maria }) => {
    expect(maria.fullName).toBe('Maria del Carmen');
    // Noon of the day on her clock; time goes on from there.
    await page.clock.install({ time: new Date('2025-10-10T12:00:00') });
    await recordPeriod(context.request, '2025-10-01', '2025-10-04');
    await recordSignals(context.request, '2025-10-02', { symptoms: ['cramps', 'fatigue'] });
    await recordSignals(context.request, '2025-10-03', { symptoms: ['cramps'], mood: ['calm'] });
    await recordSignals(context.request, '2025-09-28', { symptoms: ['acne'] });
    await openCalendar(page);
    const panel = sidePanel(page, 'Menstrual Cycle');
    // No cycle of hers is finished: the forecast is that of many women, 29 days, 23 to 33.
    await expect(
      panel.getByText('Next period, most likely 30 October. 8 in 10: 24 October to 3 November.'),
    ).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveText([
      'Cycle day 10 of about 29Follicular phase, estimate',
      ...['Fertile daysto 22 OctToday', 'Ovulation16 Oct, probably by 21 Oct'],
      'Next period30 Oct, 8 in 10: 24 Oct – 3 Nov',
      ...['Period length4 days', 'Days logged2 of 10'],
      ...['Most noted symptomAbdominal Cramps, 2 days', 'Most noted moodCalm, 1 day'],
    ]);
    await expect(panel.getByRole('progressbar', { name: 'Days logged' })).toHaveAttribute(
      'aria-valuenow',
      '2',
    );
    await expect(panel.getByText('Sample', { exact: true })).toHaveCount(0);
    await expect(panel.getByText(NOTICE)).toBeVisible();

    await test.step('how likely today is fertile is hers too, and no invented score stands beside it', async () => {
      await chooseMode(page, 'Conception Mode');
      const conception = sidePanel(page, 'Conception Mode');
      await expect(conception.getByText(/^\d+ % likely$/)).toBeVisible();
      await expect(conception.getByText('Sample', { exact: true })).toHaveCount(0);
      await expect(conception.getByText('An invented percentage', { exact: false })).toHaveCount(0);
    });
    await test.step('contraception mode names no fertile day, and none that is not one', async () => {
      await chooseMode(page, 'Contraception Mode');
      const text = 'Fertile days and ovulation are not estimated in this mode. This is not contraception.';
      await expect(sidePanel(page, 'Contraception Mode').getByText(text)).toBeVisible();
    });
    await test.step('menopause mode counts from the last recorded period', async () => {
      await chooseMode(page, 'Menopause Mode');
      await expect(sidePanel(page, 'Menopause Mode').getByText('9 days')).toBeVisible();
    });
    await test.step('nothing of a cycle is left in the month, and a reload finds the mode again', async () => {
      await page.reload();
      await expect(sidePanel(page, 'Menopause Mode').getByText('9 days')).toBeVisible();
      await expect(page.locator('[role=grid] [data-look]')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Edit Period', exact: true })).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Your cycle in three numbers' })).toHaveCount(0);
    });
  },
);
