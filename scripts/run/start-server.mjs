import { join } from 'node:path';
import { findNode } from '../prepare/find-node.mjs';
import { prepare } from '../prepare/prepare.mjs';
import { CACHE_DIRECTORY, inProject } from '../prepare/project.mjs';
import { superviseUntilStopped } from './supervise.mjs';

/**
 * Prepares and runs a server until it is stopped. It prints its own ready line; a warm start adds nothing to it.
 *
 * @param {string} script relative to the clone
 * @returns {Promise<number>} exit code
 */
export async function startServer(script) {
  await prepare({ web: 'fresh' });
  const { code } = await superviseUntilStopped([
    {
      node: findNode(),
      args: [inProject(script)],
      env: {
        // Compiled once, kept for the next start.
        NODE_COMPILE_CACHE: join(CACHE_DIRECTORY, 'compiled'),
        // For glibc: memory of a file that is freed goes back to the system, not into a list of holes.
        MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '1048576',
      },
    },
  ]);
  return code;
}
