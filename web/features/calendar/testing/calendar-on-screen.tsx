import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { Period } from '@lunaria/domain/cycle/period.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { type DailyHealthSignals, EMPTY_SIGNALS } from '@lunaria/domain/signals/health-signals.ts';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { press } from '../../../testing/choose.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import { Calendar } from '../calendar.tsx';

/** Shows the calendar of a mode; again: as a reload does. `beside` stands above it. */
export async function showCalendar(
  stage: LifeStage = 'menstrual-cycle',
  beside?: (userId: string) => ReactNode,
): Promise<void> {
  await cleanup();
  await renderPart(({ user }) => (
    <>
      {beside?.(user.id)}
      <Calendar userId={user.id} stage={stage} />
    </>
  ));
}

/** The same, and waits until it shows her records. */
export async function openCalendar(...shown: Parameters<typeof showCalendar>): Promise<void> {
  await showCalendar(...shown);
  await expect.element(sidePanel()).toBeVisible();
}

export function periodOf(start: CalendarDate, end: CalendarDate | null, cycleLength = 28): Period {
  return { period_start_date: start, period_end_date: end, cycle_length: cycleLength };
}

export function signalsOf(date: CalendarDate, part: Partial<DailyHealthSignals>): DailyHealthSignals {
  return { signal_date: date, ...EMPTY_SIGNALS, ...part };
}

/** The panel that says what her records add up to, named after her mode. */
export const sidePanel = (): Locator =>
  page.getByRole('region', { name: /^(Pre-Menstrual|Menstrual Cycle|.* Mode)$/ });

export const tiles = (): Locator => page.getByRole('region', { name: 'Your cycle in three numbers' });

export const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

/** The month behind all windows. */
export const grid = (): Locator => page.getByCss('section [role=grid]');

/** The name of the month. */
export const title = (): Locator => page.getByRole('heading', { level: 2, name: /^[A-Z][a-z]+ \d{4}$/ });

/** The button of a day of the month. */
export const dayOf = (date: string): Locator =>
  page.getByCss(`section [role=grid] button[data-date="${date}"]`);

export const lookOf = (date: string): Locator =>
  page.getByCss(`section [role=grid] button[data-date="${date}"] [data-look]`);

/** How the day is drawn: `period-predicted`; null: as any day. */
export async function expectLook(date: string, look: string | null): Promise<void> {
  await expect.element(dayOf(date)).toBeInTheDocument();
  if (look === null) await expect.element(lookOf(date), { message: date }).not.toBeInTheDocument();
  else await expect.element(lookOf(date), { message: date }).toHaveAttribute('data-look', look);
}

export async function expectCount(locator: Locator, count: number): Promise<void> {
  await expect.poll(() => locator.elements().length, { message: locator.selector }).toBe(count);
}

export function focus(locator: Locator): void {
  const element = locator.element();
  if (element instanceof HTMLElement) element.focus();
}

export const dialog = (name?: string): Locator => page.getByRole('dialog', name ? { name } : {});

export const signalsDialog = (): Locator => dialog('Track Health Signals');

/** Opens the window of a day: on the dashboard by a press on it, on the calendar's page by its panel. */
export async function openDay(date: string): Promise<Locator> {
  if (isPage()) {
    await chooseDay(date);
    await press(trackButton());
  } else {
    await expect.element(dayOf(date)).toBeVisible();
    await press(dayOf(date));
  }
  await expect.element(signalsDialog()).toBeVisible();
  return signalsDialog();
}

const isPage = () => document.querySelector('h1')?.textContent === 'Calendar';

/** Presses a day once, whether or not it is chosen already: a second press would open its log. */
export async function chooseDay(date: string): Promise<void> {
  await expect.element(dayOf(date)).toBeVisible();
  if (dayOf(date).element().closest('td')?.ariaSelected !== 'true') await press(dayOf(date));
}

/** In the panel of the chosen day; of a day ahead the note alone. */
export const trackButton = (): Locator =>
  page.getByRole('button', { name: /^(Track Health Signals|Add a note|Edit note)$/ });

/** Closes the window that is open. */
export async function closeByEscape(): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
}
