import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { inProject, ReadableError } from './project.mjs';

/** The server runs TypeScript as it is, which Node does without a flag from here on. */
const NEEDED_MAJOR = 24;

/** Platforms for which an npm package carries Node itself (optionalDependencies of the root package.json). */
const PACKAGED_PLATFORMS = ['linux-x64', 'linux-arm64', 'win-x64'];

const isNewEnough = Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR;
const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** Where the package puts Node on this platform, whether it is installed or not. */
export const PACKAGED_NODE = inProject(
  'node_modules',
  `node-${platform}`,
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** The Node that runs server and tools: this one when it is new enough, else the one from the package. */
export function findNode() {
  if (isNewEnough) return process.execPath;
  if (existsSync(PACKAGED_NODE)) return PACKAGED_NODE;
  throw new ReadableError(adviseNewerNode());
}

/** Says at once, before minutes of installing, that this machine needs a newer Node. */
export function refuseHopelessNode() {
  if (!isNewEnough && !PACKAGED_PLATFORMS.includes(platform)) throw new ReadableError(adviseNewerNode());
}

/** Whether the installed package can run here; it cannot where the C library is another one (Alpine). */
export function canPackagedNodeRun() {
  try {
    execFileSync(PACKAGED_NODE, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * PATH with the given Node first, for tools that call `node` by its name: npm 11 links the packaged one into
 * node_modules/.bin, npm 10 does not.
 *
 * @param {string} node
 * @returns {Record<string, string>}
 */
export function describePath(node) {
  // Windows writes the variable as Path, and a copy of the environment minds the difference.
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { [name]: `${dirname(node)}${delimiter}${process.env[name]}` };
}

function adviseNewerNode() {
  return `Lunaria needs Node ${NEEDED_MAJOR} or newer and this is ${process.version} on ${platform}: install it from https://nodejs.org and run the command again.`;
}
