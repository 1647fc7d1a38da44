import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from '../prepare/prepare.mjs';
import { inProject } from '../prepare/project.mjs';
import { countPlaywright } from './count-playwright.ts';
import { countVitest } from './count-vitest.ts';
import { findBrowser, installBrowser } from './find-browser.ts';
import { findFreePort } from './find-free-port.ts';
import { weighFirstLoads } from './first-load.ts';
import { weighPages } from './page-weight.ts';
import type { Step, StepResult } from './run-steps.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';
import { runChecks, runReported, runTool } from './tools.ts';

const TSC = 'typescript/bin/tsc';
const WORKSPACES = ['domain', 'db', 'server', 'web', 'e2e', 'benchmarks', 'scripts'];

/** Every step of `npm test`, the ones that find the usual mistakes first. */
export function listSteps(cores: number): Step[] {
  const half = Math.max(1, Math.floor(cores / 2));
  return [
    { name: 'style', cores: 1, after: [], run: checkStyle },
    { name: 'build', cores: 1, after: [], run: build },
    { name: 'types', cores: 1, after: [], run: checkTypes },
    { name: 'budgets', cores: 1, after: ['build'], run: checkBudgets },
    { name: 'unit', cores: half, after: ['build'], run: () => runVitest('unit', half) },
    // Lasts longest of those before the browser: when the unit tests are through, it takes their core as well.
    { name: 'database', cores: half, after: ['build'], run: () => runOnEveryEngine('database', cores) },
    { name: 'browser', cores, after: ['build'], run: () => runBrowserTests() },
  ];
}

/** The steps of `npm run test:deep`: kill loops, statistics, large fixtures, on both engines; more looks of a screen. */
export function listDeepSteps(cores: number): Step[] {
  return [
    { name: 'build', cores: 1, after: [], run: build },
    {
      name: 'deep',
      cores,
      after: ['build'],
      run: () => runOnEveryEngine('deep', Math.max(1, Math.floor(cores / 2))),
    },
    { name: 'browser', cores, after: ['build'], run: () => runBrowserTests({ E2E_DEEP: 'true' }) },
  ];
}

function checkStyle() {
  return runChecks([{ script: '@biomejs/biome/bin/biome', args: ['ci', '--colors=off', '.'] }]);
}

async function checkTypes(): Promise<StepResult> {
  // The types of the routes are made from web/routes.ts.
  const made = await runTool('@react-router/dev/bin.cjs', ['typegen', inProject('web')]);
  if (made.code !== 0) return { passed: 0, failed: 1, skipped: [], output: made.output };
  return await runChecks(
    WORKSPACES.map((workspace) => ({ script: TSC, args: ['-p', inProject(workspace, 'tsconfig.json')] })),
  );
}

async function build(): Promise<StepResult> {
  await prepare({ web: 'fresh' });
  return { passed: 1, failed: 0, skipped: [], output: '' };
}

async function checkBudgets(): Promise<StepResult> {
  const client = inProject('web', 'build', 'client');
  const weights = [
    ...weighFirstLoads(client).map((load) => ({ ...load, what: 'of JavaScript first (gzip)' })),
    ...weighPages(client).map((weight) => ({ ...weight, what: 'in all, as it is sent' })),
  ];
  const heavy = weights.filter(({ sizeKb, limitKb }) => sizeKb > limitKb);
  return {
    passed: weights.length - heavy.length,
    failed: heavy.length,
    skipped: [],
    output: heavy
      .map(
        ({ page, sizeKb, limitKb, what, files }) =>
          `${page} loads ${sizeKb.toFixed(1)} kB ${what}; the limit is ${limitKb} kB:\n${files
            .map((file) => `  ${file.sizeKb.toFixed(1).padStart(6)} kB ${file.file}`)
            .join('\n')}`,
      )
      .join('\n'),
  };
}

function runVitest(project: string, workers: number, env: Record<string, string> = {}) {
  const args = [
    'run',
    '--project',
    project,
    `--maxWorkers=${workers}`,
    '--reporter=default',
    '--reporter=json',
  ];
  return runReported(
    project,
    (reportFile) => runTool('vitest/vitest.mjs', [...args, `--outputFile.json=${reportFile}`], env),
    countVitest,
  );
}

/** PGlite always; PostgreSQL where TEST_DATABASE_URL names one or a server is installed to start one from. */
async function runOnEveryEngine(project: string, workers: number): Promise<StepResult> {
  const own = process.env.TEST_DATABASE_URL ? null : await startTemporaryPostgres();
  const url = process.env.TEST_DATABASE_URL ?? own?.url;
  try {
    const result = await runVitest(
      project,
      workers,
      url ? { TEST_ENGINES: 'pglite,postgres', TEST_DATABASE_URL: url } : { TEST_ENGINES: 'pglite' },
    );
    if (url) return result;
    return {
      ...result,
      skipped: [...result.skipped, `${project} tests on PostgreSQL: no server is installed here`],
    };
  } finally {
    await own?.stop();
  }
}

async function runBrowserTests(env: Record<string, string> = {}): Promise<StepResult> {
  const config = inProject('e2e', 'playwright.config.ts');
  if (!existsSync(config)) throw new Error(`${config} is missing.`);
  const advice = findBrowser() === null ? await installBrowser() : null;
  const browser = findBrowser();
  if (browser === null) {
    return {
      passed: 0,
      failed: 1,
      skipped: [],
      output: `The browser tests did not run, no Chromium was found: ${advice}.`,
    };
  }
  const port = await findFreePort();
  return await runReported(
    'browser',
    (reportFile) =>
      runTool(
        join('@playwright', 'test', 'cli.js'),
        ['test', '--config', config, '--retries=1', '--reporter=list,json'],
        {
          ...env,
          CHROMIUM_PATH: browser,
          E2E_PORT: String(port),
          PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
        },
      ),
    countPlaywright,
  );
}
