import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Name, version, licence as its author writes it. */
export type InsidePackage = readonly [name: string, version: string, licence: string];

interface Lock {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }>;
}

const DROP_UNNEEDED = new URL('../../scripts/prepare/drop-unneeded.mjs', import.meta.url);
// as: plain JavaScript of the scripts, which a bare Node runs; what it says there it takes and answers
const { listUnneeded } = (await import(DROP_UNNEEDED.href)) as {
  listUnneeded: (packages: Lock['packages']) => string[];
};

const NAMES = ['virtual:product-version', 'virtual:licences'];
const read = (file: string) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8'));

/**
 * What the product is made of, for the page that says so: its version and every package that builds or serves it, from the
 * lockfile, as modules. Read anew at each build, of which the lockfile is a source.
 */
export function whatIsInside(): Plugin {
  return {
    name: 'lunaria-what-is-inside',
    resolveId: (id) => (NAMES.includes(id) ? `\0${id}` : null),
    load(id) {
      if (id === '\0virtual:product-version')
        return `export default ${JSON.stringify(read('package.json').version)};`;
      if (id === '\0virtual:licences')
        return `export default ${JSON.stringify(listPackages(read('package-lock.json')))};`;
      return null;
    },
  };
}

/** Those that build or serve the product, each version once, by name; what tests it is left out. */
export function listPackages({ packages }: Lock): InsidePackage[] {
  const unneeded = new Set(listUnneeded(packages));
  const found = new Map<string, InsidePackage>();
  for (const [path, { version = '', license, dev, link }] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || dev || link || unneeded.has(path)) continue;
    const name = path.replace(/.*node_modules\//, '');
    found.set(`${name} ${version}`, [name, version, license ?? UNSAID[name] ?? 'not said']);
  }
  return [...found.values()].sort(
    ([one, oneVersion], [other, otherVersion]) =>
      one.localeCompare(other, 'en') || oneVersion.localeCompare(otherVersion, 'en'),
  );
}

/** Where the lockfile has none, what the package's own file of it says. */
const UNSAID: Record<string, string> = { 'png-js': 'MIT' };
