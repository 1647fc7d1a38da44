import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

const project = join(import.meta.dirname, '..');

/**
 * For whatever claims that a test holds it: fails unless the file is there, tests something and leaves nothing out.
 * Returns its source. `path` is given from the root.
 */
export function readNamedTest(path: string): string {
  expect(path).toMatch(/\.(test|spec)\.tsx?$/);
  expect(existsSync(join(project, path)), path).toBe(true);
  const source = readFileSync(join(project, path), 'utf8');
  expect(source, path).toMatch(/\b(test|it)(\.\w+)*\(/);
  expect(source, path).toMatch(/\bexpect\w*\(/);
  expect(source, path).not.toMatch(/\b(test|it|describe)\.(skip|only|todo|fixme)\(/);
  return source;
}
