import { watchParent } from './watch-parent.mjs';

/** Thrown through whatever is running once somebody asked us to stop, so that every `finally` cleans up. */
export class StopRequested extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`stopped by ${signal}`);
    this.signal = signal;
  }
}

/** @typedef {(signal: NodeJS.Signals) => void} StopHandler */

/** @type {Set<StopHandler>} */
const handlers = new Set();
let isListening = false;

/**
 * Calls the handler when we are asked to stop: by a signal, or because npm died without passing one on.
 * A closed terminal (SIGHUP) and a dead parent read as SIGTERM. Returns how to stop listening.
 *
 * @param {StopHandler} handler
 * @returns {() => void}
 */
export function onStopRequest(handler) {
  listen();
  handlers.add(handler);
  return () => handlers.delete(handler);
}

function listen() {
  if (isListening) return;
  isListening = true;
  process.on('SIGINT', () => pass('SIGINT'));
  process.on('SIGTERM', () => pass('SIGTERM'));
  process.on('SIGHUP', () => pass('SIGTERM'));
  watchParent(() => pass('SIGTERM'));
}

/** @param {NodeJS.Signals} signal */
function pass(signal) {
  // With nothing running there is nothing to clean up.
  if (handlers.size === 0) process.exit(exitCodeOfSignal(signal));
  for (const handler of [...handlers]) handler(signal);
}

/** What a shell reports for a process that a signal ended. @param {NodeJS.Signals} signal */
export function exitCodeOfSignal(signal) {
  return { SIGINT: 130, SIGTERM: 143, SIGKILL: 137 }[/** @type {string} */ (signal)] ?? 128;
}
