import type { RunningServer } from './start-server.ts';

/** Ends the process cleanly at SIGTERM or SIGINT; a second signal does not wait any more. */
export function stopOnSignals(server: RunningServer): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await server.stop();
      process.exit(0);
    });
  }
}
