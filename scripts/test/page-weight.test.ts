import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listBuiltPages, listPublicPages } from './built-pages.ts';
import { weighPages } from './page-weight.ts';

let client = '';
beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'lunaria-page-weight-'));
});
afterEach(() => rmSync(client, { recursive: true }));

function plant(file: string, kb: number | string) {
  mkdirSync(dirname(join(client, file)), { recursive: true });
  writeFileSync(join(client, file), typeof kb === 'string' ? kb : randomBytes(kb * 1000));
}

const SCRIPT = '<script type="module" src="/assets/page.js"></script>';
const weigh = (html: string) => {
  plant('index.html', SCRIPT + html);
  plant('assets/page.js', '');
  return weighPages(client, { '/': 100 })[0];
};

test('a page counts itself, and everything in the smallest form that is sent', () => {
  plant('assets/page.js.br', 2);
  const words = 'always the same words, '.repeat(10_000);
  expect(weigh(`<p>${words}</p>`)?.sizeKb).toBeCloseTo(2, 0);
});

test.each([
  ['a picture', '<img alt="" src="/assets/big.webp"/>', 'assets/big.webp'],
  ['a picture for narrow screens', '<source srcSet="/assets/big.webp 1x"/>', 'assets/big.webp'],
  ['a preloaded font', '<link rel="preload" as="font" href="/assets/big.woff2"/>', 'assets/big.woff2'],
  ['the icon', '<link rel="icon" href="/big.png"/>', 'big.png'],
  ['a style sheet', '<link rel="stylesheet" href="/assets/big.css"/>', 'assets/big.css'],
])('%s counts', (_what, html, file) => {
  plant(file, 150);
  expect(weigh(html)).toMatchObject({ limitKb: 100, files: [{ file: `/${file}` }, {}, {}] });
  expect(weigh(html)?.sizeKb).toBeCloseTo(150, -1);
});

test('a font that the styles name counts, one for rare letters does not', () => {
  plant(
    'assets/root.css',
    '@font-face{src:url(./big.woff2)}@font-face{src:url(/assets/a-latin-ext-x.woff2)}',
  );
  plant('assets/big.woff2', 150);
  plant('assets/a-latin-ext-x.woff2', 50);
  expect(weigh('<link rel="stylesheet" href="/assets/root.css"/>')?.sizeKb).toBeCloseTo(150, 0);
});

test('what a page names and the build does not have is an error, not weightless', () => {
  expect(() => weigh('<img alt="" src="/assets/gone.webp"/>')).toThrow('gone.webp');
});

test('pages are found in the build; those behind an account are not public', () => {
  for (const page of [
    '',
    'blog/',
    'blog/a-cycle/',
    'auth/login/',
    'dashboard/',
    'health-statistics/',
    '404/',
  ]) {
    plant(`${page}index.html`, '<p>page</p>');
  }
  expect(listBuiltPages(client)).toContain('/dashboard');
  expect(listPublicPages(client)).toEqual(['/', '/blog', '/blog/a-cycle']);
});

test('a build without pages is an error, not a build that passes', () => {
  expect(() => listBuiltPages(client)).toThrow('No page');
});
