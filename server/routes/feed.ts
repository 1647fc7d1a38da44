import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILT_ORIGIN } from '@lunaria/domain/built-origin.ts';
import { Hono } from 'hono';

/** The feed of the blog as the build left it (web/scripts/build-feed.ts), with the address this server is known by. */
export async function createFeedRoute(buildDir: string, publicUrl: string) {
  const built = await readFile(join(buildDir, 'rss.xml'), 'utf8');
  const feed = built.replaceAll(BUILT_ORIGIN, publicUrl.replaceAll('&', '&amp;'));
  return new Hono().get('/', (c) => {
    c.header('Content-Type', 'application/rss+xml; charset=utf-8');
    c.header('Cache-Control', 'no-cache');
    return c.body(feed);
  });
}
