import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { inProject, ReadableError } from './project.mjs';

/**
 * The npm that started us, else the one on PATH, with the Node it runs under.
 * `npm ci` empties node_modules, so the Node in there is not the one to run it with.
 *
 * @returns {{ node: string, npm: string }}
 */
export function findNpm() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const outside = [node, process.execPath, findOnPath('node')].find(isOutsideModules) ?? process.execPath;
  if (npm?.endsWith('npm-cli.js')) return { node: outside, npm };
  const onPath = findOnPath('npm');
  const script = onPath?.endsWith('.js')
    ? onPath
    : join(dirname(onPath ?? ''), 'node_modules/npm/bin/npm-cli.js');
  if (existsSync(script)) return { node: outside, npm: script };
  throw new ReadableError('npm was not found: run this through npm, for example `npm start`.');
}

/** @param {string | null | undefined} path */
function isOutsideModules(path) {
  return (
    typeof path === 'string' && existsSync(path) && !realpathSync(path).startsWith(inProject('node_modules'))
  );
}

/** @param {'node' | 'npm'} name */
function findOnPath(name) {
  const file = process.platform === 'win32' ? { node: 'node.exe', npm: 'npm.cmd' }[name] : name;
  for (const directory of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(directory, file);
    if (directory !== '' && existsSync(path)) {
      const real = realpathSync(path);
      if (isOutsideModules(real)) return real;
    }
  }
  return null;
}
