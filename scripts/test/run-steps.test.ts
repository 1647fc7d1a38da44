import { expect, test } from 'vitest';
import { StopRequested } from '../run/stop-requests.mjs';
import { type FinishedStep, runSteps, type Step } from './run-steps.ts';

/** Steps that note when they start and end, and end when told to. */
function record() {
  const log: string[] = [];
  const endings = new Map<string, () => void>();
  const step = (name: string, cores: number, after: string[] = [], failed = 0): Step => ({
    name,
    cores,
    after,
    run: () =>
      new Promise((resolve) => {
        endings.set(name, () => resolve({ passed: 1, failed, skipped: [], output: '' }));
      }),
  });
  const observer = {
    started: (name: string) => log.push(`${name} starts`),
    finished: ({ name, failed }: FinishedStep) => log.push(`${name} ${failed ? 'fails' : 'passes'}`),
  };
  const end = async (name: string) => {
    endings.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { log, step, observer, end };
}

test('steps run side by side as long as there are cores', async () => {
  const { log, step, observer, end } = record();
  const running = runSteps([step('a', 1), step('b', 1), step('c', 1)], 2, observer);
  await end('none');
  expect(log).toEqual(['a starts', 'b starts']);
  await end('a');
  expect(log.slice(2)).toEqual(['a passes', 'c starts']);
  await end('b');
  await end('c');
  expect((await running).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

test('a step that wants every core runs alone', async () => {
  const { log, step, observer, end } = record();
  const running = runSteps([step('a', 1), step('browser', 2), step('c', 1)], 2, observer);
  await end('a');
  await end('browser');
  await end('c');
  await running;
  expect(log).toEqual(['a starts', 'a passes', 'browser starts', 'browser passes', 'c starts', 'c passes']);
});

test('a step waits for those before it, and is not run when one of them failed', async () => {
  const { log, step, observer, end } = record();
  const running = runSteps(
    [step('build', 1, [], 1), step('b', 1, ['build']), step('c', 1, ['b'])],
    2,
    observer,
  );
  await end('build');
  const [, b, c] = await running;
  expect(log).toEqual(['build starts', 'build fails', 'b fails', 'c fails']);
  expect(b).toMatchObject({ passed: 0, failed: 1, output: 'Not run: build failed.' });
  expect(c).toMatchObject({ failed: 1, output: 'Not run: b failed.' });
});

test('a step that crashes counts as one failure and shows why', async () => {
  const { observer } = record();
  const crash = async () => {
    throw new Error('out of memory');
  };
  const [step] = await runSteps([{ name: 'a', cores: 1, after: [], run: crash }], 2, observer);
  expect(step).toMatchObject({ passed: 0, failed: 1, output: expect.stringContaining('out of memory') });
});

test('asked to stop, the running steps end and nothing else starts', async () => {
  const { log, step, observer, end } = record();
  const stop = async () => {
    throw new StopRequested('SIGINT');
  };
  const steps = [{ name: 'a', cores: 1, after: [], run: stop }, step('b', 1), step('c', 1)];
  const running = expect(runSteps(steps, 2, observer)).rejects.toThrow(StopRequested);
  await end('none');
  await end('b');
  await running;
  expect(log).not.toContain('c starts');
});
