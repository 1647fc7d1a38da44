import { askToStop, endProcessGroup, startNode } from './start-node.mjs';
import { exitCodeOfSignal, onStopRequest } from './stop-requests.mjs';

// Longer than the server gives its own open requests and jobs.
const GRACE_MS = 20_000;

/**
 * Keeps the processes running until one ends or we are asked to stop; then stops the others too.
 *
 * @param {import('./start-node.mjs').NodeProcess[]} processes
 * @param {(children: import('node:child_process').ChildProcess[]) => void} [onStarted]
 * @returns {Promise<{ code: number, requested: NodeJS.Signals | null }>} the exit code of the first process that
 *   failed, else 0; and the signal by which somebody asked us to stop
 */
export async function superviseUntilStopped(processes, onStarted = () => {}) {
  const children = processes.map(startNode);
  let isStopping = false;
  /** @type {NodeJS.Signals | null} */
  let requested = null;
  /** @type {NodeJS.Timeout | undefined} */
  let impatience;

  /** @param {NodeJS.Signals} signal */
  const stopAll = (signal) => {
    // A terminal and npm both hand on the same Ctrl-C: the second must not read as "hurry up".
    if (isStopping) return;
    isStopping = true;
    for (const child of children) askToStop(child, signal);
    impatience = setTimeout(() => {
      console.error(`Not stopped within ${GRACE_MS / 1000} seconds: ending it now.`);
      for (const child of children) endProcessGroup(child);
    }, GRACE_MS);
  };
  const stopListening = onStopRequest((signal) => {
    if (!isStopping) requested = signal;
    stopAll(signal);
  });
  onStarted(children);

  // In the order of their ends: one that was stopped because another had failed is not the reason.
  /** @type {number[]} */
  const failures = [];
  try {
    await Promise.all(
      children.map(async (child) => {
        const code = await waitForEnd(child);
        if (code !== 0) failures.push(code);
        stopAll('SIGTERM');
      }),
    );
  } finally {
    clearTimeout(impatience);
    stopListening();
  }
  return { code: failures[0] ?? 0, requested };
}

/**
 * Ends what it leaves behind, and waits until all that it printed has been read: the last lines of one that fails are
 * the ones that matter.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function waitForEnd(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', () => endProcessGroup(child));
    child.on('close', (code, signal) => resolve(code ?? exitCodeOfSignal(signal ?? 'SIGKILL')));
  });
}
