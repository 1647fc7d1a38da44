import type { Period } from '@lunaria/domain/cycle/period.ts';
import { LIFE_STAGES } from '@lunaria/domain/profile/life-stages.ts';
import { page, userEvent } from 'vitest/browser';
import { press } from '../../testing/choose.ts';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, measureOverhang, standAt, textsOf } from '../../testing/look.ts';
import { askedLog, button, chips, disc, openToday, today, week } from './testing/today-on-screen.tsx';

const TODAY = '2025-10-10';
const periodOf = (start: string, end: string | null): Period =>
  ({ period_start_date: start, period_end_date: end, cycle_length: 28 }) as Period; // as: days by their format

/** Three cycles of 28 days, the last begun so many days ago. */
const CYCLES = [
  periodOf('2025-07-16', '2025-07-20'),
  periodOf('2025-08-13', '2025-08-17'),
  periodOf('2025-09-10', '2025-09-14'),
];
const stateOf = () => today().getByRole('status').filter({ hasText: /\w/ });

test('Her week, what today is and what comes next stand there at once; yesterday is one press away', async ({
  records,
}) => {
  standAt('2025-09-20T12:00:00');
  records.periods = CYCLES;
  records.signals = [
    {
      signal_date: '2025-09-19',
      symptoms: ['headache'],
      mood: ['calm'],
      intercourse: [],
      discharge: 'none',
      notes: '',
    },
  ];
  await openToday();
  await expect.element(disc()).toMatchTextContent('Day 11 fertile days, estimate of about 28');
  await expect
    .element(today().getByRole('link', { name: /^Next period: Wednesday 8 October/ }))
    .toHaveAttribute('href', '/dashboard?section=b2-2');
  expect(week().getByRole('button').elements().slice(0, 7)).toHaveLength(7);
  const yesterday = week().getByRole('button', { name: /^Friday, 19 September 2025/ });
  await expect.element(yesterday).toHaveAccessibleName(/Symptoms: Headache. Mood: Calm/);
  await expect
    .element(week().getByCss('[aria-current=date]'))
    .toHaveAccessibleName(/^Saturday, 20 September 2025, today/);
  await press(yesterday);
  await expect.element(askedLog()).toHaveTextContent('Log asked for: 2025-09-19');
  await press(button('Log today'));
  await expect.element(askedLog()).toHaveTextContent('Log asked for: today');
  expect(await complaints()).toEqual([]);
});

test('A day ahead opens its estimate, and nothing of it can be logged', async ({ records }) => {
  standAt('2025-09-20T12:00:00');
  records.periods = CYCLES;
  await openToday();
  await expect.element(disc()).toBeVisible();
  await press(week().getByRole('button', { name: /^Monday, 22 September 2025/ }));
  const card = page.getByRole('dialog', { name: 'Monday, 22 September 2025' });
  await expect.element(card).toMatchTextContent(/estimate/i);
  await expect.element(card).toMatchTextContent('They are not contraception.');
  await expect.element(askedLog()).not.toBeInTheDocument();
  expect(await complaints()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(card).not.toBeInTheDocument();
});

test('The week goes back by seven days and never further ahead', async ({ records }) => {
  standAt('2025-09-20T12:00:00');
  records.periods = CYCLES;
  await openToday();
  await expect.element(disc()).toBeVisible();
  await expect.element(button('Week after')).not.toBeInTheDocument();
  button('Week before').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(week().getByRole('button', { name: /^Saturday, 13 September 2025, period, recorded/ }))
    .toBeVisible();
  await press(button('Week after'));
  await expect.element(week().getByCss('[aria-current=date]')).toBeVisible();
});

test('A period that started is one press, and taken back with another', async ({ records }) => {
  standAt(`${TODAY}T12:00:00`);
  records.periods = CYCLES;
  await openToday();
  await press(button('It started'));
  await expect.poll(() => records.periods.at(-1)).toEqual(periodOf(TODAY, null));
  await expect.element(disc()).toMatchTextContent(/^Day 1 period/);
  await expect.element(stateOf()).toHaveTextContent('Period started today.');
  expect(await complaints()).toEqual([]);
  await press(button('Undo'));
  await expect.poll(() => records.periods).toEqual(CYCLES);
  await expect.element(disc()).toMatchTextContent('Day 31 no period noted');
});

test('A chip turns into its levels, saves with one press, says so, and takes it back', async ({
  records,
}) => {
  standAt('2025-09-20T12:00:00');
  records.periods = CYCLES;
  await openToday();
  expect(textsOf(chips().getByRole('button'))).toEqual(['Bleeding', 'Pain', 'Mood', 'Energy', 'Sex']);
  const before = chips().element().getBoundingClientRect();
  await press(button('Bleeding'));
  expect(textsOf(chips().getByRole('button'))).toEqual(['None', 'Spotting', 'Light', 'Medium', 'Heavy']);
  await press(button('Spotting'));
  await expect.element(stateOf()).toHaveTextContent('Bleeding: spotting. Saved.');
  await expect.element(disc()).toMatchTextContent('Spotting today');
  expect(records.logs).toMatchObject([
    { log_date: '2025-09-20', extras: { 'menstrual-cycle': { period_flow: 'spotting' } } },
  ]);
  expect(chips().element().getBoundingClientRect()).toEqual(before);
  await expect.element(button('Spotting')).toHaveAttribute('aria-pressed', 'true');
  expect(await complaints()).toEqual([]);

  await press(button('Close'));
  await expect.element(button('Bleeding: spotting')).toBeVisible();
  await press(button('Bleeding: spotting'));
  await press(button('Spotting'));
  await expect.element(stateOf()).toHaveTextContent('Bleeding: cleared. Saved.');
  await press(button('Undo'));
  await expect.element(stateOf()).toHaveTextContent('Bleeding: spotting. Saved.');
});

test('An amount starts no period by itself: it is asked, and one press says yes', async ({ records }) => {
  standAt('2025-09-28T12:00:00');
  records.periods = CYCLES;
  await openToday();
  await press(button('Bleeding'));
  await press(button('Medium'));
  await expect.element(button('Period started?')).toBeVisible();
  expect(records.periods).toEqual(CYCLES);
  await press(button('Period started?'));
  await expect.poll(() => records.periods.at(-1)).toEqual(periodOf('2025-09-28', null));
  await expect.element(button('Period started?')).not.toBeInTheDocument();
});

test('Without a connection chips work, and say where the answer lies', async ({ api, records }) => {
  standAt('2025-09-20T12:00:00');
  records.periods = CYCLES;
  await openToday();
  await expect.element(disc()).toBeVisible();
  api.goOffline();
  await press(button('Energy'));
  await press(button('Good'));
  await expect.element(stateOf()).toMatchTextContent('Energy: good. Kept on this phone.');
});

test('Where her days did not load it says that they are safe, and Log today is alive', async ({
  api,
  records,
}) => {
  standAt('2025-09-20T12:00:00');
  records.periods = CYCLES;
  api.refuse('get', '/api/period-tracking', { status: 503 });
  await openToday();
  const alert = today().getByRole('alert');
  await expect.element(alert).toMatchTextContent('Your days did not load. They are safe on the server.');
  await press(button('Log today'));
  await expect.element(askedLog()).toBeVisible();
  expect(await complaints()).toEqual([]);
});

test.for(LIFE_STAGES)(
  '$label: at 320 px nothing scrolls sideways, and every target is large enough',
  async ({ value }, { records }) => {
    standAt('2025-09-20T12:00:00');
    records.lifeStage = value;
    records.periods = CYCLES;
    await openToday(value, { size: [320, 640] });
    await expect.element(chips()).toBeVisible();
    expect(measureOverhang()).toBeLessThanOrEqual(0);
    const small = today()
      .getByCss('button, a')
      .elements()
      .filter(
        (element) =>
          !element.matches('[aria-label^="Week "]') &&
          getComputedStyle(element, '::after').position !== 'absolute',
      )
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 44 || box.width < 38);
    expect(small).toEqual([]);
    expect(await complaints()).toEqual([]);
  },
);
