import type { Flow } from '@lunaria/domain/bleeding/bleeding-day.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { logOf } from '@lunaria/domain/daily-log/testing/example-logs.ts';
import { userEvent } from 'vitest/browser';
import { expect, test } from '../../../testing/component-test.ts';
import { rows, standAt } from '../../../testing/look.ts';
import {
  button,
  dayOf,
  dialog,
  expectCount,
  focus,
  openCalendar,
  periodOf,
  title,
} from '../testing/calendar-on-screen.tsx';

test(
  'A year at a glance: the same classes, back and ahead, and a month opens',
  rows('C-48', 'PR-36'),
  async ({ records }) => {
    standAt('2025-11-21T12:00:00');
    records.periods = [periodOf('2024-12-30', '2025-01-03'), periodOf('2025-11-02', '2025-11-06')];
    await openCalendar();
    await button('Year at a glance').click();
    const month = (name: string) => dialog().getByRole('button', { name });
    await expect.element(dialog('The year 2025')).toBeVisible();
    await expectCount(dialog().getByRole('button', { name: / 2025/ }), 12);
    await expect.element(dialog().getByText('An estimate, not contraception.')).toBeVisible();
    await expect
      .element(month('November 2025'))
      .toHaveAccessibleName(
        'November 2025, this month, period, recorded: 2 to 6, fertile, estimate: 7 to 16, ovulation, estimate: 17, fertile, estimate: 18 to 23, next period, 8 in 10: 25 to 30',
      );
    await expect.element(month('January 2025')).toHaveAccessibleName(/period, recorded: 1 to 3/);
    await month('2024').click();
    await expect
      .element(month('December 2024'))
      .toHaveAccessibleName('December 2024, period, recorded: 30 to 31');
    focus(month('December 2024'));
    await userEvent.keyboard('{PageDown}');
    await expect.element(month('December 2025')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(month('September 2025')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(title()).toHaveTextContent('September 2025');
    await expect.element(dayOf('2025-09-01')).toBeVisible();
  },
);

test('The year tells recorded days from expected ones, and shows what she noted of a single day', async ({
  records,
}) => {
  standAt('2025-11-07T12:00:00');
  records.periods = [periodOf('2025-09-05', '2025-09-09'), periodOf('2025-11-05', null)];
  const noted = (day: CalendarDate, flow: Exclude<Flow, 'unspecified'>) =>
    logOf(day, { extras: { 'menstrual-cycle': { period_flow: flow } } });
  records.logs = [noted('2025-09-07', 'none'), noted('2025-10-20', 'spotting'), noted('2025-11-06', 'heavy')];
  await openCalendar();
  await button('Year at a glance').click();
  const month = (name: string) => dialog().getByRole('button', { name: `${name} 2025` });
  await expect
    .element(month('November'))
    .toHaveAccessibleName(
      /^November 2025, this month, period, recorded: 5, period, heavy, recorded: 6, period, expected, end not known yet: 7 to 9(,|$)/,
    );
  await expect.element(month('October')).toHaveAccessibleName(/bleeding, spotting, recorded: 20(,|$)/);
  await expect
    .element(month('September'))
    .toHaveAccessibleName(/^September 2025, period, recorded: 5 to 6, period, recorded: 8 to 9(,|$)/);

  // To the eye: a day of a period whose end is not known has a dotted rim, a recorded one is full, bleeding outside of a
  // period a small disc, a day without bleeding as any other.
  const styleOf = (name: string, day: number) =>
    getComputedStyle(month(name).getByText(String(day), { exact: true }).element());
  const fillOf = (name: string, day: number) => styleOf(name, day).backgroundColor;
  const isDotted = (day: number) => styleOf('November', day).borderStyle === 'dotted';
  expect([5, 6, 7, 8].map(isDotted)).toEqual([false, false, true, true]);
  expect(fillOf('October', 20)).toBe(fillOf('September', 10));
  expect(styleOf('October', 20).backgroundImage).toContain(fillOf('November', 5));
  expect(fillOf('November', 8)).not.toBe(fillOf('November', 5));
  expect(fillOf('September', 7)).toBe(fillOf('September', 10));
  expect(fillOf('September', 6)).toBe(fillOf('November', 5));
});
