import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../scripts/test/find-browser.ts';
import { findFreePort } from '../scripts/test/find-free-port.ts';
import { findPostgresBinaries } from '../scripts/test/find-postgres.ts';

// Read by every worker; only the first reading chooses, the others inherit it.
const { env } = process;
env.E2E_ENGINE ??= env.TEST_DATABASE_URL || findPostgresBinaries() ? 'postgres' : 'pglite';
env.E2E_PORT ??= String(await findFreePort());
env.E2E_ACCOUNTS_PORT ??= String(await findFreePort());
env.CHROMIUM_PATH ??= findBrowser() ?? '/usr/bin/chromium';
if (!env.E2E_DIR) {
  const directory = mkdtempSync(join(tmpdir(), 'lunaria-e2e-'));
  env.E2E_DIR = directory;
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
}
const url = `http://localhost:${env.E2E_PORT}`;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // What `npm run test:deep` tells in addition.
  ...(env.E2E_DEEP ? { grep: /@deep/ } : { grepInvert: /@deep/ }),
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    baseURL: url,
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    // Paths and ends of what moves are the same, only shorter; what shimmers is not painted sixty times a second. The
    // deep run keeps the motion, as do the stories about it.
    contextOptions: { reducedMotion: env.E2E_DEEP ? 'no-preference' : 'reduce' },
    // Recording every step took a third of the time of all stories: asked for where one has to be understood.
    trace: env.E2E_TRACE ? 'retain-on-failure' : 'off',
    // What a worker answers, a test cannot route. The stories about the offline shell allow it for themselves.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // On two cores a process of its own to draw costs more in messages than it gains, and code that runs once is not
        // worth optimising: together a seventh of the time.
        '--in-process-gpu',
        '--js-flags=--no-opt',
      ],
    },
  },
  webServer: {
    command: 'node e2e/start-product.ts',
    cwd: '..',
    url: `${url}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: env.E2E_PORT, DATA_DIR: join(env.E2E_DIR, 'data') },
  },
});
