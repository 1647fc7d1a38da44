import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listPackages } from './what-is-inside.ts';

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));

test('every package that builds or serves the product is listed once with its licence, and none that tests it', () => {
  const packages = listPackages(lock);
  expect(packages.length).toBeGreaterThan(300);
  expect(packages.filter(([, , licence]) => licence === 'not said')).toEqual([]);
  const names = packages.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'hono', 'drizzle-orm', 'pg-boss']));
  expect(names).not.toContain('vitest');
  expect(new Set(packages.map(([name, version]) => `${name} ${version}`)).size).toBe(packages.length);
});
