import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../prepare/project.mjs';
import { findImports } from './first-load.ts';

const assets = inProject('web', 'build', 'client', 'assets');

/** A script that waits for itself, by way of others; null for none. */
function findRing(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  function follow(file: string, path: readonly string[]): string[] | null {
    const at = path.indexOf(file);
    if (at >= 0) return [...path.slice(at), file];
    if (done.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const ring = follow(next, [...path, file]);
      if (ring) return ring;
    }
    done.add(file);
    return null;
  }
  for (const file of imports.keys()) {
    const ring = follow(file, []);
    if (ring) return ring;
  }
  return null;
}

const imports = new Map(
  readdirSync(assets, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => [
      file,
      findImports(readFileSync(join(assets, file), 'utf8')).map((to) => join(file, '..', to)),
    ]),
);

// The bundler joins small files without a look at it, and one of the two would run before what it needs is made.
test('No two built scripts wait for each other', () => {
  expect(imports.size).toBeGreaterThan(100);
  expect([...imports.values()].flat().filter((file) => imports.has(file)).length).toBeGreaterThan(100);
  expect(findRing(imports)).toBeNull();
});

test('A ring would be found', () => {
  const ring = new Map([
    ['a.js', ['b.js']],
    ['b.js', ['c.js', 'd.js']],
    ['c.js', []],
    ['d.js', ['b.js']],
  ]);
  expect(findRing(ring)).toEqual(['b.js', 'd.js', 'b.js']);
});
