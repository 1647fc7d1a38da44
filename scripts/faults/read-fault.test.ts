import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../prepare/project.mjs';
import { applyPatch } from './copy-tree.ts';
import { chooseFaults, chooseTool, readFault } from './read-fault.ts';

const PATCH = `Fault: tea is served cold
Seen by: domain/tea.test.ts, e2e/journeys/tea.spec.ts

diff --git a/domain/tea.ts b/domain/tea.ts
--- a/domain/tea.ts
+++ b/domain/tea.ts
@@ -1 +1 @@
-Seen by: nobody
+Fault: none
`;
const always = () => true;

test('a fault says what goes wrong and which files should see it, in front of its patch', () => {
  expect(readFault('01-tea', PATCH, always)).toEqual({
    name: '01-tea',
    what: 'tea is served cold',
    seenBy: ['domain/tea.test.ts', 'e2e/journeys/tea.spec.ts'],
  });
});

test.each([
  ['without what goes wrong', PATCH.replace(/^Fault: tea.*\n/, ''), 'needs a line'],
  ['without files', PATCH.replace(/^Seen by: domain.*\n/m, ''), 'needs a line'],
  ['without a patch', PATCH.slice(0, PATCH.indexOf('diff')), 'holds no patch'],
  ['that names no test', PATCH.replace('tea.test.ts', 'tea.ts'), 'is no test'],
])('a fault %s is refused', (_, patch, reason) => {
  expect(() => readFault('01-tea', patch, always)).toThrow(reason);
});

test('a fault that names a file which is gone is refused: its tests have moved', () => {
  expect(() => readFault('01-tea', PATCH, (file) => !file.startsWith('e2e/'))).toThrow('tea.spec.ts');
});

test.each([
  ['domain/tea.test.ts', 'unit'],
  ['web/ui/tea.test.tsx', 'unit'],
  ['web/ui/tea.component.test.tsx', 'component'],
  ['db/schema/tea.db.test.ts', 'database'],
  ['scripts/site/tea.built.test.ts', 'built'],
  ['e2e/journeys/tea.spec.ts', 'browser'],
])('%s is run by %s', (file, tool) => {
  expect(chooseTool(file)).toBe(tool);
});

test('a test of the deep run is none that npm test runs', () => {
  expect(() => chooseTool('server/tea.deep.test.ts')).toThrow('is no test that npm test runs');
});

test('faults are asked for by number or by a part of their names', () => {
  const names = ['01-cold-tea', '02-weak-tea', '12-no-milk'];
  expect(chooseFaults(names, [])).toEqual(names);
  expect(chooseFaults(names, ['2', 'milk'])).toEqual(['02-weak-tea', '12-no-milk']);
  expect(() => chooseFaults(names, ['sugar'])).toThrow('No fault is called sugar.');
});

test('every fault changes one place of one file of the product, and that place is still there', () => {
  const patches = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.patch'));
  expect(patches.length).toBeGreaterThanOrEqual(40);
  for (const file of patches) {
    const patch = readFileSync(join(import.meta.dirname, file), 'utf8');
    expect(patch.match(/^diff --git /gm), file).toHaveLength(1);
    expect(patch.match(/^@@ /gm), file).toHaveLength(1);
    expect(patch, file).not.toMatch(/^\+\+\+ .*\.(test|spec)\.tsx?$/m);
    const applies = applyPatch(inProject('.'), join(import.meta.dirname, file), '--check');
    expect(applies, `${file} is carried over to where its code went`).toBe(true);
  }
});
