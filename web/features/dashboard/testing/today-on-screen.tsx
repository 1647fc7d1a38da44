import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { type Locator, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect } from '../../../testing/component-test.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import { HealthToday } from '../health-today.tsx';

/** Shows the cards of a mode, and waits for them; again: as a reload does. */
export async function openToday(stage: LifeStage = 'menstrual-cycle'): Promise<void> {
  await cleanup();
  await renderPart(({ user }) => <HealthToday userId={user.id} stage={stage} />);
  await expect.element(healthToday().getByRole('heading', { level: 3 }).first()).toBeVisible();
}

export const healthToday = (): Locator => page.getByRole('region', { name: 'Your Health Today' });

/** One card, by its label. */
export const cardOf = (label: string): Locator =>
  healthToday()
    .getByCss('div.group')
    .filter({ has: page.getByCss('h3').getByText(label, { exact: true }) });

/** What a card says beside its label: number, unit, line. A number and its unit are read in one breath. */
export async function expectCard(label: string, ...texts: string[]): Promise<void> {
  for (const text of texts) await expect.element(cardOf(label)).toMatchTextContent(text);
}

export const samplesOf = (): Locator => healthToday().getByText('Sample', { exact: true });
