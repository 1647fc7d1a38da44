import { periodOf, SEVEN_CYCLES } from '@lunaria/domain/cycle/testing/example-cycles.ts';
import { chooseDay } from '../../../../testing/choose.ts';
import { expect, test } from '../../../../testing/component-test.ts';
import { rows, standAt } from '../../../../testing/look.ts';
import {
  button,
  dialogOf,
  figure,
  historyOf,
  lineOf,
  NOON,
  openHistory,
  SHORTEST_TO_LONGEST,
} from '../../testing/cycles-on-screen.tsx';

test(
  'Two starts that are close are asked about, and one answer makes them one period',
  rows('PR-29'),
  async ({ records }) => {
    standAt(NOON);
    records.periods = [...SEVEN_CYCLES, periodOf('2025-10-19', '2025-10-20')];
    await openHistory();
    const question = historyOf().getByText(/8 October and 19 October .* 11 days apart\. Was it one period/);
    await expect.element(question).toBeVisible();
    // Neither the 11 days nor the 16 after them go into a figure.
    await expect.element(figure(SHORTEST_TO_LONGEST)).toHaveTextContent('26 – 29');

    await button('One period').click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(lineOf('8 Oct')).toHaveAccessibleName('8 Oct: 27 days, 7 days of bleeding.');
    await button('Undo').click();
    await expect.element(question).toBeVisible();

    await button('The second was not a period').click();
    await expect.element(lineOf('8 Oct')).toHaveAccessibleName('8 Oct: 27 days, 5 days of bleeding.');
    await expect.poll(() => records.periods.length).toBe(8);
    await button('Undo').click();
    await expect.element(question).toBeVisible();

    await button('Two periods').click();
    await expect.element(lineOf('8 Oct')).toHaveAccessibleName('8 Oct: 11 days, 5 days of bleeding.');
    await expect.element(figure(SHORTEST_TO_LONGEST)).toHaveTextContent('11 – 29');
    await expect
      .poll(() => records.marks)
      .toContainEqual(expect.objectContaining({ cycle_start: '2025-10-08', verdict: 'whole' }));
  },
);

// 28, 28, 57 and 28 days.
const WITH_A_GAP = [
  periodOf('2025-06-05'),
  periodOf('2025-07-03'),
  periodOf('2025-07-31'),
  periodOf('2025-09-26'),
  periodOf('2025-10-24'),
];

test(
  'About a cycle twice as long she is asked whether a period is missing, and adds it',
  rows('PR-29'),
  async ({ records }) => {
    standAt(NOON);
    records.periods = WITH_A_GAP;
    await openHistory();
    const question = historyOf().getByText(/57 days, .* not recorded\?$/);
    await expect.element(question).toBeVisible();

    await button('Yes, but I do not know when').click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(lineOf('31 Jul')).toHaveAccessibleName(/Not counted: as you said, a period in it/);
    await button('Undo').click();
    await button('No, it was that long').click();
    await expect.element(lineOf('31 Jul')).toHaveAccessibleName('31 Jul: 57 days.');
    await expect.element(figure(SHORTEST_TO_LONGEST)).toHaveTextContent('28 – 57');
    await button('Undo').click();

    await button('Yes, add it').click();
    const dialog = dialogOf('Add a period');
    await button('Save').click();
    await expect.element(dialog.getByText('Choose a day', { exact: true }).last()).toBeVisible();
    expect(dialog.getByText('Choose a day', { exact: true }).elements().length).toBe(3);
    await chooseDay('First day of bleeding', '2025-08-28');
    await button('Save').click();
    await expect.element(question).not.toBeInTheDocument();
    // 31 July to 28 August are 28 days, to 26 September 29.
    await expect.element(lineOf('31 Jul')).toHaveAccessibleName('31 Jul: 28 days.');
    await expect.element(lineOf('28 Aug')).toHaveAccessibleName('28 Aug: 29 days.');
    await expect
      .poll(() => records.periods)
      .toContainEqual(expect.objectContaining({ period_start_date: '2025-08-28', period_end_date: null }));
  },
);
