import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../prepare/project.mjs';
import { listBuiltPages } from './built-pages.ts';
import { weighFirstLoads } from './first-load.ts';
import { weighPages } from './page-weight.ts';

const client = inProject('web', 'build', 'client');

/** Shown in place of one: without scripts, or with those of any. */
const NOT_A_PAGE = ['/offline', '/404'];

const CALLED = '//# allFunctionsCalledOnLoad\n';
const startOf = (file: string) => readFileSync(join(client, file), 'utf8').slice(0, 60);

const list = (files: { file: string; sizeKb: number }[]) =>
  files.map(({ file, sizeKb }) => `  ${sizeKb.toFixed(1).padStart(6)} kB ${file}`).join('\n');

test.each(weighFirstLoads(client))(
  '$page brings at most $limitKb kB of JavaScript first, gzipped',
  (load) => {
    expect(load.sizeKb, list(load.files)).toBeLessThanOrEqual(load.limitKb);
  },
);

// Each is a request, and small ones compress badly (web/scripts/join-scripts.ts). With page, style, two fonts and the place
// for toasts the login asks for twelve things.
test.each([
  ['/dashboard', 13],
  ['/auth/login', 7],
])('%s asks for at most %i scripts before it can be used', (page, limit) => {
  const [load] = weighFirstLoads(client, { [page]: 0 });
  expect(load?.files.length, list(load?.files ?? [])).toBeLessThanOrEqual(limit);
});

// Without it every function is compiled when it is called, on the thread that draws (web/scripts/say-what-is-called.ts).
test('What a dashboard loads first says that it is called, in the first line', () => {
  const [load] = weighFirstLoads(client, { '/dashboard': 0 });
  const large = (load?.files ?? []).filter(({ sizeKb }) => sizeKb > 3);
  expect(large.length).toBeGreaterThan(3);
  const silent = large.filter(({ file }) => !/manifest-/.test(file) && !startOf(file).startsWith(CALLED));
  expect(silent).toEqual([]);
});

// Page, style, fonts, a picture, what it asks the server for and what comes a moment later have room up to forty.
test.each(listBuiltPages(client).filter((page) => !NOT_A_PAGE.includes(page)))(
  '%s asks for at most 32 scripts before it can be used',
  (page) => {
    const [load] = weighFirstLoads(client, { [page]: 0 });
    expect(load?.files.length, list(load?.files ?? [])).toBeLessThanOrEqual(32);
  },
);

test.each(weighPages(client))('$page brings at most $limitKb kB in all, as it is sent', (page) => {
  expect(page.sizeKb, list(page.files)).toBeLessThanOrEqual(page.limitKb);
});
