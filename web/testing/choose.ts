import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { MONTH_NAMES } from '@lunaria/domain/calendar/name-day.ts';
import { type Locator, page } from 'vitest/browser';
import { expect } from './component-test.ts';
import { textsOf } from './look.ts';

/** Chooses an option of a list by their words. */
export async function chooseOption(list: string, option: string): Promise<void> {
  await press(page.getByRole('combobox', { name: list }));
  await press(page.getByRole('option', { name: option, exact: true }));
}

/** Chooses a day in the calendar that a field opens. */
export async function chooseDay(field: string, date: CalendarDate): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  const monthName = MONTH_NAMES[Number(month) - 1] ?? '';
  await page.getByRole('button', { name: new RegExp(`^${field}`) }).click();
  const dialog = page.getByRole('dialog', { name: field, exact: true });
  for (const [list, option] of [
    // The year first: another month of this one may lie beyond the days that can be chosen.
    [/^Year/, year],
    [/^Month/, monthName],
  ] as const) {
    const select = dialog.getByRole('combobox', { name: list });
    await expect.element(select).toBeVisible();
    if (textsOf(select)[0] === option) continue;
    await press(select);
    await press(page.getByRole('option', { name: option, exact: true }));
  }
  await press(
    dialog.getByRole('button', { name: new RegExp(`^\\w+day, ${Number(day)} ${monthName} ${year}\\b`) }),
  );
  await expect.element(dialog).not.toBeInTheDocument();
}

/** A click without the way of the mouse, which takes ten times as long: for what is only the means in a test. */
export async function press(locator: Locator): Promise<void> {
  await expect.element(locator).toBeVisible();
  const element = locator.element();
  if (element instanceof HTMLElement) element.click();
}
