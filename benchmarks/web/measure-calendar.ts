import type { Browser, CDPSession, Page } from 'playwright-core';

/** Milliseconds, one number for every time it was measured. */
export interface CalendarTimes {
  /** From the navigation to her month with her records in it. */
  monthShown: number[];
  /** Script for one change of month: React, the classing of the days, what comes with an answer. */
  monthChangeScript: number[];
  /** Everything the main thread did for one change of month: script, styles, layout, paint. */
  monthChangeTask: number[];
}

export interface SignedIn {
  origin: string;
  /** `name=value`, as the browser sends them. */
  cookies: { name: string; value: string }[];
}

export const SLOWDOWN = 4;
const MONTH_IS_THERE = '[role=grid][aria-busy=false] [data-date]';

/** Opens the dashboard once, without anything in the browser's cache, and turns `changes` months back. */
export async function measureCalendar(
  browser: Browser,
  { origin, cookies }: SignedIn,
  changes: number,
): Promise<CalendarTimes> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  try {
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await cdp.send('Performance.enable');
    await watchForMonth(page);
    await page.goto(`${origin}/dashboard`, { waitUntil: 'commit' });
    await page.waitForSelector(MONTH_IS_THERE, { state: 'attached' });
    const times: CalendarTimes = {
      monthShown: [await readMonthShown(page)],
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
  } finally {
    await context.close();
  }
}

/** Notes the moment at which the grid says for the first time that her month is complete. */
async function watchForMonth(page: Page): Promise<void> {
  await page.addInitScript((selector) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      performance.mark('month-shown');
    });
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-busy'],
    });
  }, MONTH_IS_THERE);
}

/** That moment in milliseconds since the navigation began. */
async function readMonthShown(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('month-shown');
    if (!mark) throw new Error('The month was not shown.');
    return mark.startTime;
  });
}

async function measureMonthChange(
  page: Page,
  cdp: CDPSession,
): Promise<{ scriptMs: number; taskMs: number }> {
  const heading = page.locator('[role=grid]').first();
  const before = await heading.locator('[data-date]').first().getAttribute('data-date');
  const start = await readCounters(cdp);
  // A click by script: Playwright's own look at the button would count as the page's.
  await page.evaluate(() => {
    const button = document.querySelector('button[aria-label="Previous month"]');
    if (!(button instanceof HTMLElement)) throw new Error('There is no button for the previous month.');
    button.click();
  });
  await page.waitForFunction(
    ([selector, shown]) =>
      document.querySelector(selector ?? '')?.getAttribute('data-date') !== shown &&
      document.querySelector('[role=grid][aria-busy=false]') !== null,
    [MONTH_IS_THERE, before] as const,
    { polling: 'raf' },
  );
  await page.waitForLoadState('networkidle');
  const end = await readCounters(cdp);
  return { scriptMs: end.scriptMs - start.scriptMs, taskMs: end.taskMs - start.taskMs };
}

async function readCounters(cdp: CDPSession): Promise<{ scriptMs: number; taskMs: number }> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const read = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
  return { scriptMs: read('ScriptDuration'), taskMs: read('TaskDuration') };
}
