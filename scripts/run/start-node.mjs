import { spawn } from 'node:child_process';
import { PROJECT_DIRECTORY } from '../prepare/project.mjs';

const STOP_WITH_LAUNCHER = new URL('./stop-with-launcher.mjs', import.meta.url).href;

/**
 * @typedef {object} NodeProcess
 * @property {string} node path of the Node to run
 * @property {string[]} args script and its arguments
 * @property {string} [cwd] default: the clone
 * @property {Record<string, string | undefined>} [env] added to our own environment
 * @property {'inherit' | 'pipe'} [output] default: inherit
 */

/**
 * Starts a Node process that cannot outlive us. On POSIX it leads a process group of its own: Ctrl-C in a terminal
 * then reaches it once, through us, and a whole tree of tools can be ended with it.
 *
 * @param {NodeProcess} options
 */
export function startNode({ node, args, cwd = PROJECT_DIRECTORY, env = {}, output = 'inherit' }) {
  return spawn(node, ['--import', STOP_WITH_LAUNCHER, ...args], {
    cwd,
    env: { ...process.env, ...env, LUNARIA_LAUNCHER_PID: String(process.pid) },
    stdio: ['ignore', output, output, 'ipc'],
    detached: process.platform !== 'win32',
  });
}

/**
 * Asks for a clean stop. Windows has no signals to catch: there the closing channel is the request.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function askToStop(child, signal) {
  if (process.platform === 'win32') {
    if (child.connected) child.disconnect();
  } else child.kill(signal);
}

/**
 * Ends whatever is left of the process and of those it started.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
export function endProcessGroup(child) {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Nothing left: what we want.
  }
}
