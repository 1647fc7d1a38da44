import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { logOf } from '@lunaria/domain/dashboard/facts-for-tests.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { page } from 'vitest/browser';
import { expect, test } from '../../../testing/component-test.ts';
import { complaints, rows, standAt, textsOf } from '../../../testing/look.ts';
import { expectCount, openCalendar, periodOf, showCalendar, tiles } from '../testing/calendar-on-screen.tsx';

const NOTICE = 'Dates ahead are estimates. They are not contraception.';
const panelOf = (mode: string) => page.getByRole('region', { name: mode, exact: true });
const samples = (mode: string) => panelOf(mode).getByText('Sample', { exact: true });
const figures = () => textsOf(tiles().getByRole('definition'));

/** Her mode, its name, what its panel says, and whether it has dates ahead and a cycle. */
const MODES: [LifeStage, string, string, { hasDates?: true; hasNoCycle?: true }][] = [
  ['menstrual-cycle', 'Menstrual Cycle', 'Cycle day 15 of 28', { hasDates: true }],
  ['contraception', 'Contraception Mode', 'This is not contraception.', { hasDates: true }],
  ['conception', 'Conception Mode', '92 percent', { hasDates: true }],
  ['ivf', 'IVF Mode', 'Stimulation day 8 of 11', {}],
  ['pregnancy', 'Pregnancy Mode', 'Week 24 of 40', { hasNoCycle: true }],
  ['menopause', 'Menopause Mode', '74 days', { hasNoCycle: true }],
  ['post-menopause', 'Post-Menopause Mode', '74 days', { hasNoCycle: true }],
  ['pre-menstrual', 'Pre-Menstrual', 'No period is recorded yet.', {}],
];

for (const [stage, mode, said, { hasDates = false, hasNoCycle = false }] of MODES) {
  test(
    `With nothing recorded ${mode} has its panel, and each invented value its mark`,
    rows(
      ...['C-50', 'C-51', 'C-52', 'C-53', 'C-54', 'C-55', 'C-56', 'C-57', 'C-58', 'C-59', 'C-61', 'C-62'],
      ...['C-63', 'C-64', 'PR-28', 'PR-36', 'Q-05', 'Q-18', 'Q-22'],
    ),
    async () => {
      standAt('2025-10-15T12:00:00');
      await openCalendar(stage);
      const panel = panelOf(mode);
      await expect.element(panel.getByText(said)).toBeVisible();
      expect(panel.getByRole('heading', { level: 3 }).elements().length).toBeGreaterThanOrEqual(2);
      expect(panel.getByRole('listitem').elements().length).toBeGreaterThanOrEqual(3);
      await expect.element(panel.getByRole('progressbar').first()).toBeVisible();
      await expectCount(samples(mode), 1);
      await expect.element(panel.getByText(/\bsafe\b/i)).not.toBeInTheDocument();
      await expectCount(tiles(), hasNoCycle ? 0 : 1);
      if (!hasNoCycle) await expect.element(tiles().getByText('Sample', { exact: true })).toBeVisible();
      await expectCount(panel.getByText(NOTICE), hasDates ? 1 : 0);
    },
  );
}

test(
  'The tiles count by the example, and by her forecast from her first period on',
  rows('C-60', 'C-65', 'C-66', 'C-67', 'Q-06'),
  async ({ records }) => {
    standAt('2025-10-10T12:00:00');
    await openCalendar();
    expect(textsOf(tiles().getByRole('term'))).toEqual(['Day', 'Ovulation', 'Period']);
    await expect.poll(figures).toEqual(['10 of 28', '5 days', '19 days']);
    await expect.element(tiles().getByText('Sample', { exact: true })).toBeVisible();

    records.periods = [periodOf('2025-10-02', '2025-10-05', 30)];
    await openCalendar();
    await expect.poll(figures).toEqual(['9 of about 30', '7 days', '22 days']);
    await expectCount(tiles().getByText('Sample', { exact: true }), 0);

    const days: [CalendarDate, string[]][] = [
      ['2025-10-17', ['16 of about 30', '0 today', '15 days']],
      // The likeliest day has gone by without a sign: as the panel says it, until when ovulation may still come.
      ['2025-10-18', ['17 of about 30', '– probably by 22 Oct', '14 days']],
      // Past the length that she stated: the day is counted on, and what is expected moves on with it.
      ['2025-11-01', ['31 of about 33', '19 days', '3 days']],
    ];
    for (const [day, expected] of days) {
      standAt(`${day}T12:00:00`);
      // She comes back to the page.
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      await expect.poll(figures, { message: day }).toEqual(expected);
    }
  },
);

test('Where nothing is forecast the tiles claim no forecast, and before the first period no last one is asked for', async ({
  records,
}) => {
  standAt('2025-10-10T12:00:00');
  records.logs = [logOf('2025-10-09', { mood: 5 })];
  await openCalendar('pre-menstrual');
  await expect.element(tiles().getByText('Nothing is forecast now.', { exact: true })).toBeVisible();
  await expect.poll(figures).toEqual(['– no cycle counted', '– not known', '– no forecast']);
  await expect.element(page.getByRole('button', { name: 'Record your first period' })).toBeVisible();
});

test('Past her usual days the panel names no phase any more', rows('PR-28', 'PR-36'), async ({ records }) => {
  // 34 days: four of five cycles of many women are 23 to 33.
  standAt('2025-11-03T12:00:00');
  records.periods = [periodOf('2025-10-01', '2025-10-05')];
  await openCalendar();
  const panel = panelOf('Menstrual Cycle');
  await expect.element(panel.getByText('Day 34, usually 23 to 33', { exact: true })).toBeVisible();
  await expect.element(panel.getByText('Past the usual range')).toBeVisible();
  await expect.element(panel.getByText('Menstrual phase')).not.toBeInTheDocument();
  await expectCount(samples('Menstrual Cycle'), 0);
  expect(await complaints()).toEqual([]);
});

test(
  'What she notes of the bleeding of today is said at once, where nothing else changes with it',
  rows('PR-36'),
  async ({ records }) => {
    standAt('2025-10-10T12:00:00');
    records.periods = [periodOf('2025-10-08', null)];
    await openCalendar();
    const panel = panelOf('Menstrual Cycle');
    await expect.element(panel.getByText('Menstrual phase, expected', { exact: true })).toBeVisible();
    records.logs = [logOf('2025-10-10', { extras: { 'menstrual-cycle': { period_flow: 'none' } } })];
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expect.element(panel.getByText('No end recorded', { exact: true })).toBeVisible();
    await expect.element(panel.getByText(/^Menstrual phase/)).not.toBeInTheDocument();
  },
);

test(
  'As long as her log is not here the panel counts no days of it',
  rows('PR-28', 'PR-36'),
  async ({ api, records }) => {
    standAt('2025-10-10T12:00:00');
    records.periods = [periodOf('2025-10-08', null)];
    records.logs = [logOf('2025-10-09', { mood: 5 })];
    const answer = api.hold('get', '/api/daily-logs');
    await showCalendar();
    await expect.poll(figures).toEqual(['3 of about 29', '13 days', '27 days']);
    expect(panelOf('Menstrual Cycle').elements()).toEqual([]);
    answer.open();
    await expect.element(panelOf('Menstrual Cycle').getByText('1 of 3', { exact: true })).toBeVisible();
  },
);

test(
  'Where her log did not load the panel says so, and not that nothing is logged',
  rows('PR-36'),
  async ({ api, records }) => {
    standAt('2025-10-10T12:00:00');
    records.periods = [periodOf('2025-10-08', null)];
    api.refuse('get', '/api/daily-logs', { status: 400, code: 'bad_request' });
    await showCalendar();
    const logged = panelOf('Menstrual Cycle').getByText('Days logged', { exact: true });
    await expect.element(logged).toBeVisible();
    await expect.element(panelOf('Menstrual Cycle').getByText('Did not load', { exact: true })).toBeVisible();
  },
);
