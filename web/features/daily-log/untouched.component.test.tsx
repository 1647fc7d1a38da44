import { EMPTY_VALUES, startingPositions } from '@lunaria/domain/daily-log/daily-log.ts';
import { logOf } from '@lunaria/domain/daily-log/testing/example-logs.ts';
import type { Locator } from 'vitest/browser';
import { page, userEvent } from 'vitest/browser';
import { press } from '../../testing/choose.ts';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, expectToast, measureOverhang, rows, standAt } from '../../testing/look.ts';
import {
  button,
  form,
  group,
  NOON,
  openLog,
  SAVED,
  saveLog,
  slider,
  stateOf,
  TODAY,
  typed,
  writesOf,
} from './testing/log-on-screen.tsx';

const TOUCH = 'Nothing to save yet. Touch what you want to log, or press Log as shown.';
const asShown = () => button('Log as shown');
const clear = (label: string) => form().getByRole('button', { name: `Clear ${label}` });
const focus = (locator: Locator) => (locator.element() as HTMLElement).focus(); // as: all of them take the focus

test(
  'Saving a day of which she touched nothing says what to do, and sends nothing',
  rows('L-12', 'Q-82'),
  async ({ api, records }) => {
    standAt(NOON);
    await openLog();
    await button('Save').click();
    await expect.element(stateOf()).toHaveTextContent(TOUCH);
    expect(await complaints()).toEqual([]);
    focus(typed('Weight'));
    await userEvent.keyboard('{Enter}');
    await expect.element(stateOf()).toHaveTextContent(TOUCH);

    // Touched and cleared again, it is as if she had not touched it.
    await slider('Mood').click();
    await expect.element(stateOf()).toHaveTextContent('Changed, not saved yet');
    await clear('Mood').click();
    await button('Save').click();
    await expect.element(stateOf()).toHaveTextContent(TOUCH);
    expect(writesOf(api)).toEqual([]);
    expect(records.logs).toEqual([]);
  },
);

test(
  'A field set to the very value it stands at is hers, by pointer and by key, until she clears it',
  rows('L-01', 'L-02', 'L-04', 'L-05', 'L-06', 'L-08'),
  async ({ records }) => {
    standAt(NOON);
    await openLog();
    for (const label of ['Sleep quality', 'Mood', 'Stress'])
      await expect.element(slider(label)).toHaveAttribute('aria-valuetext', 'Not logged');

    // Pressing on it.
    await slider('Mood').click();
    await expect.element(slider('Mood')).toHaveAttribute('aria-valuetext', '5 of 10');
    await typed('Hours slept').click();
    await expect.element(typed('Hours slept')).toHaveValue('7');
    await group('Activity type').getByText('None').click();
    await expect.element(group('Activity type').getByRole('radio', { name: 'None' })).toBeChecked();
    await form().getByRole('button', { name: 'Water: less' }).click();
    await expect.element(typed('Water')).toHaveValue('0');
    // By key.
    focus(slider('Stress'));
    await userEvent.keyboard('{Enter}');
    await expect.element(slider('Stress')).toHaveAttribute('aria-valuetext', '5 of 10');
    await typed('Sleep quality').fill('5');
    await expect.element(slider('Sleep quality')).toHaveAttribute('aria-valuetext', '5 of 10');

    // Back to not logged: by pointer, by key, by emptying.
    await clear('Mood').click();
    await expect.element(slider('Mood')).toHaveAttribute('aria-valuetext', 'Not logged');
    await expect.element(slider('Mood')).toHaveFocus();
    focus(slider('Stress'));
    await userEvent.keyboard('{Delete}');
    await expect.element(slider('Stress')).toHaveAttribute('aria-valuetext', 'Not logged');
    focus(clear('Activity type'));
    await userEvent.keyboard('{Enter}');
    await expect.element(group('Activity type').getByRole('radio', { name: 'None' })).not.toBeChecked();
    await typed('Sleep quality').fill('');
    await expect.element(slider('Sleep quality')).toHaveAttribute('aria-valuetext', 'Not logged');

    await saveLog();
    expect(records.logs).toEqual([{ log_date: TODAY, ...EMPTY_VALUES, sleep_hours: 7, water_glasses: 0 }]);

    // After a reload what she did not give is as faint as before.
    await openLog();
    await expect.element(typed('Hours slept')).toHaveValue('7');
    await expect.element(slider('Mood')).toHaveAttribute('aria-valuetext', 'Not logged');
  },
);

test(
  'Log as shown takes the positions that are in view beside what she entered, and is gone with them',
  rows('L-12', 'Q-82'),
  async ({ api, records }) => {
    standAt(NOON);
    await openLog('contraception');
    await group('Activity type').getByText('Yoga').click();
    await typed('Mood').fill('11');
    await asShown().click();
    await expect.element(form().getByText('Mood: enter a whole number from 1 to 10')).toBeVisible();
    await expect.element(typed('Mood')).toHaveFocus();
    expect(writesOf(api)).toEqual([]);
    await typed('Mood').fill('8');
    focus(asShown());
    await userEvent.keyboard('{Enter}');
    await expectToast(...SAVED);
    await expect.element(stateOf()).toHaveTextContent('Saved');
    await expect.element(button('Save')).toHaveFocus();
    await expect.element(asShown()).not.toBeInTheDocument();
    // Of what the mode adds nothing stands anywhere, and nothing is stored.
    const whole = { ...startingPositions(), activity_type: 'yoga' as const, mood: 8 };
    expect(records.logs).toEqual([{ log_date: TODAY, ...whole, extras: {} }]);
    expect(writesOf(api)).toEqual(['post']);

    // Of a day that is logged already it fills what is not.
    records.logs = [logOf(TODAY, { sleep_hours: 9, weight_kg: 61.3 })];
    await openLog('contraception');
    // The toast of before may lie over it.
    await press(asShown());
    await expect.element(stateOf()).toHaveTextContent('Saved');
    await expect
      .poll(() => records.logs)
      .toEqual([{ log_date: TODAY, ...startingPositions(), sleep_hours: 9, weight_kg: 61.3 }]);
  },
);

test(
  'Half of the activity can be logged without the other half',
  rows('L-03', 'L-04'),
  async ({ records }) => {
    standAt(NOON);
    await openLog();
    await group('Activity type').getByText('Yoga').click();
    await saveLog();
    expect(records.logs).toEqual([{ log_date: TODAY, ...EMPTY_VALUES, activity_type: 'yoga' }]);
    // Beside a kind that is hers no minutes are a contradiction, and said.
    await typed('Active minutes').fill('0');
    await press(button('Save'));
    await expect
      .element(form().getByText('Enter the active minutes, or choose None as activity'))
      .toBeVisible();
    await press(clear('Activity type'));
    await saveLog();
    expect(records.logs).toEqual([{ log_date: TODAY, ...EMPTY_VALUES, activity_minutes: 0 }]);
  },
);

test('Faint positions are readable, and nothing sticks out', rows('L-11'), async () => {
  standAt(NOON);
  for (const width of [320, 390, 1280]) {
    await page.viewport(width, 900);
    await openLog();
    expect(measureOverhang(), `${width} px`).toBeLessThanOrEqual(0);
  }
  expect(await complaints()).toEqual([]);
});
