import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Load, Measurement } from './load.ts';

export interface LoadGenerator {
  measure(load: Load): Promise<Measurement>;
  stop(): void;
}

/** Starts the process that sends requests, apart from every server and from the one that counts. */
export function startLoadGenerator(): LoadGenerator {
  const child = fork(fileURLToPath(new URL('./generate-load.ts', import.meta.url)));
  return {
    measure: async (load) => {
      const answered = once(child, 'message');
      child.send(load);
      // generate-load.ts sends nothing else.
      const [measurement] = (await answered) as [Measurement];
      if (measurement.failures > 0) {
        throw new Error(
          `${measurement.failures} requests to ${load.origin}${load.path} were not answered 200.`,
        );
      }
      return measurement;
    },
    stop: () => void child.kill(),
  };
}
