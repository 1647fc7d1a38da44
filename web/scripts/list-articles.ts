/**
 * After the build: build/articles.json, from which the server knows which article is new and what to write about it
 * (server/services/newsletter/announce-articles.ts).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARTICLES } from '../features/marketing/blog/articles.ts';

const oldestFirst = ARTICLES.toSorted((a, b) => a.publishedOn.localeCompare(b.publishedOn));
const listed = oldestFirst.map(({ slug, title, teaser }) => ({ slug, title, teaser }));
writeFileSync(join(import.meta.dirname, '..', 'build', 'articles.json'), JSON.stringify(listed));
