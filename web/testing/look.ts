import axe from 'axe-core';
import { expect, vi } from 'vitest';
import { type Locator, locators, page } from 'vitest/browser';
import { rememberColours } from './axe-colours.ts';
import { standStill } from './stand-still.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Clauses of the acceptance list. */
    acceptance?: string;
  }
}

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** For what has neither a role nor a text of its own: `[data-ring=signals]`. */
    getByCss(selector: string): Locator;
  }
}

locators.extend({
  getByCss: (selector: string) => `css=${selector}`,
});

/** The texts of all elements found, as they are read: without the spaces around and between. */
export function textsOf(locator: Locator): string[] {
  return locator.elements().map((element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
}

/** Where toasts appear: there once the page works. */
export const toastPlace = () => page.getByRole('region', { name: /^Notifications/ });

export const toasts = () => toastPlace().getByRole('listitem');

/** Waits for exactly one toast with this title and message, to the letter. */
export async function expectToast(title: string, message: string): Promise<void> {
  const toast = toasts().filter({ has: page.getByText(title, { exact: true }) });
  await expect.poll(() => toast.elements().length, { message: `a toast "${title}"` }).toBe(1);
  await expect.element(toast.getByText(message, { exact: true })).toBeVisible();
}

/**
 * Waits until all of it lies within the frame that the page stands in. Measured in the frame itself: an intersection is
 * taken with the window around it, which may show a few pixels less of the frame while other files change its size.
 */
export async function expectWhollyInView(locator: Locator): Promise<void> {
  const hidden = () => {
    const { top, left, bottom, right } = locator.element().getBoundingClientRect();
    return {
      above: Math.max(-top, 0),
      left: Math.max(-left, 0),
      below: Math.max(bottom - window.innerHeight, 0),
      right: Math.max(right - window.innerWidth, 0),
    };
  };
  // Less than a pixel is a fraction of one that was rounded.
  const farthest = () => Math.max(...Object.values(hidden()));
  await expect.poll(farthest, { message: 'Pixels outside of the frame' }).toBeLessThan(1);
}

/** How much of the page lies to the right of the window. */
export const measureOverhang = (): number => document.documentElement.scrollWidth - window.innerWidth;

rememberColours();

/** As everywhere in e2e/accessibility/looks.ts. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a whole page is asked for, and a part of one cannot have. */
const OF_PAGES = [
  ...['region', 'landmark-one-main', 'page-has-heading-one', 'bypass', 'document-title'],
  // It leads to the page's main part.
  'skip-link',
];

/**
 * Everything axe has to say about what is shown, as readable lines; `whole: false` for a part of a page. `within` what
 * is new, where the rest was looked at a moment ago: a large page takes seconds.
 */
export async function complaints({
  whole = false,
  within,
}: {
  whole?: boolean;
  within?: Locator;
} = {}): Promise<string[]> {
  // What is just fading in has no contrast yet.
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const sheet = standStill();
  const rules = Object.fromEntries(OF_PAGES.map((rule) => [rule, { enabled: whole }]));
  const { violations } = await axe
    .run(within?.element() ?? document, {
      runOnly: TAGS,
      rules,
      // What is well it need not describe.
      resultTypes: ['violations'],
    })
    .finally(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** It is this moment, and stays so: `2025-10-10T12:00:00` on her clock. Timers run as always. */
export function standAt(moment: string): void {
  vi.setSystemTime(new Date(moment));
}

/** It is this moment; time goes on, and `vi.advanceTimersByTimeAsync` lets more of it pass. */
export function startAt(moment: string): void {
  vi.useFakeTimers({
    now: new Date(moment),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
}

/** Names the clauses of the acceptance list that a test proves; the report carries them. */
export function rows(...ids: string[]) {
  return { meta: { acceptance: ids.join(' ') } };
}
