import { addressOf } from '@lunaria/domain/dashboard/places.ts';
import { SECTION_GROUPS } from '@lunaria/domain/dashboard/sections.ts';
import type { Page } from '@playwright/test';
import { BUILT_PAGES, PUBLIC_PAGES } from '../built-pages.ts';
import { example, openUploadDialog, uploadNamed } from '../documents.ts';
import { expect, test } from '../story.ts';
import { openWatchedBrowser } from './watch-network.ts';

/** Not in the build: written by the server for each request. */
const SERVER_PAGES = ['/guardian?token=none', '/nope', '/blog/rss.xml'];
/** Every group, and every section with something of its own to show. */
const SECTIONS = SECTION_GROUPS.flatMap(({ id, sections }) => [
  id,
  ...sections.filter(({ opens }) => opens.kind === 'view').map((section) => section.id),
]);

/** Also what is only fetched when it comes into view, and what waits for the page to be idle. */
async function readToTheEnd(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });
}

test('No page asks anybody else for anything, whoever reads it to its end', { tag: '@deep' }, async ({
  browser,
  baseURL,
}) => {
  test.slow();
  await using watched = await openWatchedBrowser(browser, baseURL, { serviceWorkers: 'allow' });
  const page = await watched.context.newPage();
  for (const path of [...BUILT_PAGES, ...SERVER_PAGES]) {
    await readToTheEnd(page, path);
    expect(watched.foreignHosts(), path).toEqual([]);
  }
});

const HERS = BUILT_PAGES.filter((path) => !PUBLIC_PAGES.includes(path));

// What every story watches as well (story.ts) is told here of workers, prefetches and beacons too: of her dashboard, a
// document that is taken apart and the upload in `npm test`, of every page and group in the deep run.
for (const [which, paths, tag] of [
  ['her dashboard', ['/', '/dashboard'], []],
  ['her pages, every group', ['/', ...HERS, ...SECTIONS.map(addressOf)], ['@deep']],
] as const) {
  test(`Nothing of hers asks anybody else: ${which}, the upload, her documents`, {
    tag: [...tag],
  }, async ({ browser, baseURL, maria, context: { request } }) => {
    test.slow();
    expect(maria.email).toBeTruthy();
    const report = await uploadNamed(request, example('blood-count.pdf'));
    const photo = await uploadNamed(request, example('prescription.jpeg'));
    await using watched = await openWatchedBrowser(browser, baseURL, {
      serviceWorkers: 'allow',
      storageState: await request.storageState(),
    });
    const page = await watched.context.newPage();
    for (const path of paths) {
      await readToTheEnd(page, path);
      expect(watched.foreignHosts(), path).toEqual([]);
    }
    for (const { id } of [report, photo]) {
      await page.goto(`/health-statistics?document=${id}`);
      await page.getByRole('tab', { name: 'Original' }).click();
      await expect(page.locator('canvas, img[src^="blob:"]').first()).toBeVisible();
    }
    await openUploadDialog(page);
    expect(watched.foreignHosts()).toEqual([]);
  });
}

test('A request that leaves would be noticed, whichever way it goes', async ({ browser, baseURL }) => {
  await using watched = await openWatchedBrowser(browser, baseURL);
  const page = await watched.context.newPage();
  // A page of ours as it must never be: without its policy, which would stop most of these in the browser.
  await page.route('**/planted', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<link rel="stylesheet" href="http://style.example/a.css"><link rel="prefetch" href="http://prefetch.example/">
        <style>@font-face{font-family:a;src:url(http://font.example/a.woff2)}p{font-family:a}</style><p>text</p>
        <img src="http://image.example/a.png"><iframe src="http://frame.example/"></iframe>
        <script src="http://script.example/a.js"></script>
        <script>
          fetch("http://fetch.example/").catch(() => {});
          navigator.sendBeacon("http://beacon.example/", "x");
          new WebSocket("ws://socket.example/");
          new Worker(URL.createObjectURL(new Blob(["fetch('https://worker.example/').catch(() => {})"])));
          fetch("http://localhost:4000/").catch(() => {});
        </script>`,
    }),
  );
  await page.goto('/planted');
  await expect
    .poll(watched.foreignHosts)
    .toEqual([
      'beacon.example',
      'fetch.example',
      'font.example',
      'frame.example',
      'image.example',
      'localhost:4000',
      'prefetch.example',
      'script.example',
      'socket.example:80',
      'style.example',
      'worker.example:443',
    ]);
});
