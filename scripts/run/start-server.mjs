import { join } from 'node:path';
import { findNode } from '../prepare/find-node.mjs';
import { prepare } from '../prepare/prepare.mjs';
import { CACHE_DIRECTORY, inProject } from '../prepare/project.mjs';
import { superviseUntilStopped } from './supervise.mjs';

/**
 * Room for what is new in memory, of which V8 takes up to several times as much before it looks what is still needed: the
 * start alone left 200 MB behind (docs/decisions/memory-of-the-embedded-database.md).
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8'];

/**
 * The C library of Linux keeps what was freed for each of up to eight threads by core: two lots are enough, and the memory of
 * a file that is freed goes back to the system, not into a list of holes.
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };

/**
 * Prepares and runs a server until it is stopped. It prints its own ready line; a warm start adds nothing to it.
 *
 * @param {string} script relative to the clone
 * @returns {Promise<number>} exit code
 */
export async function startServer(script) {
  await prepare({ packages: 'served', web: 'fresh' });
  const { code } = await superviseUntilStopped([
    {
      node: findNode(),
      args: [...SERVER_FLAGS, inProject(script)],
      // Compiled once, kept for the next start.
      env: { NODE_COMPILE_CACHE: join(CACHE_DIRECTORY, 'compiled'), ...SERVER_ENVIRONMENT },
    },
  ]);
  return code;
}
