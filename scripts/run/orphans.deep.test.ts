import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { isAlive, StandInClone, waitForExit } from './stand-in-clone.ts';

const ROUNDS = 40;

// Before, while and after the server starts: the moment differs in every round, the promise does not.
test.each([
  ['npm', (clone: StandInClone) => clone.npmStart(), 1200],
  ['the launcher', (clone: StandInClone) => clone.run('start.mjs'), 400],
] as const)('whenever %s is killed, no server is left running', async (_name, start, withinMs) => {
  using clone = new StandInClone();
  await clone.warmUp();
  for (let round = 0; round < ROUNDS; round++) {
    const killed = start(clone);
    const exit = waitForExit(killed);
    await wait((round / ROUNDS) * withinMs);
    killed.kill('SIGKILL');
    // The pipes close only when everything that was started has ended.
    await exit;
    await vi.waitFor(() => expect(clone.serverPids().filter(isAlive)).toEqual([]), { timeout: 30_000 });
  }
  // The late rounds reach the server.
  expect(clone.serverPids().length).toBeGreaterThan(0);
});
