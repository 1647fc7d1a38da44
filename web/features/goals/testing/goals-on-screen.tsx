import { type Locator, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { renderPart } from '../../../testing/render-page.tsx';
import Goals from '../goals.tsx';

/** A Friday; its week goes from Sunday 5 to Saturday 11 October. */
export const TODAY = '2025-10-10';
export const NOON = `${TODAY}T12:00:00`;

/** Shows the section; again: as a reload does. */
export async function openGoals(): Promise<void> {
  await cleanup();
  await renderPart(({ user }) => <Goals userId={user.id} />, { at: '/dashboard?section=b2-8' });
}

export const card = (name: string): Locator => page.getByRole('article', { name, exact: true });
export const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
export const heading = (name: string): Locator => page.getByRole('heading', { name, exact: true });
/** Every day of a week, as a screen reader hears it. */
export const daysOf = (name: string): Locator => card(name).getByRole('list').first().getByRole('listitem');
