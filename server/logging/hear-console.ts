// biome-ignore-all lint/suspicious/noConsole: what others write there is heard here.
import type { Logger } from './logger.ts';

const METHODS = { log: 'info', info: 'info', debug: 'info', warn: 'warn', error: 'error' } as const;

/**
 * What libraries write to the console can hold anything, a query with the id of an account among it. From here on the log says that
 * one wrote, and the name of the error where it was one, and nothing of what it wrote. Returns the function that ends it.
 */
export function hearConsole(logger: Logger): () => void {
  const names = Object.keys(METHODS) as (keyof typeof METHODS)[]; // as: its own keys
  const originals = names.map((name) => [name, console[name]] as const);
  for (const name of names) {
    console[name] = (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error);
      logger[METHODS[name]]('library_wrote', error && { kind: error.name });
    };
  }
  return () => {
    for (const [name, original] of originals) console[name] = original;
  };
}
