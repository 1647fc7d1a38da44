import { page } from 'vitest/browser';
import { chooseDay, press } from '../../testing/choose.ts';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, expectToast, rows, standAt } from '../../testing/look.ts';
import {
  button,
  expectDate,
  heading,
  LAST_PERIOD,
  makePregnancy,
  NOON,
  openTracker,
} from './testing/tracker-on-screen.tsx';

const progress = () => page.getByRole('progressbar', { name: 'From the first day to the due date' });

test(
  'By her last period: what is missing is said, what follows from the day is shown before she saves it and after',
  rows('PR-28', 'PR-29'),
  async ({ records }) => {
    standAt(NOON);
    records.lifeStage = 'pregnancy';
    await openTracker();
    await button('Save the dates').click();
    await expect.element(page.getByText('Enter the first day of your last period')).toBeVisible();
    await chooseDay('First day of your last period', LAST_PERIOD);
    await expect
      .element(page.getByText('24 weeks, 3 days today. Due on Tuesday, 27 January 2026.'))
      .toBeVisible();
    await button('Save the dates').click();
    await expectToast('Saved', 'Your dates are saved');
    await expect.element(heading('24 weeks, 3 days')).toHaveFocus();
    await expect.element(page.getByText('Second trimester').first()).toBeVisible();
    await expectDate('Due date', '27 January 2026');
    await expectDate('Days to go', '109');
    await expectDate('Dated by', 'Last period');
    await expect.element(progress()).toHaveAttribute('aria-valuenow', '171');
    expect(records.pregnancy?.dating).toMatchObject({
      method: 'lastPeriod',
      last_period_date: LAST_PERIOD,
      due_date: null,
      current_week: 0,
    });
    expect(await complaints()).toEqual([]);
  },
);

test(
  'By due date or by week the tracker counts the same way, and another dating can be chosen',
  rows('PR-29', 'K-16'),
  async ({ records }) => {
    standAt(NOON);
    records.lifeStage = 'pregnancy';
    await openTracker();
    await page.getByRole('tab', { name: 'Due Date' }).click();
    await chooseDay('Due date', '2026-01-27');
    await button('Save the dates').click();
    await expect.element(heading('24 weeks, 3 days')).toBeVisible();

    await button('Change the dating').click();
    const dialog = page.getByRole('dialog', { name: 'Change the dating' });
    const tab = (name: string) => dialog.getByRole('tab', { name });
    const save = dialog.getByRole('button', { name: 'Save the dates', exact: true });
    await expect.element(tab('Due Date')).toHaveAttribute('aria-selected', 'true');
    await tab('Current Week').click();
    const week = dialog.getByLabelText('Current week, from 1 to 42');
    const fault = dialog.getByText('Enter a week from 1 to 42');
    for (const wrong of ['0', '43', '12.5', 'abc']) {
      await week.fill('20');
      await expect.element(fault).not.toBeInTheDocument();
      await week.fill(wrong);
      await save.click();
      await expect.element(fault, { message: wrong }).toBeVisible();
    }
    await week.fill('26');
    await expect.element(dialog.getByText('26 weeks today. Due on Friday, 16 January 2026.')).toBeVisible();
    await save.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(heading('26 weeks')).toBeVisible();
    await expectDate('Dated by', 'Week 26, said on 10 October 2025');
    await expect
      .poll(() => records.pregnancy?.dating)
      .toMatchObject({ method: 'currentWeek', current_week: 26, due_date: null, last_period_date: null });

    // Ten days later the week has gone on, and is offered as it is then.
    standAt('2025-10-20T12:00:00');
    await openTracker();
    await expect.element(heading('27 weeks, 3 days')).toBeVisible();
    await button('Change the dating').click();
    await expect.element(week).toHaveValue('27');
  },
);

test(
  'What the week brings can be read ahead and back, with its source and its mark',
  rows('PR-29'),
  async ({ records }) => {
    standAt(NOON);
    records.pregnancy = makePregnancy();
    await openTracker();
    const card = page.getByRole('region', { name: /^What week \d+ brings$/ });
    const back = card.getByRole('button', { name: 'Previous week' });
    const mark = card.getByText('Not yet reviewed by a physician.');
    await expect.element(heading('What week 24 brings')).toBeVisible();
    await expect.element(mark).toBeVisible();
    await expect
      .element(card.getByRole('link').first())
      .toHaveAttribute('href', expect.stringMatching(/^https?:\/\//));
    await card.getByRole('button', { name: 'Next week' }).click();
    await expect.element(heading('What week 25 brings')).toBeVisible();
    await expect.element(card.getByText('Reading ahead')).toBeVisible();
    await expect.element(mark).toBeVisible();
    await card.getByRole('button', { name: 'Your week' }).click();
    await expect.element(heading('What week 24 brings')).toBeVisible();
    for (let week = 23; week >= 1; week -= 1) {
      await press(back);
      await expect.element(heading(`What week ${week} brings`)).toBeVisible();
    }
    await expect.element(card.getByText('Looking back')).toBeVisible();
    await expect.element(back).toHaveAttribute('aria-disabled', 'true');
    await press(back);
    await expect.element(heading('What week 1 brings')).toBeVisible();
  },
);

test(
  'On the due date, past it and past 42 weeks it says what is so, and no more than that',
  rows('PR-29', 'K-16'),
  async ({ records }) => {
    records.lifeStage = 'pregnancy';
    records.pregnancy = makePregnancy();
    standAt('2026-01-27T12:00:00');
    await openTracker();
    await expect.element(heading('40 weeks')).toBeVisible();
    await expect.element(page.getByText(/^Today is the due date\./)).toBeVisible();
    standAt('2026-02-01T12:00:00');
    await openTracker();
    await expect.element(heading('40 weeks, 5 days')).toBeVisible();
    await expectDate('Since the due date', '5 days');
    // What is looked for in vain below.
    await expect.element(progress()).toBeVisible();
    await expect.element(heading(/What week/)).toBeVisible();

    standAt('2026-02-17T12:00:00');
    await openTracker();
    await expect.element(heading('Past 42 weeks')).toBeVisible();
    await expect.element(page.getByText(/Lunaria does not count further/)).toBeVisible();
    expect(document.body.textContent).not.toMatch(/trimester|days to go/i);
    await expect.element(progress()).not.toBeInTheDocument();
    await expect.element(heading(/What week/)).not.toBeInTheDocument();
    await expect.element(button('Change the dating')).toBeVisible();
    await expect.element(button('The pregnancy has ended')).toBeVisible();
    expect(await complaints()).toEqual([]);
  },
);
