import { StopRequested } from './stop-requests.mjs';
import { superviseUntilStopped } from './supervise.mjs';

/**
 * Runs a Node tool to its end. Asked to stop meanwhile, stops it first and then throws StopRequested.
 *
 * @param {import('./start-node.mjs').NodeProcess} options
 * @returns {Promise<{ code: number, output: string }>} the exit code, 128 + n when a signal ended it; standard output
 *   and error in the order they came, nothing when they are inherited
 */
export async function runToEnd(options) {
  /** @type {Buffer[]} */
  const chunks = [];
  const { code, requested } = await superviseUntilStopped([options], ([child]) => {
    for (const stream of [child?.stdout, child?.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
  });
  if (requested !== null) throw new StopRequested(requested);
  return { code, output: Buffer.concat(chunks).toString('utf8') };
}
