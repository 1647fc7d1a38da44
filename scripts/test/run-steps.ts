import { StopRequested } from '../run/stop-requests.mjs';
import type { StepResult } from './step-result.ts';

export interface Step {
  name: string;
  /** A step of an earlier stage that must have passed. */
  needs?: string;
  run(): Promise<StepResult>;
}

/** Steps of which some run side by side. The next stage begins when all of them have ended. */
export interface Stage {
  sideBySide: number;
  steps: Step[];
}

export interface FinishedStep extends StepResult {
  name: string;
  seconds: number;
}

/** What happens while the steps run. */
export interface StepObserver {
  started(name: string): void;
  finished(step: FinishedStep): void;
}

/**
 * Runs stage after stage, the steps of each in their order. A step that crashes counts as one failure, as does one that
 * needs a step that failed. Returns them in the order in which they ended.
 */
export async function runStages(stages: Stage[], observer: StepObserver): Promise<FinishedStep[]> {
  const finished: FinishedStep[] = [];
  let stopped: StopRequested | null = null;

  async function run({ name, needs, run }: Step): Promise<void> {
    const startedAt = performance.now();
    const isBroken = finished.some((step) => step.name === needs && step.failed > 0);
    observer.started(name);
    const result = await (isBroken ? failOnce(`Not run: ${needs} failed.`) : run()).catch(
      (error: unknown) => {
        if (error instanceof StopRequested) stopped = error;
        return failOnce(error instanceof Error ? (error.stack ?? error.message) : String(error));
      },
    );
    if (stopped !== null) return;
    const step = { ...result, name, seconds: (performance.now() - startedAt) / 1000 };
    finished.push(step);
    observer.finished(step);
  }

  for (const { sideBySide, steps } of stages) {
    const waiting = [...steps];
    const takeTurns = async () => {
      for (let step = waiting.shift(); step && stopped === null; step = waiting.shift()) await run(step);
    };
    await Promise.all(Array.from({ length: sideBySide }, takeTurns));
    if (stopped !== null) throw stopped;
  }
  return finished;
}

async function failOnce(output: string): Promise<StepResult> {
  return { passed: 0, failed: 1, output };
}
