import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runToEnd } from '../run/run-to-end.mjs';
import { dropUnneeded } from './drop-unneeded.mjs';
import { canPackagedNodeRun, findNode, PACKAGED_NODE, refuseHopelessNode } from './find-node.mjs';
import { findNpm } from './find-npm.mjs';
import { inProject, PROJECT_DIRECTORY, ReadableError } from './project.mjs';

const LOCKFILE = inProject('package-lock.json');
// Inside node_modules, so that whoever removes the packages, `npm ci` included, removes the stamp with them.
const STAMP = inProject('node_modules', '.installed-from');

/**
 * Which packages a command needs: `served` builds and serves the product (`dependencies`), `all` tests, checks and measures
 * it too (`devDependencies`).
 *
 * @typedef {'served' | 'all'} Packages
 */

// A machine's own settings (NODE_ENV=production, omit, engine-strict) must not leave out what is needed, nor add to it.
const INCLUDED = {
  served: ['--omit=dev', '--include=optional'],
  all: ['--include=dev', '--include=optional'],
};
const OPTIONS = ['--engine-strict=false', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Whether node_modules holds what the lockfile names. Costs two reads and a hash.
 *
 * @param {Packages} packages
 */
export function arePackagesInstalled(packages) {
  const wanted = hashLockfile();
  const stamp = readOrNull(STAMP);
  if (stamp === `${wanted} all` || stamp === `${wanted} ${packages}`) return true;
  if (!doesInstalledTreeMatch(packages)) return false;
  writeStamp(wanted, packages);
  return true;
}

/**
 * Installs exactly what the lockfile names.
 *
 * @param {Packages} packages
 */
export async function installPackages(packages) {
  refuseHopelessNode();
  const wanted = hashLockfile();
  process.stdout.write('Installing packages; this takes a minute or two, once.\n');
  if (packages === 'served' || !(await addTheRest())) {
    const { code, output } = await runNpm('ci', ...INCLUDED[packages]);
    if (code !== 0)
      throw new ReadableError(`${output.trimEnd()}\nInstalling the packages failed (npm ci, exit ${code}).`);
    if (packages === 'served') dropUnneeded(PROJECT_DIRECTORY);
  }
  removeUnusableNode();
  findNode();
  writeStamp(wanted, packages);
}

/**
 * `npm ci` empties node_modules first. Where what serves the product is there, the rest is added to it: a server may be
 * running on it. Whether that ended with what the lockfile names.
 */
async function addTheRest() {
  if (!arePackagesInstalled('served')) return false;
  const { code } = await runNpm('install', '--no-save', ...INCLUDED.all);
  return code === 0 && doesInstalledTreeMatch('all');
}

/** @param {string[]} args */
async function runNpm(...args) {
  const { node, npm } = findNpm();
  return await runToEnd({ node, args: [npm, ...args, ...OPTIONS], output: 'pipe' });
}

/**
 * An install by hand (`npm install`, `npm ci`) leaves no stamp but npm's own record of what it put there; when that
 * agrees with the lockfile, nothing needs to be installed again.
 *
 * @param {Packages} packages
 */
function doesInstalledTreeMatch(packages) {
  const installed = readPackages(inProject('node_modules', '.package-lock.json'));
  const wanted = readPackages(LOCKFILE);
  if (installed === null || wanted === null) return false;
  for (const [path, { version, dev, optional, devOptional, link }] of Object.entries(wanted)) {
    // The root and the workspaces are folders of this clone.
    if (!path.includes('node_modules/') || link || (packages === 'served' && dev)) continue;
    const there = installed[path];
    // Optional packages depend on the platform; some are optional for the product and needed for its tests.
    const mayLack = optional || (packages === 'served' && devOptional);
    if (there === undefined ? !mayLack : there.version !== version) return false;
  }
  return true;
}

/**
 * npm puts `node_modules/.bin` first on PATH; a Node in there that cannot run here (Alpine) would stand in front of
 * the machine's own.
 */
function removeUnusableNode() {
  if (canPackagedNodeRun()) return;
  for (const name of ['node', 'node.cmd', 'node.ps1'])
    rmSync(inProject('node_modules', '.bin', name), { force: true });
  rmSync(PACKAGED_NODE, { force: true });
}

function hashLockfile() {
  return createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');
}

/** @param {string} hash @param {Packages} packages */
function writeStamp(hash, packages) {
  try {
    writeFileSync(STAMP, `${hash} ${packages}`);
  } catch {
    // Packages that belong to somebody else (installed by root, run by a user): compared again next time.
  }
}

/** @param {string} path */
function readOrNull(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean }> | null}
 */
function readPackages(path) {
  const content = readOrNull(path);
  if (content === null) return null;
  try {
    return JSON.parse(content).packages ?? null;
  } catch {
    return null;
  }
}
