// Runs the named test files of the project that this file lies in, and no others: in a copy, those of the copy.
import { prepare } from '../prepare/prepare.mjs';
import { inProject } from '../prepare/project.mjs';
import { runCommand } from '../run/run-command.mjs';
import { countPlaywright } from '../test/count-playwright.ts';
import { countVitest } from '../test/count-vitest.ts';
import { findBrowser } from '../test/find-browser.ts';
import { findFreePort } from '../test/find-free-port.ts';
import type { StepResult } from '../test/run-steps.ts';
import { startTemporaryPostgres } from '../test/temporary-postgres.ts';
import { runReported, runTool } from '../test/tools.ts';
import { chooseTool, type Tool } from './read-fault.ts';

// One failure is all that is asked for.
const RUNS: Record<Tool, (files: string[]) => Promise<StepResult>> = {
  unit: (files) => runVitest('unit', files),
  component: (files) => runVitest('component', files, { CHROMIUM_PATH: findBrowser() ?? undefined }),
  database: runOnBothEngines,
  browser: runStories,
};

runCommand(async () => {
  const files = process.argv.slice(2);
  for (const [tool, run] of Object.entries(RUNS)) {
    const chosen = files.filter((file) => chooseTool(file) === tool);
    if (chosen.length === 0) continue;
    const { passed, failed, output } = await run(chosen);
    process.stdout.write(`${output}\n${tool}: ${passed} passed, ${failed} failed\n`);
    if (failed > 0 || passed === 0) return 1;
  }
  return 0;
});

async function runVitest(project: string, files: string[], env: Record<string, string | undefined> = {}) {
  const args = ['run', '--project', project, '--bail=1', '--reporter=default', '--reporter=json'];
  const run = (reportFile: string) =>
    runTool('vitest/vitest.mjs', [...args, `--outputFile.json=${reportFile}`, ...files], env);
  return await runReported(`faults-${project}`, run, countVitest);
}

async function runOnBothEngines(files: string[]): Promise<StepResult> {
  const postgres = await startTemporaryPostgres();
  try {
    return await runVitest(
      'database',
      files,
      postgres
        ? { TEST_ENGINES: 'pglite,postgres', TEST_DATABASE_URL: postgres.url }
        : { TEST_ENGINES: 'pglite' },
    );
  } finally {
    await postgres?.stop();
  }
}

/** Told twice before they count as failed: a race of a story is no fault that was seen. */
async function runStories(files: string[]): Promise<StepResult> {
  await prepare({ web: 'fresh' });
  const port = await findFreePort();
  const config = inProject('e2e', 'playwright.config.ts');
  const args = ['test', '--config', config, '--retries=1', '--max-failures=1', '--reporter=list,json'];
  return await runReported(
    'faults-browser',
    (reportFile) =>
      runTool('@playwright/test/cli.js', [...args, ...files], {
        CHROMIUM_PATH: findBrowser() ?? undefined,
        E2E_PORT: String(port),
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      }),
    countPlaywright,
  );
}
