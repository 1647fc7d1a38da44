import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { periodOf } from '@lunaria/domain/cycle/testing/example-cycles.ts';
import type { DailyLog } from '@lunaria/domain/daily-log/daily-log.ts';
import type { AllExtras } from '@lunaria/domain/daily-log/log-extras.ts';
import { logOf } from '@lunaria/domain/daily-log/testing/example-logs.ts';
import type { Pregnancy } from '@lunaria/domain/pregnancy/dating.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { page } from 'vitest/browser';
import { expect, test } from '../../testing/component-test.ts';
import type { HerRecords } from '../../testing/her-records.ts';
import { complaints, rows, standAt } from '../../testing/look.ts';
import { currentAddress } from '../../testing/render-page.tsx';
import { cardOf, expectCard, openToday, samplesOf } from './testing/today-on-screen.tsx';

// Every figure is worked out in the comments, by the rules of docs/algorithms/today.md.
// Friday, 10 October 2025; the week began on Sunday, 5 October.
const TODAY = '2025-10-10';

/** By how many days ago. */
type Month = Record<number, Partial<DailyLog>>;

const logsOf = (month: Month): DailyLog[] =>
  Object.entries(month).map(([ago, part]) => logOf(addDays(TODAY, -Number(ago)), part));

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

// With no finished cycle.
const PERIODS = [periodOf('2025-09-25', '2025-09-29')];

test(
  'A month of her own: every figure of the cycle is what its rule says, in her units, and leads to what is behind it',
  rows('D-68', 'D-69', 'Q-22', 'PR-28', 'L-48'),
  async ({ records }) => {
    records.logs = logsOf(MONTH);
    records.periods = PERIODS;
    standAt(`${TODAY}T12:00:00`);
    await openToday();
    await expect.element(samplesOf()).not.toBeInTheDocument();

    // 25 September is day 1, so 10 October is day 16 of 28; with no finished cycle ovulation may lie before or after it.
    await expectCard('Cycle day', '16 of about 29', 'Between two phases, estimate');
    // No cycle is finished yet, so that the forecast is that of many women: 29 days, 23 to 33. 25 September + 29 is
    // 24 October, 14 days from 10 October.
    await expectCard('Next period', '14 days', '24 Oct, 8 in 10: 18 – 28 Oct', 'Estimate');
    // Nights 1 to 30 days ago: 6 + 7 + 8 + 7 + 6 + 7 + 8 + 7 + 7 = 63, / 9 = 7. Today 7.5 - 7 = 0.5.
    await expectCard('Sleep', '7.5 hours', '0.5 h above your average of 7');
    // Days 0 to 6: 7 + 8 + 7 + 6 + 7 + 7 = 42, / 6 = 7. Days 7 to 20: 5 + 6 + 5 + 6 + 5 + 5 + 6 = 38, / 7 = 5.43.
    await expectCard('Mood', '7 of 10', 'Brighter: 7 over 6 days, 5.4 over 7 before');
    // Today is no part of it: 6 + 8 + 7 = 21, / 3 = 7.
    await expectCard('Water', '5 glasses', 'Your average: 7 glasses over 3 days');
    // Sunday to today: 30 + 0 + 45 + 20 = 95, on 4 days; Saturday's 100 belong to the week before.
    await expectCard('Movement', '20 minutes', '95 min this week, 4 days logged');
    // Seven days have a place each; the one three days ago is a gap, and for movement yesterday is one too.
    const countBars = (label: string) =>
      cardOf(label).getByCss('span[aria-hidden] > span > span').elements().length;
    await expect.poll(() => countBars('Sleep')).toBe(6);
    await expect.poll(() => countBars('Movement')).toBe(5);
    expect(await complaints()).toEqual([]);

    // Anywhere on the card: the link lies over all of it.
    await cardOf('Cycle day').getByText('Between two phases').click({ force: true });
    await expect.poll(currentAddress).toBe('/dashboard?section=b2-1');
    await page.getByRole('link', { name: 'Sleep: open the chart' }).click();
    await expect.poll(currentAddress).toBe('/dashboard/history?q=a1');

    // 5 × 250 = 1250 ml, 7 × 250 = 1750 ml.
    records.units = { ...records.units, water_unit: 'ml' };
    await openToday();
    await expectCard('Water', '1250 ml', 'Your average: 1750 ml over 3 days');

    // Three days on nothing is logged: Monday, 13 October.
    standAt('2025-10-13T12:00:00');
    await openToday();
    await expectCard('Cycle day', '19 of about 29');
    await expectCard('Next period', '11 days');
    await expectCard('Sleep', 'Not logged today', 'Last logged 7.5 hours on Friday');
    await expectCard('Mood', 'Not logged today', 'Last logged 7 of 10 on Friday');
    // 24 October has come and gone: the window lies ahead of her again, and is no longer the same.
    standAt('2025-10-25T12:00:00');
    await openToday();
    await expectCard('Cycle day', '31 of about 33', 'Luteal phase, estimate');
    await expectCard('Next period', '3 days', '28 Oct, 8 in 10: 26 Oct – 2 Nov', 'Estimate');
    await expectCard('Sleep', 'Last logged 7.5 hours on 10 Oct');
  },
);

// 22 April to 10 October: 171 days, 24 weeks and 3 days.
const PREGNANCY: Pregnancy = {
  first_pregnancy: null,
  complications: '',
  dating: {
    method: 'lastPeriod',
    last_period_date: '2025-04-22',
    due_date: null,
    current_week: 0,
    stated_on: TODAY,
  },
};

interface OfMode<Stage extends LifeStage> {
  stage: Stage;
  /** By how many days ago. */
  days: Record<number, AllExtras[Stage]>;
  figures: readonly (readonly [label: string, ...texts: string[]])[];
  opens?: readonly [link: string, address: string];
}

const MODES: readonly { [Stage in LifeStage]: OfMode<Stage> }[LifeStage][] = [
  {
    stage: 'contraception',
    days: {
      0: { pill_taken: 'yes' },
      1: { pill_taken: 'late within 12h' },
      3: { pill_taken: 'missed' },
      5: { pill_taken: 'yes' },
      // Before Sunday.
      6: { pill_taken: 'yes' },
    },
    figures: [
      ['Pill', 'Taken', '4 days logged this week: 2 taken, 1 late, 1 missed'],
      ['Cycle day', '16 of about 29'],
      ['Sleep', 'Nothing logged'],
    ],
  },
  {
    stage: 'conception',
    days: { 0: { basal_temperature: 97.9 }, 1: { basal_temperature: 97.6 } },
    figures: [
      // 97.9 - 97.6
      ['Temperature', '97.9 °F', '0.3 °F above yesterday'],
      ['Next period', '14 days', 'Estimate'],
    ],
  },
  {
    stage: 'ivf',
    days: {
      0: { medication: 'late', anxiety: 3, fatigue: 6 },
      1: { medication: 'all', anxiety: 4, fatigue: 5 },
      2: { medication: 'all', anxiety: 5, fatigue: 5 },
      3: { anxiety: 3 },
    },
    figures: [
      ['Medication', 'Late', '3 days logged this week: 2 all taken, 1 late'],
      // 4 + 5 + 3 = 12, / 3 = 4
      ['Anxiety', '3 of 10', 'Your average: 4 over 3 days'],
      ['Fatigue', '6 of 10'],
    ],
  },
  {
    stage: 'pregnancy',
    days: { 0: { kick_count: 12 }, 1: { kick_count: 14 } },
    figures: [
      ['Week', '24 of 40', 'Second trimester'],
      ['Kicks', '12 today', 'Yesterday 14'],
    ],
    opens: ['Week: open the Pregnancy Tracker', '/dashboard?section=b2-6'],
  },
  {
    stage: 'menopause',
    days: {
      0: { hot_flashes: 3 },
      1: { hot_flashes: 4 },
      4: { hot_flashes: 0 },
      // Before Sunday.
      7: { hot_flashes: 9 },
    },
    figures: [
      // 3 + 4 + 0 = 7
      ['Hot flashes', '3 today', '7 this week, 3 days logged'],
      // 25 September to 10 October
      ['Last period', '15 days ago', 'Counted from 25 Sept, its first day'],
    ],
  },
  {
    stage: 'post-menopause',
    days: { 2: { blood_pressure: '124/78' }, 9: { blood_pressure: '131/84' } },
    figures: [
      // 8 October 2025 was a Wednesday.
      ['Blood pressure', '124/78 mmHg', 'Logged on Wednesday'],
      ['Energy', 'Nothing logged'],
    ],
    opens: ['Blood pressure: open the chart', '/dashboard/history?q=b17'],
  },
];

function fill(records: HerRecords, { stage, days }: (typeof MODES)[number]): void {
  records.lifeStage = stage;
  records.periods = PERIODS;
  records.pregnancy = stage === 'pregnancy' ? PREGNANCY : null;
  records.logs = Object.entries(days).map(([ago, values]) =>
    logOf(addDays(TODAY, -Number(ago)), { extras: { [stage]: values } }),
  );
}

for (const mode of MODES) {
  test(
    `The figures of the mode ${mode.stage} are what their rules say`,
    rows('D-68', 'PR-28', 'C-57', 'C-58'),
    async ({ records }) => {
      standAt(`${TODAY}T12:00:00`);
      fill(records, mode);
      await openToday(mode.stage);
      for (const [label, ...texts] of mode.figures) await expectCard(label, ...texts);
      // Two days before today are no average.
      if (mode.stage === 'ivf') await expect.element(cardOf('Fatigue')).not.toMatchTextContent('average');
      if (mode.opens) {
        const [link, address] = mode.opens;
        await page.getByRole('link', { name: link }).click();
        await expect.poll(currentAddress).toBe(address);
      }
    },
  );
}
