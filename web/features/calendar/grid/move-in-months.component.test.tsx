import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expect, test } from '../../../testing/component-test.ts';
import { rows, standAt, startAt, textsOf } from '../../../testing/look.ts';
import {
  button,
  closeByEscape,
  dayOf,
  dialog,
  expectCount,
  expectLook,
  focus,
  grid,
  openCalendar,
  periodOf,
  signalsDialog,
  title,
} from '../testing/calendar-on-screen.tsx';

const todayRings = () => textsOf(grid().getByCss('[data-ring=today]'));

test(
  'She turns the months, over the year and back to today',
  rows('C-14', 'C-15', 'C-16', 'C-17', 'C-18', 'C-19', 'C-20', 'C-21', 'Q-19', 'Q-20', 'Q-21'),
  async () => {
    standAt('2026-01-15T12:00:00');
    await openCalendar();
    await expect.element(title()).toHaveTextContent('January 2026');
    expect(textsOf(grid().getByRole('columnheader'))).toEqual([
      ...['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    ]);
    await expectCount(grid().getByRole('button'), 31);
    // 28 December to 31 January are five weeks; the neighbours' days can be seen, not pressed.
    await expectCount(grid().getByRole('row'), 6);
    expect(todayRings()).toEqual(['15']);

    await button('Previous month').click();
    await expect.element(title()).toHaveTextContent('December 2025');
    expect(todayRings()).toEqual([]);
    await button('Next month').click();
    await button('Next month').click();
    await expect.element(title()).toHaveTextContent('February 2026');
    await expectCount(grid().getByRole('button'), 28);
    await button('Today').click();
    await expect.element(title()).toHaveTextContent('January 2026');
    await expect.element(dialog()).not.toBeInTheDocument();
  },
);

test(
  'The keyboard moves over the days as in any date grid and opens one',
  rows('C-14', 'C-18', 'C-22'),
  async () => {
    standAt('2026-01-15T12:00:00');
    await openCalendar();
    await expectCount(grid().getByCss('button[tabindex="0"]'), 1);
    focus(dayOf('2026-01-15'));
    const path: [string, string][] = [
      ['{ArrowLeft}', '2026-01-14'],
      ['{ArrowDown}', '2026-01-21'],
      ['{Home}', '2026-01-18'],
      ['{End}', '2026-01-24'],
      ['{ArrowDown}', '2026-01-31'],
      ['{ArrowRight}', '2026-02-01'],
      ['{ArrowUp}', '2026-01-25'],
      ['{PageUp}', '2025-12-25'],
      ['{Shift>}{PageDown}{/Shift}', '2026-12-25'],
      ['{Shift>}{PageUp}{/Shift}', '2025-12-25'],
      ['{PageDown}', '2026-01-25'],
    ];
    for (const [key, reached] of path) {
      await userEvent.keyboard(key);
      await expect.element(dayOf(reached), { message: key }).toHaveFocus();
    }
    await userEvent.keyboard(' ');
    await expect.element(signalsDialog().getByText('Sunday, 25 January 2026', { exact: true })).toBeVisible();
    await closeByEscape();
    await expect.element(dayOf('2026-01-25')).toHaveFocus();
  },
);

test(
  'At midnight today moves on, and what another device wrote is there when she comes back',
  rows('C-20', 'C-21'),
  async ({ records }) => {
    startAt('2025-11-21T23:58:00');
    await openCalendar();
    await expect.poll(todayRings).toEqual(['21']);
    await vi.advanceTimersByTimeAsync(180_000);
    await expect.poll(todayRings).toEqual(['22']);
    records.periods = [periodOf('2025-11-02', '2025-11-06')];
    await expectLook('2025-11-03', null);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expectLook('2025-11-03', 'period');
    await expect.element(page.getByText('Example dates')).not.toBeInTheDocument();
  },
);
