import { logOf } from '@lunaria/domain/daily-log/testing/example-logs.ts';
import { newGoal } from '@lunaria/domain/goals/testing/new-goal.ts';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expect, test } from '../../testing/component-test.ts';
import type { HerRecords } from '../../testing/her-records.ts';
import { complaints, measureOverhang, rows, standAt, textsOf } from '../../testing/look.ts';
import { button, card, daysOf, heading, NOON, openGoals, TODAY } from './testing/goals-on-screen.tsx';

/** Waits until each of the elements says what stands at its place. */
async function expectTexts(locator: Locator, said: readonly RegExp[]): Promise<void> {
  await expect.poll(() => textsOf(locator)).toEqual(said.map((words) => expect.stringMatching(words)));
}

async function pressEnterAt(locator: Locator): Promise<void> {
  (locator.element() as HTMLElement).focus(); // as: it is a button
  await userEvent.keyboard('{Enter}');
}

test(
  'Goals of some weeks are counted from what is logged, in her units',
  rows('PR-29'),
  async ({ records }) => {
    standAt(NOON);
    fillWeeks(records);
    await openGoals();

    // Worked out by hand: docs/algorithms/goals.md has the rules.
    await expect.element(card('Sleep').getByText('2 of 3 nights', { exact: true })).toBeVisible();
    await expectTexts(daysOf('Sleep'), [
      /^Sunday 5: 7.5 hours, counts/,
      /^Monday 6: not logged/,
      /^Tuesday 7: 6 hours/,
      /^Wednesday 8: 7 hours, counts/,
      /^Thursday 9: not logged/,
      /^Friday 10: today, nothing logged so far/,
      /^Saturday 11: still to come/,
    ]);
    await expectTexts(weeksBefore(), [
      /28 Sept – 4 Oct.*0 of 3 nights.*6 days not logged/,
      /21 – 27 Sept.*Nothing logged/,
      /14 – 20 Sept.*3 of 3 nights.*Reached/,
    ]);
    const activity = card('Activity');
    await expect.element(activity.getByText('75 of 100 minutes', { exact: true })).toBeVisible();
    await expect.element(activity.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75');
    await expect.element(activity.getByText('120 minutes, goal 100')).toBeVisible();
    // The Sunday before it began does not count, in her unit.
    const water = card('Water');
    await expect.element(water.getByText('1500 ml on 2 days a week')).toBeVisible();
    await expect.element(water.getByText('2 of 2 days', { exact: true })).toBeVisible();
    await expect.element(water.getByText('Reached', { exact: true })).toBeVisible();
    await expect.element(daysOf('Water').first()).toMatchTextContent('Sunday 5: not part of the goal');
    expect(await complaints()).toEqual([]);
  },
);

test(
  'A goal is changed, paused, ended, removed and brought back; the keyboard goes on where it was',
  rows('PR-29'),
  async ({ records }) => {
    standAt(NOON);
    fillWeeks(records);
    await openGoals();
    const sleep = card('Sleep');

    await button('Change Sleep').click();
    const dialog = page.getByRole('dialog', { name: 'Change the goal: Sleep' });
    await dialog.getByRole('textbox', { name: 'Hours a night, at least' }).fill('6');
    await button('Save the goal').click();
    await expect.element(heading('Sleep')).toHaveFocus();
    await expect.element(sleep.getByText('3 of 3 nights', { exact: true })).toBeVisible();

    await pressEnterAt(button('Pause Sleep'));
    await expect.element(sleep.getByText('Paused', { exact: true })).toBeVisible();
    await expect.element(daysOf('Sleep').nth(5)).toMatchTextContent('Friday 10: paused');
    await expect
      .poll(() => records.goals)
      .toContainEqual(
        expect.objectContaining({ kind: 'sleep', amount: 6, state: 'paused', state_since: TODAY }),
      );

    // Two weeks later the pause is over; its days stay left out.
    standAt('2025-10-24T12:00:00');
    await openGoals();
    await expect.element(sleep.getByText('Paused since 10 Oct. Days of a pause are left out.')).toBeVisible();
    await pressEnterAt(button('Resume Sleep'));
    await expect.element(button('Pause Sleep')).toHaveFocus();
    await expect.element(daysOf('Sleep').nth(4)).toMatchTextContent('Thursday 23: paused');
    await expect.element(sleep.getByText('0 of 3 nights', { exact: true })).toBeVisible();
    await expect.element(weeksBefore().first()).toMatchTextContent(/12 – 18 Oct.*Paused/);

    await button('End Sleep').click();
    await expect.element(sleep).not.toBeInTheDocument();
    // What was pressed is gone: the keyboard goes on at the way back.
    await expect.element(page.getByCss('#goal-notice')).toHaveFocus();
    await expect.element(page.getByCss('#goal-notice')).toMatchTextContent('Sleep is ended as a goal.');
    const ended = page.getByRole('region', { name: 'Ended goals' });
    await expect.element(ended.getByText('6 hours on 3 nights a week · 17 Sept – 24 Oct')).toBeVisible();
    await button('Undo').click();
    await expect.element(heading('Sleep')).toHaveFocus();
    await expect.element(ended).not.toBeInTheDocument();
    await button('End Sleep').click();
    await button('Remove Sleep, 17 Sept – 24 Oct').click();
    await expect.element(ended).not.toBeInTheDocument();
    await button('Undo').click();
    await expect.element(ended.getByText('6 hours on 3 nights a week')).toBeVisible();
    await expect
      .poll(() => records.goals)
      .toContainEqual(
        expect.objectContaining({
          ...{ kind: 'sleep', state: 'ended', state_since: '2025-10-24' },
          ...{ last_pause_from: TODAY, last_pause_to: '2025-10-23' },
        }),
      );
  },
);

test(
  'A first goal is chosen with whom its number is for; what cannot be is said, and pressed twice it is one goal',
  rows('D-98', 'PR-29'),
  async ({ records }) => {
    standAt(NOON);
    await openGoals();
    await expect.element(heading('Choose a goal')).toBeVisible();
    await page.getByRole('button', { name: /^Sleep/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Set a goal: Sleep' });
    // A number that somebody recommends stands with whom it is for, and where that is said.
    await expect
      .element(dialog.getByText(/^For adults, 7 hours or more a night are recommended/))
      .toBeVisible();
    await expect
      .element(dialog.getByRole('link').first())
      .toHaveAttribute('href', 'https://doi.org/10.5664/jcsm.4758');
    const hours = dialog.getByRole('textbox', { name: 'Hours a night, at least' });
    const nights = dialog.getByRole('textbox', { name: 'Nights a week' });
    for (const [field, wrong, fault, right] of [
      [hours, '2.9', 'Enter 3 to 14 hours', '7,5'],
      [hours, '', 'Enter 3 to 14 hours', '7,5'],
      [nights, '8', 'Choose 1 to 7 days a week', '4'],
    ] as const) {
      await field.fill(wrong);
      await button('Set the goal').click();
      await expect.element(dialog.getByText(fault)).toBeVisible();
      if (field === nights) expect(await complaints()).toEqual([]);
      await field.fill(right);
      await expect.element(dialog.getByText(fault)).not.toBeInTheDocument();
    }
    await button('Set the goal').dblClick();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(card('Sleep').getByText('7.5 hours on 4 nights a week')).toBeVisible();
    await expect.element(card('Sleep').getByText('0 of 4 nights', { exact: true })).toBeVisible();
    await expect.element(card('Sleep').getByText('Began on Friday')).toBeVisible();
    await expect
      .poll(() => records.goals)
      .toMatchObject([{ kind: 'sleep', amount: 7.5, days_per_week: 4, started_on: TODAY, state: 'active' }]);
    expect(document.body.textContent).not.toMatch(/missed|failed|streak|!/i);
  },
);

test('What does not load says so, and is tried again', rows('PR-29'), async ({ api, records }) => {
  standAt(NOON);
  await page.viewport(320, 640);
  const mood = card('Mood check-ins');
  records.goals = [
    newGoal({ id: crypto.randomUUID(), kind: 'mood', days_per_week: 3, started_on: '2025-10-01' }),
  ];
  api.refuse('get', '/api/health-goals', { status: 500 });
  api.refuse('get', '/api/daily-logs', { status: 500 });
  await openGoals();
  await expect.element(page.getByText('Your goals did not load. They are safe on the server.')).toBeVisible();
  api.answer('get', '/api/health-goals', () => ({ health_goals: records.goals }));
  await button('Try again').click();
  await expect.element(mood).toBeVisible();
  await expect
    .element(page.getByText(/^Your days did not load, so nothing is counted here yet\./))
    .toBeVisible();
  await expect.element(mood.getByText(/of 3 days/)).not.toBeInTheDocument();
  expect(measureOverhang()).toBeLessThanOrEqual(0);
  expect(await complaints()).toEqual([]);
  records.answerThrough(api);
  await button('Try again').click();
  await expect.element(mood.getByText('0 of 3 days', { exact: true })).toBeVisible();
});

/** The four weeks before this one. */
const weeksBefore = (): Locator => card('Sleep').getByRole('list').nth(1).getByRole('listitem');

function fillWeeks(records: HerRecords): void {
  records.goals = [
    newGoal({
      id: crypto.randomUUID(),
      kind: 'sleep',
      amount: 7,
      days_per_week: 3,
      started_on: '2025-09-17',
    }),
    newGoal({ id: crypto.randomUUID(), kind: 'activity', amount: 100, started_on: '2025-09-01' }),
    newGoal({
      id: crypto.randomUUID(),
      kind: 'water',
      amount: 6,
      days_per_week: 2,
      started_on: '2025-10-06',
    }),
  ];
  records.units = { ...records.units, water_unit: 'ml' };
  records.logs = (
    [
      ['2025-09-18', 7, 60],
      ['2025-09-19', 9, 60],
      ['2025-09-20', 7, 0],
      ['2025-09-30', 6.5, 20],
      ['2025-10-05', 7.5, 30],
      ['2025-10-07', 6, 45],
      ['2025-10-08', 7, null],
    ] as const
  ).map(([date, sleep_hours, activity_minutes]) =>
    logOf(date, { sleep_hours, activity_minutes, water_glasses: 6 }),
  );
}
