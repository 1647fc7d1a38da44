import type { Locator } from 'vitest/browser';
import { expect } from '../../../testing/component-test.ts';
import { signalsDialog } from './calendar-on-screen.tsx';

/** A button of the window of a day. */
export const inWindow = (name: string): Locator => signalsDialog().getByRole('button', { name, exact: true });

/** Something that can be chosen in it. */
export const choice = (name: string): Locator => signalsDialog().getByText(name, { exact: true });

export async function expectSaved(): Promise<void> {
  const saved = signalsDialog()
    .getByRole('status')
    .filter({ hasText: /^Saved$/ });
  await expect.element(saved).toBeVisible();
}

export async function leaveBy(name: 'Save' | 'Close'): Promise<void> {
  await inWindow(name).last().click();
  await expect.element(signalsDialog()).not.toBeInTheDocument();
}
