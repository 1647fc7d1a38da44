import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { createFeedRoute } from './feed.ts';

/** For every built page, the hashes of its inline scripts (web/scripts/hash-inline-scripts.ts). */
const pageHashesSchema = z.record(z.string(), z.array(z.string()));

/** Built by the framework for single-page hosting; here an unknown path is Not found. */
const NOT_PAGES = new Set(['/__spa-fallback.html']);

/**
 * The built client: prerendered pages with a Content-Security-Policy of their own, files with lasting names cached
 * for good, and the Not-found page with status 404 for everything else.
 */
export async function createClientRoutes(buildDir: string, publicUrl: string) {
  const clientDir = join(buildDir, 'client');
  const hashes = pageHashesSchema.parse(JSON.parse(await readFile(join(buildDir, 'csp.json'), 'utf8')));
  const pages = new Map(
    await Promise.all(
      Object.entries(hashes)
        .filter(([file]) => !NOT_PAGES.has(file))
        .map(async ([file, scripts]) => {
          const page = await readPage(join(clientDir, file), scripts);
          return [toAddress(file), page] as const;
        }),
    ),
  );
  const notFound = pages.get('/404');
  if (!notFound) throw new Error('The build has no Not-found page.');
  const serveFile = serveStatic({ root: clientDir, precompressed: true });
  const feed = await createFeedRoute(buildDir, publicUrl);

  return new Hono()
    .route('/blog/rss.xml', feed)
    .get('*', async (c, next) => {
      const page = pages.get(withoutTrailingSlash(c.req.path));
      if (page) return sendPage(c, page, page === notFound ? 404 : 200);
      if (c.req.path.endsWith('.html')) return await next();
      const file = await serveFile(c, next);
      if (file instanceof Response) setFileHeaders(c.req.path, file.headers);
      return file;
    })
    .all('*', (c) => sendPage(c, notFound, 404));
}

interface Page {
  policy: string;
  /** Smallest first, as web/scripts/compress-files.ts made them; the last one is the page as it is. */
  variants: { encoding: string | null; body: Uint8Array<ArrayBuffer> }[];
}

async function readPage(path: string, scripts: string[]): Promise<Page> {
  const [br, gz, plain] = await Promise.all(['.br', '.gz', ''].map((suffix) => readFile(path + suffix)));
  const variants = [
    { encoding: 'br', body: br },
    { encoding: 'gzip', body: gz },
    { encoding: null, body: plain },
  ].flatMap(({ encoding, body }) => (body ? [{ encoding, body: new Uint8Array(body) }] : []));
  return { policy: describePolicy(scripts), variants };
}

function sendPage(c: Context, { policy, variants }: Page, status: 200 | 404): Response {
  const accepted = c.req.header('accept-encoding') ?? '';
  const variant = variants.find(({ encoding }) => encoding === null || accepted.includes(encoding));
  c.header('Content-Security-Policy', policy);
  c.header('Cache-Control', 'no-cache');
  c.header('Content-Type', 'text/html; charset=utf-8');
  c.header('Vary', 'Accept-Encoding');
  if (variant?.encoding) c.header('Content-Encoding', variant.encoding);
  return variant ? c.body(variant.body, status) : c.body(null, status);
}

function toAddress(file: string): string {
  return withoutTrailingSlash(file.replace(/(index)?\.html$/, ''));
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Scripts: our files and the page's own inline ones, by hash. Styles may stand in attributes (React writes them). */
function describePolicy(hashes: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.map((hash) => `'${hash}'`).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What the worker of the offline shell may do: fetch what it keeps. It takes its policy from its own file. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/**
 * The worker that takes PDF files apart, which anybody may have written: it may decode pictures (WebAssembly), and
 * reach nothing and nobody, no script of ours either. A worker takes its policy from its own file, not from the page.
 */
const READER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'";

/** The build puts what never changes under `/assets`, each file under a name of its own. */
function setFileHeaders(path: string, headers: Headers): void {
  if (path === '/sw.js') headers.set('Content-Security-Policy', WORKER_POLICY);
  if (path.startsWith('/assets/reader/')) headers.set('Content-Security-Policy', READER_POLICY);
  const isLasting = path.startsWith('/assets/');
  headers.set('Cache-Control', isLasting ? 'public, max-age=31536000, immutable' : 'no-cache');
}
