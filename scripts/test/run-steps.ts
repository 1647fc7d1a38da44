import { StopRequested } from '../run/stop-requests.mjs';

export interface StepResult {
  passed: number;
  failed: number;
  /** Names of tests that were left out. */
  skipped: string[];
  /** Names of tests that failed first and passed when they were run again. */
  retried?: string[];
  /** What the tool printed: shown when something failed. */
  output: string;
}

export interface Step {
  name: string;
  /** How many cores it keeps busy; steps run side by side as long as there are enough. */
  cores: number;
  /** Steps that must have passed before. */
  after: string[];
  run(): Promise<StepResult>;
}

export interface FinishedStep extends StepResult {
  name: string;
  seconds: number;
}

/** What happens while the steps run; `running` are their names. */
export interface StepObserver {
  started(name: string): void;
  finished(step: FinishedStep): void;
}

/**
 * Runs the steps, in their order where cores are short. A step that crashes counts as one failure, as does one whose
 * predecessor failed. Returns them in the order given.
 */
export async function runSteps(
  steps: Step[],
  cores: number,
  observer: StepObserver,
): Promise<FinishedStep[]> {
  const finished = new Map<string, FinishedStep>();
  const running = new Map<string, Promise<void>>();
  const waiting = [...steps];
  let freeCores = cores;
  let stopped: StopRequested | null = null;

  const isReady = (step: Step) => step.after.every((name) => finished.has(name));
  const finish = (step: FinishedStep) => {
    finished.set(step.name, step);
    observer.finished(step);
  };

  async function run(step: Step) {
    const startedAt = performance.now();
    const result = await step.run().catch((error: unknown): StepResult => {
      if (error instanceof StopRequested) stopped = error;
      return {
        ...FAILED_ONCE,
        output: error instanceof Error ? (error.stack ?? error.message) : String(error),
      };
    });
    if (stopped === null)
      finish({ ...result, name: step.name, seconds: (performance.now() - startedAt) / 1000 });
  }

  while (waiting.length > 0 || running.size > 0) {
    for (const step of waiting.filter(isReady)) {
      const broken = step.after.find((name) => (finished.get(name)?.failed ?? 0) > 0);
      // A step that wants every core waits for an empty machine instead of being passed by forever.
      if (broken === undefined && freeCores < Math.min(step.cores, cores)) break;
      waiting.splice(waiting.indexOf(step), 1);
      if (broken !== undefined) {
        finish({ ...FAILED_ONCE, output: `Not run: ${broken} failed.`, name: step.name, seconds: 0 });
        continue;
      }
      freeCores -= step.cores;
      observer.started(step.name);
      running.set(
        step.name,
        run(step).finally(() => {
          freeCores += step.cores;
          running.delete(step.name);
        }),
      );
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.length > 0 && !waiting.some(isReady))
      throw new Error('Steps wait for steps that are not there.');
    if (stopped !== null) {
      await Promise.allSettled(running.values());
      throw stopped;
    }
  }
  return steps.flatMap(({ name }) => finished.get(name) ?? []);
}

const FAILED_ONCE = { passed: 0, failed: 1, skipped: [] };
