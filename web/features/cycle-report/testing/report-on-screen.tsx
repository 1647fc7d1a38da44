import { vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect } from '../../../testing/component-test.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import { CycleReport } from '../cycle-report.tsx';

/** Shows the page for an appointment; again: as a reload does. */
export async function showReport(): Promise<void> {
  await cleanup();
  await renderPart(({ user }) => <CycleReport userId={user.id} />, { at: '/dashboard/cycle-report' });
}

/** The same, and waits for the sheet. */
export async function openReport(): Promise<Locator> {
  await showReport();
  await expect.element(sheet()).toBeVisible();
  return sheet();
}

/** The sheet as it is shown beside the choices. */
export const sheet = (): Locator => page.getByRole('article');

export const tick = (name: string | RegExp): Promise<void> => page.getByRole('checkbox', { name }).click();

/** What the browser is asked to save from now on, in place of saving it. */
export function watchSavedFiles(): { name: string; address: string }[] {
  const saved: { name: string; address: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, address: this.href });
  });
  return saved;
}
