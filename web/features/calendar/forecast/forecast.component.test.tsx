import { NO_CYCLE_RECORDS } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { press } from '../../../testing/choose.ts';
import { expect, test } from '../../../testing/component-test.ts';
import type { HerRecords } from '../../../testing/her-records.ts';
import { complaints, rows, standAt, textsOf } from '../../../testing/look.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import { HealthToday } from '../../dashboard/health-today.tsx';
import Overview from '../../overview/overview.tsx';
import {
  button,
  closeByEscape,
  dayOf,
  dialog,
  expectCount,
  expectLook,
  focus,
  openCalendar,
  openDay,
  periodOf,
  sidePanel,
  signalsDialog,
  tiles,
} from '../testing/calendar-on-screen.tsx';

// The figures are those of docs/algorithms/looking-ahead.md, moved to other days: after three cycles of 28 days the next
// period comes on day 26 to 30 after the last start, 8 times in 10, and as likely before day 28 as after it.

/** 3 October + 26, + 28. */
const WINDOW = { from: '2025-10-29', expected: '2025-10-31' };

const frame = (date: string) =>
  page.getByCss(`section [role=grid] button[data-date="${date}"] [data-window]`);
const frames = () => page.getByCss('section [role=grid] [data-window]');
const showForecast = () => page.getByRole('checkbox', { name: 'Show forecast' });
/** One card of today, by its label. */
const cardOf = (label: string) =>
  page
    .getByRole('region', { name: 'Your Health Today' })
    .getByCss('div.group')
    .filter({ has: page.getByText(label, { exact: true }) });

function recordCycles(records: HerRecords): void {
  records.periods = [
    periodOf('2025-07-11', '2025-07-15'),
    periodOf('2025-08-08', '2025-08-12'),
    periodOf('2025-09-05', '2025-09-09'),
    periodOf('2025-10-03', '2025-10-07'),
  ];
}

test(
  'The window of her next period stands in month and year beside the classes of the days, and in words',
  rows('C-23', 'C-24', 'C-25', 'C-26', 'C-27', 'C-28', 'C-29', 'PR-29', 'PR-36'),
  async ({ records }) => {
    standAt('2025-10-21T12:00:00');
    recordCycles(records);
    await openCalendar();
    await expect.element(showForecast()).toBeChecked();
    await expect
      .element(
        page
          .getByText('Next period, most likely 31 October. 8 in 10: 29 October to 2 November.', {
            exact: true,
          })
          .first(),
      )
      .toBeVisible();
    expect(textsOf(page.getByRole('list', { name: 'Legend' }).getByRole('listitem'))).toEqual([
      'Period',
      'Fertile',
      'Ovulation',
    ]);

    // Three of its days are in October, the expected one marked, none before today.
    await expectCount(frames(), 3);
    await expect.element(frame(WINDOW.from)).toHaveAttribute('data-window', 'day');
    await expect.element(frame(WINDOW.expected)).toHaveAttribute('data-window', 'expected');
    await expect.element(dayOf('2025-10-28')).toHaveAccessibleName('Tuesday, 28 October 2025');
    await expect
      .element(dayOf(WINDOW.expected))
      .toHaveAccessibleName(
        'Friday, 31 October 2025, period, predicted. Next period: 25 % likely on this day, the expected day',
      );
    // The classes stay what they are by cycle length: the 31st is day 1 of the next cycle.
    await expectLook('2025-10-31', 'period-predicted');
    await expectLook('2025-10-17', 'ovulation');
    await expectLook('2025-10-29', null);

    // With the keyboard into the next month, where the window ends.
    focus(dayOf('2025-10-21'));
    await userEvent.keyboard('{End}{ArrowDown}{ArrowRight}');
    await expect.element(dayOf('2025-11-02')).toHaveFocus();
    await expect.element(frame('2025-11-02')).toHaveAttribute('data-window', 'day');
    await expect.element(frame('2025-11-03')).not.toBeInTheDocument();
    // Later windows are wider: 26 November + or so.
    await expect.element(frame('2025-11-28')).toHaveAttribute('data-window', 'expected');
    await userEvent.keyboard('{Enter}');
    await expect.element(signalsDialog().getByText('Next period: 10 % likely on this day.')).toBeVisible();
    await closeByEscape();

    // A day of no window says its chance when it is opened.
    await press(button('Previous month'));
    await openDay('2025-10-21');
    await expect
      .element(
        signalsDialog().getByText(/^Fertile: \d+ % likely, an estimate\. This is not contraception\.$/),
      )
      .toBeVisible();
    await closeByEscape();
    // The one that the month draws as the day of ovulation says so.
    await openDay('2025-10-17');
    await expect.element(signalsDialog().getByText('Ovulation, an estimate.')).toBeVisible();
    await closeByEscape();
    await openDay('2025-10-20');
    await expect.element(signalsDialog().getByText(/likely/)).not.toBeInTheDocument();
    await closeByEscape();

    // The year has a frame for each window.
    await press(button('Year at a glance'));
    const year = dialog('The year 2025');
    await expect
      .element(year.getByRole('button', { name: /^October 2025/ }))
      .toHaveAccessibleName(/next period, 8 in 10: 29 to 31/);
    await expect
      .element(year.getByRole('button', { name: /^November 2025/ }))
      .toHaveAccessibleName(/next period, 8 in 10: 1 to 2, later period, 8 in 10: 25 to 30/);
    await expectCount(year.getByCss('[data-window=expected]'), 3);
  },
);

test(
  'Everything else that looks ahead says the same, the tiles too',
  rows('PR-29', 'PR-36'),
  async ({ records }) => {
    standAt('2025-10-21T12:00:00');
    recordCycles(records);
    const said = '31 Oct, 8 in 10: 29 Oct – 2 Nov';
    await openCalendar('menstrual-cycle', (userId) => (
      <HealthToday userId={userId} stage="menstrual-cycle" />
    ));
    await expect.element(sidePanel().getByText(said)).toBeVisible();
    for (const text of ['10 days', said, 'Estimate'])
      await expect.element(cardOf('Next period')).toMatchTextContent(text);
    await expect
      .poll(() => textsOf(tiles().getByRole('definition')))
      .toEqual(['19 of about 28', '– probably over', '10 days']);
    await cleanup();
    await renderPart(({ user }) => <Overview userId={user.id} stage="menstrual-cycle" />);
    const next = page.getByRole('region', { name: 'What comes next', exact: true });
    await expect.element(next.getByText(said)).toBeVisible();
  },
);

test(
  'She switches the forecast off, and this device remembers it',
  rows('C-29', 'PR-29'),
  async ({ records }) => {
    standAt('2025-10-21T12:00:00');
    recordCycles(records);
    await openCalendar();
    await expectCount(frames(), 3);
    focus(showForecast());
    await userEvent.keyboard(' ');
    await expectCount(frames(), 0);
    await expect.element(dayOf(WINDOW.expected)).toHaveAccessibleName('Friday, 31 October 2025');
    await openDay(WINDOW.expected);
    await expect.element(signalsDialog().getByText(/likely/)).not.toBeInTheDocument();
    await closeByEscape();

    await openCalendar();
    await expect.element(showForecast()).not.toBeChecked();
    await expectCount(frames(), 0);
    await showForecast().click();
    await expectCount(frames(), 3);
    await openCalendar();
    await expectCount(frames(), 3);
  },
);

test(
  'On a late day it says what is usual, and the window lies ahead of her',
  rows('PR-28', 'PR-29'),
  async ({ records }) => {
    // 3 October is day 1, so 2 November is day 31; usual are 26 to 30.
    standAt('2025-11-02T12:00:00');
    recordCycles(records);
    await openCalendar('menstrual-cycle', (userId) => (
      <HealthToday userId={userId} stage="menstrual-cycle" />
    ));
    const said = 'Day 31, usually 26 to 30';
    await expect
      .element(page.getByText(new RegExp(`^${said}\\. Next period, most likely 4 November\\.`)).first())
      .toBeVisible();
    await expect.element(sidePanel().getByText(said, { exact: true })).toBeVisible();
    for (const text of [said, '8 in 10: 3 – 6 Nov'])
      await expect.element(cardOf('Next period')).toMatchTextContent(text);
    for (const text of ['Cycle day31', 'Usually 26 to 30 days'])
      await expect.element(cardOf('Cycle day')).toMatchTextContent(text);
    await expect.element(frame('2025-11-03')).toHaveAttribute('data-window', 'day');
    await expect.element(frame('2025-11-02')).not.toBeInTheDocument();
    await expect.element(page.getByText(/you are late/i)).not.toBeInTheDocument();
  },
);

for (const stage of ['contraception', 'ivf'] as const) {
  test(`In ${stage} the next period is forecast, and no fertile day`, rows('PR-36'), async ({ records }) => {
    standAt('2025-10-11T12:00:00');
    recordCycles(records);
    await openCalendar(stage);
    await expect.element(frame(WINDOW.expected)).toHaveAttribute('data-window', 'expected');
    await openDay('2025-10-16');
    await expect.element(signalsDialog().getByText(/likely/)).not.toBeInTheDocument();
    await closeByEscape();
    await expect.element(sidePanel().getByText('Fertile days', { exact: true })).not.toBeInTheDocument();
    await expect.element(sidePanel().getByText('Ovulation', { exact: true })).not.toBeInTheDocument();
  });
}

test(
  'With nothing recorded there is nothing to switch, and in modes without cycles neither',
  rows('Q-05', 'C-69'),
  async ({ records }) => {
    standAt('2025-10-21T12:00:00');
    await openCalendar();
    await expect.element(page.getByText('Example dates from 1 Oct 2025.')).toBeVisible();
    await expect.element(showForecast()).not.toBeInTheDocument();
    recordCycles(records);
    await openCalendar('menopause');
    await expect.element(page.getByRole('region', { name: 'Menopause Mode', exact: true })).toBeVisible();
    await expect.element(showForecast()).not.toBeInTheDocument();
    await expectCount(frames(), 0);
  },
);

test('A sign of ovulation counts from whichever part of the answer it comes', async ({ api, records }) => {
  standAt('2025-10-21T12:00:00');
  recordCycles(records);
  api.answerInPages('get', '/api/cycle-records', [
    NO_CYCLE_RECORDS,
    {
      ...NO_CYCLE_RECORDS,
      ovulation_signs: [{ day: '2025-10-15', lh_test: 'positive', temperature_f: null }],
    },
  ]);
  await openCalendar();
  // As in the next test.
  await expectCount(frames(), 4);
  await expectCount(page.getByCss('[data-look=ovulation-confirmed]'), 1);
});

test('axe finds nothing in the forecast of month, day and year', rows('C-80'), async ({ records }) => {
  standAt('2025-10-21T12:00:00');
  recordCycles(records);
  records.logs = [
    {
      log_date: '2025-10-15',
      ...EMPTY_VALUES,
      extras: { conception: { lh_test: 'positive' } },
    },
  ];
  await openCalendar();
  // Ovulation on the 16th, day 14: 14 + 13.2 = 27.2, 30 October, with two days before and after it.
  await expectCount(frames(), 4);
  await expectCount(page.getByCss('[data-look=ovulation-confirmed]'), 1);
  expect(await complaints(), 'month').toEqual([]);
  await openDay(WINDOW.expected);
  await expect.element(signalsDialog().getByText(/likely on this day/)).toBeVisible();
  expect(await complaints({ within: dialog() }), 'day').toEqual([]);
  await closeByEscape();
  await press(button('Year at a glance'));
  await expectCount(dialog().getByCss('[data-window=expected]'), 3);
  expect(await complaints({ within: dialog() }), 'year').toEqual([]);
});
