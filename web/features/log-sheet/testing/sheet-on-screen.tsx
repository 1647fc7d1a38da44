import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { OwnTag, TagColor } from '@lunaria/domain/day-entry/own-tag.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { type Locator, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { closeLogSheet, openLogSheet } from '../../../app/log-sheet-request.ts';
import { expect } from '../../../testing/component-test.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import { DangerWatch } from '../../alerts/danger-watch.tsx';
import LogSheet from '../log-sheet.tsx';

/** Monday, 23 November 2026. */
export const TODAY = '2026-11-23';
export const NOON = `${TODAY}T12:00:00`;

/** A page with a button that opens the sheet. */
export async function showSheetPlace(
  stage: LifeStage = 'menstrual-cycle',
  day: CalendarDate | null = null,
): Promise<void> {
  await cleanup();
  closeLogSheet();
  await renderPart(({ user }) => (
    <>
      <button type="button" onClick={() => openLogSheet(day)}>
        Log today
      </button>
      <LogSheet userId={user.id} stage={stage} />
      <DangerWatch userId={user.id} />
    </>
  ));
}

/** The same, and opens it. */
export async function openSheet(...shown: Parameters<typeof showSheetPlace>): Promise<void> {
  await showSheetPlace(...shown);
  await page.getByRole('button', { name: 'Log today' }).click();
  await expect.element(sheet()).toBeVisible();
}

export const sheet = (): Locator => page.getByRole('dialog').first();
export const group = (name: string): Locator => sheet().getByRole('group', { name, exact: true });
export const chip = (question: string, answer: string): Locator =>
  group(question).getByRole('button', { name: answer, exact: true });
export const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
/** What is pressed anywhere in the sheet. */
export const pressed = (): string[] =>
  [...document.querySelectorAll('[role=dialog] [aria-pressed=true]')].map(
    (element) => element.textContent ?? '',
  );
/** The open groups, from the top. */
export const groups = (): string[] =>
  [...document.querySelectorAll('[role=dialog] [role=group] > h3')].map(
    (element) => element.textContent ?? '',
  );

export const tagOf = (number: number, name: string, color: TagColor, part: Partial<OwnTag> = {}): OwnTag => ({
  ...{ id: `00000000-0000-4000-8000-00000000000${number}`, name, color },
  ...{ has_strength: false, is_archived: false },
  ...part,
});
