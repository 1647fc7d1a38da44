import { logOf } from '@lunaria/domain/daily-log/testing/example-logs.ts';
import { userEvent } from 'vitest/browser';
import { chooseOption, press } from '../../testing/choose.ts';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, rows, standAt } from '../../testing/look.ts';
import { button, form, group, NOON, openLog, stateOf, TODAY } from './testing/log-on-screen.tsx';

const flow = (name: string) => group('Period flow').getByText(name, { exact: true });
const offer = (name: string | RegExp) => form().getByRole('button', { name });
const offers = () => offer(/^Period (started|ended|lasted)/);
const said = (text: string) => form().getByText(text, { exact: true });

test(
  'Heavy bleeding offers a period, and nothing is recorded until she takes it',
  rows('L-16'),
  async ({ records }) => {
    standAt(NOON);
    await openLog();
    await press(flow('Spotting'));
    await expect.element(stateOf()).toHaveTextContent('Changed, not saved yet');
    await expect.element(offers()).not.toBeInTheDocument();
    await press(flow('Heavy'));
    await expect.element(offer('Period started this day')).toBeVisible();
    await press(button('Save'));
    await expect.element(stateOf()).toHaveTextContent('Saved');
    expect(records.periods).toEqual([]);
    expect(await complaints()).toEqual([]);

    offer('Period started this day').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(said('Period, day 1, recorded')).toBeVisible();
    await expect.element(offers()).not.toBeInTheDocument();
    // The button is gone: who types goes on from where it stood.
    expect(form().element().contains(document.activeElement)).toBe(true);
    await expect
      .poll(() => records.periods)
      .toEqual([{ period_start_date: TODAY, period_end_date: null, cycle_length: 28 }]);
  },
);

test('A day without bleeding offers that the period ended on the day before', async ({ records }) => {
  standAt(NOON);
  records.periods = [{ period_start_date: '2025-10-05', period_end_date: null, cycle_length: 30 }];
  records.logs = [logOf(TODAY, { extras: { 'menstrual-cycle': { period_flow: 'heavy' } } })];
  await openLog();
  await expect.element(group('Period flow').getByRole('radio', { name: 'Heavy' })).toBeChecked();
  await expect.element(offers()).not.toBeInTheDocument();
  await press(flow('None'));
  await press(offer('Period ended the day before'));
  await expect.element(said('Period ended the day before, recorded')).toBeVisible();
  await expect
    .poll(() => records.periods)
    .toEqual([{ period_start_date: '2025-10-05', period_end_date: '2025-10-09', cycle_length: 30 }]);
});

test('A start that was noted too late is corrected', async ({ records }) => {
  standAt(NOON);
  records.periods = [{ period_start_date: TODAY, period_end_date: null, cycle_length: 28 }];
  await openLog('menstrual-cycle', '/dashboard?day=2025-10-09');
  await press(flow('Medium'));
  await press(offer('Period started this day, not on 10 Oct'));
  await expect.element(said('Period, day 1, recorded')).toBeVisible();
  await expect.poll(() => records.periods.map((period) => period.period_start_date)).toEqual(['2025-10-09']);
});

test('Without a connection the period is in view at once, and sent later', async ({ api, records }) => {
  standAt(NOON);
  await openLog();
  await press(flow('Light'));
  await expect.element(offer('Period started this day')).toBeVisible();
  api.cut();
  await press(offer('Period started this day'));
  await expect.element(said('Period, day 1, recorded')).toBeVisible();
  expect(records.periods).toEqual([]);
  api.reconnect();
  await expect.poll(() => records.periods).toHaveLength(1);
});

test('Bleeding between periods, and after menopause, offers none', async ({ records }) => {
  standAt(NOON);
  records.periods = [{ period_start_date: '2025-10-05', period_end_date: null, cycle_length: 28 }];
  await openLog('contraception');
  const breakthrough = (name: string) => group('Breakthrough bleeding').getByText(name, { exact: true });
  await press(breakthrough('None'));
  await expect.element(offer('Period ended the day before')).toBeVisible();
  await press(breakthrough('Bleeding'));
  await expect.element(offers()).not.toBeInTheDocument();
  await openLog('post-menopause');
  await chooseOption('Bleeding', 'None');
  await expect.element(stateOf()).toHaveTextContent('Changed, not saved yet');
  await expect.element(offers()).not.toBeInTheDocument();
});
