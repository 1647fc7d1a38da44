import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BUILT_ORIGIN } from '@lunaria/domain/built-origin.ts';
import { expect, test } from 'vitest';
import { readBuiltPages } from './read-built-pages.ts';

test('a page is public when it names its one address; what its head says is read as it was meant', () => {
  const directory = mkdtempSync(join(tmpdir(), 'lunaria-pages-'));
  const plant = (file: string, head: string) => {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(
      join(directory, file),
      `<html><head>${head}</head><body><meta property="og:title" content="no"/>`,
    );
  };
  plant(
    'blog/a/index.html',
    `<link rel="canonical" href="${BUILT_ORIGIN}/blog/a"/><meta property="og:title" content="Hers &amp; &quot;ours&quot;, women&#x27;s"/>` +
      `<meta property="og:image" content="${BUILT_ORIGIN}/og/blog/a.png"/><meta property="article:published_time" content="2026-11-21"/>`,
  );
  plant('index.html', `<link rel="canonical" href="${BUILT_ORIGIN}/"/>`);
  plant('dashboard/index.html', '<title>Dashboard</title><meta name="robots" content="noindex"/>');
  const pages = readBuiltPages(directory);
  rmSync(directory, { recursive: true });
  expect(pages.map(({ path }) => path)).toEqual(['/', '/blog/a']);
  expect(pages[1]).toMatchObject({
    title: `Hers & "ours", women's`,
    picture: '/og/blog/a.png',
    publishedOn: '2026-11-21',
    section: null,
  });
});
