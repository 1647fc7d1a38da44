import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import type { ComponentType } from 'react';
import { type Locator, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { closeLogSheet, useLogSheetRequest } from '../../../app/log-sheet-request.ts';
import { expect } from '../../../testing/component-test.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import { Today, type TodayProps } from '../today.tsx';

const nothing = () => null;

/** Says which day the log was asked for, as the frame around the page would show it. */
function AskedLog() {
  const request = useLogSheetRequest();
  return request && <p>Log asked for: {request.day ?? 'today'}</p>;
}

interface OpenOptions extends Partial<TodayProps> {
  size?: readonly [number, number];
  /** What of the page stands below it. */
  below?: ComponentType<{ userId: string; stage: LifeStage }>;
}

/** Shows Today on a phone; again: as a reload does. */
export async function openToday(
  stage: LifeStage = 'menstrual-cycle',
  { size = [390, 844], below: Below, ...props }: OpenOptions = {},
): Promise<void> {
  await cleanup();
  closeLogSheet();
  await page.viewport(...size);
  await renderPart(({ user }) => (
    <main className="px-4">
      <h1 tabIndex={-1}>Good morning</h1>
      <Today
        {...{ userId: user.id, stage, logBeside: null, FindPattern: nothing }}
        onChooseStage={nothing}
        onLeave={() => document.querySelector('h1')?.focus()}
        {...props}
      />
      {Below && <Below userId={user.id} stage={stage} />}
      <AskedLog />
    </main>
  ));
  await expect.poll(() => page.getByText('Loading...').elements().length).toBe(0);
}

export const today = (): Locator => page.getByRole('region', { name: 'Today at a glance' });
export const week = (): Locator => page.getByRole('region', { name: 'Week' });
export const disc = (): Locator => today().getByRole('button', { name: /open the day$/ });
export const chips = (): Locator => today().getByCss('div[role=group]');
export const button = (name: string | RegExp): Locator =>
  today().getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
export const askedLog = (): Locator => page.getByText(/^Log asked for/);
