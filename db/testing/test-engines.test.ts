import { expect, test } from 'vitest';
import { readTestEngines } from './test-engines.ts';

const server = { TEST_DATABASE_URL: 'postgres://owner@localhost/test' };

test('an engine of its own way is tested on PostgreSQL and PGlite', () => {
  expect(readTestEngines(server)).toEqual(['postgres', 'pglite']);
  expect(readTestEngines({ ...server, TEST_ENGINES_SHARE: 'every' })).toEqual(['postgres', 'pglite']);
});

test('what lies above is tested on the first, and on the others in the deep run', () => {
  expect(readTestEngines({ ...server, TEST_ENGINES_SHARE: 'first' })).toEqual(['postgres']);
  expect(readTestEngines({ ...server, TEST_ENGINES_SHARE: 'others' })).toEqual(['pglite']);
});

test('without a server everything is tested on PGlite, and nothing is left for the deep run', () => {
  expect(readTestEngines({ TEST_ENGINES_SHARE: 'every' })).toEqual(['pglite']);
  expect(readTestEngines({ TEST_ENGINES_SHARE: 'first' })).toEqual(['pglite']);
  expect(readTestEngines({ TEST_ENGINES_SHARE: 'others' })).toEqual([]);
});

test('TEST_ENGINES leaves out what it does not name', () => {
  expect(readTestEngines({ ...server, TEST_ENGINES: 'pglite' })).toEqual(['pglite']);
  expect(readTestEngines({ ...server, TEST_ENGINES: 'pglite, postgres' })).toEqual(['postgres', 'pglite']);
});

test('a word that nobody knows is refused', () => {
  expect(() => readTestEngines({ TEST_ENGINES: 'postgress' })).toThrow(/there are postgres and pglite/);
  expect(() => readTestEngines({ TEST_ENGINES_SHARE: 'some' })).toThrow(/there are every, first and others/);
});
