import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** https://v8.dev/blog/explicit-compile-hints, Chromium 136 and later. */
const HINT = '//# allFunctionsCalledOnLoad\n';

interface Written {
  fileName: string;
  name?: string | undefined;
  type: 'chunk' | 'asset';
}

/**
 * An engine only skims a file and compiles each function once it is called, on the thread that draws: that was a quarter of
 * the time until a phone showed Today. Told so in the first line, Chromium compiles all of a file while it arrives, beside
 * that thread; for other browsers it is a comment. `isCalled` is asked with the names of the joined files. Written once the
 * files are there: what the bundler is given for their beginning ends up behind the list of what they fetch.
 */
export function sayWhatIsCalled(isCalled: RegExp): Plugin {
  return {
    name: 'lunaria-say-what-is-called',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const called = Object.values(bundle as Record<string, Written>).filter(
        ({ type, name = '' }) => type === 'chunk' && isCalled.test(name),
      );
      if (dir === undefined || called.length === 0) throw new Error('None of these files were built.');
      for (const { fileName } of called) {
        const file = join(dir, fileName);
        await writeFile(file, HINT + (await readFile(file, 'utf8')));
      }
    },
  };
}
