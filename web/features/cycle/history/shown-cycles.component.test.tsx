import { periodOf, SEVEN_CYCLES } from '@lunaria/domain/cycle/testing/example-cycles.ts';
import { page, userEvent } from 'vitest/browser';
import { expect, test } from '../../../testing/component-test.ts';
import { complaints, rows, standAt } from '../../../testing/look.ts';
import {
  button,
  dialogOf,
  figure,
  historyOf,
  lineOf,
  linesOf,
  NOON,
  openHistory,
  part,
  SHORTEST_TO_LONGEST,
} from '../testing/cycles-on-screen.tsx';

const TRAVELLED = {
  cycle_start: '2025-04-28',
  verdict: 'unusual',
  reason: 'travel',
  ovulation_on: null,
} as const;

test(
  'She sees all her cycles as lines and as a table, with what is usual for her',
  rows('PR-29'),
  async ({ records }) => {
    standAt(NOON);
    records.periods = [...SEVEN_CYCLES];
    records.marks = [
      TRAVELLED,
      { cycle_start: '2025-10-08', verdict: null, reason: null, ovulation_on: '2025-10-21' },
    ];
    // She was born 30 years ago: what she answered while getting started says so.
    records.onboarding = { ...records.onboarding, date_of_birth: '1995-05-01' };
    await openHistory();

    expect(linesOf().elements()).toHaveLength(8);
    // 8 October is day 1, 21 October day 14.
    for (const [index, name] of [
      [0, '4 Nov: day 18 today, 5 days of bleeding.'],
      [1, '8 Oct: 27 days, 5 days of bleeding, ovulation on day 14.'],
      [5, '20 Jun: 27 days, 4 days of bleeding.'],
      [7, '28 Apr: 26 days, 5 days of bleeding. Not counted, as you marked it: Travel or night shifts.'],
    ] as const)
      await expect.element(linesOf().nth(index)).toHaveAccessibleName(name);

    // 27, 27, 29, 28, 26 and 27 count: the middle two of 26 27 27 27 28 29 are 27.
    await expect.element(figure('days, your middle length')).toHaveTextContent('27');
    await expect.element(figure(SHORTEST_TO_LONGEST)).toHaveTextContent('26 – 29');
    await expect.element(figure('days of bleeding, usually')).toHaveTextContent('5');
    await expect.element(figure('cycles with ovulation known')).toHaveTextContent('1 of 6');
    const range = part('Your usual range');
    for (const words of [
      '26 to 29 days, middle 27',
      'usual: 24 to 38 days',
      'usual: up to 8 days',
      // 26 to 29; up to 7 days apart at her age, 9 at others.
      '3 days between shortest and longest',
      'usual: up to 7 days',
    ])
      await expect.element(range).toMatchTextContent(words);
    await expect
      .element(range.getByRole('link', { name: 'FIGO 2018' }))
      .toHaveAttribute('href', 'https://doi.org/10.1002/ijgo.12666');
    await expect.element(range).not.toMatchTextContent('doctor');

    await page.getByRole('tab', { name: 'List' }).click();
    const table = page.getByRole('table', { name: 'Cycles, newest first' });
    await expect.poll(() => table.getByRole('row').elements().length).toBe(9);
    for (const name of ['8 Oct 27 days 5 days day 14 Counted', '4 Nov day 18 5 days not known Goes on'])
      await expect.element(page.getByRole('row', { name })).toBeVisible();
  },
);

// 40, 41, 43, 42, 40, 41 days.
const LONG_CYCLES = [
  periodOf('2025-03-01'),
  periodOf('2025-04-10'),
  periodOf('2025-05-21'),
  periodOf('2025-07-03'),
  periodOf('2025-08-14'),
  periodOf('2025-09-23'),
  periodOf('2025-11-03'),
];

test(
  'Outside of the usual again and again she reads that it is worth showing to a doctor; with contraception no range is said to hold',
  rows('PR-29'),
  async ({ records }) => {
    standAt(NOON);
    records.periods = LONG_CYCLES;
    await openHistory();
    const range = part('Your usual range');
    await expect.element(range).toMatchTextContent('6 of your last 6 cycles were longer than 38 days.');
    await expect.element(range).toMatchTextContent('It is worth showing a doctor');
    expect(document.body.textContent).not.toMatch(/abnormal|disorder|!/i);
    await expect.element(historyOf()).toMatchTextContent('shaded band');

    await openHistory('contraception');
    await expect
      .element(range)
      .toMatchTextContent(/The usual ranges of length, variation and bleeding do not apply/);
    await expect.element(range).not.toMatchTextContent('38 days');
    await expect.element(historyOf()).not.toMatchTextContent('shaded band');
  },
);

test(
  'axe finds nothing in the history, its list and its windows on the narrowest phone',
  rows('PR-29'),
  async ({ records }) => {
    standAt(NOON);
    await page.viewport(320, 640);
    records.periods = [...SEVEN_CYCLES, periodOf('2025-09-20', '2025-09-21')];
    records.marks = [TRAVELLED];
    records.pauses = [{ id: crypto.randomUUID(), from_on: '2024-01-01', to_on: null, reason: 'hormones' }];
    await openHistory();
    await expect.element(lineOf('12 Sept')).toBeVisible();
    expect(await complaints(), 'lines').toEqual([]);
    await page.getByRole('tab', { name: 'List' }).click();
    await expect.element(button('12 Sept')).toBeVisible();
    expect(await complaints(), 'list').toEqual([]);
    await button('12 Sept').click();
    await expect.element(dialogOf('Cycle')).toBeVisible();
    expect(await complaints(), 'a cycle').toEqual([]);
    await userEvent.keyboard('{Escape}');
    await button('Add a time').click();
    await button('Save').click();
    await expect.element(page.getByText('Choose a reason')).toBeVisible();
    expect(await complaints(), 'a time without cycles').toEqual([]);
  },
);
