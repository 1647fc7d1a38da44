import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CACHE_DIRECTORY } from '../prepare/project.mjs';
import { countPlaywright } from './count-playwright.ts';
import { countVitest } from './count-vitest.ts';
import { runReported, runTool } from './tools.ts';

// Inside the clone, so that the planted tests find their runners.
let directory = '';
beforeAll(() => {
  mkdirSync(CACHE_DIRECTORY, { recursive: true });
  directory = mkdtempSync(join(CACHE_DIRECTORY, 'count-reports-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

function plant(file: string, content: string) {
  writeFileSync(join(directory, file), content);
}

function runVitest(name: string, ...files: string[]) {
  const run = (reportFile: string) =>
    runTool('vitest/vitest.mjs', [
      ...['run', '--root', directory, '--config', join(directory, 'none.config.ts'), ...files],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
    ]);
  return runReported(name, run, countVitest);
}

test('what Vitest ran is counted test by test, and what it left out is named', async () => {
  plant('none.config.ts', 'export default {};');
  plant(
    'some.test.ts',
    `import { expect, test, describe } from 'vitest';
     describe('rules', () => {
       test('holds', () => {});
       test('holds too', () => {});
       test('does not hold', () => { expect(1).toBe(2); });
       test.skip('is left out', () => {});
       test.todo('is to come');
     });`,
  );
  plant('broken.test.ts', `import './not-there.ts';`);
  const result = await runVitest('count-vitest');
  expect(result).toMatchObject({ passed: 2, failed: 2, skipped: ['rules is left out', 'rules is to come'] });
});

test('an error outside of any test is a failure though every test passed', async () => {
  plant('none.config.ts', 'export default {};');
  plant(
    'stray.test.ts',
    `import { test } from 'vitest';
     test('passes', () => { Promise.reject(new Error('nobody waits for this')); });`,
  );
  const result = await runVitest('count-stray', 'stray');
  expect(result).toMatchObject({ passed: 1, failed: 1 });
  expect(result.output).toContain('nobody waits for this');
});

test('no test at all is a failure', async () => {
  expect(await runVitest('count-none', 'no-such-file')).toMatchObject({ passed: 0, failed: 1 });
});

test('what Playwright ran is counted test by test, and what it left out is named', async () => {
  plant(
    'playwright.config.ts',
    `export default { testDir: '.', testMatch: '*.story.ts', projects: [{ name: 'phone' }] };`,
  );
  plant(
    'some.story.ts',
    `import { expect, test } from '@playwright/test';
     test.describe('A woman', () => {
       test('logs in', () => {});
       test('logs out', () => { expect(1).toBe(2); });
       test.skip('flies', () => {});
     });`,
  );
  const run = (reportFile: string, ...more: string[]) =>
    runTool(
      '@playwright/test/cli.js',
      ['test', '--config', join(directory, 'playwright.config.ts'), '--reporter=list,json', ...more],
      { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    );
  const result = await runReported('count-playwright', run, countPlaywright);
  expect(result).toMatchObject({
    passed: 1,
    failed: 1,
    skipped: ['phone › some.story.ts › A woman › flies'],
  });
  plant(
    'shaky.story.ts',
    `import { expect, test } from '@playwright/test';
     test('holds at the second try', ({}, info) => { expect(info.retry).toBe(1); });`,
  );
  expect(
    await runReported('count-playwright', (reportFile) => run(reportFile, '--retries=1'), countPlaywright),
  ).toMatchObject({ passed: 2, failed: 1, retried: ['phone › shaky.story.ts › holds at the second try'] });
  plant('broken.story.ts', `import './not-there.ts';`);
  expect(await runReported('count-playwright', run, countPlaywright)).toMatchObject({ failed: 1 });
});
