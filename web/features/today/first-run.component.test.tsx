import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { page } from 'vitest/browser';
import { press } from '../../testing/choose.ts';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, standAt, textsOf } from '../../testing/look.ts';
import { button, disc, openToday, today } from './testing/today-on-screen.tsx';

const TODAY = '2025-10-10';
const question = () => today().getByRole('heading', { level: 2 });

test('The first visit asks one question, with four answers and a way out', async () => {
  standAt(`${TODAY}T12:00:00`);
  await openToday();
  await expect.element(question()).toHaveTextContent('When did your last period start?');
  expect(textsOf(today().getByRole('button'))).toEqual([
    ...['Today', 'Yesterday', 'Pick a day', 'Not sure', 'I have no periods now'],
  ]);
  expect(await complaints({ within: today() })).toEqual([]);
});

test.for([
  ['Today', 0, 'Day 1'],
  ['Yesterday', 1, 'Day 2'],
] as const)(
  '%s brings the first dates in one press, and can be taken back',
  async ([answer, ago, day], { records }) => {
    standAt(`${TODAY}T12:00:00`);
    await openToday();
    await press(button(answer));
    await expect.element(disc()).toMatchTextContent(new RegExp(`^${day}`));
    await expect.element(today().getByRole('link', { name: /^Next period: / })).toBeVisible();
    await expect
      .poll(() => records.periods)
      .toMatchObject([{ period_start_date: addDays(TODAY, -ago), period_end_date: null }]);
    await press(button('Undo'));
    await expect.element(question()).toBeVisible();
    await expect.poll(() => records.periods).toEqual([]);
  },
);

test('A day is picked in a month', async ({ records }) => {
  standAt(`${TODAY}T12:00:00`);
  await openToday();
  await press(button('Pick a day'));
  await expect.element(page.getByRole('dialog', { name: 'When did your last period start?' })).toBeVisible();
  expect(await complaints({ within: page.getByRole('dialog') })).toEqual([]);
  await press(page.getByRole('dialog').getByRole('button', { name: /^Friday, 3 October 2025/ }));
  await expect.element(disc()).toMatchTextContent(/^Day 8/);
  await expect.poll(() => records.periods).toMatchObject([{ period_start_date: '2025-10-03' }]);
});

test('Not sure leads to Today with nothing counted, and is not asked again', async () => {
  standAt(`${TODAY}T12:00:00`);
  await openToday();
  await press(button('Not sure'));
  await expect.element(disc()).toMatchTextContent('No period noted yet');
  await expect.element(today()).toMatchTextContent('Log your next period when it comes');
  await openToday();
  await expect.element(disc()).toMatchTextContent('No period noted yet');
});

test('Who has no periods says why, and the mode follows', async () => {
  standAt(`${TODAY}T12:00:00`);
  const chosen: string[] = [];
  await openToday('menstrual-cycle', { onChooseStage: (stage) => chosen.push(stage) });
  await press(button('I have no periods now'));
  await expect.element(question()).toHaveTextContent('Why do you have no periods now?');
  await expect.element(question()).toHaveFocus();
  await press(button('Back'));
  await expect.element(question()).toHaveTextContent('When did your last period start?');
  await press(button('I have no periods now'));
  expect(await complaints({ within: today() })).toEqual([]);
  await press(button('Around menopause'));
  expect(chosen).toEqual(['menopause']);
});

test('In a mode without cycles, and before a first period, nothing is asked', async ({ records }) => {
  standAt(`${TODAY}T12:00:00`);
  for (const [stage, said] of [
    ['menopause', 'No period noted yet'],
    ['pre-menstrual', 'Before your first period'],
  ] as const) {
    records.lifeStage = stage;
    await openToday(stage);
    await expect.element(disc()).toMatchTextContent(said);
  }
});
