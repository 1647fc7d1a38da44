import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The clone this script lies in; everything is found from here, never from the working directory. */
export const PROJECT_DIRECTORY = fileURLToPath(new URL('../..', import.meta.url));

/** What may be thrown away at any time: compile cache, test reports, the lock of the preparation. */
export const CACHE_DIRECTORY = join(PROJECT_DIRECTORY, '.cache');

/** @param {string[]} path */
export const inProject = (...path) => join(PROJECT_DIRECTORY, ...path);

/** A failure the reader can act on: printed as its sentence alone, without a stack. */
export class ReadableError extends Error {}
