/**
 * After the build: build/rss.xml, the feed of the blog. Beside the client and not in it, because the server completes
 * its addresses before it sends it (server/routes/feed.ts).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_ORIGIN } from '@lunaria/domain/built-origin.ts';
import { ARTICLES } from '../features/marketing/blog/articles.ts';
import { makeFeed } from '../features/marketing/blog/make-feed.ts';

writeFileSync(join(import.meta.dirname, '..', 'build', 'rss.xml'), makeFeed(ARTICLES, BUILT_ORIGIN));
