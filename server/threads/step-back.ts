import os from 'node:os';

/** Whoever waits for anything else goes first. On Linux 0 is the calling thread; elsewhere it would be the whole server. */
export function stepBack(): void {
  if (process.platform === 'linux') os.setPriority(0, os.constants.priority.PRIORITY_BELOW_NORMAL);
}
