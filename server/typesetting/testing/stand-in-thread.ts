import { parentPort, threadId } from 'node:worker_threads';

/**
 * In place of a thread that sets pages: what stands in the report's `footer` is what it does, and its answer says which
 * thread that was.
 */
parentPort?.on('message', ({ footer, hold }: { footer: string; hold: SharedArrayBuffer }) => {
  if (footer === 'fall over') throw new Error('Nobody foresaw this');
  if (footer === 'leave') process.exit(0);
  if (footer === 'refuse') {
    parentPort?.postMessage({ refusal: 'This is more than fits on one page.' });
    return;
  }
  const held = new Int32Array(hold);
  // The first number counts those that have begun, the second lets them go on.
  Atomics.add(held, 0, 1);
  Atomics.notify(held, 0);
  Atomics.wait(held, 1, 0);
  parentPort?.postMessage({ pdf: new Uint8Array([threadId]) });
});
