import { join } from 'node:path';
import { buildWeb, hasWebBuild, isWebBuilt } from './build-web.mjs';
import { arePackagesInstalled, installPackages } from './install-packages.mjs';
import { CACHE_DIRECTORY, PROJECT_DIRECTORY, ReadableError } from './project.mjs';
import { takeLock } from './take-lock.mjs';

/**
 * Installs what is missing and, where the command serves the built client, builds what is stale. With nothing to do
 * it writes nothing, prints nothing and takes a few milliseconds.
 *
 * @param {object} needs
 * @param {import('./install-packages.mjs').Packages} needs.packages
 * @param {'none' | 'any' | 'fresh'} needs.web which build of the web client: none, whatever there is (the development
 *   server draws the pages itself), or one of the sources as they are
 */
export async function prepare({ packages, web }) {
  const isBuilt = () => web === 'none' || (web === 'any' ? hasWebBuild() : isWebBuilt());
  if (arePackagesInstalled(packages) && isBuilt()) return;
  const giveBack = await takeLockHere();
  try {
    // Asked again: whoever held the lock may have done it all.
    if (!arePackagesInstalled(packages)) await installPackages(packages);
    if (!isBuilt()) await buildWeb();
  } finally {
    giveBack();
  }
}

async function takeLockHere() {
  try {
    return await takeLock(join(CACHE_DIRECTORY, 'prepare.lock'), () =>
      process.stdout.write('Another command is installing or building here; waiting for it.\n'),
    );
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code))
    ) {
      throw new ReadableError(
        `This user may not write to ${PROJECT_DIRECTORY}, where packages are to be installed or the client is to be built: run the command once as the owner of that folder.`,
      );
    }
    throw error;
  }
}
