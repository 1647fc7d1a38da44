import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listChangedFiles, orderTouched } from './touched-files.ts';

let clone = '';
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'lunaria-touched-'));
});
afterEach(() => rmSync(clone, { recursive: true, force: true, maxRetries: 3 }));

function git(args: string[], at = '2026-11-20T12:00:00Z') {
  const person = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@b.example' };
  const committer = { GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@b.example', GIT_COMMITTER_DATE: at };
  const env = { ...process.env, ...person, ...committer, GIT_AUTHOR_DATE: at };
  execFileSync('git', args, { cwd: clone, env, stdio: 'ignore' });
}

function commit(file: string, at: string) {
  mkdirSync(dirname(join(clone, file)), { recursive: true });
  writeFileSync(join(clone, file), at);
  git(['add', '.']);
  git(['commit', '-m', file], at);
}

test('a change is what was committed in the day before the newest commit, however long ago that is', () => {
  git(['init', '-q']);
  commit('old.ts', '2026-11-18T12:00:00Z');
  commit('server/jobs/größe.ts', '2026-11-20T02:00:00Z');
  commit('web/new.ts', '2026-11-20T12:00:00Z');
  expect(listChangedFiles(clone)).toEqual(['server/jobs/größe.ts', 'web/new.ts']);
});

test('without a history nothing is known to have changed', () => {
  expect(listChangedFiles(clone)).toEqual([]);
});

const TESTS = [
  'domain/patterns/find-patterns.deep.test.ts',
  'e2e/journeys/calendar-signals.spec.ts',
  'e2e/journeys/documents-upload.spec.ts',
  'server/documents/crash.deep.test.ts',
  'server/jobs/jobs.deep.test.ts',
];

test('a change touches the tests of its area in every layer', () => {
  expect(orderTouched(TESTS, ['web/features/documents/viewer/open-pdf.ts'])).toEqual([
    'e2e/journeys/documents-upload.spec.ts',
    'server/documents/crash.deep.test.ts',
  ]);
  expect(orderTouched(TESTS, ['domain/calendar/days.ts'])).toEqual(['e2e/journeys/calendar-signals.spec.ts']);
  expect(orderTouched(TESTS, ['server/http/listen.ts', 'README.md', '.ci/run'])).toEqual([]);
});

test('a changed test comes first, then what more of the change belongs to', () => {
  const changed = [
    'db/schema/documents.ts',
    'web/features/documents/a.tsx',
    'server/jobs/read.ts',
    TESTS[0] ?? '',
  ];
  expect(orderTouched(TESTS, changed)).toEqual([
    'domain/patterns/find-patterns.deep.test.ts',
    'e2e/journeys/documents-upload.spec.ts',
    'server/documents/crash.deep.test.ts',
    'server/jobs/jobs.deep.test.ts',
  ]);
});
