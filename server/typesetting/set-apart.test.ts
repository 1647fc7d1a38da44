import { composeCycleReport } from '@lunaria/domain/cycle-report/compose-cycle-report.ts';
import type { CycleReport } from '@lunaria/domain/cycle-report/cycle-report.ts';
import { FACTS } from '@lunaria/domain/cycle-report/facts-for-tests.ts';
import { FIRST_CHOICES } from '@lunaria/domain/cycle-report/report-choices.ts';
import { expect, test, vi } from 'vitest';
import { createReportSetter } from './set-apart.ts';

const { report } = composeCycleReport(FACTS, FIRST_CHOICES);
const stays = new AbortController().signal;
const module = new URL('./testing/stand-in-thread.ts', import.meta.url);

/** What a stand-in is told to do, and a hold on those that do it. */
function createHold() {
  const memory = new SharedArrayBuffer(8);
  const held = new Int32Array(memory);
  const told = (footer: string): CycleReport => Object.assign({ ...report, footer }, { hold: memory });
  return {
    told,
    countBegun: () => Atomics.load(held, 0),
    letGo: () => {
      Atomics.store(held, 1, 1);
      Atomics.notify(held, 1);
    },
  };
}

test('a page is set as it is here, and meanwhile the server goes on', async () => {
  const set = createReportSetter();
  expect(
    Buffer.from(await set(report, stays))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const begun = performance.now();
  let longest = 0;
  let last = begun;
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  await Promise.all([set(report, stays), set(report, stays), set(report, stays), set(report, stays)]);
  clearInterval(watch);
  longest = Math.max(longest, performance.now() - last);
  // Set here, one page after the other would leave no moment between them.
  expect(longest).toBeLessThan((performance.now() - begun) / 2);
});

test('two are set at once, the others wait; one whose reader went away meanwhile is not begun', async () => {
  const set = createReportSetter({ module });
  const { told, countBegun, letGo } = createHold();
  const first = [set(told('hold'), stays), set(told('hold'), stays)];
  const third = set(told('hold'), stays);
  const gone = new AbortController();
  const fourth = expect(set(told('hold'), gone.signal)).rejects.toMatchObject({ code: 'invalid_input' });
  gone.abort();
  await vi.waitFor(() => expect(countBegun()).toBe(2), { timeout: 20_000 });
  letGo();
  const threads = (await Promise.all([...first, third])).map(([thread]) => thread);
  await fourth;
  expect(countBegun()).toBe(3);
  expect(new Set(threads).size).toBe(2);
});

test.each(['fall over', 'leave'])(
  'a thread that should %s takes its own request with it and no other',
  async (what) => {
    const set = createReportSetter({ module });
    const { told, countBegun, letGo } = createHold();
    const other = set(told('hold'), stays);
    await vi.waitFor(() => expect(countBegun()).toBe(1), { timeout: 20_000 });
    await expect(set(told(what), stays)).rejects.not.toHaveProperty('code', 'invalid_input');
    letGo();
    expect(await other).toHaveLength(1);
    expect(await set(told('hold'), stays)).toHaveLength(1);
  },
);

test('one that takes too long ends, and the next page has another thread', async () => {
  const set = createReportSetter({ module, timeLimitMs: 1000 });
  const { told, letGo } = createHold();
  await expect(set(told('hold'), stays)).rejects.toMatchObject({ code: 'unavailable' });
  letGo();
  expect(await set(told('hold'), stays)).toHaveLength(1);
});

test('a refusal is told, and its thread goes on; without work it ends', async () => {
  const kept = createReportSetter({ module });
  const { told, letGo } = createHold();
  letGo();
  const before = await kept(told('hold'), stays);
  await expect(kept(told('refuse'), stays)).rejects.toMatchObject({
    code: 'invalid_input',
    message: 'This is more than fits on one page.',
  });
  expect(await kept(told('hold'), stays)).toEqual(before);

  const ending = createReportSetter({ module, idleMs: 0 });
  const [first] = await ending(told('hold'), stays);
  await vi.waitFor(async () => expect((await ending(told('hold'), stays))[0]).not.toBe(first), {
    timeout: 20_000,
  });
});
