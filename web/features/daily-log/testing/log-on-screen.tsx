import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { type Locator, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { press } from '../../../testing/choose.ts';
import { expect } from '../../../testing/component-test.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import type { StandInApi } from '../../../testing/stand-in-api.ts';
import { DailyLog } from '../daily-log.tsx';

/** Friday, 10 October 2025. */
export const TODAY = '2025-10-10';
export const YESTERDAY = '2025-10-09';
export const NOON = `${TODAY}T12:00:00`;

export const SAVED = ['Daily log saved!', 'Your health data has been recorded.'] as const;

/** Shows the log of a mode, as wide as on the dashboard; again: as a reload does. */
export async function showLog(stage: LifeStage = 'menstrual-cycle', at = '/dashboard'): Promise<void> {
  await cleanup();
  await renderPart(
    ({ user }) => (
      <div className="px-4 sm:px-5">
        <DailyLog userId={user.id} stage={stage} />
      </div>
    ),
    { at },
  );
}

/** The same, and waits until it shows what is stored. */
export async function openLog(...shown: Parameters<typeof showLog>): Promise<void> {
  await showLog(...shown);
  await expect.element(form()).toBeVisible();
}

export const form = (): Locator => page.getByRole('form', { name: 'Daily Health Log' });

export const typed = (label: string): Locator => form().getByRole('textbox', { name: label, exact: true });

export const slider = (label: string): Locator => form().getByRole('slider', { name: label, exact: true });

export const group = (label: string): Locator => form().getByRole('group', { name: label, exact: true });

export const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

/** Where the log is: changed, saved, kept on this device. */
export const stateOf = (): Locator => form().getByRole('status').last();

/** Saves, and waits until the server has it. */
export async function saveLog(): Promise<void> {
  await press(button('Save'));
  await expect.element(stateOf()).toHaveTextContent('Saved');
}

/** The methods of every write of a log that was sent. */
export const writesOf = (api: StandInApi): string[] =>
  api.requests
    .filter(({ method, path }) => method !== 'get' && path.startsWith('/api/daily-logs'))
    .map(({ method }) => method);
