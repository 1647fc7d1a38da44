import { dateByLastPeriod, type Pregnancy } from '@lunaria/domain/pregnancy/dating.ts';
import { type Locator, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { useWriteAnswers } from '../../../app/write-queue/use-write-answers.ts';
import { PREGNANCY } from '../../../data/pregnancy/pregnancy.ts';
import { expect } from '../../../testing/component-test.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import Tracker from '../tracker.tsx';

/** Friday, 10 October 2025. */
export const TODAY = '2025-10-10';
export const NOON = `${TODAY}T12:00:00`;
export const TRACKER = '/dashboard?section=b2-6';
/** 24 weeks, 3 days today; due on 27 January 2026. */
export const LAST_PERIOD = '2025-04-22';

/** Dated by that last period. */
export function makePregnancy(): Pregnancy {
  return { first_pregnancy: null, complications: '', dating: dateByLastPeriod(LAST_PERIOD, TODAY) };
}

/** Shows the section; again: as a reload does. */
export async function openTracker(): Promise<void> {
  await cleanup();
  await renderPart(({ user }) => <Section userId={user.id} />, { at: TRACKER });
}

function Section({ userId }: { userId: string }) {
  // As the dashboard around it does (data/profile/use-life-stage.ts).
  useWriteAnswers(userId, PREGNANCY.hear);
  return <Tracker userId={userId} />;
}

export const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

export const heading = (name: string | RegExp): Locator => page.getByRole('heading', { name, exact: true });

/** A fact of "Your dates". */
export async function expectDate(label: string, value: string): Promise<void> {
  const row = page
    .getByRole('region', { name: 'Your dates' })
    .getByCss('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) });
  await expect.element(row.getByRole('definition')).toHaveTextContent(value);
}
