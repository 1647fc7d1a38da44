import type { Page } from '@playwright/test';
import { openCalendar, recordPeriod, recordSignals, sidePanel } from '../calendar.ts';
import { chooseMode, MODE_LABELS } from '../life-stages.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

const WITHOUT_CYCLE = ['Pregnancy Mode', 'Menopause Mode', 'Post-Menopause Mode'];
const tiles = (page: Page) => page.getByRole('region', { name: 'By cycle length' });
const NOTICE = 'Dates ahead are estimates. They are not contraception.';

/** Noon of the day on her clock; time goes on from there. */
async function setDay(page: Page, day: string): Promise<void> {
  await page.clock.install({ time: new Date(`${day}T12:00:00`) });
}

async function expectTiles(page: Page, day: string, ovulation: string, period: string): Promise<void> {
  await expect(tiles(page).getByRole('definition')).toHaveText([day, ovulation, period]);
}

test.beforeEach(({ maria }) => {
  expect(maria.fullName).toBe('Maria del Carmen');
});

test(
  'With nothing recorded every mode has its panel, and each invented value its mark',
  rows(
    ...[
      'C-50',
      'C-51',
      'C-52',
      'C-53',
      'C-54',
      'C-55',
      'C-56',
      'C-57',
      'C-58',
      'C-59',
      'C-61',
      'C-62',
      'C-63',
    ],
    ...['C-64', 'PR-28', 'PR-36', 'Q-05', 'Q-18', 'Q-22'],
  ),
  async ({ page }) => {
    test.slow();
    await setDay(page, '2025-10-15');
    await openCalendar(page);
    const named: Record<string, string> = {
      'Menstrual Cycle': 'Cycle day 15 of 28',
      'Contraception Mode': 'This is not contraception.',
      'Conception Mode': '92 percent',
      'IVF Mode': 'Stimulation day 8 of 11',
      'Pregnancy Mode': 'Week 24 of 40',
      'Menopause Mode': '74 days',
      'Post-Menopause Mode': '74 days',
      'Pre-Menstrual': 'No period is recorded yet.',
    };
    for (const mode of MODE_LABELS) {
      await chooseMode(page, mode);
      const panel = sidePanel(page, mode);
      await expect(panel.getByText(named[mode] ?? mode)).toBeVisible();
      expect(await panel.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(2);
      expect(await panel.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
      await expect(panel.getByRole('progressbar').first()).toBeVisible();
      await expect(panel.getByText('Sample', { exact: true })).toHaveCount(1);
      await expect(panel.getByText(/\bsafe\b/i)).toHaveCount(0);
      const hasCycle = !WITHOUT_CYCLE.includes(mode);
      await expect(tiles(page)).toHaveCount(hasCycle ? 1 : 0);
      if (hasCycle) await expect(tiles(page).getByText('Sample', { exact: true })).toBeVisible();
      const showsDates = ['Menstrual Cycle', 'Contraception Mode', 'Conception Mode'].includes(mode);
      await expect(panel.getByText(NOTICE)).toHaveCount(showsDates ? 1 : 0);
    }
  },
);

for (const [day, percent, when] of [
  ['2025-10-14', 65, 'the other fertile days'],
  ['2025-10-20', 15, 'other days'],
] as const) {
  test(`The sample score of ${when} is ${percent} percent`, rows('C-56', 'Q-22'), async ({ page }) => {
    await setDay(page, day);
    await openCalendar(page);
    await chooseMode(page, 'Conception Mode');
    await expect(sidePanel(page, 'Conception Mode').getByText(`${percent} percent`)).toBeVisible();
  });
}

test(
  'The tiles count down by cycle length from her last period, over the end of a cycle',
  rows('C-60', 'C-65', 'C-66', 'C-67', 'Q-06'),
  async ({ page, context }) => {
    await setDay(page, '2025-10-10');
    await openCalendar(page);
    await expect(tiles(page).getByRole('term')).toHaveText(['Day', 'Ovulation', 'Period']);
    await expectTiles(page, '10 of 28', '5 days', '19 days');
    await expect(tiles(page).getByText('Sample', { exact: true })).toBeVisible();

    await recordPeriod(context.request, '2025-10-02', '2025-10-05', 30);
    await page.reload();
    await expectTiles(page, '9 of 30', '8 days', '22 days');
    await expect(tiles(page).getByText('Sample', { exact: true })).toHaveCount(0);

    for (const [day, inCycle, ovulation, period] of [
      ['2025-10-18', '17 of 30', '0 today', '14 days'],
      ['2025-10-19', '18 of 30', '29 days', '13 days'],
      ['2025-10-31', '30 of 30', '17 days', '1 day'],
      ['2025-11-01', '1 of 30', '16 days', '30 days'],
    ] as const) {
      await page.clock.setSystemTime(new Date(`${day}T12:00:00`));
      await page.reload();
      await expectTiles(page, inCycle, ovulation, period);
    }
  },
);

test(
  'From her own records: her cycle, what she noted in it, and no sample beside it',
  rows('C-50', 'C-53', 'C-54', 'C-55', 'PR-28', 'Q-22'),
  async ({ page, context }) => {
    await setDay(page, '2025-10-10');
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
      'Cycle day 10 of 28Follicular phase, estimate',
      ...['Fertile daysto 22 OctToday', 'OvulationProbably by 21 Oct'],
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
  },
);

test(
  'A cycle length after her last period the panel names no phase any more',
  rows('PR-28', 'PR-36'),
  async ({ page, context }) => {
    await setDay(page, '2025-10-29');
    await recordPeriod(context.request, '2025-10-01', '2025-10-05');
    await openCalendar(page);
    const panel = sidePanel(page, 'Menstrual Cycle');
    await expect(panel.getByText('Day 29, usually 23 to 33')).toBeVisible();
    await expect(panel.getByText('In the usual range')).toBeVisible();
    await expect(panel.getByText('Menstrual phase')).toHaveCount(0);
  },
);
