import type { Browser, CDPSession, Page } from 'playwright-core';
import {
  measureCost,
  type PageCost,
  readMark,
  type SignedIn,
  SLOWDOWN,
  watchFor,
  withPage,
} from './page-cost.ts';
import type { Line, Times } from './render-times.ts';

/** The months that run downwards on a phone: shown, and from one to the one before. */
type MonthsKey = 'monthsShown' | 'monthsChangeScript' | 'monthsChangeTask';
export type MonthsTimes = Times<MonthsKey>;

export const MONTHS_LINES: Line<MonthsKey>[] = [
  { name: 'months shown after navigation', key: 'monthsShown', goalMs: 1_500 },
  { name: 'to the month before, script', key: 'monthsChangeScript', goalMs: 50 },
  { name: 'to the month before, whole main thread', key: 'monthsChangeTask', goalMs: null },
];

const ARE_THERE = '[data-month] [role=grid][aria-busy=false] [data-date]';

/** Opens the calendar's own page as on a phone, and goes `changes` months back. */
export async function measureMonths(
  browser: Browser,
  signedIn: SignedIn,
  changes: number,
): Promise<MonthsTimes> {
  return await withPage(browser, signedIn, SLOWDOWN, async (page, cdp) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchFor(page, ARE_THERE, 'months-shown');
    await page.goto(`${signedIn.origin}/dashboard/calendar`, { waitUntil: 'commit' });
    await page.waitForSelector(ARE_THERE, { state: 'attached' });
    const times: MonthsTimes = {
      monthsShown: [await readMark(page, 'months-shown')],
      monthsChangeScript: [],
      monthsChangeTask: [],
    };
    await page.waitForLoadState('networkidle');
    for (let change = 0; change < changes; change += 1) {
      const cost = await measureChange(page, cdp);
      times.monthsChangeScript.push(cost.scriptMs);
      times.monthsChangeTask.push(cost.taskMs);
    }
    return times;
  });
}

async function measureChange(page: Page, cdp: CDPSession): Promise<PageCost> {
  const first = () => page.locator('[data-month]').first().getAttribute('data-month');
  const before = await first();
  return await measureCost(
    page,
    cdp,
    // A click by script: Playwright's own look at the button would count as the page's.
    () =>
      page.evaluate(() => {
        const button = document.querySelector('button[aria-label="Previous month"]');
        if (!(button instanceof HTMLElement)) throw new Error('There is no button for the previous month.');
        button.click();
      }),
    () =>
      page.waitForFunction(
        (shown) =>
          document.querySelector('[data-month]')?.getAttribute('data-month') !== shown &&
          document.querySelector('[data-month] [aria-busy=true]') === null,
        before,
        { polling: 'raf' },
      ),
  );
}
