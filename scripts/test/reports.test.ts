import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CACHE_DIRECTORY, inProject, PROJECT_DIRECTORY } from '../prepare/project.mjs';
import { runReported } from './reports.ts';
import { judgeSecondTries } from './run-playwright.ts';
import { runTool } from './tools.ts';

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

const reporter = (tool: string) => inProject('scripts', 'test', `${tool}-reporter.ts`);
const planted = (file: string) => relative(PROJECT_DIRECTORY, join(directory, file));

function runVitest(name: string, ...files: string[]) {
  const config = ['--root', directory, '--config', join(directory, 'none.config.ts')];
  const reporters = ['--reporter=default', `--reporter=${reporter('vitest')}`];
  return runReported(name, (env) =>
    runTool('vitest/vitest.mjs', ['run', ...config, ...reporters, ...files], env),
  );
}

function runPlaywright(name: string, ...options: string[]) {
  const config = ['--config', join(directory, 'playwright.config.ts')];
  const reporters = ['--reporter', `list,${reporter('playwright')}`];
  return runReported(name, (env) =>
    runTool('@playwright/test/cli.js', ['test', ...config, ...reporters, ...options], env),
  );
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
  expect(result).toMatchObject({
    passed: 2,
    failed: 2,
    skipped: ['rules > is left out', 'rules > is to come'],
  });
  const file = planted('some.test.ts');
  expect(result.files).toContainEqual({ file, seconds: expect.any(Number) });
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

function plantStories(file: string, stories: string) {
  const config = `export default { testDir: '.', testMatch: '*.story.ts', projects: [{ name: 'phone' }] };`;
  plant('playwright.config.ts', config);
  plant(file, `import { expect, test } from '@playwright/test';\n${stories}`);
}

test('what Playwright ran is counted story by story, and what it left out is named', async () => {
  plantStories(
    'some.story.ts',
    `test.describe('A woman', () => {
       test('logs in', () => {});
       test('logs out', () => { expect(1).toBe(2); });
       test.skip('flies', () => {});
     });
     test('holds at the second try', ({}, info) => { expect(info.retry).toBe(1); });`,
  );
  const shaky = 'phone › some.story.ts › holds at the second try';
  const report = await runPlaywright('count-playwright', '--retries=1');
  expect(report).toMatchObject({
    passed: 1,
    failed: 1,
    skipped: ['phone › some.story.ts › A woman › flies'],
    secondTries: [shaky],
    files: [{ file: planted('some.story.ts'), seconds: expect.any(Number) }],
  });
  // What passes only at its second try has failed, unless it is a known race.
  const judged = judgeSecondTries(report);
  expect(judged).toMatchObject({ passed: 1, failed: 2, knownRaces: [] });
  expect(judged.output).toContain(`Passed only at its second try, which is a failure: ${shaky}\n`);
  const forgiven = judgeSecondTries(report, (story) => story === shaky);
  expect(forgiven).toMatchObject({ passed: 2, failed: 1, knownRaces: [shaky] });
});

test('an error outside of any story counts beside a story that failed', async () => {
  plantStories('fails.story.ts', `test('does not hold', () => { expect(1).toBe(2); });`);
  plant('tear-down.ts', `export default () => { throw new Error('nobody takes it away'); };`);
  const settings = `globalTeardown: './tear-down.ts', testDir: '.', testMatch: 'fails.story.ts'`;
  plant('playwright.config.ts', `export default { ${settings} };`);
  const { passed, failed, output } = await runPlaywright('count-outside');
  expect({ passed, failed }).toEqual({ passed: 0, failed: 2 });
  expect(output).toContain('nobody takes it away');
});

test('a file of stories that does not load is a failure, though others would hold', async () => {
  plantStories('fine.story.ts', `test('holds', () => {});`);
  plantStories('broken.story.ts', `import './not-there.ts';`);
  const { failed, output } = await runPlaywright('count-broken', 'fine', 'broken');
  expect(failed).toBeGreaterThan(0);
  expect(output).toContain('not-there.ts');
});
