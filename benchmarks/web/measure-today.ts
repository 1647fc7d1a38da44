import type { Browser, CDPSession, Page } from 'playwright-core';
import { measureCost, readMark, type SignedIn, SLOWDOWN, watchFor, withPage } from './page-cost.ts';
import type { Line, Times } from './render-times.ts';

/** The first screen of a phone: shown, usable, the sheet of the log opened over it, a chip pressed. */
type TodayKey = 'todayShown' | 'todayUsable' | 'sheetScript' | 'sheetTask' | 'chipScript' | 'chipTask';
export type TodayTimes = Times<TodayKey>;

export const TODAY_LINES: Line<TodayKey>[] = [
  { name: 'today shown after navigation', key: 'todayShown', goalMs: 1_200 },
  { name: 'Log today usable after navigation', key: 'todayUsable', goalMs: 1_500 },
  { name: 'log sheet opened, script', key: 'sheetScript', goalMs: 50 },
  { name: 'log sheet opened, whole main thread', key: 'sheetTask', goalMs: null },
  { name: 'chip pressed and saved, script', key: 'chipScript', goalMs: 50 },
  { name: 'chip pressed and saved, whole main thread', key: 'chipTask', goalMs: null },
];

const GLANCE = 'section[aria-label="Today at a glance"]';
const DISC = `${GLANCE} [data-look]`;
/** It listens from the moment it is drawn. */
const LOG_TODAY = `${GLANCE} button[aria-haspopup=dialog]:not([aria-label])`;
const SHEET = '[role=dialog] button[aria-pressed]';

/** Opens Today as on a phone, then the sheet and a chip `changes` times. */
export async function measureToday(
  browser: Browser,
  signedIn: SignedIn,
  changes: number,
): Promise<TodayTimes> {
  return await withPage(browser, signedIn, SLOWDOWN, async (page, cdp) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchFor(page, DISC, 'today-shown');
    await watchFor(page, LOG_TODAY, 'today-usable');
    await page.goto(`${signedIn.origin}/dashboard`, { waitUntil: 'commit' });
    await page.waitForSelector(DISC, { state: 'attached' });
    await page.waitForSelector(LOG_TODAY, { state: 'attached' });
    const times: TodayTimes = {
      todayShown: [await readMark(page, 'today-shown')],
      todayUsable: [await readMark(page, 'today-usable')],
      ...{ sheetScript: [], sheetTask: [], chipScript: [], chipTask: [] },
    };
    // What waits for an idle moment is not the sheet's.
    await page.waitForTimeout(4_000);
    await page.waitForLoadState('networkidle');
    await measureSheet(page, cdp, changes, times);
    await measureChip(page, cdp, changes, times);
    return times;
  });
}

async function measureSheet(page: Page, cdp: CDPSession, changes: number, times: TodayTimes): Promise<void> {
  // The first fetches its code.
  for (let change = 0; change <= changes; change += 1) {
    const cost = await measureCost(
      page,
      cdp,
      () => click(page, LOG_TODAY),
      () => page.waitForSelector(SHEET, { state: 'attached' }),
    );
    if (change > 0) {
      times.sheetScript.push(cost.scriptMs);
      times.sheetTask.push(cost.taskMs);
    }
    await page.keyboard.press('Escape');
    await page.waitForSelector('[role=dialog]', { state: 'detached' });
  }
}

async function measureChip(page: Page, cdp: CDPSession, changes: number, times: TodayTimes): Promise<void> {
  // The mood: of the five nothing but a mood follows from it.
  await click(page, `${GLANCE} button[aria-expanded=false]`, 2);
  const level = `${GLANCE} button[aria-pressed]`;
  await page.waitForSelector(level);
  for (let change = 0; change < changes; change += 1) {
    const before = await page.locator(level).first().getAttribute('aria-pressed');
    const cost = await measureCost(
      page,
      cdp,
      () => click(page, level),
      () =>
        page.waitForFunction(
          ([selector, was]) => document.querySelector(selector)?.getAttribute('aria-pressed') !== was,
          [level, before] as const,
          { polling: 'raf' },
        ),
    );
    times.chipScript.push(cost.scriptMs);
    times.chipTask.push(cost.taskMs);
  }
}

/** By script: Playwright's own look at a button would count as the page's. */
async function click(page: Page, selector: string, at = 0): Promise<void> {
  await page.evaluate(
    ([selector, at]) => {
      const button = document.querySelectorAll(selector)[at];
      if (!(button instanceof HTMLElement)) throw new Error(`There is no ${selector}.`);
      button.click();
    },
    [selector, at] as const,
  );
}
