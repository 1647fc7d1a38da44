import type { Browser, CDPSession, Page } from 'playwright-core';
import {
  measureChoice,
  measureCost,
  type PageCost,
  readMark,
  type SignedIn,
  SLOWDOWN,
  watchFor,
  withPage,
} from './page-cost.ts';
import type { Line, Times } from './render-times.ts';

/**
 * `opened`: from the navigation to the first documents, at the machine's own speed; `openedSlowly`: slowed down.
 * `search…`: for one more letter in the search. `order…`: for the same documents in another order.
 */
type LibraryKey = 'opened' | 'openedSlowly' | 'searchScript' | 'searchTask' | 'orderScript' | 'orderTask';
export type LibraryTimes = Times<LibraryKey>;

export const LIBRARY_LINES: Line<LibraryKey>[] = [
  { name: 'library shown after navigation, not slowed down', key: 'opened', goalMs: 1_000 },
  { name: 'library shown after navigation', key: 'openedSlowly', goalMs: null },
  { name: 'one more letter in the search, script', key: 'searchScript', goalMs: 100 },
  { name: 'one more letter in the search, whole main thread', key: 'searchTask', goalMs: null },
  { name: 'another order, script', key: 'orderScript', goalMs: 100 },
  { name: 'another order, whole main thread', key: 'orderTask', goalMs: null },
];

const PATH = '/health-statistics';
const IS_THERE = 'ul[aria-label=Documents] li';
/** Stands in every document that upload-documents.ts makes. */
const WORD = 'ferritin';
const ORDERS = ['Name', 'Oldest first', 'Largest first', 'Newest first'];

/** Opens the library without anything in the browser's cache, types `changes` letters and changes the order as often. */
export async function measureLibrary(
  browser: Browser,
  signedIn: SignedIn,
  changes: number,
): Promise<LibraryTimes> {
  const opened = await withPage(browser, signedIn, 1, (page) => open(page, signedIn));
  return await withPage(browser, signedIn, SLOWDOWN, async (page, cdp) => {
    const openedSlowly = await open(page, signedIn);
    await page.waitForLoadState('networkidle');
    const letters: PageCost[] = [];
    for (let change = 0; change < changes; change += 1)
      letters.push(await measureLetter(page, cdp, WORD.slice(0, (change % WORD.length) + 1)));
    const orders: PageCost[] = [];
    for (let change = 0; change < changes; change += 1)
      orders.push(await measureOrder(page, cdp, ORDERS[change % ORDERS.length] ?? 'Name'));
    return {
      opened: [opened],
      openedSlowly: [openedSlowly],
      searchScript: letters.map((cost) => cost.scriptMs),
      searchTask: letters.map((cost) => cost.taskMs),
      orderScript: orders.map((cost) => cost.scriptMs),
      orderTask: orders.map((cost) => cost.taskMs),
    };
  });
}

async function open(page: Page, { origin }: SignedIn): Promise<number> {
  await watchFor(page, IS_THERE, 'library-shown');
  await page.goto(`${origin}${PATH}`, { waitUntil: 'commit' });
  await page.waitForSelector(IS_THERE, { state: 'attached' });
  return await readMark(page, 'library-shown');
}

async function measureLetter(page: Page, cdp: CDPSession, typed: string): Promise<PageCost> {
  return await measureCost(
    page,
    cdp,
    // Set by script, as React hears of it: Playwright's own look at the field would count as the page's.
    () =>
      page.evaluate((typed) => {
        const field = document.querySelector('search input');
        if (!(field instanceof HTMLInputElement)) throw new Error('There is no search.');
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        set?.call(field, typed);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }, typed),
    () =>
      page.waitForFunction(
        (typed) => document.querySelector('main mark')?.textContent?.toLowerCase() === typed,
        typed,
        { polling: 'raf' },
      ),
  );
}

async function measureOrder(page: Page, cdp: CDPSession, order: string): Promise<PageCost> {
  const orders = 'search [role=combobox]';
  return await measureChoice(page, cdp, orders, order, () =>
    page.waitForFunction(
      ([orders, order]) => [...document.querySelectorAll(orders)].at(-1)?.textContent === order,
      [orders, order] as const,
      { polling: 'raf' },
    ),
  );
}
