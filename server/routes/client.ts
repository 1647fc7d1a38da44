import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Place } from '../client/complete-text.ts';
import { READER_POLICY } from '../client/content-policies.ts';
import { sendKept } from '../client/kept-answer.ts';
import { listLastingFiles, readFiles } from '../client/read-files.ts';
import { readPages, withoutTrailingSlash } from '../client/read-pages.ts';

/**
 * The built client. Pages and what keeps its name are read, completed with this server's address and compressed once,
 * and sent from memory with a tag by which they are asked for again; files with lasting names come from the disk and
 * are cached for good. Everything else is the Not-found page with status 404.
 */
export async function createClientRoutes(buildDir: string, place: Place) {
  const [pages, files, lastingFiles] = await Promise.all([
    readPages(buildDir, place),
    readFiles(buildDir, place),
    listLastingFiles(buildDir),
  ]);
  const notFound = pages.get('/404');
  if (!notFound) throw new Error('The build has no Not-found page.');
  const sendFromDisk = serveStatic({ root: join(buildDir, 'client'), precompressed: true });

  return new Hono()
    .get('*', async (c, next) => {
      const { path } = c.req;
      const page = pages.get(withoutTrailingSlash(path));
      if (page) return sendKept(c, page, page === notFound ? 404 : 200);
      const file = files.get(path);
      if (file) return sendKept(c, file);
      // Only what the build left, by its exact name: no folder, no compressed twin, no way out.
      if (!lastingFiles.has(path)) return await next();
      const answer = await sendFromDisk(c, next);
      if (answer instanceof Response) setLastingHeaders(path, answer.headers);
      return answer;
    })
    .all('*', (c) => sendKept(c, notFound, 404));
}

function setLastingHeaders(path: string, headers: Headers): void {
  // Never asked for again: no date to ask by.
  headers.delete('Last-Modified');
  if (path.startsWith('/assets/reader/')) headers.set('Content-Security-Policy', READER_POLICY);
  headers.set('Cache-Control', 'public, max-age=31536000, immutable');
  // Also where it went uncompressed: a cache in between has to keep the two apart.
  headers.set('Vary', 'Accept-Encoding');
}
