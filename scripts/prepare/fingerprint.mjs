import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NOT_SOURCE = /^(node_modules|build|\.react-router|.*\.test\.tsx?)$/;

/**
 * One hash over names and contents of everything below the given files and folders; tests, packages and build
 * results do not count. Contents and not times: a checkout back and forth asks for no new build.
 *
 * @param {string} base
 * @param {string[]} paths relative to the base
 */
export function fingerprint(base, paths) {
  const hash = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    const full = join(base, path);
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) if (!NOT_SOURCE.test(name)) add(`${path}/${name}`);
    } else hash.update(`\0${path}\0`).update(readFileSync(full));
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}
