import { fileURLToPath } from 'node:url';
import { listBuiltPages, listPublicPages } from '../scripts/test/built-pages.ts';

const CLIENT = fileURLToPath(new URL('../web/build/client', import.meta.url));

/** The address of every page of the build: what is true of all is told of a new one too. */
export const BUILT_PAGES = listBuiltPages(CLIENT);

/** Those that anybody may read. */
export const PUBLIC_PAGES = listPublicPages(CLIENT);
