import { prepare } from '../prepare/prepare.mjs';
import { inProject } from '../prepare/project.mjs';
import { runBrowserTests, withBrowser } from './run-playwright.ts';
import type { Stage, Step } from './run-steps.ts';
import { runDatabaseTests, runVitest } from './run-vitest.ts';
import type { StepResult } from './step-result.ts';
import { runChecks, runTool } from './tools.ts';

const TSC = 'typescript/bin/tsc';
// Those of the database with those of the server (server/tsconfig.json).
const PROGRAMS = ['domain', 'server', 'web', 'e2e', 'benchmarks', 'scripts'];

/**
 * `npm test`. First what needs no browser and no build, the build among it: the steps that find the usual mistakes begin,
 * the longest ends, on all cores when the others are through. Then what a starved browser would fail for no reason.
 */
export function listStages(cores: number): Stage[] {
  const database = { projects: ['database', 'services'], workers: cores };
  return [
    {
      sideBySide: cores,
      steps: [
        { name: 'style', run: checkStyle },
        buildStep,
        { name: 'types', run: checkTypes },
        {
          name: 'unit',
          run: () => runVitest('unit', { projects: ['unit', 'unit-web'], workers: cores }),
        },
        { name: 'database', run: () => runDatabaseTests('database', database) },
      ],
    },
    {
      sideBySide: 1,
      steps: [
        {
          name: 'built',
          needs: 'build',
          run: () => runVitest('built', { projects: ['built'], workers: cores }),
        },
        { name: 'component', run: () => runComponentTests(cores) },
        { name: 'browser', needs: 'build', run: () => runBrowserTests() },
      ],
    },
  ];
}

export const buildStep: Step = {
  name: 'build',
  async run() {
    await prepare({ packages: 'all', web: 'fresh' });
    return { passed: 1, failed: 0, output: '' };
  },
};

function checkStyle() {
  return runChecks([{ script: '@biomejs/biome/bin/biome', args: ['ci', '--colors=off', '.'] }]);
}

async function checkTypes(): Promise<StepResult> {
  // The types of the routes are made from web/routes.ts.
  const made = await runTool('@react-router/dev/bin.cjs', ['typegen', inProject('web')]);
  if (made.code !== 0) return { passed: 0, failed: 1, output: made.output };
  // Several checkers would each look at what a workspace shares: up to twice the work, and other steps want the cores.
  return await runChecks(
    PROGRAMS.map((workspace) => ({
      script: TSC,
      args: ['-p', inProject(workspace, 'tsconfig.json'), '--checkers', '1'],
    })),
  );
}

function runComponentTests(workers: number) {
  return withBrowser('component', (env) => runVitest('component', { projects: ['component'], workers, env }));
}
