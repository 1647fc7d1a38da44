import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
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
    // The build leaves every file compressed beside itself.
    await writeFile(path, text);
    await writeFile(`${path}.br`, brotliCompressSync(text));
    await writeFile(`${path}.gz`, gzipSync(text));
  };
  await write('index.html', '<!doctype html><title>Home</title>');
  await write('auth/login/index.html', '<!doctype html><title>Log in</title>');
  await write('404/index.html', '<!doctype html><title>Not found</title>');
  await write('assets/entry-abc.js', 'export {};');
  await write('assets/reader/worker-abc.mjs', 'self;');
  await write('sw.js', 'self;');
  const hashes = {
    '/index.html': ['sha256-home'],
    '/auth/login/index.html': ['sha256-login'],
    '/404/index.html': [],
  };
  await writeFile(join(buildDir, 'csp.json'), JSON.stringify(hashes));
  await writeFile(join(buildDir, 'outside.txt'), 'not for anybody');
  await writeFile(join(buildDir, 'rss.xml'), '<rss version="2.0"/>');
  app = new Hono()
    .use(...setSecurityHeaders(false))
    .route('/', await createClientRoutes(buildDir, 'http://localhost:3000'));
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
    "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  );
});

test('with a slash at the end it is the same page', async () => {
  expect(await (await app.request('/auth/login/')).text()).toContain('Log in');
});

//
test.each(['/nope', '/auth/nope', '/404', '/index.html', '/assets/gone.js', '/outside.txt'])(
  '%s is the Not-found page with status 404',
  async (path) => {
    const answer = await app.request(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Not found');
  },
);

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
});
