import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { IdentityProvider } from '@lunaria/domain/account/identity-provider.ts';
import { BUILT_ORIGIN } from '@lunaria/domain/built-origin.ts';
import { BUILT_MAIL, BUILT_PROVIDERS } from '@lunaria/domain/built-place.ts';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setSecurityHeaders } from '../http/set-security-headers.ts';
import { createClientRoutes } from './client.ts';

let buildDir: string;
let app: Hono;
beforeAll(async () => {
  buildDir = await mkdtemp(join(tmpdir(), 'lunaria build '));
  const write = async (file: string, text: string) => {
    await mkdir(join(buildDir, 'client', file, '..'), { recursive: true });
    const path = join(buildDir, 'client', file);
    await writeFile(path, text);
    // The build leaves what lasts compressed beside itself.
    if (!file.startsWith('assets/')) return;
    await writeFile(`${path}.br`, brotliCompressSync(text));
    await writeFile(`${path}.gz`, gzipSync(text));
  };
  await write(
    'index.html',
    `<!doctype html><title>Home</title><link rel="canonical" href="${BUILT_ORIGIN}/"><p>${'honesty '.repeat(200)}</p>`,
  );
  await write(
    'auth/login/index.html',
    `<!doctype html><html data-providers="${BUILT_PROVIDERS}" data-mail="${BUILT_MAIL}"><title>Log in</title>`,
  );
  await write('404/index.html', '<!doctype html><title>Not found</title>');
  await write('assets/entry-abc.js', 'export {};');
  await write('assets/reader/worker-abc.mjs', 'self;');
  await write('assets/big-abc.js', `export const text = '${'honesty '.repeat(2000)}';`);
  await write('sw.js', 'self;');
  await write('mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await write('manifest.webmanifest', '{}');
  await write('og/home.png', 'a picture');
  const hashes = {
    '/index.html': ['sha256-home'],
    '/auth/login/index.html': ['sha256-login'],
    '/404/index.html': [],
  };
  await writeFile(join(buildDir, 'csp.json'), JSON.stringify(hashes));
  await writeFile(join(buildDir, 'outside.txt'), 'not for anybody');
  await mkdir(join(buildDir, 'addressed', 'blog'), { recursive: true });
  await writeFile(
    join(buildDir, 'addressed', 'blog', 'rss.xml'),
    `<rss><link>${BUILT_ORIGIN}/blog</link></rss>`,
  );
  await writeFile(join(buildDir, 'addressed', 'sitemap.xml'), `<urlset>${BUILT_ORIGIN}/</urlset>`);
  await writeFile(join(buildDir, 'addressed', 'robots.txt'), `Sitemap: ${BUILT_ORIGIN}/sitemap.xml`);
  app = new Hono().use(...setSecurityHeaders(false)).route(
    '/',
    await createClientRoutes(buildDir, {
      publicUrl: 'https://clinic.example:8443/',
      providers: [],
      sendsMail: false,
      exitUrl: 'https://weather.example/',
    }),
  );
});
afterAll(() => rm(buildDir, { recursive: true }));

test('a page carries a policy of its own: our files, its own inline scripts by hash, nothing else', async () => {
  const answer = await app.request('/auth/login');
  expect(answer.status).toBe(200);
  const policy = answer.headers.get('content-security-policy') ?? '';
  const directives = new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive]));
  expect(directives.get('script-src')).toBe("script-src 'self' 'sha256-login'");
  expect(directives.get('default-src')).toBe("default-src 'none'");
  expect(directives.get('connect-src')).toBe("connect-src 'self'");
  expect(directives.get('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(directives.get('base-uri')).toBe("base-uri 'none'");
  expect(directives.get('form-action')).toBe("form-action 'self'");
  expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
  expect(policy.replace(/style-src [^;]*/, '')).not.toContain('unsafe-inline');
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a built file carries what keeps it a file, and nothing that speaks to pages', async () => {
  const { headers } = await app.request('/assets/entry-abc.js');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(
    [...headers.keys()].filter((name) => /^x-(?!content)|permissions|opener|cluster/.test(name)),
  ).toEqual([]);
  // Nothing is there: a page says so.
  const missing = await app.request('/assets/nothing.js');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('x-frame-options')).toBe('DENY');
});

test('the worker that takes files apart may decode pictures, and connect to nothing', async () => {
  const { headers } = await app.request('/assets/reader/worker-abc.mjs');
  expect(headers.get('content-type')).toContain('javascript');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'",
  );
  const entry = await app.request('/assets/entry-abc.js');
  expect(entry.headers.get('content-security-policy')).not.toContain('wasm');
});

test('the worker of the offline shell may fetch what it keeps, and is looked for anew each time', async () => {
  const { headers } = await app.request('/sw.js');
  expect(headers.get('content-type')).toContain('javascript');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'",
  );
});

test('with a slash at the end it is the same page', async () => {
  expect(await (await app.request('/auth/login/')).text()).toContain('Log in');
});

test.each([
  '/nope',
  '/auth/nope',
  '/404',
  '/index.html',
  '/index.html.br',
  '/auth/login/index.html.gz',
  '/assets',
  '/assets/',
  '/assets/gone.js',
  '/assets/entry-abc.js.br',
  '/assets/entry-abc.js/',
  '/sw.js.gz',
  '/sitemap2.xml',
  '/addressed/sitemap.xml',
  '/og/nope.png',
  '/outside.txt',
])('%s is the Not-found page with status 404', async (path) => {
  const answer = await app.request(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Not found');
});

test.each([
  '/../outside.txt',
  '/%2e%2e/outside.txt',
  '/assets/..%2f..%2foutside.txt',
  '/assets/%2e%2e%2f%2e%2e%2fcsp.json',
])('%s leads nowhere outside the client', async (path) => {
  const answer = await app.request(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toMatch(/not for anybody|sha256/);
});

test('files with lasting names are kept for good, pages are asked for again', async () => {
  expect((await app.request('/assets/entry-abc.js')).headers.get('cache-control')).toContain('immutable');
  expect((await app.request('/')).headers.get('cache-control')).toBe('no-cache');
  expect((await app.request('/assets/gone.js')).headers.get('cache-control')).toBe('no-cache');
});

test('a page names the address that people use, wherever the build left a place for it', async () => {
  const page = await (await app.request('/')).text();
  expect(page).toContain('<link rel="canonical" href="https://clinic.example:8443/">');
  expect(page).not.toContain(BUILT_ORIGIN);
});

test.each([
  [
    '/blog/rss.xml',
    'application/rss+xml; charset=utf-8',
    '<rss><link>https://clinic.example:8443/blog</link></rss>',
  ],
  ['/sitemap.xml', 'application/xml; charset=utf-8', '<urlset>https://clinic.example:8443/</urlset>'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'Sitemap: https://clinic.example:8443/sitemap.xml'],
  ['/manifest.webmanifest', 'application/manifest+json', '{}'],
  ['/mark.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
])('%s is %s', async (path, type, text) => {
  const answer = await app.request(path, { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(text);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test('a picture for shared links is kept for a day and sent as it is', async () => {
  const answer = await app.request('/og/home.png', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe('a picture');
});

const ENCODINGS = [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['*, br;q=0', 'gzip'],
  ['deflate, brotli', null],
  ['', null],
] as const;

test.each(ENCODINGS)('who accepts "%s" gets a page as %s', async (accepted, encoding) => {
  const answer = await app.request('/', { headers: { 'accept-encoding': accepted } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  const plain = encoding === 'br' ? brotliDecompressSync(bytes) : encoding ? gunzipSync(bytes) : bytes;
  expect(plain.toString()).toContain('<title>Home</title>');
});

test('a compressed script says what it depends on, compressed or not', async () => {
  for (const accepted of ['br', 'gzip', 'br;q=0']) {
    const { headers } = await app.request('/assets/big-abc.js', { headers: { 'accept-encoding': accepted } });
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('content-encoding')).toBe(accepted === 'br;q=0' ? null : accepted);
  }
});

test.each(['/', '/sitemap.xml', '/og/home.png', '/sw.js'])(
  'who has %s already is told so, in the encoding it has',
  async (path) => {
    const tags = new Set<string>();
    for (const accepted of ['br', 'gzip', 'identity']) {
      const ask = (headers: Record<string, string> = {}) =>
        app.request(path, { headers: { 'accept-encoding': accepted, ...headers } });
      const first = await ask();
      const tag = first.headers.get('etag') ?? '';
      expect(tag).toMatch(/^"[\w-]+"$/);
      tags.add(tag);
      for (const named of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const again = await ask({ 'if-none-match': named });
        expect(again.status).toBe(304);
        expect(await again.text()).toBe('');
        for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy']) {
          expect(again.headers.get(name)).toBe(first.headers.get(name));
        }
        expect(again.headers.get('content-encoding')).toBeNull();
      }
      expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
    }
    // A tag names one body to the byte, not what it says once it is unpacked.
    expect(tags.size).toBe(path.endsWith('.png') ? 1 : 3);
  },
);

test('a page says which of Google and Apple this server is set up for', async () => {
  const providersOn = async (providers: IdentityProvider[]) => {
    const place = {
      publicUrl: 'https://clinic.example',
      providers,
      sendsMail: true,
      exitUrl: 'https://weather.example/',
    };
    const routes = await createClientRoutes(buildDir, place);
    const page = await new Hono().route('/', routes).request('/auth/login');
    return (await page.text()).match(/data-providers="([^"]*)"/)?.[1];
  };
  expect(await providersOn([])).toBe('');
  expect(await providersOn(['apple'])).toBe('apple');
  expect(await providersOn(['google', 'apple'])).toBe('google apple');
});

test.each([
  [true, 'sent'],
  [false, 'kept'],
])('a page knows whether mails leave the server: %s', async (sendsMail, said) => {
  const other = {
    publicUrl: 'https://clinic.example',
    providers: [],
    sendsMail,
    exitUrl: 'https://weather.example/',
  };
  const page = await new Hono().route('/', await createClientRoutes(buildDir, other)).request('/auth/login');
  expect(await page.text()).toContain(`data-mail="${said}"`);
});

test('the tag of a page changes with its address and with its policy', async () => {
  const tagOf = async (other: Hono) => (await other.request('/')).headers.get('etag');
  const sameAgain = await createClientRoutes(buildDir, {
    publicUrl: 'https://clinic.example:8443',
    providers: [],
    sendsMail: false,
    exitUrl: 'https://weather.example/',
  });
  const elsewhere = await createClientRoutes(buildDir, {
    publicUrl: 'https://other.example',
    providers: [],
    sendsMail: false,
    exitUrl: 'https://weather.example/',
  });
  expect(await tagOf(new Hono().route('/', sameAgain))).toBe(await tagOf(app));
  expect(await tagOf(new Hono().route('/', elsewhere))).not.toBe(await tagOf(app));
});

test('what is not there is never "not changed"', async () => {
  const answer = await app.request('/nope', { headers: { 'if-none-match': '*' } });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('etag')).toBeNull();
});

test.each(['/', '/auth/login/', '/sitemap.xml', '/assets/big-abc.js', '/nope'])(
  'HEAD of %s says what GET would, without the body',
  async (path) => {
    const headers = { 'accept-encoding': 'gzip' };
    const full = await app.request(path, { headers });
    const head = await app.request(path, { method: 'HEAD', headers });
    expect(head.status).toBe(full.status);
    expect(await head.text()).toBe('');
    for (const name of [
      'content-type',
      'content-length',
      'content-encoding',
      'etag',
      'cache-control',
      'vary',
    ]) {
      expect(head.headers.get(name)).toBe(full.headers.get(name));
    }
  },
);

test('a part of a script is that part; of a page there are no parts', async () => {
  const part = await app.request('/assets/big-abc.js', { headers: { range: 'bytes=0-5' } });
  expect(part.status).toBe(206);
  expect(await part.text()).toBe('export');
  expect(part.headers.get('content-range')).toMatch(/^bytes 0-5\//);
  const beyond = await app.request('/assets/big-abc.js', { headers: { range: 'bytes=9999999-' } });
  expect(beyond.status).toBe(416);
  const page = await app.request('/', { headers: { range: 'bytes=0-5' } });
  expect(page.status).toBe(200);
});

test('nothing is written to: another method finds nothing', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect((await app.request('/', { method })).status).toBe(404);
  }
});
