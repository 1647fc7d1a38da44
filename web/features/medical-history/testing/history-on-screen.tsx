import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { type Locator, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { standAt } from '../../../testing/look.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import MedicalHistory from '../medical-history.tsx';

export const TODAY = '2026-11-28';

/** Shows the section; again: as a reload does. */
export async function openHistory(stage: LifeStage = 'menstrual-cycle'): Promise<void> {
  standAt(`${TODAY}T12:00:00`);
  await cleanup();
  await renderPart(({ user }) => <MedicalHistory userId={user.id} stage={stage} />, {
    at: '/dashboard?section=b2-5',
  });
}

export const tab = (name: string): Locator => page.getByRole('tab', { name, exact: true });
export const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
export const list = (name: string): Locator => page.getByRole('list', { name, exact: true });
/** The first line of each entry of a list. */
export const linesOf = (name: string): (string | null | undefined)[] =>
  list(name)
    .getByRole('listitem')
    .elements()
    .map((line) => line.querySelector('p')?.textContent);
