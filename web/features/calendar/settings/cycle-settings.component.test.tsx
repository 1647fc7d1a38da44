import { page, userEvent } from 'vitest/browser';
import { expect, test } from '../../../testing/component-test.ts';
import { complaints, rows, standAt, textsOf, toasts } from '../../../testing/look.ts';
import {
  button,
  dialog,
  expectCount,
  expectLook,
  openCalendar,
  periodOf,
  tiles,
} from '../testing/calendar-on-screen.tsx';

const settings = () => dialog('Cycle Settings');
const length = () => settings().getByRole('combobox', { name: /Cycle length/ });
const inSettings = (name: string) => settings().getByRole('button', { name, exact: true });
const figures = () => textsOf(tiles().getByRole('definition'));

async function choose(days: string): Promise<void> {
  await length().click();
  await page.getByRole('option', { name: days, exact: true }).click();
  await expect.element(length()).toHaveTextContent(days);
}

async function leaveBy(name: 'Save' | 'Cancel'): Promise<void> {
  await inSettings(name).click();
  await expect.element(settings()).not.toBeInTheDocument();
}

test(
  'The cycle length is offered from 21 to 44, applies at once, and this device remembers it',
  rows(
    ...[
      'C-49',
      'C-71',
      'C-72',
      'C-73',
      'C-74',
      'C-75',
      'C-76',
      'C-77',
      'C-78',
      'K-08',
      'Q-07',
      'Q-08',
      'Q-09',
    ],
  ),
  async ({ api }) => {
    standAt('2025-10-10T12:00:00');
    await openCalendar();
    await button('Cycle Settings').click();
    await expect
      .element(settings().getByText('Normal cycles range from 21-35 days. Most common: 28 days.'))
      .toBeVisible();
    expect(await complaints()).toEqual([]);
    await length().click();
    await expect
      .poll(() => textsOf(page.getByRole('option')))
      .toEqual(Array.from({ length: 24 }, (_, index) => `${21 + index} days`));
    await page.getByRole('option', { name: '35 days' }).click();
    await leaveBy('Cancel');
    expect(figures()).toEqual(['10 of 28', '5 days', '19 days']);

    await button('Cycle Settings').click();
    await expect.element(length()).toHaveTextContent('28 days');
    await choose('35 days');
    await leaveBy('Save');
    await expect.poll(figures).toEqual(['10 of 35', '12 days', '26 days']);
    await expectLook('2025-10-22', 'ovulation');

    // Until a period carries it, this device remembers it.
    await openCalendar();
    await expect.poll(figures).toEqual(['10 of 35', '12 days', '26 days']);
    await button('Cycle Settings').click();
    await choose('21 days');
    await leaveBy('Cancel');
    expect(figures()[0]).toBe('10 of 35');
    // Nothing is recorded that could carry it.
    expect(api.sent('post', '/api/period-tracking')).toEqual([]);
  },
);

test(
  'A length of 45 from elsewhere is shown and not rewritten',
  rows('Q-07', 'W-094'),
  async ({ records, api }) => {
    standAt('2025-10-10T12:00:00');
    records.periods = [periodOf('2025-10-01', '2025-10-05', 45)];
    await openCalendar();
    await button('Cycle Settings').click();
    await expect.element(length()).toHaveTextContent('45 days');
    await length().click();
    await expectCount(page.getByRole('option'), 25);
    await userEvent.keyboard('{Escape}');
    await expectCount(page.getByRole('option'), 0);
    await leaveBy('Save');
    await expectCount(toasts(), 0);
    // The length that she gave counts: without it ovulation would be expected twelve days earlier.
    await expectLook('2025-10-28', 'ovulation');
    expect(api.sent('post', '/api/period-tracking')).toEqual([]);
    expect(records.periods).toEqual([periodOf('2025-10-01', '2025-10-05', 45)]);
  },
);

test(
  'A length of 60, which only the data knows, stands in the list after 44',
  rows('Q-07'),
  async ({ records }) => {
    standAt('2025-10-10T12:00:00');
    records.periods = [periodOf('2025-10-01', '2025-10-05', 60)];
    await openCalendar();
    await button('Cycle Settings').click();
    await expect.element(length()).toHaveTextContent('60 days');
    await length().click();
    await expectCount(page.getByRole('option'), 25);
    expect(textsOf(page.getByRole('option')).slice(-2)).toEqual(['44 days', '60 days']);
  },
);
