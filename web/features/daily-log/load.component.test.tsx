import { logOf } from '@lunaria/domain/daily-log/testing/example-logs.ts';
import { page, userEvent } from 'vitest/browser';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, rows, standAt } from '../../testing/look.ts';
import { button, form, NOON, openLog, saveLog, stateOf, TODAY, typed } from './testing/log-on-screen.tsx';

test(
  'When her log does not load the form says so, and what she types meanwhile is not lost',
  rows('L-12'),
  async ({ api, records }) => {
    standAt(NOON);
    records.logs = [logOf(TODAY, { sleep_hours: 8 })];
    api.refuse('get', '/api/daily-logs', { status: 503 });
    await openLog();
    await expect.element(form().getByText('Your log of this day did not load.')).toBeVisible();
    await expect.element(typed('Hours slept')).toHaveValue('');
    expect(await complaints()).toEqual([]);
    await typed('Mood').fill('6');
    records.answerThrough(api);
    await form().getByRole('button', { name: 'Try again' }).click();
    await expect.element(typed('Hours slept')).toHaveValue('8');
    await expect.element(typed('Mood')).toHaveValue('6');
    await saveLog();
    expect(records.logs).toMatchObject([{ sleep_hours: 8, mood: 6, stress: null }]);
  },
);

test(
  'What the server refuses is said, stays in view, and goes with the next save',
  rows('L-12'),
  async ({ api, records }) => {
    standAt(NOON);
    records.logs = [logOf(TODAY, { sleep_hours: 8, mood: 6 })];
    await openLog();
    api.refuse('post', '/api/daily-logs', {
      status: 400,
      code: 'invalid_input',
      message: 'Not on this day',
    });
    await expect.element(typed('Mood')).toHaveValue('6');
    await typed('Mood').fill('2');
    await button('Save').click();
    await expect.element(stateOf()).toHaveTextContent('Not saved: Not on this day');
    await expect.element(typed('Mood')).toHaveValue('2');
    expect(await complaints()).toEqual([]);
    records.answerThrough(api);
    await typed('Stress').fill('3');
    // The toast that says it lies over the button.
    await userEvent.keyboard('{Enter}');
    await expect.element(stateOf()).toHaveTextContent('Saved');
    expect(records.logs).toMatchObject([{ sleep_hours: 8, mood: 2, stress: 3 }]);
    await expect.element(page.getByText('Not saved: Not on this day')).not.toBeInTheDocument();
  },
);
