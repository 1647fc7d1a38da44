/**
 * After the build, what the server makes something of: build/addressed/, the files that name full addresses, each under
 * its own (beside the client and not in it, because the server puts its address in before it sends them,
 * server/client/read-files.ts), and build/articles.json, from which it knows which article is new and what to
 * write about it (server/services/newsletter/announce-articles.ts).
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BUILT_ORIGIN } from '@lunaria/domain/built-origin.ts';
import { ARTICLES } from '../features/marketing/blog/articles.ts';
import { FEED_PATH } from '../features/marketing/blog/describe-page.ts';
import { makeFeed } from '../features/marketing/blog/make-feed.ts';
import { makeRobots, makeSitemap } from './make-sitemap.ts';
import { readBuiltPages } from './read-built-pages.ts';

const buildDirectory = join(import.meta.dirname, '..', 'build');
const addressedDirectory = join(buildDirectory, 'addressed');

const pages = readBuiltPages(join(buildDirectory, 'client'));
if (pages.length === 0) throw new Error('No public page names its address: run the build first.');

rmSync(addressedDirectory, { recursive: true, force: true });
for (const [path, text] of [
  [FEED_PATH, makeFeed(ARTICLES, BUILT_ORIGIN)],
  ['/sitemap.xml', makeSitemap(pages, BUILT_ORIGIN)],
  ['/robots.txt', makeRobots(BUILT_ORIGIN)],
] as const) {
  const file = join(addressedDirectory, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const oldestFirst = ARTICLES.toSorted((a, b) => a.publishedOn.localeCompare(b.publishedOn));
const listed = oldestFirst.map(({ slug, title, teaser }) => ({ slug, title, teaser }));
writeFileSync(join(buildDirectory, 'articles.json'), JSON.stringify(listed));
