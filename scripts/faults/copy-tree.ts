import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { CACHE_DIRECTORY, inProject, PROJECT_DIRECTORY } from '../prepare/project.mjs';

/** Caches that tools keep beside the packages: a copy makes its own. */
const OWN = /^\.(vite|cache|tmp)/;

/**
 * A copy of the project as it stands, changes that are not committed among it, with packages of its own: those of a link
 * would lead back to the workspaces of the original. Its directory is for whoever asked to remove.
 */
export function copyTree(): string {
  mkdirSync(CACHE_DIRECTORY, { recursive: true });
  const tree = mkdtempSync(join(CACHE_DIRECTORY, 'faults-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: PROJECT_DIRECTORY,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  for (const file of new Set(listed.split('\0'))) {
    if (file === '' || !existsSync(inProject(file))) continue;
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    cpSync(inProject(file), join(tree, file), { verbatimSymlinks: true });
  }
  for (const folder of ['.', ...readdirSync(PROJECT_DIRECTORY)]) {
    const packages = join(folder, 'node_modules');
    if (existsSync(inProject(packages)))
      linkFiles(inProject(packages), join(tree, packages), (name) => !OWN.test(name));
  }
  return tree;
}

/** As many names for the same files: sixty thousand are not copied. */
function linkFiles(from: string, to: string, isWanted: (name: string) => boolean = () => true): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!isWanted(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) linkOrCopy(source, target);
    else linkFiles(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

/** Puts a patch into the copy, or takes it out again; false where it does not fit, and then nothing is changed. */
export function applyPatch(tree: string, patch: string, ...options: ('--check' | '--reverse')[]): boolean {
  try {
    execFileSync('git', ['apply', ...options, patch], {
      cwd: tree,
      stdio: 'ignore',
      // Not as a part of the project's own repository: there git would pass over what lies outside of it.
      env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(tree) },
    });
    return true;
  } catch {
    return false;
  }
}
