import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runToEnd } from '../run/run-to-end.mjs';
import { describePath, findNode } from './find-node.mjs';
import { findNpm } from './find-npm.mjs';
import { fingerprint } from './fingerprint.mjs';
import { inProject, PROJECT_DIRECTORY, ReadableError } from './project.mjs';

// Beside the result, so that removing the result removes the stamp.
const STAMP = inProject('web', 'build', '.built-from');
/** Without these the server does not start. */
const RESULTS = [
  inProject('web', 'build', 'client', 'index.html'),
  inProject('web', 'build', 'csp.json'),
  inProject('web', 'build', 'addressed', 'sitemap.xml'),
];

/** Whether there is a finished build of the client, of whatever age. */
export function hasWebBuild() {
  return existsSync(STAMP) && RESULTS.every((result) => existsSync(result));
}

/** Whether the built client in web/build comes from the sources as they are now. */
export function isWebBuilt() {
  return hasWebBuild() && readFileSync(STAMP, 'utf8') === fingerprintSources();
}

/** Builds the client with the `build` script of web/package.json. */
export async function buildWeb() {
  process.stdout.write('Building the web client.\n');
  // Read before the build: an edit made meanwhile asks for the next one.
  const sources = fingerprintSources();
  rmSync(STAMP, { force: true });
  const { node, npm } = findNpm();
  const { code, output } = await runToEnd({
    node,
    args: [npm, 'run', 'build', '--workspace=web'],
    env: { NODE_ENV: 'production', ...describePath(findNode()) },
    output: 'pipe',
  });
  if (code !== 0)
    throw new ReadableError(`${output.trimEnd()}\nBuilding the web client failed (exit ${code}).`);
  writeFileSync(STAMP, sources);
}

function fingerprintSources() {
  return fingerprint(PROJECT_DIRECTORY, ['web', 'domain', 'package-lock.json']);
}
