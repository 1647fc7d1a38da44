import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const TOGETHER = 'virtual:parts-';
const LAZY = /\bimport\(\s*(["'])((?:\.|@lunaria\/)[^"']+)\1\s*\)/g;
/** The workspaces lie side by side. */
const OTHER_WORKSPACE = /^@lunaria\//;

/**
 * Has parts that a page always fetches by itself, one after the other, come as one file: each `import('./part.tsx')` of one
 * of them becomes one of them all. The sources stay as they are, each part beside the screen that shows it.
 *
 * @param together lists of parts by the name of the list; files by their whole paths
 */
export function joinParts(together: Readonly<Record<string, readonly string[]>>, workspaces: string): Plugin {
  const listOf = (file: string) => Object.entries(together).find(([, files]) => files.includes(file));
  const writeList = (files: readonly string[]) =>
    files.map((file, at) => `export * as part${at} from ${JSON.stringify(file)};`).join('\n');
  return {
    name: 'lunaria-join-parts',
    apply: 'build',
    // The other build of the same modules loads nothing over a line.
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id.startsWith(TOGETHER) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${TOGETHER}`)) return null;
      return writeList(together[id.slice(TOGETHER.length + 1)] ?? []);
    },
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('import(')) return null;
      const folder = dirname(id.replace(/\?.*$/, ''));
      const changed = code.replace(LAZY, (all, _quote, path: string) => {
        const isOther = OTHER_WORKSPACE.test(path);
        const whole = isOther ? join(workspaces, path.replace(OTHER_WORKSPACE, '')) : join(folder, path);
        const file = whole.replaceAll('\\', '/');
        const [list, files = []] = listOf(file) ?? [];
        if (list === undefined) return all;
        return `import(${JSON.stringify(TOGETHER + list)}).then((parts) => parts.part${files.indexOf(file)})`;
      });
      // One line stays one line: the places of what follows are the same.
      return changed === code ? null : { code: changed, map: null };
    },
  };
}
