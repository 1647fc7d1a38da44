import { expect, test } from 'vitest';
import { createWritePace } from './pace-writes.ts';

function createClock() {
  const clock = { nowMs: 1_000_000, pauses: [] as number[] };
  const pace = createWritePace(1, {
    nowMs: () => clock.nowMs,
    wait: async (ms) => void clock.pauses.push(Math.round(ms)),
  });
  return { clock, pace };
}

test('twenty changes are carried out as they come, then five in a second', async () => {
  const { clock, pace } = createClock();
  for (let index = 0; index < 20; index += 1) await pace('maria');
  expect(clock.pauses).toEqual([]);
  for (let index = 0; index < 3; index += 1) await pace('maria');
  expect(clock.pauses).toEqual([200, 400, 600]);
  await pace('anna');
  expect(clock.pauses).toHaveLength(3);
});

test('after a rest there is room again', async () => {
  const { clock, pace } = createClock();
  for (let index = 0; index < 20; index += 1) await pace('maria');
  clock.nowMs += 4_000;
  for (let index = 0; index < 20; index += 1) await pace('maria');
  expect(clock.pauses).toEqual([]);
});

test('nobody waits for longer than fifteen seconds: then it is later, and what was refused takes no turn', async () => {
  const { clock, pace } = createClock();
  for (let index = 0; index < 20 + 75; index += 1) await pace('maria');
  expect(clock.pauses.at(-1)).toBe(15_000);
  for (let index = 0; index < 2; index += 1) {
    await expect(pace('maria')).rejects.toMatchObject({
      code: 'rate_limited',
      headers: { 'Retry-After': '1' },
    });
  }
  clock.nowMs += 1_000;
  await expect(pace('maria')).resolves.toBeUndefined();
});
