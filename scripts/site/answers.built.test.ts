import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { AUTH_SCREENS, SIGNED_IN_SCREENS } from '../../e2e/screens.ts';
import { findAll, findOne } from './markup.ts';
import { rows } from './rows.ts';
import { ask, openPage, PUBLIC_PAGES } from './site.ts';

const PAGES = ['/nope', '/auth/nope', '/dashboard/nope', '/onboarding/nope', '/blog/nope', '/404'];
const FILES = ['/sitemap2.xml', '/assets/unknown.js', '/og/unknown.png', '/index.html.br'];

const askAsBrowser = (path: string, headers: Record<string, string> = {}) =>
  ask(path, { 'accept-encoding': 'gzip, deflate, br, zstd', ...headers });

test(
  'Every page is there at its address, under one heading',
  rows(
    ...[
      'R-01',
      'R-02',
      'R-03',
      'R-04',
      'R-05',
      'R-06',
      'R-07',
      'R-08',
      'R-09',
      'R-10',
      'R-11',
      'R-12',
      'R-13',
    ],
    ...[
      'R-14',
      'R-15',
      'R-16',
      'R-17',
      'R-24',
      'R-25',
      'R-26',
      'R-27',
      'R-28',
      'R-29',
      'R-30',
      'R-31',
      'R-32',
    ],
    ...['R-33', 'R-34', 'R-35', 'R-36', 'R-37', 'R-38', 'Q-49'],
  ),
  async () => {
    for (const path of [...PUBLIC_PAGES, ...AUTH_SCREENS, ...SIGNED_IN_SCREENS])
      expect(findAll(await openPage(path), 'h1'), path).toHaveLength(1);
  },
);

test.each([...PAGES, ...FILES])(
  '%s is not found, in words and in status',
  rows('R-18', 'R-19', 'R-20', 'R-21', 'R-22', 'R-23', 'X-34', 'Q-49'),
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Oops! Page not found');
  },
);

test.each(['/', '/blog', '/sitemap.xml', '/blog/rss.xml', '/mark.svg'])(
  '%s is not sent again while it has not changed',
  rows('R-18', 'Q-49'),
  async (path) => {
    const first = await askAsBrowser(path);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"/);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('content-encoding')).toBe('br');
    const again = await askAsBrowser(path, { 'if-none-match': tag });
    expect(again.status).toBe(304);
    expect((await again.arrayBuffer()).byteLength).toBe(0);
  },
);

test('Scripts of a page are compressed and kept for good', rows('R-18', 'Q-49'), async () => {
  const script = (await (await ask('/')).text()).match(/\/assets\/[^"]+\.js/)?.[0] ?? '';
  const answer = await askAsBrowser(script);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-encoding')).toBe('br');
  const plain = Buffer.from(await (await ask(script)).arrayBuffer());
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).equals(plain)).toBe(true);
});

interface Manifest {
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { url: string }[];
}

/** Width of a PNG, as its first chunk states it. */
async function readPngWidth(address: string): Promise<number> {
  const answer = await ask(address);
  expect(answer.status, address).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  return Buffer.from(await answer.arrayBuffer()).readUInt32BE(16);
}

test('The manifest and every icon it names answer with the right type and size', rows('PR-13'), async () => {
  const page = await openPage('/install');
  const answer = await ask(findOne(page, 'link', { rel: 'manifest' }).attributes.href ?? '');
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  // as: what is read of it is looked at below
  const manifest = (await answer.json()) as Manifest;
  expect(manifest).toMatchObject({ start_url: '/dashboard', scope: '/', display: 'standalone' });
  for (const { src, sizes, type } of manifest.icons) {
    if (type === 'image/png') expect(`${await readPngWidth(src)}x`).toBe(sizes.replace(/\d+$/, ''));
    else expect((await ask(src)).headers.get('content-type')).toContain(type);
  }
  for (const purpose of ['any', 'maskable'])
    for (const sizes of ['192x192', '512x512'])
      expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose, sizes }));
  for (const { url } of manifest.shortcuts) expect((await ask(url.split('#')[0] ?? '')).status).toBe(200);
  const touchIcon = findOne(page, 'link', { rel: 'apple-touch-icon' }).attributes.href ?? '';
  expect(await readPngWidth(touchIcon)).toBe(180);
  const favicon = await ask('/favicon.ico');
  expect(favicon.status).toBe(200);
  expect(Buffer.from(await favicon.arrayBuffer()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
});
