// What `npm test` and `npm run test:deep` run once the packages are there; under Node 24 whatever npm runs under.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReadableError } from '../prepare/project.mjs';
import { runCommand } from '../run/run-command.mjs';
import { describeFailure, describeProgress, describeTotals } from './report.ts';
import { runDeep } from './run-deep.ts';
import { type FinishedStep, runStages, type Stage } from './run-steps.ts';
import { listStages } from './steps.ts';

const STILL_RUNNING_EVERY_MS = 60_000;
const startedAt = performance.now();
const running = new Map<string, number>();

function print(text: string) {
  process.stdout.write(`${text}\n`);
}

const observer = {
  started(name: string) {
    running.set(name, performance.now());
  },
  finished(step: FinishedStep) {
    running.delete(step.name);
    print(describeProgress(step, (performance.now() - startedAt) / 1000));
    if (step.failed > 0) print(describeFailure(step));
  },
};

/** The named steps (`npm test -- unit style`) and what they need; all without names. */
function choose(stages: Stage[], names: string[]): Stage[] {
  if (names.length === 0) return stages;
  const steps = stages.flatMap((stage) => stage.steps);
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const all = steps.map(({ name }) => name).join(', ');
    throw new ReadableError(`No step is called ${unknown.join(', ')}: ${all}.`);
  }
  const chosen = steps.filter(({ name }) => names.includes(name));
  const wanted = new Set(chosen.flatMap(({ name, needs = name }) => [name, needs]));
  return stages.map((stage) => ({ ...stage, steps: stage.steps.filter(({ name }) => wanted.has(name)) }));
}

/** For us and all we start: what tests leave behind when they are stopped in the middle goes with it. */
function useOwnTemporaryDirectory(): void {
  const directory = mkdtempSync(join(tmpdir(), 'lunaria-tests-'));
  // As the system's own: PostgreSQL makes its directory in it as another user.
  chmodSync(directory, 0o1777);
  process.env[process.platform === 'win32' ? 'TEMP' : 'TMPDIR'] = directory;
  process.on('exit', () => rmSync(directory, { recursive: true, force: true, maxRetries: 3 }));
}

runCommand(async () => {
  const [kind, ...words] = process.argv.slice(2);
  const cores = Math.max(2, availableParallelism());
  const run = (stages: Stage[]) => runStages(stages, observer);
  const heartbeat = setInterval(() => {
    for (const [name, since] of running)
      print(`  … ${name} for ${Math.round((performance.now() - since) / 1000)} s`);
  }, STILL_RUNNING_EVERY_MS);
  useOwnTemporaryDirectory();
  try {
    const finished =
      kind === 'deep' ? await runDeep(words, cores, run, print) : await run(choose(listStages(cores), words));
    print(describeTotals(finished));
    return finished.some(({ failed }) => failed > 0) ? 1 : 0;
  } finally {
    clearInterval(heartbeat);
  }
});
