import { expect } from 'vitest';
import { openBuiltSite } from '../../server/testing/built-site.ts';
import { inProject } from '../prepare/project.mjs';
import { listPublicPages } from '../test/built-pages.ts';
import { type Element, findAll, findOne, readMarkup, textOf } from './markup.ts';

/** Where the site believes to be. */
export const ORIGIN = 'https://lunaria.example';

export const PUBLIC_PAGES = listPublicPages(inProject('web', 'build', 'client'));

const site = await openBuiltSite(ORIGIN);

/** Asks the server in this process, as a browser does, and follows no redirect. */
export async function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return await site.request(path, { headers });
}

/** Where the server leads to in the end, and with which answer; the fragment stays as it was asked for, or becomes the new one. */
export async function follow(address: string): Promise<{ address: string; answer: Response }> {
  const answer = await ask(address.split('#')[0] ?? '');
  const target = answer.headers.get('location');
  return answer.status === 302 && target ? await follow(target) : { address, answer };
}

const pages = new Map<string, Promise<Element>>();

/** The HTML of a page, which has to be there; read once. */
export function openPage(path: string): Promise<Element> {
  const page = pages.get(path) ?? readPage(path);
  pages.set(path, page);
  return page;
}

async function readPage(path: string): Promise<Element> {
  const answer = await ask(path);
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get('content-type'), path).toContain('text/html');
  return readMarkup(await answer.text());
}

/** Every public address, as the site itself lists them for search engines. */
export async function readSitemap(): Promise<string[]> {
  const answer = await ask('/sitemap.xml');
  expect(answer.headers.get('content-type')).toContain('xml');
  return findAll(readMarkup(await answer.text()), 'loc').map(textOf);
}

/** The addresses of this site that the page's links and its forms without a body lead to. */
export function listTargets(page: Element): string[] {
  const links = findAll(page, 'a', { href: true }).map(({ attributes }) => attributes.href ?? '');
  const forms = findAll(page, 'form', { action: true })
    .filter(({ attributes }) => attributes.method !== 'post')
    .map(({ attributes }) => attributes.action ?? '');
  return [...links, ...forms];
}

/** What the head says, by kind; several where it says it more than once. */
export function readHead(page: Element) {
  const head = findOne(page, 'head');
  const meta = (name: string) =>
    [...findAll(head, 'meta', { name }), ...findAll(head, 'meta', { property: name })].map(
      ({ attributes }) => attributes.content ?? '',
    );
  return {
    titles: findAll(head, 'title').map(textOf),
    descriptions: meta('description'),
    robots: meta('robots'),
    canonicals: findAll(head, 'link', { rel: 'canonical' }).map(({ attributes }) => attributes.href ?? ''),
    ogTitles: meta('og:title'),
    ogUrls: meta('og:url'),
    ogDescriptions: meta('og:description'),
    pictures: meta('og:image'),
    pictureAlts: meta('og:image:alt'),
    card: meta('twitter:card'),
  };
}

/** What the page tells machines of itself. */
export function readStructuredData(page: Element): ({ '@context': string; '@type': string } & object)[] {
  return findAll(page, 'script', { type: 'application/ld+json' }).map((script) => JSON.parse(textOf(script)));
}
