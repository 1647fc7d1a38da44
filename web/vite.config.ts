import type { RouteConfigEntry } from '@react-router/dev/routes';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import routes from './routes.ts';
import { joinScripts } from './scripts/join-scripts.ts';

const apiServer = `http://127.0.0.1:${process.env.LUNARIA_API_PORT ?? '3001'}`;

/**
 * What shows a PDF, in a folder of its own: its worker gets a policy there (server/client/content-policies.ts), and no device
 * keeps it for the time without a connection, when there is no file to show either (scripts/build-shell.ts).
 */
const READER = 'assets/reader/[hash]';
const isOfReader = (file: string) => file.includes('node_modules/pdfjs-dist/');

/**
 * What many pages need, as one file each: thirty small ones compress worse, and each costs a request and a line in the
 * manifest (docs/decisions/first-load-of-public-pages.md). A group takes along what its files import, unless a group
 * with a higher priority has it: what the bar of the public pages shares with the dashboard belongs to the shell.
 */
const SHELL = [
  /web[\\/]app[\\/](app-shell|broken-page|page-title)\.tsx?$/,
  /web[\\/]ui[\\/](brand|line-icon|link-button|text-link)\.tsx$/,
  /web[\\/]features[\\/]session[\\/](use-log-out|use-session|sign-out-toasts)\.tsx?$/,
];
const PUBLIC = [
  /web[\\/]features[\\/]marketing[\\/](public-bar|closing-call|use-focus-on-anchor|newsletter[\\/]newsletter-form)\.tsx?$/,
  /web[\\/]app[\\/]static-part\.tsx$/,
];
/** What stands around a control, and what a form is made of: for pages of every kind. */
const FIELD = /web[\\/]ui[\\/]field\.tsx$/;
const FORM = /web[\\/]ui[\\/](text-field|use-form)\.tsx?$/;
/** What the pages of an account share, and the public ones do without. */
const SIGNS =
  /lucide-react[\\/]dist[\\/]esm[\\/](createLucideIcon|icons[\\/](check|circle-check|menu|x))\.mjs$/;
/** The ways onward and back on her pages. */
const CHEVRONS = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]chevron-(left|right|down)\.mjs$/;
const PIECES = /web[\\/]ui[\\/](art|badge|card)\.tsx$/;

/** Her pages stand in the URL table under the layout that asks who she is, the dashboard first among them. */
const table = await routes;
const frame = table.find(({ file }) => file.endsWith('signed-in-layout.tsx'));
const her = frame?.children ?? [];
const holds = (entries: (RouteConfigEntry | undefined)[]) => {
  const files = new Set(entries.flatMap((entry) => entry?.file.replaceAll('\\', '/') ?? []));
  return (file: string) => files.has(file);
};
/** Those that every visit fetches, and the windows of the calendar, which come when the page is idle. */
const PARTS_OF_DASHBOARD =
  /\/features\/(calendar|cycle|daily-log|goals|insights|overview|pregnancy|dashboard)\/|\/documents\/recent\//;
const joined = joinScripts({
  isInside: holds([frame, ...her]),
  // The choice in front of them needs little of what they share.
  isDoor: holds(table.filter(({ path }) => path?.startsWith('auth/') && path !== 'auth/select-type')),
  isFirst: holds([frame, her.find(({ path }) => path === 'dashboard')]),
  isSoon: (file) => PARTS_OF_DASHBOARD.test(file),
});

/** Who is higher takes first. What pages outside share stays as the bundler cuts it: a file for every set of pages. */
const TOGETHER = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 13 },
  { name: 'shell', test: (file: string) => SHELL.some((part) => part.test(file)), priority: 12 },
  { name: 'field', test: FIELD, priority: 12 },
  { name: 'form', test: FORM, priority: 12 },
  { name: 'public', test: (file: string) => PUBLIC.some((part) => part.test(file)), priority: 11 },
  { name: 'signs', test: SIGNS, priority: 11 },
  { name: 'pieces', test: PIECES, priority: 11 },
  { name: 'queries', test: /node_modules[\\/]@tanstack[\\/]/, priority: 11 },
  { name: 'chevrons', test: CHEVRONS, priority: 10 },
  { name: 'doors', test: joined.isOfDoors, priority: 4 },
  { name: 'outside', test: joined.isOutside, priority: 3, entriesAware: true },
  { name: 'first', test: joined.isFirst, priority: 2 },
  { name: 'soon', test: joined.isSoon, priority: 1 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), joined.plugin],
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
        chunkFileNames: ({ moduleIds }) => (moduleIds.some(isOfReader) ? `${READER}.js` : 'assets/[hash].js'),
        assetFileNames: ({ originalFileNames }) =>
          originalFileNames.some(isOfReader) ? `${READER}[extname]` : 'assets/[name]-[hash][extname]',
      },
    },
    reportCompressedSize: false,
  },
});
