import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { routeTable } from './web/scripts/route-table.ts';
import { whatIsInside } from './web/scripts/what-is-inside.ts';

const WORKSPACES = '{domain,db,server,web,scripts,e2e,benchmarks}';
const EXCLUDE = [...configDefaults.exclude, '**/build/**', '**/.react-router/**'];
const NOT_UNIT = [...EXCLUDE, '**/*.{db,deep,component,built}.test.{ts,tsx}'];

// Where an engine has its own way (db/testing/test-engines.ts): policies, constraints and queries. And the one sign-up
// that pays for its password what the product pays.
const ON_EVERY_ENGINE = [
  // Which plan is chosen is looked at with thirty years of records: on one engine too, on the other in the deep run.
  'db/**/!(range-reads).db.test.ts',
  'server/auth/stored-password.db.test.ts',
  'server/backup/backup.db.test.ts',
  'server/services/access/access-events.db.test.ts',
  'server/services/export/round-trip.db.test.ts',
];

// Random requests find more the longer they are tried, on every engine, a large file may be larger, and accounts more.
const LONGER_IN_DEEP_RUN = [
  'db/engine/move-bleeding.db.test.ts',
  'db/schema/daily-log-extras.db.test.ts',
  'server/backup/backup.db.test.ts',
  'server/http/hostile-requests.db.test.ts',
  'server/http/slow-clients.db.test.ts',
  'server/services/account/erasure/erase-parts.db.test.ts',
  'server/services/export/random-accounts.db.test.ts',
  'server/encryption/stream-flow.test.ts',
];

/**
 * Node loads our modules itself, as in production, and once per worker: neither transformed nor evaluated anew for each
 * file. What has JSX goes through Vite (`unit-web`).
 */
const NATIVE = { experimental: { viteModuleRunner: false, nodeLoader: false } };

const DATABASE_TEST = {
  exclude: EXCLUDE,
  globalSetup: './scripts/test/set-up-databases.ts',
  testTimeout: 120_000,
  hookTimeout: 120_000,
  isolate: false,
  ...NATIVE,
};

/** Swaps the module that says what a stored password costs. */
const CHEAP_PASSWORDS = join(import.meta.dirname, 'server/testing/cheap-passwords.mjs');

/** Routes and services: on one engine in `npm test`, on the others in the deep run. */
const services = (name: string, share: 'first' | 'others') => ({
  extends: true as const,
  test: {
    ...DATABASE_TEST,
    name,
    include: [`${WORKSPACES}/**/*.db.test.ts`],
    exclude: [...EXCLUDE, ...ON_EVERY_ENGINE, ...(share === 'others' ? LONGER_IN_DEEP_RUN : [])],
    env: { TEST_ENGINES_SHARE: share },
    execArgv: ['--import', CHEAP_PASSWORDS],
  },
});

// The name of a file says what it needs: `*.test.ts` nothing, `*.db.test.ts` a database, `*.component.test.tsx` a browser,
// `*.built.test.ts` the built client, `*.deep.test.ts` time.
// The files of a worker share one process (docs/decisions/test-runner.md): what a test changes of it, it puts back.
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${WORKSPACES}/**/*.test.ts`],
          exclude: [...NOT_UNIT, 'web/**'],
          testTimeout: 60_000,
          isolate: false,
          ...NATIVE,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: NOT_UNIT,
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: [`${WORKSPACES}/**/*.built.test.ts`],
          exclude: EXCLUDE,
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...DATABASE_TEST,
          name: 'database',
          include: ON_EVERY_ENGINE,
          env: { TEST_ENGINES_SHARE: 'every' },
        },
      },
      services('services', 'first'),
      {
        extends: true,
        root: 'web',
        plugins: [tailwindcss(), routeTable(), whatIsInside()],
        // React and the router as she gets them: those for development, which watch themselves, cost half as much again.
        define: { 'process.env.NODE_ENV': '"production"' },
        oxc: { jsx: { development: false } },
        resolve: { conditions: ['module', 'browser', 'production'] },
        // Found at start, not in the middle of a test: that would load the page anew.
        optimizeDeps: {
          entries: ['{app,features,routes,ui}/**/*.tsx'],
          include: ['react/jsx-runtime', 'vitest-browser-react/pure', 'axe-core'],
          rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
        },
        test: {
          name: 'component',
          root: 'web',
          include: ['**/*.component.test.tsx'],
          exclude: EXCLUDE,
          setupFiles: ['testing/set-up.ts'],
          isolate: false,
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            locators: { exact: false },
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
                args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
              },
              // As the browser stories (e2e/playwright.config.ts).
              contextOptions: { locale: 'en-GB', timezoneId: 'Europe/Madrid', reducedMotion: 'reduce' },
              actionTimeout: 10_000,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      services('services-elsewhere', 'others'),
      {
        extends: true,
        test: {
          name: 'deep',
          globalSetup: DATABASE_TEST.globalSetup,
          include: [`${WORKSPACES}/**/*.deep.test.ts`, ...LONGER_IN_DEEP_RUN],
          env: {
            BACKUPS_OF: 'every',
            CHECK_RUNS: '20',
            HOSTILE_RUNS: '60',
            MOVED_ACCOUNTS: '10000',
            SLOW_AT_ONCE: '100',
            LARGE_FILE_MB: '200',
            EXPORT_RUNS: '200',
            PARTS_RUNS: '100',
          },
          exclude: EXCLUDE,
          testTimeout: 1_800_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
