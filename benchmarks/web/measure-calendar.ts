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

/**
 * `monthShown`: from the navigation to her month with her records in it. `monthChange…`: for one change of month, the
 * script of React, of classing the days, and what comes with an answer; then everything the main thread did.
 */
type CalendarKey = 'monthShown' | 'monthChangeScript' | 'monthChangeTask';
export type CalendarTimes = Times<CalendarKey>;

export const CALENDAR_LINES: Line<CalendarKey>[] = [
  { name: 'month shown after navigation', key: 'monthShown', goalMs: 1_500 },
  { name: 'change of month, script', key: 'monthChangeScript', goalMs: 50 },
  { name: 'change of month, whole main thread', key: 'monthChangeTask', goalMs: null },
];

const MONTH_IS_THERE = '[role=grid][aria-busy=false] [data-date]';

/** Opens the dashboard once, without anything in the browser's cache, and turns `changes` months back. */
export async function measureCalendar(
  browser: Browser,
  signedIn: SignedIn,
  changes: number,
): Promise<CalendarTimes> {
  return await withPage(browser, signedIn, SLOWDOWN, async (page, cdp) => {
    await watchFor(page, MONTH_IS_THERE, 'month-shown');
    await page.goto(`${signedIn.origin}/dashboard`, { waitUntil: 'commit' });
    await page.waitForSelector(MONTH_IS_THERE, { state: 'attached' });
    const times: CalendarTimes = {
      monthShown: [await readMark(page, 'month-shown')],
      monthChangeScript: [],
      monthChangeTask: [],
    };
    await page.waitForLoadState('networkidle');
    for (let change = 0; change < changes; change += 1) {
      const cost = await measureMonthChange(page, cdp);
      times.monthChangeScript.push(cost.scriptMs);
      times.monthChangeTask.push(cost.taskMs);
    }
    return times;
  });
}

async function measureMonthChange(page: Page, cdp: CDPSession): Promise<PageCost> {
  const heading = page.locator('[role=grid]').first();
  const before = await heading.locator('[data-date]').first().getAttribute('data-date');
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
        ([selector, shown]) =>
          document.querySelector(selector ?? '')?.getAttribute('data-date') !== shown &&
          document.querySelector('[role=grid][aria-busy=false]') !== null,
        [MONTH_IS_THERE, before] as const,
        { polling: 'raf' },
      ),
  );
}
