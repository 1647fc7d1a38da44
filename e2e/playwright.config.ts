import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4280);

// Read by every worker; only the first reading makes the directory, the others inherit its name.
if (!process.env.E2E_DIR) {
  const directory = mkdtempSync(join(tmpdir(), 'lunaria-e2e-'));
  process.env.E2E_DIR = directory;
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
}

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // What `npm run test:deep` tells in addition.
  ...(process.env.E2E_DEEP ? { grep: /@deep/ } : { grepInvert: /@deep/ }),
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    // Paths and ends of what moves are the same, only shorter; what shimmers is not painted sixty times a second. The
    // deep run keeps the motion, as do the stories about it.
    contextOptions: { reducedMotion: process.env.E2E_DEEP ? 'no-preference' : 'reduce' },
    // Recording every step took a third of the time of all stories: asked for where one has to be understood.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    // What a worker answers, a test cannot route. The stories about the offline shell allow it for themselves.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    // The product as it is shipped: the built client, its own process, an empty embedded database.
    command: 'node server/index.ts',
    cwd: '..',
    url: `http://localhost:${port}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: join(process.env.E2E_DIR, 'data'),
      // All browsers of the tests come from one address; the limits themselves are tested at the server.
      RATE_LIMIT_FACTOR: '1000',
    },
  },
});
