import { globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { fingerprint, isSource } from './fingerprint.mjs';
import { PROJECT_DIRECTORY } from './project.mjs';

test.each([
  ['web/root.tsx', true],
  ['web/features/calendar/testing-day.tsx', true],
  ['domain/documents/files.ts', true],
  ['web/features/calendar/grid.test.ts', false],
  ['web/features/calendar/grid.component.test.tsx', false],
  ['web/testing/render-page.tsx', false],
  ['web/app/write-queue/fake-server.ts', false],
  ['domain/patterns/testing/make-days.ts', false],
  ['web/node_modules/a/index.js', false],
  ['web/build/client/index.html', false],
])('a change of %s asks for a new build: %s', (file, isAsked) => {
  const directory = mkdtempSync(join(tmpdir(), 'lunaria-fingerprint-'));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), content);
  };
  const read = () => fingerprint(directory, ['web', 'domain']);
  try {
    for (const path of ['web/a.ts', 'domain/a.ts', file]) write(path, 'before');
    const before = read();
    write(file, 'after');
    expect(read() !== before).toBe(isAsked);
  } finally {
    rmSync(directory, { recursive: true });
  }
});

test('a file with another name asks for a new build, whatever it holds', () => {
  const directory = mkdtempSync(join(tmpdir(), 'lunaria-fingerprint-'));
  try {
    mkdirSync(join(directory, 'web'));
    writeFileSync(join(directory, 'web', 'tea.ts'), 'content');
    const before = fingerprint(directory, ['web']);
    renameSync(join(directory, 'web', 'tea.ts'), join(directory, 'web', 'milk.ts'));
    expect(fingerprint(directory, ['web'])).not.toBe(before);
  } finally {
    rmSync(directory, { recursive: true });
  }
});

test('no source of the client imports what is for tests: that would be a test too, and lie in a folder `testing`', () => {
  const files = globSync('{web,domain}/**/*.{ts,tsx}', { cwd: PROJECT_DIRECTORY }).filter(isSource);
  expect(files.length).toBeGreaterThan(500);
  const wrong = files.flatMap((file) => {
    const source = readFileSync(join(PROJECT_DIRECTORY, file), 'utf8');
    const imported = [...source.matchAll(/(?:\bfrom|\bimport\(?|\bimport\.meta\.glob\()\s*'([^']+)'/g)];
    return imported
      .map(([, specifier = '']) => specifier)
      .filter((specifier) => /^(\.|@lunaria)/.test(specifier) && !isSource(specifier))
      .map((specifier) => `${file}: ${specifier}`);
  });
  expect(wrong).toEqual([]);
});
