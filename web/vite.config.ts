import { dirname } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import routes from './routes.ts';
import { joinParts } from './scripts/join-parts.ts';
import { JOINED, type Joined, joinScripts } from './scripts/join-scripts.ts';
import { sayWhatIsCalled } from './scripts/say-what-is-called.ts';
import { slimIcons } from './scripts/slim-icons.ts';
import { whatIsInside } from './scripts/what-is-inside.ts';

const apiServer = `http://127.0.0.1:${process.env.LUNARIA_API_PORT ?? '3001'}`;

/**
 * What shows a PDF, in a folder of its own: its worker gets a policy there (server/client/content-policies.ts), and no device
 * keeps it for the time without a connection, when there is no file to show either (scripts/build-shell.ts).
 */
const READER = 'assets/reader/[hash]';
const isOfReader = (file: string) => file.includes('node_modules/pdfjs-dist/');

/** What the public pages share, as one file: thirty small ones compress worse (docs/decisions/first-load-of-public-pages.md). */
const PUBLIC = [
  /web[\\/]features[\\/]marketing[\\/](public-bar|closing-call|use-focus-on-anchor|newsletter[\\/]newsletter-form)\.tsx?$/,
  /web[\\/]app[\\/]static-part\.tsx$/,
];

const WORKSPACES = dirname(import.meta.dirname).replaceAll('\\', '/');
const inWorkspaces = (files: string[]) => files.map((file) => `${WORKSPACES}/${file}`);

/** Parts that come by themselves once a page is drawn, one file for each list. */
const PARTS = {
  dashboard: inWorkspaces([
    'web/features/dashboard/today-section.tsx',
    'web/features/dashboard/own-profile-banner.tsx',
    'web/features/dashboard/consent-line.tsx',
    'web/features/dashboard/section-icons.ts',
    'web/features/today/known-today.tsx',
    'web/features/today/week-strip.tsx',
    'web/features/today/today-disc.tsx',
    'web/features/today/next-row.tsx',
    'web/features/today/sentence.tsx',
    'web/features/today/started-line.tsx',
    'web/features/today/log-today.tsx',
    'web/features/today/first-run.tsx',
    'web/features/today/alerts-part.tsx',
    'web/features/today/advice-part.tsx',
    'domain/cycle/history/find-recorded-cycles.ts',
    'domain/body/describe-now.ts',
  ]),
  /** Beside Today where there is room for three columns. */
  wide: inWorkspaces([
    'web/features/calendar/calendar.tsx',
    'web/features/log-sheet/log-sheet-inline.tsx',
    'web/features/daily-log/daily-log.tsx',
  ]),
  /** Beside a month, on its page and on a wide dashboard. */
  month: inWorkspaces([
    'web/features/calendar/forecast/forecast-part.tsx',
    'web/features/calendar/panel/beside.tsx',
  ]),
  /** Of every page of hers. */
  hers: inWorkspaces([
    'web/data/daily-log/known-customs.tsx',
    'web/app/device-store/device-storage.ts',
    'web/features/alerts/noted-day.tsx',
  ]),
};

/** Her pages stand in the URL table under the layout that asks who she is, most of them in the frame. */
const table = await routes;
const layout = table.find(({ file }) => file.endsWith('signed-in-layout.tsx'));
const frame = layout?.children?.find(({ children }) => children !== undefined);
const readersLayout = table.find(({ children }) => children?.some(({ index }) => index));
const her = [layout, ...(layout?.children ?? []), ...(frame?.children ?? [])];
const holds = (entries: (RouteConfigEntry | undefined)[]) => {
  const files = new Set(entries.flatMap((entry) => entry?.file.replaceAll('\\', '/') ?? []));
  return (file: string) => files.has(file);
};
const joined = joinScripts({
  isInside: holds(her),
  isFrame: holds([layout, frame]),
  isFirst: holds(her.filter((entry) => entry?.path === 'dashboard')),
  isRoot: (file) => /\/(app\/root|entry\.client)\.tsx$/.test(file),
  isHome: holds([readersLayout, ...(readersLayout?.children ?? []).filter(({ index }) => index)]),
  isOfAccount: holds(table.filter(({ path }) => path?.startsWith('auth/'))),
  isDoor: holds(table.filter(({ path }) => path === 'auth/login')),
  isToasts: (file) => file.endsWith('/ui/toaster.tsx'),
  isShown: (file) => file.endsWith('virtual:parts-dashboard'),
  isLater: (file) => file.endsWith('virtual:parts-hers'),
  isMonth: (file) =>
    /\/(routes\/dashboard|features\/calendar)\/calendar\.tsx$|virtual:parts-month$/.test(file),
  isEntry: (file) =>
    /\/(routes\/dashboard\/log|features\/(log-sheet\/log-sheet-inline|daily-log\/daily-log(-form)?))\.tsx$/.test(
      file,
    ),
  isWatch: (file) => file.endsWith('/alerts/watch-days.tsx'),
});

const isOfFramework = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;

/**
 * Pages and parts that share little with each other: cut by use, and only what is hardly more than a sign joined with its
 * neighbour. What is larger brings what it imports along, for pages that need none of it.
 */
const BY_USE = { entriesAware: true, entriesAwareMergeThreshold: 2_000 };

/**
 * Who is higher takes first. A group takes along what its files import, unless one with a higher priority has it. What
 * public pages share among themselves stays as the bundler cuts it: a file for every set of pages.
 */
const priorityOf = (name: Joined) => 30 - JOINED.indexOf(name);
const TOGETHER = [
  ...JOINED.map((name) => ({
    name,
    test: (file: string) => joined.findFile(file) === name || (name === 'base' && isOfFramework.test(file)),
    priority: priorityOf(name),
    ...((name === 'pages' || name === 'windows') && BY_USE),
  })),
  {
    name: 'public',
    test: (file: string) => PUBLIC.some((part) => part.test(file)),
    priority: priorityOf('base') - 0.5,
  },
  { name: 'outside', test: joined.isOutside, priority: priorityOf('ways') - 0.5, entriesAware: true },
];

/** Of these files nearly all is called while a page opens, or as soon as what they bring is shown. */
const CALLED = /^(base|shared|door|asking|her|later|known|months|entries|_virtual_parts-.*)$/;

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    slimIcons(),
    joinParts(PARTS, WORKSPACES),
    whatIsInside(),
    joined.plugin,
    sayWhatIsCalled(CALLED),
  ],
  // Of the client alone: what renders pages in the build reads its modules from the disk.
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } } } },
  },
  // Found at start, not at the first visit of a page: that would reload it under the visitor's hands.
  optimizeDeps: { entries: ['{app,features,routes,ui}/**/*.tsx'] },
  server: {
    proxy: {
      '/api': apiServer,
      '/guardian': apiServer,
      '/healthz': apiServer,
      '/newsletter': apiServer,
      '/calendar': apiServer,
      '/e/': apiServer,
      '/readyz': apiServer,
      '/social': apiServer,
      '/.well-known': apiServer,
    },
  },
  build: {
    target: 'baseline-widely-available',
    // Fonts and images stay files: `font-src 'self'` does not take data URLs.
    assetsInlineLimit: 0,
    // Addresses stand in the logs of whoever is in between: the name of a part would say what she looks at.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ moduleIds }) => {
          if (moduleIds.some(isOfReader)) return `${READER}.js`;
          // The search does without the other names of what was measured: the worker leaves them out. The name says nothing of her.
          if (moduleIds.some((id) => id.endsWith('/domain/search/analyte-words.ts')))
            return 'assets/words-[hash].js';
          // Nobody looks up licences without a connection: the worker leaves them out.
          return moduleIds.includes('\0virtual:licences') ? 'assets/licences-[hash].js' : 'assets/[hash].js';
        },
        assetFileNames: ({ originalFileNames }) =>
          originalFileNames.some(isOfReader) ? `${READER}[extname]` : 'assets/[name]-[hash][extname]',
      },
    },
    reportCompressedSize: false,
  },
});
