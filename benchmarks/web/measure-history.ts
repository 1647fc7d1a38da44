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
 * `byAddress`: from the navigation to a year's chart, at the machine's own speed. `byLink`: from the click on the
 * dashboard to the small charts, slowed down. `…Script`: for one chart of 30 to 365 days after another.
 */
type HistoryKey = 'byAddress' | 'byLink' | 'rangeScript' | 'rangeTask' | 'quantityScript' | 'quantityTask';
export type HistoryTimes = Times<HistoryKey>;

export const HISTORY_LINES: Line<HistoryKey>[] = [
  { name: "a year's chart shown after navigation, not slowed down", key: 'byAddress', goalMs: 1_000 },
  { name: 'history opened by a click on the dashboard', key: 'byLink', goalMs: 1_000 },
  { name: 'change of range, script', key: 'rangeScript', goalMs: 100 },
  { name: 'change of range, whole main thread', key: 'rangeTask', goalMs: null },
  { name: 'change of quantity over a year, script', key: 'quantityScript', goalMs: 100 },
  { name: 'change of quantity over a year, whole main thread', key: 'quantityTask', goalMs: null },
];

const PATH = '/dashboard/history';
const YEAR = `${PATH}?q=a1&days=365`;
const IS_THERE = '[data-history][aria-busy=false]';
/** Their headings tell when the next one is drawn: a bar chart, lines, bars in her unit. */
const QUANTITIES = ['Mood', 'Water', 'Stress', 'Hours slept'];
const RANGES = ['30', '90', '7', '365'];

/** Opens the history in both ways without anything in the browser's cache, and draws `changes` charts of each kind. */
export async function measureHistory(
  browser: Browser,
  signedIn: SignedIn,
  changes: number,
): Promise<HistoryTimes> {
  const byAddress = await withPage(browser, signedIn, 1, (page) => openByAddress(page, signedIn));
  return await withPage(browser, signedIn, SLOWDOWN, async (page, cdp) => {
    const byLink = await openByLink(page, signedIn);
    await page.goto(`${signedIn.origin}${YEAR}`);
    await page.waitForSelector(IS_THERE, { state: 'attached' });
    await page.waitForLoadState('networkidle');
    const ranges: PageCost[] = [];
    const quantities: PageCost[] = [];
    for (let change = 0; change < changes; change += 1) {
      ranges.push(await measureRange(page, cdp, RANGES[change % RANGES.length] ?? '365'));
    }
    await measureRange(page, cdp, '365');
    for (let change = 0; change < changes; change += 1) {
      quantities.push(await measureQuantity(page, cdp, QUANTITIES[change % QUANTITIES.length] ?? 'Mood'));
    }
    return {
      byAddress: [byAddress],
      byLink: [byLink],
      rangeScript: ranges.map((cost) => cost.scriptMs),
      rangeTask: ranges.map((cost) => cost.taskMs),
      quantityScript: quantities.map((cost) => cost.scriptMs),
      quantityTask: quantities.map((cost) => cost.taskMs),
    };
  });
}

async function openByAddress(page: Page, { origin }: SignedIn): Promise<number> {
  await watchFor(page, IS_THERE, 'history-shown');
  await page.goto(`${origin}${YEAR}`, { waitUntil: 'commit' });
  await page.waitForSelector(IS_THERE, { state: 'attached' });
  return await readMark(page, 'history-shown');
}

async function openByLink(page: Page, { origin }: SignedIn): Promise<number> {
  await watchFor(page, IS_THERE, 'history-shown');
  await page.goto(`${origin}/dashboard`);
  const link = `a[href="${PATH}"]`;
  await page.waitForSelector(link, { state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate((link) => {
    const found = document.querySelector(link);
    if (!(found instanceof HTMLElement)) throw new Error('No link leads to the history.');
    performance.mark('history-clicked');
    found.click();
  }, link);
  await page.waitForSelector(IS_THERE, { state: 'attached' });
  return await readMark(page, 'history-shown', 'history-clicked');
}

async function measureRange(page: Page, cdp: CDPSession, range: string): Promise<PageCost> {
  return await measureCost(
    page,
    cdp,
    // A click by script: Playwright's own look at the button would count as the page's.
    () =>
      page.evaluate((range) => {
        const labels = [...document.querySelectorAll('[data-history] fieldset label')];
        const label = labels.find((one) => one.textContent === range);
        if (!(label instanceof HTMLElement)) throw new Error(`There is no range of ${range} days.`);
        label.click();
      }, range),
    () =>
      page.waitForFunction(
        ([selector, text]) =>
          [...document.querySelectorAll(`${selector} h2 + p`)].some((one) => one.textContent?.includes(text)),
        [IS_THERE, `of ${range} days logged`] as const,
        { polling: 'raf' },
      ),
  );
}

async function measureQuantity(page: Page, cdp: CDPSession, quantity: string): Promise<PageCost> {
  return await measureChoice(page, cdp, '[data-history] [role=combobox]', quantity, () =>
    page.waitForFunction(
      ([selector, heading]) =>
        [...document.querySelectorAll(`${selector} h2`)].some((one) => one.textContent === heading),
      [IS_THERE, quantity] as const,
      { polling: 'raf' },
    ),
  );
}
