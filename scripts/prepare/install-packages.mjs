import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runToEnd } from '../run/run-to-end.mjs';
import { canPackagedNodeRun, findNode, PACKAGED_NODE, refuseHopelessNode } from './find-node.mjs';
import { findNpm } from './find-npm.mjs';
import { inProject, ReadableError } from './project.mjs';

const LOCKFILE = inProject('package-lock.json');
// Inside node_modules, so that whoever removes the packages, `npm ci` included, removes the stamp with them.
const STAMP = inProject('node_modules', '.installed-from');

// A machine's own settings (NODE_ENV=production, omit, engine-strict) must not leave out what the build needs.
const OPTIONS = ['--include=dev', '--include=optional', '--engine-strict=false', '--no-audit', '--no-fund'];

/** Whether node_modules holds what the lockfile names. Costs two reads and a hash. */
export function arePackagesInstalled() {
  const wanted = hashLockfile();
  if (readOrNull(STAMP) === wanted) return true;
  if (!doesInstalledTreeMatch()) return false;
  writeStamp(wanted);
  return true;
}

/** Installs exactly what the lockfile names. */
export async function installPackages() {
  refuseHopelessNode();
  const wanted = hashLockfile();
  process.stdout.write('Installing packages; this takes a minute or two, once.\n');
  const { node, npm } = findNpm();
  const { code, output } = await runToEnd({
    node,
    args: [npm, 'ci', ...OPTIONS, '--loglevel=error'],
    output: 'pipe',
  });
  if (code !== 0)
    throw new ReadableError(`${output.trimEnd()}\nInstalling the packages failed (npm ci, exit ${code}).`);
  removeUnusableNode();
  findNode();
  writeStamp(wanted);
}

/**
 * An install by hand (`npm install`, `npm ci`) leaves no stamp but npm's own record of what it put there; when that
 * agrees with the lockfile, nothing needs to be installed again.
 */
function doesInstalledTreeMatch() {
  const installed = readPackages(inProject('node_modules', '.package-lock.json'));
  const wanted = readPackages(LOCKFILE);
  if (installed === null || wanted === null) return false;
  for (const [path, { version, optional, link }] of Object.entries(wanted)) {
    // The root and the workspaces are folders of this clone; optional packages depend on the platform.
    if (!path.includes('node_modules/') || link) continue;
    const there = installed[path];
    if (there === undefined ? !optional : there.version !== version) return false;
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

/** @param {string} hash */
function writeStamp(hash) {
  try {
    writeFileSync(STAMP, hash);
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
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }> | null}
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
