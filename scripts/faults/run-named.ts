// Runs the named test files of the project that this file lies in, and no others: in a copy, those of the copy.
import { availableParallelism } from 'node:os';
import { prepare } from '../prepare/prepare.mjs';
import { runCommand } from '../run/run-command.mjs';
import { runBrowserTests, withBrowser } from '../test/run-playwright.ts';
import { hasPostgres, runDatabaseTests, runVitest } from '../test/run-vitest.ts';
import type { StepResult } from '../test/step-result.ts';
import { chooseTool, type Tool } from './read-fault.ts';

const workers = Math.max(2, availableParallelism());

const RUNS: Record<Tool, (files: string[]) => Promise<StepResult>> = {
  unit: (files) => runVitest('unit', { projects: ['unit', 'unit-web'], workers, files }),
  database: (files) => runDatabaseTests('database', { projects: ['database', 'services'], workers, files }),
  component: (files) =>
    withBrowser('component', (env) =>
      runVitest('component', { projects: ['component'], workers, env, files }),
    ),
  async built(files) {
    await prepare({ packages: 'all', web: 'fresh' });
    return await runVitest('built', { projects: ['built'], workers, files });
  },
  async browser(files) {
    await prepare({ packages: 'all', web: 'fresh' });
    return await runBrowserTests({ E2E_ENGINE: hasPostgres() ? 'postgres' : 'pglite' }, files);
  },
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
