import { expect, test } from 'vitest';
import { makeRobots, makeSitemap } from './make-sitemap.ts';

const ORIGIN = 'https://clinic.example';
const PAGES = [
  { path: '/', publishedOn: null },
  { path: '/blog', publishedOn: null },
  { path: '/blog/a', publishedOn: '2026-11-21' },
  { path: '/blog/b', publishedOn: '2026-12-01' },
];

test('every page stands there by its full address, with a day only where it is known', () => {
  const entries = makeSitemap(PAGES, ORIGIN)
    .split('\n')
    .filter((line) => line.includes('<url>'));
  expect(entries).toEqual([
    '  <url><loc>https://clinic.example/</loc></url>',
    '  <url><loc>https://clinic.example/blog</loc><lastmod>2026-12-01</lastmod></url>',
    '  <url><loc>https://clinic.example/blog/a</loc><lastmod>2026-11-21</lastmod></url>',
    '  <url><loc>https://clinic.example/blog/b</loc><lastmod>2026-12-01</lastmod></url>',
  ]);
});

test('robots are kept from what is hers, shown the map, and kept from no public page', () => {
  const lines = makeRobots(ORIGIN).split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain('Disallow: /api/');
  expect(lines).toContain('Disallow: /dashboard');
  expect(lines).toContain('Disallow: /onboarding');
  expect(lines).toContain('Sitemap: https://clinic.example/sitemap.xml');
  expect(lines).not.toContain('Disallow: /');
});
