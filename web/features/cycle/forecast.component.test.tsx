import { periodOf, SEVEN_CYCLES } from '@lunaria/domain/cycle/testing/example-cycles.ts';
import { page, userEvent } from 'vitest/browser';
import { press } from '../../testing/choose.ts';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, rows, standAt, textsOf } from '../../testing/look.ts';
import { readStored } from '../../testing/read-device.ts';
import { currentAddress, renderPage } from '../../testing/render-page.tsx';
import { button, forecastOf, NOON, part, showCycles } from './testing/cycles-on-screen.tsx';

// Dates and windows are those of the model for these cycles; what it gives for them stands in chance-row.test.ts and,
// day by day, in docs/algorithms/next-period.md.
const chanceOf = (day: string) =>
  forecastOf()
    .getByRole('row', { name: `${day} 2025` })
    .getByRole('cell');

test(
  'Seven recorded cycles: date, window and the chance of every day, and each step further is less sure',
  rows('D-92', 'PR-29'),
  async ({ records }) => {
    standAt(NOON);
    records.periods = [...SEVEN_CYCLES];
    await showCycles();
    await expect.element(page.getByText('Cycle day 18. Based on your 7 recorded cycles.')).toBeVisible();
    await expect.element(page.getByText('Coming soon!')).not.toBeInTheDocument();

    await expect.element(forecastOf().getByRole('heading')).toMatchTextContent('Monday, 1 December');
    for (const words of [
      '8 in 10: between 28 November and 2 December',
      'Estimate',
      'This is not contraception.',
    ])
      await expect.element(forecastOf()).toMatchTextContent(words);
    await expect.element(chanceOf('Monday, 1 December')).toHaveTextContent('29 %');
    await expect.element(chanceOf('Tuesday, 2 December')).toHaveTextContent('21 %');
    await expect.element(chanceOf('Saturday, 29 November')).toHaveTextContent('8 %');

    expect(textsOf(part('Cycles ahead').getByRole('listitem'))).toEqual([
      expect.stringMatching(/^1 Dec.*28 Nov – 2 Dec$/),
      expect.stringMatching(/^28 Dec.*26 – 31 Dec$/),
      expect.stringMatching(/^25 Jan.*20 – 27 Jan$/),
    ]);
    await expect.element(part('How close we were')).toMatchTextContent('From your next period on');

    // Worked out in look-ahead.test.ts; ovulation lies before today with 87 %, and today or in the next five days with 12 %.
    const now = part('This cycle');
    for (const words of [
      // Likeliest is the luteal phase, and the day is still one of those that are named fertile.
      'Between two phases',
      'the lengths of your cycles do not tell for today. That today is fertile: about 1 in 10.',
      '8 – 21 Nov',
      '12 – 20 Nov',
      'not contraception',
    ])
      await expect.element(now).toMatchTextContent(words);
    await expect
      .element(now.getByRole('row', { name: 'Friday, 14 November 2025' }).getByRole('cell'))
      .toHaveTextContent('66 %');
    await page.viewport(390, 900);
    expect(await complaints()).toEqual([]);
  },
);

test('How it is calculated is told in words, by keyboard too', rows('D-92'), async ({ records }) => {
  standAt(NOON);
  await page.viewport(390, 900);
  records.periods = [...SEVEN_CYCLES];
  await showCycles();
  const opener = button('How it is calculated');
  await expect.element(opener).toBeVisible();
  (opener.element() as HTMLElement).focus(); // as: a button takes the focus
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'How it is calculated' });
  await expect.element(dialog).toMatchTextContent('Of ten periods, about eight start on a day of the window');
  expect(await complaints({ within: dialog })).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test(
  'Nothing recorded asks for a first period; with one, the window is wide and says why',
  rows('D-92', 'PR-29'),
  async ({ records }) => {
    standAt(NOON);
    await page.viewport(390, 900);
    await showCycles();
    await expect.element(page.getByText('No period is recorded yet.')).toBeVisible();
    expect(await complaints(), 'nothing recorded').toEqual([]);
    await press(page.getByRole('link', { name: 'Record a period' }));
    await expect.poll(currentAddress).toBe('/dashboard#calendar');

    records.periods = [periodOf('2025-11-04', '2025-11-08')];
    await showCycles();
    await expect.element(page.getByText('Cycle day 18. No finished cycle counts yet.')).toBeVisible();
    // Nothing known: median day 29, eight of ten from 23 to 33. 4 November and these days.
    await expect.element(forecastOf().getByRole('heading')).toMatchTextContent('Wednesday, 3 December');
    await expect.element(forecastOf()).toMatchTextContent('8 in 10: between 27 November and 7 December');
    await expect.element(forecastOf()).toMatchTextContent('this is how it is for most women');
    expect(await complaints(), 'one period').toEqual([]);
  },
);

test('With a length that she gave, the forecast says that it rests on it, also when it is late', async ({
  records,
}) => {
  records.periods = [{ ...periodOf('2025-11-04', '2025-11-08'), cycle_length: 44 }];
  standAt('2025-11-04T12:00:00');
  await showCycles();
  // The first line for 44 days of docs/algorithms/next-period.md: 41, 26 to 51.
  await expect.element(forecastOf().getByRole('heading')).toMatchTextContent('Monday, 15 December');
  await expect.element(forecastOf()).toMatchTextContent('8 in 10: between 30 November and 25 December');
  await expect
    .element(forecastOf())
    .toMatchTextContent('so this rests on the 44 days that you gave. Each cycle that you record');
  standAt('2025-12-27T12:00:00');
  await showCycles();
  const late = 'Day 54. By the 44 days that you gave, four cycles of five are 26 to 51 days.';
  await expect.element(part(late)).toBeVisible();
});

test('Later than usual is said calmly, with what she can do', rows('D-92'), async ({ records }) => {
  standAt('2025-12-04T12:00:00');
  await page.viewport(390, 900);
  records.periods = [...SEVEN_CYCLES];
  await showCycles();
  const late = part('Day 31. Your last seven cycles were 26 to 29 days.');
  await expect.element(late).toMatchTextContent('If your period has come, record it');
  await expect.element(late).toMatchTextContent('If you may be pregnant');
  await expect.element(late.getByRole('link', { name: 'mark it as unusual' })).toBeVisible();
  await expect.element(forecastOf()).toMatchTextContent('8 in 10: between 5 December and 8 December');
  expect(await complaints()).toEqual([]);
});

test(
  'In modes without cycles no forecast is made; with contraception or treatment it says what bleeding follows',
  rows('D-92', 'PR-29'),
  async ({ records }) => {
    standAt(NOON);
    await page.viewport(390, 900);
    records.periods = [...SEVEN_CYCLES];
    await showCycles('contraception');
    await expect.element(forecastOf()).toMatchTextContent('bleeding follows the hormones');
    await expect.element(forecastOf()).toMatchTextContent('Fertile days and ovulation are not estimated.');
    await expect.element(part('This cycle')).not.toBeInTheDocument();
    await showCycles('ivf');
    await expect.element(forecastOf()).toMatchTextContent('bleeding follows the medication');
    await showCycles('menopause');
    await expect.element(page.getByText('Menopause Mode: no forecast of periods is made.')).toBeVisible();
    await expect.element(forecastOf()).not.toBeInTheDocument();
    expect(await complaints()).toEqual([]);
    await showCycles('pregnancy');
    await expect.element(page.getByText('Pregnancy Mode: no forecast of periods is made.')).toBeVisible();
    await expect.element(forecastOf()).not.toBeInTheDocument();
  },
);

test(
  'What did not load says so and comes back; without an answer it is shown as this device last saw it, and not kept as a forecast',
  rows('X-31', 'D-92'),
  async ({ api, records }) => {
    standAt(NOON);
    records.periods = [...SEVEN_CYCLES];
    api.refuse('get', '/api/cycle-records', { status: 503 });
    await showCycles();
    await expect
      .element(page.getByText('Your cycles did not load. They are safe on the server.'))
      .toBeVisible();
    records.answerThrough(api);
    await press(page.getByRole('button', { name: 'Try again' }));
    await expect.element(forecastOf().getByRole('heading')).toMatchTextContent('Monday, 1 December');
    await expect.poll(() => records.forecasts.length).toBe(1);
    // They are kept a moment after they were shown.
    await expect
      .poll(async () => (await readStored('kept')).map(({ place }) => place[2]))
      .toEqual(expect.arrayContaining(['cycle-records', 'calendar all']));

    // Late enough for another date, and the server is silent.
    api.lose('get', '/api/cycle-records');
    api.lose('get', '/api/period-tracking');
    standAt('2025-12-04T12:00:00');
    await showCycles();
    const outdated = page.getByText('Shown as this device last saw it.');
    await expect.element(outdated).toBeVisible();
    await expect.element(forecastOf()).toMatchTextContent('8 in 10: between 5 December and 8 December');
    expect(api.sent('post', '/api/cycle-forecasts')).toHaveLength(1);
    expect(await complaints()).toEqual([]);
    records.answerThrough(api);
    await press(page.getByRole('button', { name: 'Try again' }));
    await expect.element(outdated).not.toBeInTheDocument();
    await expect.poll(() => records.forecasts.length).toBe(2);
  },
);

// 29 to 52 days, six of them: a window of 17 days, in which two or three days share a disc.
const IRREGULAR = [
  periodOf('2025-04-01'),
  periodOf('2025-05-06'),
  periodOf('2025-06-16'),
  periodOf('2025-07-15'),
  periodOf('2025-09-05'),
  periodOf('2025-10-08'),
  periodOf('2025-11-15'),
];

test('At 320 px nothing has to be scrolled sideways', rows('Q-20', 'D-92'), async ({ records }) => {
  standAt(NOON);
  await page.viewport(320, 700);
  records.periods = IRREGULAR;
  await renderPage('/dashboard?section=b2-2');
  await expect.element(forecastOf()).toBeVisible();
  await expect.element(part('This cycle')).toBeVisible();
  expect(document.documentElement.scrollWidth - window.innerWidth).toBeLessThanOrEqual(0);
});
