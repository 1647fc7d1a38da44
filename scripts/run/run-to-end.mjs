import { askToStop, endProcessGroup, startNode } from './start-node.mjs';
import { onStopRequest, StopRequested } from './stop-requests.mjs';

const GRACE_MS = 10_000;

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; 128 + n when a signal ended it
 * @property {string} output standard output and error in the order they came; empty when inherited
 */

/**
 * Runs a Node tool to its end. Asked to stop meanwhile, ends it first and then throws StopRequested.
 *
 * @param {import('./start-node.mjs').NodeProcess} options
 * @returns {Promise<Outcome>}
 */
export function runToEnd(options) {
  return new Promise((resolve, reject) => {
    const child = startNode(options);
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));

    /** @type {NodeJS.Signals | null} */
    let requested = null;
    /** @type {NodeJS.Timeout | undefined} */
    let impatience;
    const stopListening = onStopRequest((signal) => {
      if (requested !== null) return;
      requested = signal;
      askToStop(child, signal);
      impatience = setTimeout(() => endProcessGroup(child), GRACE_MS);
    });

    /** @param {() => void} settle */
    const finish = (settle) => {
      stopListening();
      clearTimeout(impatience);
      endProcessGroup(child);
      settle();
    };
    child.on('error', (error) => finish(() => reject(error)));
    // 'close' and not 'exit': the last lines of a failing tool are the ones that matter.
    child.on('close', (code, signal) =>
      finish(() => {
        if (requested !== null) return reject(new StopRequested(requested));
        if (signal !== null) chunks.push(Buffer.from(`\nended by ${signal}\n`));
        resolve({ code: code ?? 128, output: Buffer.concat(chunks).toString('utf8') });
      }),
    );
  });
}
