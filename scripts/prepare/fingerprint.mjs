import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Packages and results; tests, with the folders and stand-ins that are theirs: no source imports any of it. */
const NOT_SOURCE = /^(node_modules|build|\.react-router|testing|fake-.*\.tsx?|.*\.test\.tsx?)$/;

/** @param {string} path its parts separated by `/` */
export const isSource = (path) => path.split('/').every((name) => !NOT_SOURCE.test(name));

/**
 * One hash over names and contents of all sources below the given files and folders. Contents and not times: a checkout
 * back and forth asks for no new build.
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
      for (const name of readdirSync(full).sort()) if (isSource(name)) add(`${path}/${name}`);
    } else hash.update(`\0${path}\0`).update(readFileSync(full));
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}
