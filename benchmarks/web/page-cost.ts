import type { Browser, CDPSession, Page } from 'playwright-core';

export interface SignedIn {
  origin: string;
  /** `name=value`, as the browser sends them. */
  cookies: { name: string; value: string }[];
}

/** What the main thread did meanwhile. */
export interface PageCost {
  /** React, her rows, what comes with an answer. */
  scriptMs: number;
  /** Script, styles, layout, paint. */
  taskMs: number;
}

export const SLOWDOWN = 4;

/** Runs `work` in a page of hers with nothing in its cache and without a worker; `slowdown` 1 is the machine's speed. */
export async function withPage<Result>(
  browser: Browser,
  { origin, cookies }: SignedIn,
  slowdown: number,
  work: (page: Page, cdp: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  try {
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    if (slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await cdp.send('Performance.enable');
    return await work(page, cdp);
  } finally {
    await context.close();
  }
}

/** Notes the moment at which something fits the selector for the first time. Call it before the page is opened. */
export async function watchFor(page: Page, selector: string, mark: string): Promise<void> {
  await page.addInitScript(
    ([selector, mark]) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector(selector) === null) return;
        observer.disconnect();
        performance.mark(mark);
      });
      observer.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['aria-busy'],
      });
    },
    [selector, mark] as const,
  );
}

/** That moment in milliseconds since the navigation began, or since another moment that was noted. */
export async function readMark(page: Page, mark: string, since: string | null = null): Promise<number> {
  return await page.evaluate(
    ([mark, since]) => {
      const [end] = performance.getEntriesByName(mark);
      const start = since === null ? 0 : performance.getEntriesByName(since)[0]?.startTime;
      if (!end || start === undefined) throw new Error(`${mark} did not come.`);
      return end.startTime - start;
    },
    [mark, since] as const,
  );
}

/** What `act` and everything that followed from it cost, until `isDone` and until the network is idle. */
export async function measureCost(
  page: Page,
  cdp: CDPSession,
  act: () => Promise<void>,
  isDone: () => Promise<unknown>,
): Promise<PageCost> {
  const start = await readCounters(cdp);
  await act();
  await isDone();
  await page.waitForLoadState('networkidle');
  const end = await readCounters(cdp);
  return { scriptMs: end.scriptMs - start.scriptMs, taskMs: end.taskMs - start.taskMs };
}

/**
 * What choosing an option of the last list that fits the selector cost, until `isDone`; opening the list is not counted.
 * Chosen by script: Playwright's own look at the options would count as the page's.
 */
export async function measureChoice(
  page: Page,
  cdp: CDPSession,
  list: string,
  option: string,
  isDone: () => Promise<unknown>,
): Promise<PageCost> {
  await page.evaluate((list) => {
    const select = [...document.querySelectorAll(list)].at(-1);
    if (!(select instanceof HTMLElement)) throw new Error(`There is no ${list}.`);
    select.click();
  }, list);
  await page.waitForSelector('[role=option]');
  return await measureCost(
    page,
    cdp,
    () =>
      page.evaluate((option) => {
        const options = [...document.querySelectorAll('[role=option]')];
        const found = options.find((one) => one.textContent === option);
        if (!(found instanceof HTMLElement)) throw new Error(`${option} cannot be chosen.`);
        found.click();
      }, option),
    isDone,
  );
}

async function readCounters(cdp: CDPSession): Promise<PageCost> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const read = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
  return { scriptMs: read('ScriptDuration'), taskMs: read('TaskDuration') };
}
