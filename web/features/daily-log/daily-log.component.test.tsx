import { EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import { logOf } from '@lunaria/domain/daily-log/testing/example-logs.ts';
import type { Locator } from 'vitest/browser';
import { page, userEvent } from 'vitest/browser';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, expectToast, measureOverhang, rows, standAt, textsOf } from '../../testing/look.ts';
import {
  button,
  form,
  group,
  NOON,
  openLog,
  SAVED,
  saveLog,
  showLog,
  slider,
  TODAY,
  typed,
  writesOf,
  YESTERDAY,
} from './testing/log-on-screen.tsx';

const focus = (locator: Locator) => (locator.element() as HTMLElement).focus(); // as: all of them take the focus

async function press(locator: Locator, key: string): Promise<void> {
  focus(locator);
  await userEvent.keyboard(`{${key}}`);
}

test(
  'The form stands where the specification starts, stores what she touches, and goes by the keyboard alone',
  rows('L-01', 'L-02', 'L-03', 'L-04', 'L-05', 'L-06', 'L-07', 'L-08', 'L-09', 'L-10', 'L-11', 'L-12'),
  async ({ api, records }) => {
    standAt(NOON);
    await openLog();
    for (const label of [
      'Hours slept',
      'Active minutes',
      'Water',
      'Sleep quality',
      'Mood',
      'Stress',
      'Weight',
    ])
      await expect.element(typed(label), { message: label }).toHaveValue('');
    expect(textsOf(group('Activity type').getByCss('label'))).toEqual([
      ...['Cardio', 'Strength', 'Yoga', 'Walking', 'None'],
    ]);
    const none = form().getByRole('radio', { name: 'None' }).first();
    await expect.element(none).not.toBeChecked();
    await expect.element(page.getByText('Nothing is logged for this day yet.')).toBeVisible();
    for (const label of ['Sleep quality', 'Mood', 'Stress']) {
      await expect.element(slider(label)).toHaveAttribute('aria-valuemin', '1');
      await expect.element(slider(label)).toHaveAttribute('aria-valuemax', '10');
      await expect.element(slider(label)).toHaveAttribute('aria-valuenow', '5');
      await expect.element(slider(label)).toHaveAttribute('aria-valuetext', 'Not logged');
    }
    const pms = slider('PMS severity');
    await expect.element(pms).toHaveAttribute('aria-valuemin', '0');
    await expect.element(pms).toHaveAttribute('aria-valuetext', 'Not logged');

    // Sliders by single steps, to both ends, and empty again.
    await press(slider('Mood'), 'ArrowRight');
    await expect.element(slider('Mood')).toHaveAttribute('aria-valuetext', '6 of 10');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect.element(typed('Mood')).toHaveValue('10');
    await userEvent.keyboard('{Home}');
    await expect.element(typed('Mood')).toHaveValue('1');
    await press(pms, 'ArrowRight');
    await expect.element(pms).toHaveAttribute('aria-valuetext', '0 of 10');
    await userEvent.keyboard('{Delete}');
    await expect.element(pms).toHaveAttribute('aria-valuetext', 'Not logged');

    // Steps, answers, and a value that is cleared.
    await press(form().getByRole('button', { name: 'Hours slept: more' }), 'Enter');
    await expect.element(typed('Hours slept')).toHaveValue('7.5');
    await press(none, 'Space');
    await expect.element(none).toBeChecked();
    await press(none, 'ArrowUp');
    await expect.element(form().getByRole('radio', { name: 'Walking' })).toBeChecked();
    await press(slider('Stress'), 'ArrowLeft');
    await expect.element(slider('Stress')).toHaveAttribute('aria-valuetext', '4 of 10');
    await press(form().getByRole('button', { name: 'Clear Stress' }), 'Enter');
    await expect.element(slider('Stress')).toHaveFocus();
    await expect.element(slider('Stress')).toHaveAttribute('aria-valuetext', 'Not logged');

    await press(typed('Weight'), 'Enter');
    await expectToast(...SAVED);
    expect(records.logs).toEqual([
      {
        log_date: TODAY,
        ...EMPTY_VALUES,
        ...{ sleep_hours: 7.5, activity_type: 'walking', mood: 1 },
      },
    ]);
    expect(writesOf(api)).toEqual(['post']);
  },
);

test(
  'Yesterday is one tap away, and units convert without drift',
  rows('L-07', 'L-18', 'Q-84'),
  async ({ records }) => {
    standAt(NOON);
    await openLog();
    await expect
      .element(page.getByText('Friday, 10 October 2025. Log what you know, leave the rest.'))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Next day' })).toBeDisabled();
    await button('Yesterday').click();
    await expect.element(page.getByText('Thursday, 9 October 2025.')).toBeVisible();

    await typed('Weight').fill('61,3');
    await group('Unit of weight').getByText('lbs').click();
    await expect.element(typed('Weight')).toHaveValue('135.1');
    await typed('Basal body temperature').fill('97.7');
    await group('Unit of temperature').getByText('°C').click();
    await expect.element(typed('Basal body temperature')).toHaveValue('36.5');
    await form().getByRole('button', { name: 'Water: more' }).click();
    await expect.element(form().getByText('250 ml', { exact: true })).toBeVisible();
    await group('Unit of water').getByText('ml').click();
    await expect.element(typed('Water')).toHaveValue('250');
    await saveLog();
    const logged = {
      log_date: YESTERDAY,
      weight_kg: 61.3,
      water_glasses: 1,
      extras: { 'menstrual-cycle': { basal_body_temperature: 97.7 } },
    };
    expect(records.logs).toMatchObject([logged]);

    await openLog();
    await button('Previous day').click();
    await expect.element(typed('Weight')).toHaveValue('135.1');
    await expect.element(typed('Water')).toHaveValue('250');
    await group('Unit of weight').getByText('kg').click();
    await expect.element(typed('Weight')).toHaveValue('61.3');
    await expect.element(page.getByText('This day is logged.')).toBeVisible();
  },
);

test(
  'A deleted day comes back, and any day but those to come can be chosen',
  rows('L-07'),
  async ({ records }) => {
    standAt(NOON);
    const logged = logOf(YESTERDAY, { weight_kg: 61.3 });
    records.logs = [logged];
    await openLog('menstrual-cycle', '/dashboard?day=2025-10-09#daily-log');
    await expect.element(page.getByText('Thursday, 9 October 2025.')).toBeVisible();
    await expect.element(typed('Weight')).toHaveValue('61.3');
    await button("Delete this day's log").click();
    await expect.element(form().getByText('The log of Thursday, 9 October 2025 is deleted.')).toBeVisible();
    await expect.poll(() => records.logs).toEqual([]);
    await form().getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => records.logs).toEqual([logged]);

    await button('Choose a day').click();
    const dialog = page.getByRole('dialog', { name: 'Choose a day' });
    await expect.element(dialog.getByRole('button', { name: /^Saturday, 11 October 2025/ })).toBeDisabled();
    await dialog.getByRole('button', { name: /^Wednesday, 1 October 2025/ }).click();
    await expect.element(page.getByText('Wednesday, 1 October 2025.')).toBeVisible();
    await expect.element(typed('Hours slept')).toHaveValue('');
    await expect.element(form().getByText('Nothing is logged for this day yet.')).toBeVisible();
  },
);

test(
  'What cannot be is refused in place, each on its own, and nothing is sent',
  rows('L-10', 'Q-80'),
  async ({ api, records }) => {
    standAt(NOON);
    await openLog('post-menopause');
    for (const [label, wrong, says, right] of [
      // One of each kind; every field is tried in find-faults.test.ts.
      ['Hours slept', '25', 'Hours slept: enter a number from 0 to 24 hours', '7'],
      ['Stress', 'calm', 'Stress: enter a whole number from 1 to 10', '5'],
      ['Weight', '6', 'Weight: enter a number from 10 to 650 kg', ''],
      ['Pain', '11', 'Pain: enter a whole number from 0 to 10', ''],
      ['Blood pressure', '80/120', 'The first number is the larger one', ''],
    ] as const) {
      await typed(label).fill(wrong);
      await button('Save').click();
      await expect.element(form().getByText(says)).toBeVisible();
      await expect.element(typed(label)).toHaveFocus();
      await expect.element(typed(label)).toHaveAttribute('aria-invalid', 'true');
      if (label === 'Hours slept') expect(await complaints()).toEqual([]);
      await typed(label).fill(right);
      await expect.element(form().getByText(says)).not.toBeInTheDocument();
    }
    await typed('Active minutes').fill('0');
    await group('Activity type').getByText('Yoga').click();
    await button('Save').click();
    await expect
      .element(form().getByText('Enter the active minutes, or choose None as activity'))
      .toBeVisible();
    await expect.element(typed('Active minutes')).toHaveFocus();
    expect(writesOf(api)).toEqual([]);
    expect(records.logs).toEqual([]);
  },
);

test(
  'Nothing moves when the log has loaded, and nothing sticks out at 320 px',
  rows('L-48'),
  async ({ api }) => {
    standAt(NOON);
    const place = page.getByCss('section[aria-labelledby=daily-log-heading]');
    const heightOf = () => place.element().getBoundingClientRect().height;
    for (const width of [320, 390, 1280]) {
      await page.viewport(width, 900);
      const answer = api.hold('get', '/api/daily-logs');
      await showLog('post-menopause');
      await expect.element(place.getByRole('button', { name: 'Yesterday' })).toBeVisible();
      const before = heightOf();
      answer.open();
      await expect.element(form()).toBeVisible();
      // At 320 px long labels take a second line here and there.
      expect(Math.abs(heightOf() - before), `${width} px`).toBeLessThan(width === 320 ? 160 : 12);
      expect(measureOverhang(), `${width} px`).toBeLessThanOrEqual(0);
    }
  },
);
