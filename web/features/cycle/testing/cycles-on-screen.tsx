import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { type Locator, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect } from '../../../testing/component-test.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import CycleTracking from '../cycle-tracking.tsx';

/** Day 18 of the cycle that began on 4 November. */
export const NOON = '2025-11-21T12:00:00';

/** Shows the section of a mode; again: as a reload does. */
export async function showCycles(stage: LifeStage = 'menstrual-cycle'): Promise<void> {
  await cleanup();
  await renderPart(({ user }) => <CycleTracking userId={user.id} stage={stage} />);
}

/** The same, and waits until her cycles are there. */
export async function openHistory(stage?: LifeStage): Promise<void> {
  await showCycles(stage);
  await expect.element(historyOf()).toBeVisible();
}

export const part = (name: string | RegExp): Locator => page.getByRole('region', { name });

export const forecastOf = (): Locator => part(/^Next period, most likely/);

export const historyOf = (): Locator => part('Cycle history');

export const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

export const dialogOf = (name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** The lines of the history, newest first. */
export const linesOf = (): Locator =>
  historyOf().getByRole('list', { name: 'Cycles, newest first' }).getByRole('button');

/** The line of the cycle that began on that day, `12 Sept`. */
export const lineOf = (day: string): Locator =>
  historyOf().getByRole('button', { name: new RegExp(`^${day}: `) });

export const SHORTEST_TO_LONGEST = 'days, shortest to longest';

/** A figure below the lines, by its words. */
export const figure = (label: string): Locator =>
  historyOf()
    .getByCss('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByCss('dd');
