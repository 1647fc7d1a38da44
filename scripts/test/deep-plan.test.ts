import { describe, expect, test } from 'vitest';
import { type Batch, choosePart, planDeepRun, runWithin } from './deep-plan.ts';

const files = Array.from({ length: 50 }, (_, index) => `${index}.deep.test.ts`);

test('the parts of any number hold every file once', () => {
  for (const parts of [1, 2, 4, 7]) {
    const all = Array.from({ length: parts }, (_, index) => choosePart(files, index + 1, parts));
    expect(all.flat().sort()).toEqual([...files].sort());
    expect(
      Math.max(...all.map(({ length }) => length)) - Math.min(...all.map(({ length }) => length)),
    ).toBeLessThan(2);
  }
});

describe('what a run of limited time begins with', () => {
  test('what the change touches, a few files at a time, and then every part', () => {
    const touched = files.slice(10, 18);
    const [first, second, ...parts] = planDeepRun(files, touched, 7);
    expect(first).toMatchObject({
      name: 'files that the change touches, 1 to 6 of 8',
      files: touched.slice(0, 6),
    });
    expect(second).toMatchObject({
      name: 'files that the change touches, 7 to 8 of 8',
      files: touched.slice(6),
    });
    expect(parts.flatMap((batch) => batch.files).sort()).toEqual([...files].sort());
  });

  test('every part has its day within twelve', () => {
    const due = Array.from({ length: 12 }, (_, day) =>
      planDeepRun(files, [], 20_000 + day).filter(({ isDue }) => isDue),
    ).flat();
    expect(due).toHaveLength(12);
    expect(new Set(due.map(({ name }) => name)).size).toBe(12);
  });

  test('runs that have time for five parts a day look at everything within three days', () => {
    const names = [0, 1, 2].flatMap((day) => planDeepRun(files, [], 20_000 + day).slice(0, 5));
    expect(new Set(names.flatMap((batch) => batch.files)).size).toBe(files.length);
  });
});

/** Runs batches that take so many seconds each. */
async function runFor(budget: number, batches: (Batch & { seconds: number })[]) {
  let now = 0;
  const looked: string[] = [];
  const run = async ({ name, files: own }: Batch) => {
    now += batches.find((batch) => batch.name === name)?.seconds ?? 0;
    looked.push(...own);
  };
  return { ...(await runWithin(budget, batches, run, () => now)), looked, seconds: now };
}
const batch = (name: string, seconds: number, more: Partial<Batch> = {}) => ({
  name,
  files: [name],
  share: 1,
  seconds,
  ...more,
});

describe('a run of limited time', () => {
  test('begins what still fits, cuts nothing off, and says what is left', async () => {
    const outcome = await runFor(100, [batch('a', 40), batch('b', 30), batch('c', 20), batch('d', 20)]);
    expect(outcome).toEqual({ ran: ['a', 'b'], left: ['c', 'd'], looked: ['a', 'b'], seconds: 70 });
  });

  test('leaves half of its time to the parts, however much a change touches', async () => {
    const touched = ['a', 'b', 'c', 'd'].map((name) => batch(name, 20, { share: 0.5 }));
    const outcome = await runFor(100, [...touched, batch('part', 20, { isDue: true })]);
    expect(outcome).toMatchObject({ ran: ['a', 'b', 'part'], left: ['c', 'd'] });
  });

  test('runs the part whose day it is though the time is up', async () => {
    const outcome = await runFor(10, [batch('a', 60), batch('part', 20, { isDue: true }), batch('b', 1)]);
    expect(outcome).toMatchObject({ ran: ['a', 'part'], left: ['b'] });
  });

  test('looks at a file once', async () => {
    const outcome = await runFor(100, [
      batch('touched', 5, { files: ['x', 'y'] }),
      batch('part', 5, { files: ['y', 'z'] }),
    ]);
    expect(outcome.looked).toEqual(['x', 'y', 'z']);
  });
});
