import { SEVEN_CYCLES } from '@lunaria/domain/cycle/testing/example-cycles.ts';
import type { PastPregnancy } from '@lunaria/domain/pregnancy/past-pregnancies.ts';
import { page } from 'vitest/browser';
import { chooseDay } from '../../../testing/choose.ts';
import { expect, test } from '../../../testing/component-test.ts';
import { complaints, rows, standAt } from '../../../testing/look.ts';
import { button, dialogOf, lineOf, NOON, openHistory } from '../testing/cycles-on-screen.tsx';

const opener = () => page.getByRole('button', { name: 'Earlier pregnancies', exact: true });
const list = () => page.getByRole('list', { name: 'Earlier pregnancies' });

/** Said on 21 November without a day, so that it takes the periods since summer with it. */
const LOST: PastPregnancy = {
  ...({ id: '2c9d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f', from: '2025-06-01', to: '2025-11-21' } as const),
  ...({ reason: 'loss', ended_on: null } as const),
};

test('Without one there is no word of it', rows('PR-29'), async ({ records }) => {
  standAt(NOON);
  records.periods = [...SEVEN_CYCLES];
  await openHistory();
  expect(opener().elements()).toEqual([]);
});

test(
  'The day of an end is given afterwards, and the periods after it are hers again',
  rows('PR-29'),
  async ({ records }) => {
    standAt(NOON);
    records.periods = [...SEVEN_CYCLES];
    records.pastPregnancies = [LOST];
    await openHistory();
    await expect
      .element(lineOf('4 Nov'))
      .toHaveAccessibleName(/No cycle is counted from here to your next period\.$/);
    // Closed, nothing of it is on the screen.
    expect(page.getByText(/Ended with a loss/).elements()).toEqual([]);
    await opener().click();
    await expect.element(list()).toMatchTextContent('Ended with a loss. No day is given');
    expect(await complaints()).toEqual([]);
    await button('Change, 1 Jun – 21 Nov').click();
    await chooseDay('Day, if you want to give it', '2025-07-10');
    await button('Save').dblClick();
    await expect.element(list()).toMatchTextContent('1 Jun – 10 Jul');
    await expect
      .poll(() => records.pastPregnancies)
      .toMatchObject([{ ended_on: '2025-07-10', reason: 'loss' }]);
    await expect.element(lineOf('4 Nov')).toHaveAccessibleName(/^4 Nov: day 18 today/);
  },
);

test('Deleted, after one question, it is nowhere any more', rows('PR-29'), async ({ records }) => {
  standAt(NOON);
  records.periods = [...SEVEN_CYCLES];
  records.pastPregnancies = [LOST];
  await openHistory();
  await opener().click();
  await button('Delete, 1 Jun – 21 Nov').click();
  await dialogOf('Delete it for good?').getByRole('button', { name: 'Keep it' }).click();
  expect(records.pastPregnancies).toHaveLength(1);
  await button('Delete, 1 Jun – 21 Nov').click();
  await dialogOf('Delete it for good?').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => records.pastPregnancies).toEqual([]);
  await expect.element(page.getByText('Nothing is left here.')).toBeVisible();
  await expect.element(lineOf('4 Nov')).toHaveAccessibleName(/^4 Nov: day 18 today/);
  await openHistory();
  expect(opener().elements()).toEqual([]);
});
