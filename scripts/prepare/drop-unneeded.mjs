import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One package of a lockfile, by its place in it (`node_modules/a/node_modules/b`); a workspace by its folder, the root by ''.
 *
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {boolean} [link]
 * @property {string} [resolved]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 * @property {string | Record<string, string>} [bin]
 */

/** @typedef {Record<string, LockedPackage>} LockedPackages */

/**
 * What `npm ci --omit=dev` installs and nothing of the product needs. Our tools (Vitest, Playwright, TypeScript,
 * drizzle-kit …) are optional peers of libraries of ours; npm takes what is optional to one and meant for development
 * by another for wanted, and has no switch for it but `--omit=optional`, which leaves out Node and the parts for
 * this platform too.
 *
 * @param {LockedPackages} packages
 * @returns {string[]} places, sorted
 */
export function listUnneeded(packages) {
  const places = Object.keys(packages);
  const isInstalled = (/** @type {string} */ place) =>
    place.includes('node_modules/') && !packages[place]?.link;
  const needed = new Set();
  const open = places.filter((place) => !place.includes('node_modules/'));
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (needed.has(place)) continue;
    needed.add(place);
    for (const name of namesNeededBy(packages[place])) open.push(...find(packages, place, name));
  }
  return places.filter((place) => isInstalled(place) && !packages[place]?.dev && !needed.has(place)).sort();
}

/** @param {LockedPackage | undefined} locked */
function namesNeededBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = {}) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/**
 * As Node looks for it: in the package itself, then in every folder above.
 *
 * @param {LockedPackages} packages @param {string} from @param {string} name
 */
function find(packages, from, name) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)(node_modules\/(@[^/]+\/)?)?[^/]+$/, '')) {
    const place = join(folder, 'node_modules', name).replaceAll('\\', '/');
    const { link, resolved } = packages[place] ?? {};
    if (packages[place]) return [link && resolved ? resolved : place];
    if (folder === '') return [];
  }
}

/**
 * Removes it from `directory`, with its commands, and from npm's own record of what is there: `npm install` then adds it
 * like anything else that is missing.
 *
 * @param {string} directory
 */
export function dropUnneeded(directory) {
  const record = join(directory, 'node_modules', '.package-lock.json');
  const installed = JSON.parse(readFileSync(record, 'utf8'));
  const packages = readLocked(join(directory, 'package-lock.json'));
  for (const place of listUnneeded(packages)) {
    rmSync(join(directory, place), { recursive: true, force: true });
    const [, name = ''] = /^node_modules\/(?:@[^/]+\/)?([^/]+)$/.exec(place) ?? [];
    const { bin = {} } = packages[place] ?? {};
    for (const command of name === '' ? [] : Object.keys(typeof bin === 'string' ? { [name]: bin } : bin))
      for (const ending of ['', '.cmd', '.ps1'])
        rmSync(join(directory, 'node_modules', '.bin', command + ending), { force: true });
    delete installed.packages[place];
  }
  writeFileSync(record, `${JSON.stringify(installed, null, 2)}\n`);
}

/** @param {string} file @returns {LockedPackages} */
function readLocked(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
