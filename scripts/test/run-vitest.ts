import { inProject } from '../prepare/project.mjs';
import { findPostgresBinaries } from './find-postgres.ts';
import { runReported } from './reports.ts';
import type { StepResult } from './step-result.ts';
import { runTool } from './tools.ts';

const VITEST = 'vitest/vitest.mjs';
const REPORTER = inProject('scripts', 'test', 'vitest-reporter.ts');

export interface VitestRun {
  /** Of vitest.config.ts. */
  projects: string[];
  workers: number;
  env?: Record<string, string>;
  /** From the root; without any, all files of the projects. */
  files?: string[];
}

export async function runVitest(name: string, run: VitestRun): Promise<StepResult> {
  const { projects, workers, env = {}, files = [] } = run;
  const args = [
    ...chooseProjects(projects),
    `--maxWorkers=${workers}`,
    '--reporter=default',
    `--reporter=${REPORTER}`,
  ];
  return await runReported(name, (report) =>
    runTool(VITEST, ['run', ...args, ...files], { ...env, ...report }),
  );
}

/** As `runVitest`, for tests that run on PostgreSQL too where there is one: says so where there is none. */
export async function runDatabaseTests(name: string, run: VitestRun): Promise<StepResult> {
  const result = await runVitest(name, run);
  if (hasPostgres()) return result;
  const notRun = `${name} tests on PostgreSQL: no server is installed here`;
  return { ...result, skipped: [...(result.skipped ?? []), notRun] };
}

/** Whether database tests have a PostgreSQL beside the embedded one (set-up-databases.ts). */
export function hasPostgres(): boolean {
  return Boolean(process.env.TEST_DATABASE_URL) || findPostgresBinaries() !== null;
}

/** The files of some projects, from the root. */
export async function listVitestFiles(projects: string[]): Promise<string[]> {
  const { code, output } = await runTool(VITEST, ['list', ...chooseProjects(projects), '--filesOnly']);
  if (code !== 0) throw new Error(`Vitest cannot list its files:\n${output}`);
  return [...output.matchAll(/^(?:\[[\w-]+\] )?(\S+\.test\.tsx?)$/gm)].flatMap(([, file = '']) => file);
}

const chooseProjects = (names: string[]) => names.flatMap((name) => ['--project', name]);
