import { expect, test } from 'vitest';
import { StopRequested } from '../run/stop-requests.mjs';
import { type FinishedStep, runStages, type Step } from './run-steps.ts';

/** Steps that note when they start and end, and end when told to. */
function record() {
  const log: string[] = [];
  const endings = new Map<string, () => void>();
  const step = (name: string, needs?: string, failed = 0): Step => ({
    name,
    ...(needs && { needs }),
    run: () => new Promise((resolve) => endings.set(name, () => resolve({ passed: 1, failed, output: '' }))),
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

test('as many steps of a stage as may run side by side, in their order', async () => {
  const { log, step, observer, end } = record();
  const running = runStages([{ sideBySide: 2, steps: [step('a'), step('b'), step('c')] }], observer);
  await end('none');
  expect(log).toEqual(['a starts', 'b starts']);
  await end('a');
  expect(log.slice(2)).toEqual(['a passes', 'c starts']);
  await end('c');
  await end('b');
  expect((await running).map(({ name }) => name)).toEqual(['a', 'c', 'b']);
});

test('a stage begins when all of the one before has ended', async () => {
  const { log, step, observer, end } = record();
  const stages = [
    { sideBySide: 2, steps: [step('a'), step('b')] },
    { sideBySide: 1, steps: [step('browser')] },
  ];
  const running = runStages(stages, observer);
  await end('b');
  expect(log.at(-1)).toBe('b passes');
  await end('a');
  expect(log.at(-1)).toBe('browser starts');
  await end('browser');
  await running;
});

test('a step is not run when the one it needs failed; what needs nothing runs on', async () => {
  const { step, observer, end } = record();
  const stages = [
    { sideBySide: 1, steps: [step('build', undefined, 1)] },
    { sideBySide: 1, steps: [step('browser', 'build'), step('component')] },
  ];
  const running = runStages(stages, observer);
  await end('build');
  await end('component');
  const [, browser, component] = await running;
  expect(browser).toMatchObject({ passed: 0, failed: 1, output: 'Not run: build failed.' });
  expect(component).toMatchObject({ passed: 1, failed: 0 });
});

test('a step that crashes counts as one failure and shows why', async () => {
  const { observer } = record();
  const crash = async () => {
    throw new Error('out of memory');
  };
  const [step] = await runStages([{ sideBySide: 1, steps: [{ name: 'a', run: crash }] }], observer);
  expect(step).toMatchObject({ passed: 0, failed: 1, output: expect.stringContaining('out of memory') });
});

test('asked to stop, the running steps end and nothing else starts', async () => {
  const { log, step, observer, end } = record();
  const stop = async () => {
    throw new StopRequested('SIGINT');
  };
  const stages = [
    { sideBySide: 2, steps: [{ name: 'a', run: stop }, step('b'), step('c')] },
    { sideBySide: 1, steps: [step('d')] },
  ];
  const running = expect(runStages(stages, observer)).rejects.toThrow(StopRequested);
  await end('none');
  await end('b');
  await running;
  expect(log).toEqual(['a starts', 'b starts']);
});
