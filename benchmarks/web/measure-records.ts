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
 * `hub…`: Medical Data & Test Results. `letter…`: one more letter where a test is looked for there. `search…`: one more letter in the search
 * over all that is hers. `timeline…`: Health Timeline, and one more letter in its own search.
 */
type RecordsKey =
  | 'hubShown'
  | 'topicShown'
  | 'letterScript'
  | 'letterTask'
  | 'searchScript'
  | 'searchTask'
  | 'timelineShown'
  | 'timelineScript'
  | 'timelineTask';
export type RecordsTimes = Times<RecordsKey>;

export const RECORDS_LINES: Line<RecordsKey>[] = [
  { name: 'test results shown after navigation', key: 'hubShown', goalMs: 1_000 },
  { name: 'one more letter in their search, script', key: 'letterScript', goalMs: 50 },
  { name: 'one more letter in their search, whole main thread', key: 'letterTask', goalMs: 200 },
  { name: 'one test opened until its line is drawn', key: 'topicShown', goalMs: null },
  { name: 'one more letter in the search over all, script', key: 'searchScript', goalMs: 50 },
  { name: 'one more letter in the search over all, whole main thread', key: 'searchTask', goalMs: null },
  { name: 'timeline shown after navigation', key: 'timelineShown', goalMs: 1_500 },
  { name: 'one more letter in the timeline, script', key: 'timelineScript', goalMs: 100 },
  { name: 'one more letter in the timeline, whole main thread', key: 'timelineTask', goalMs: null },
];

const TESTS = 'ul[aria-label="Your tests"] li';
/** Of the list of tests, and of the timeline. */
const OWN_FIELD = 'main input[type=search]';
const OVERALL_FIELD = '[role=dialog] input[role=combobox]';
const YEARS = 'section[aria-labelledby^=timeline-]';
const WORD = 'ferritin';

/** Opens the hub, types into its search, opens one test, types into the search over all, and the same on the timeline. */
export async function measureRecords(
  browser: Browser,
  signedIn: SignedIn,
  changes: number,
): Promise<RecordsTimes> {
  const words = Array.from({ length: changes }, (_, change) => WORD.slice(0, (change % WORD.length) + 1));
  const hub = await withPage(browser, signedIn, SLOWDOWN, async (page, cdp) => {
    const hubShown = await open(page, signedIn, '/dashboard?section=b2-4', TESTS);
    await page.waitForLoadState('networkidle');
    const letters = await measureLetters(page, cdp, OWN_FIELD, words);
    const topicShown = await openTopic(page);
    await page.keyboard.press('/');
    await page.waitForSelector(OVERALL_FIELD);
    const search = await measureLetters(page, cdp, OVERALL_FIELD, words);
    return { hubShown, letters, topicShown, search };
  });
  const timeline = await withPage(browser, signedIn, SLOWDOWN, async (page, cdp) => {
    const shown = await open(page, signedIn, '/dashboard?section=b3-3', YEARS);
    await page.waitForLoadState('networkidle');
    return { shown, letters: await measureLetters(page, cdp, OWN_FIELD, words) };
  });
  const script = (costs: PageCost[]) => costs.map(({ scriptMs }) => scriptMs);
  const task = (costs: PageCost[]) => costs.map(({ taskMs }) => taskMs);
  return {
    hubShown: [hub.hubShown],
    topicShown: [hub.topicShown],
    letterScript: script(hub.letters),
    letterTask: task(hub.letters),
    searchScript: script(hub.search),
    searchTask: task(hub.search),
    timelineShown: [timeline.shown],
    timelineScript: script(timeline.letters),
    timelineTask: task(timeline.letters),
  };
}

async function open(page: Page, { origin }: SignedIn, path: string, isThere: string): Promise<number> {
  await watchFor(page, isThere, 'shown');
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
  await page.waitForSelector(isThere, { state: 'attached', timeout: 120_000 });
  return await readMark(page, 'shown');
}

async function measureLetters(
  page: Page,
  cdp: CDPSession,
  field: string,
  words: readonly string[],
): Promise<PageCost[]> {
  const costs: PageCost[] = [];
  for (const word of words) {
    costs.push(
      await measureCost(
        page,
        cdp,
        // Set by script, as React hears of it: Playwright's own look at the field would count as the page's.
        () =>
          page.evaluate(
            ([field, word]) => {
              const found = document.querySelector(field);
              if (!(found instanceof HTMLInputElement)) throw new Error('There is no search.');
              const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
              set?.call(found, word);
              found.dispatchEvent(new Event('input', { bubbles: true }));
            },
            [field, word] as const,
          ),
        // Two frames: what is deferred is drawn in the second.
        () =>
          page.evaluate(
            () =>
              new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
          ),
      ),
    );
  }
  return costs;
}

async function openTopic(page: Page): Promise<number> {
  return await page.evaluate(
    () =>
      new Promise<number>((done, fail) => {
        const button = document.querySelector('ul[aria-label="Your tests"] li button');
        if (!(button instanceof HTMLElement)) return fail(new Error('No test can be opened.'));
        const startedAt = performance.now();
        const observer = new MutationObserver(() => {
          if (document.querySelector('main svg path.stroke-sage') === null) return;
          if (document.querySelector('ul[aria-label="Your tests"]') !== null) return;
          observer.disconnect();
          requestAnimationFrame(() => done(performance.now() - startedAt));
        });
        observer.observe(document, { subtree: true, childList: true });
        button.click();
      }),
  );
}
