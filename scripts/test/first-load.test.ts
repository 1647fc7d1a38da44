import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { weighFirstLoads } from './first-load.ts';

let client = '';
beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'lunaria-first-load-'));
});
afterEach(() => rmSync(client, { recursive: true }));

function plant(file: string, content: string) {
  mkdirSync(dirname(join(client, file)), { recursive: true });
  writeFileSync(join(client, file), content);
}

/** Random letters: they do not shrink much, so that the size is known. */
const weight = (kb: number) => `export const weight="${randomBytes(kb * 750).toString('base64')}";`;
const weigh = () => weighFirstLoads(client, { '/auth/login': 150 })[0];

test('a page within its limit passes', () => {
  plant('auth/login/index.html', '<link rel="modulepreload" href="/assets/a.js"/>');
  plant('assets/a.js', weight(100));
  expect(weigh()).toMatchObject({ page: '/auth/login', limitKb: 150 });
  expect(weigh()?.sizeKb).toBeGreaterThan(70);
  expect(weigh()?.sizeKb).toBeLessThan(150);
});

test.each([
  ['preloaded', '<link rel="modulepreload" href="/assets/big.js"/>', ''],
  ['a script of the page', '<script type="module" src="/assets/big.js"></script>', ''],
  ['imported in the page', '<script type="module">import "/assets/big.js";</script>', ''],
  ['fetched at once in the page', '<script type="module">import("/assets/big.js");</script>', ''],
  ['imported by a file', '<script src="/assets/a.js"></script>', 'import{a as b}from"./big.js";'],
  ['imported for its effect', '<script src="/assets/a.js"></script>', 'import"./big.js";'],
  ['re-exported by a file', '<script src="/assets/a.js"></script>', 'export{a}from"./big.js";'],
])('a bigger file counts when it is %s', (_way, html, code) => {
  plant('auth/login/index.html', html);
  plant('assets/a.js', code);
  plant('assets/big.js', weight(250));
  const { sizeKb = 0, limitKb = 0, files = [] } = weigh() ?? {};
  expect(sizeKb).toBeGreaterThan(limitKb);
  expect(files[0]?.file).toBe('/assets/big.js');
});

test('a file counts once, and one that is loaded later does not count', () => {
  plant(
    'auth/login/index.html',
    '<link rel="modulepreload" href="/assets/a.js"/><script src="/assets/b.js"></script>',
  );
  plant('assets/a.js', `import"./b.js";const later=()=>import("./later.js");`);
  plant('assets/b.js', `import"./a.js";`);
  plant('assets/later.js', weight(250));
  expect(
    weigh()
      ?.files.map(({ file }) => file)
      .sort(),
  ).toEqual(['/assets/a.js', '/assets/b.js']);
});

test('a page that was not built or names no script is an error, not a light page', () => {
  expect(weigh).toThrow();
  plant('auth/login/index.html', '<p>empty</p>');
  expect(weigh).toThrow('names no script');
});
