import { SEVEN_CYCLES } from '@lunaria/domain/cycle/testing/example-cycles.ts';
import { page } from 'vitest/browser';
import { chooseDay, chooseOption } from '../../../../testing/choose.ts';
import { expect, test } from '../../../../testing/component-test.ts';
import { rows, standAt } from '../../../../testing/look.ts';
import { button, lineOf, NOON, openHistory, part } from '../../testing/cycles-on-screen.tsx';

const pauses = () => part('Time without cycles').getByRole('listitem');
const countPauses = () => pauses().elements().length;

test(
  'A time without cycles is entered, changed, deleted and brought back',
  rows('PR-29'),
  async ({ records }) => {
    standAt(NOON);
    records.periods = [...SEVEN_CYCLES];
    await openHistory();
    await button('Add a time').click();
    await button('Save').click();
    for (const fault of [
      'Choose the first day',
      'Choose the last day, or say that it goes on',
      'Choose a reason',
    ])
      await expect.element(page.getByText(fault, { exact: true })).toBeVisible();
    await chooseDay('First day', '2025-09-20');
    await chooseDay('Last day', '2025-09-30');
    await chooseOption('Reason', 'Illness or treatment');
    // Pressed twice, it is saved once.
    await button('Save').dblClick();
    await expect.poll(countPauses).toBe(1);
    await expect.element(lineOf('12 Sept')).toHaveAccessibleName(/Not counted: a pregnancy, a pause/);
    await expect.poll(() => records.pauses.length).toBe(1);

    await button('Change, 20 – 30 Sept').click();
    await page.getByRole('checkbox', { name: 'It still goes on' }).click();
    await chooseDay('First day', '2025-11-10');
    await button('Save').click();
    // It has begun after the last start and goes on: no cycle does, and the one of September counts again.
    await expect.element(pauses().getByText('since 10 Nov')).toBeVisible();
    await expect.element(lineOf('4 Nov')).toHaveAccessibleName(/A time without cycles has begun since/);
    await expect.element(lineOf('12 Sept')).toHaveAccessibleName('12 Sept: 26 days, 6 days of bleeding.');
    await button('Delete, since 10 Nov').click();
    await expect.element(lineOf('4 Nov')).toHaveAccessibleName(/^4 Nov: day 18 today/);
    await expect.poll(countPauses).toBe(0);
    await button('Undo').click();
    await expect.poll(countPauses).toBe(1);
    await expect
      .poll(() => records.pauses)
      .toMatchObject([{ from_on: '2025-11-10', to_on: null, reason: 'treatment' }]);
  },
);

test('The period of 4 November ended a time that she never closed', rows('PR-29'), async ({ records }) => {
  standAt(NOON);
  records.periods = [...SEVEN_CYCLES];
  // The time after it is free for another.
  records.pauses = [
    { id: crypto.randomUUID(), from_on: '2025-10-20', to_on: null, reason: 'hormones' },
    { id: crypto.randomUUID(), from_on: '2025-11-10', to_on: null, reason: 'treatment' },
  ];
  await openHistory();
  await expect
    .element(pauses().filter({ hasText: '20 Oct – 3 Nov' }))
    .toMatchTextContent('ended by your period on 4 Nov');
  await expect.element(pauses().filter({ hasText: 'Since 10 Nov' })).toBeVisible();
});
