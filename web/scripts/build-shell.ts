/**
 * After the build: build/client/sw.js, the worker that keeps the signed-in pages and every script, so that they open
 * without a connection, and shows reminders. What it answers and what never: docs/decisions/offline-shell.md.
 */
import { appendFileSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { generateSW, type RuntimeCaching } from 'workbox-build';

type Plugin = NonNullable<NonNullable<RuntimeCaching['options']>['plugins']>[number];

const clientDirectory = join(import.meta.dirname, '..', 'build', 'client');

/**
 * How much a device may be asked to keep, and to load again in part with each version. What grew beyond is looked at
 * before this is raised: pictures of public pages are not kept, their scripts are (one set of names for all pages). Her
 * cycles, their forecasts and what is dangerous are reckoned on the device, so that they are there without a connection: they
 * are in it, the rules and words of what is dangerous with 300 kB, Today, the log sheet and the calendar with another 150,
 * the pages of the Menu with 70, the lock, devices, calendars and helpers with 50, taking along and erasing with 35, her medical history with 37,
 * her timeline and the search over what is hers with 30, her test results with 70, for 48 of which is the table of analytes, results out of
 * documents with 30: she may be asked for them where there is no connection. Licences are not: nobody looks them up without one.
 */
const LARGEST_SHELL_KB = 3_200;

/** The pages of hers, by the file that holds each. */
const SHELL_PAGES = ['dashboard/**/index.html', 'onboarding/**/index.html', 'health-statistics/index.html'];

/** The scripts of pages that only a mail leads to, and that can do nothing without the server. */
const FROM_MAILS = 'assets/{reset-password,confirm-email,verify-email,undo-change}-*.js';

/** No page of hers leads to an article of the blog; one that is opened without a connection is what the offline page is for. */
const articles = globSync('features/marketing/blog/articles/*.tsx', { cwd: join(import.meta.dirname, '..') });
const ARTICLES = articles.map((file) => `assets/${basename(file, '.tsx')}-*.js`);

/** Shown instead of a public page; built without the scripts that would expect their own address. */
const OFFLINE_PAGE = 'offline/index.html';
const NOT_SHOWN = ['404/index.html', OFFLINE_PAGE, ...SHELL_PAGES];

const addressOf = (file: string) => `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`;

// Kept under an address of its own: a worker answers what it keeps without asking, and a page should come from the
// server whenever that answers. Kept as the server sent it, with the Content-Security-Policy of that page.
const keptAddressOf = (page: string) => `${page}?kept`;

const pages = globSync(SHELL_PAGES, { cwd: clientDirectory }).map(addressOf);
const publicPages = globSync('**/index.html', { cwd: clientDirectory, exclude: NOT_SHOWN }).map(addressOf);
if (!pages.includes('/dashboard'))
  throw new Error(`No dashboard in ${clientDirectory}: run the build first.`);

/** Their addresses, with or without a slash at the end, whatever is asked of them. */
const matchPages = (addresses: string[]) =>
  new RegExp(
    `^https?://[^/]+(${addresses.map((address) => address.replace(/\/$/, '')).join('|')})/?(\\?.*)?$`,
  );

// Written into the worker as it stands here: it can refer to nothing around it.
const patience: Plugin = {
  // A connection that leads nowhere is none: after five seconds the kept page is shown.
  requestWillFetch: async ({ request, state }) => {
    const giveUp = new AbortController();
    if (state) state.timer = setTimeout(() => giveUp.abort(), 5_000);
    return new Request(request, { signal: giveUp.signal });
  },
  fetchDidSucceed: async ({ response, state }) => {
    clearTimeout(state?.timer);
    // A server that is just starting is no server yet.
    if (response.status >= 500) throw new Error(`Answer ${response.status}`);
    return response;
  },
};

/**
 * Where the bundler leaves of a page's script a line that passes another file on, what stands in that one goes with it: else it would
 * be kept all the same.
 */
const passedOn = globSync([FROM_MAILS, ...ARTICLES], { cwd: clientDirectory }).flatMap((file) => {
  const text = readFileSync(join(clientDirectory, file), 'utf8');
  const source = /^import\{[^}]*\}from"\.\/([\w-]+\.js)";export\{[^}]*\};\s*$/.exec(text)?.[1];
  return source === undefined || countNaming(source) > 1 ? [] : [`assets/${source}`];
});

/** How many scripts name the file, beside the list of all pages, which names each. */
function countNaming(file: string): number {
  const scripts = globSync('assets/*.js', { cwd: clientDirectory, exclude: ['assets/manifest-*.js'] });
  return scripts.filter((one) => readFileSync(join(clientDirectory, one), 'utf8').includes(file)).length;
}

const { count, size, warnings } = await generateSW({
  swDest: join(clientDirectory, 'sw.js'),
  globDirectory: clientDirectory,
  globPatterns: [
    'assets/**/*.{js,css}',
    'assets/sprig-*.svg',
    'assets/*-latin-*.woff2',
    'mark.svg',
    'discreet/*.svg',
    OFFLINE_PAGE,
    ...SHELL_PAGES,
  ],
  globIgnores: [
    'assets/*-latin-ext-*',
    'assets/reader/**',
    'assets/licences-*',
    // What else an analyte is called: the search does without.
    'assets/words-*',
    // Of a scanned page, which needs a connection itself.
    'assets/pdf-picture-*',
    FROM_MAILS,
    ...ARTICLES,
    ...passedOn,
  ],
  // Their names change with their contents.
  dontCacheBustURLsMatching: /^assets\//,
  manifestTransforms: [
    (entries) => ({
      manifest: entries.map((entry) =>
        entry.url.endsWith('/index.html') ? { ...entry, url: keptAddressOf(addressOf(entry.url)) } : entry,
      ),
    }),
  ],
  // One route for each built page and none besides: the API and unknown paths never meet the worker.
  runtimeCaching: [
    ...pages.map((page) => ({
      urlPattern: matchPages([page]),
      handler: 'NetworkOnly' as const,
      options: {
        precacheFallback: { fallbackURL: keptAddressOf(page) },
        plugins: [patience],
      },
    })),
    // Public pages are the browser's business, however long they take; only where it fails there is one of ours.
    {
      urlPattern: matchPages(publicPages),
      handler: 'NetworkOnly' as const,
      options: { precacheFallback: { fallbackURL: keptAddressOf(addressOf(OFFLINE_PAGE)) } },
    },
  ],
  directoryIndex: null,
  cacheId: 'lunaria',
  // No skipWaiting by itself: an open page keeps the scripts it was built with until it is closed or asks for the
  // change (web/app/follow-updates.ts); the worker listens for that.
  clientsClaim: true,
  cleanupOutdatedCaches: true,
  inlineWorkboxRuntime: true,
  sourcemap: false,
});
if (warnings.length > 0) throw new Error(warnings.join('\n'));
if (size > LARGEST_SHELL_KB * 1000)
  throw new Error(`The offline shell has ${Math.round(size / 1000)} kB, more than ${LARGEST_SHELL_KB}.`);

// A browser has one worker for these pages: what shows reminders stands in the same file.
const built = await build({
  configFile: false,
  logLevel: 'error',
  build: {
    write: false,
    target: 'baseline-widely-available',
    rolldownOptions: {
      input: join(import.meta.dirname, '../app/push/push-worker.ts'),
      output: { format: 'iife' },
    },
  },
});
const [pushWorker] = 'output' in built ? built.output : [];
if (pushWorker?.type !== 'chunk') throw new Error('What shows reminders was not built.');
appendFileSync(join(clientDirectory, 'sw.js'), `\n${pushWorker.code}`);
console.warn(`Offline shell: ${count} files, ${Math.round(size / 1000)} kB, ${pages.length} pages.`);
