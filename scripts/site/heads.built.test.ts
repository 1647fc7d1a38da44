import { BUILT_ORIGIN } from '@lunaria/domain/built-origin.ts';
import { describe, expect, test } from 'vitest';
import { AUTH_SCREENS, SIGNED_IN_SCREENS } from '../../e2e/screens.ts';
import { findAll, findOne, readMarkup, textOf } from './markup.ts';
import { rows } from './rows.ts';
import { ask, ORIGIN, openPage, PUBLIC_PAGES, readHead, readSitemap, readStructuredData } from './site.ts';

const addresses = await readSitemap();

test('A search engine is shown the map, and on it every public page and none that is hers', async () => {
  expect(await (await ask('/robots.txt')).text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  for (const path of PUBLIC_PAGES) expect(addresses).toContain(ORIGIN + path);
  for (const path of [...AUTH_SCREENS, ...SIGNED_IN_SCREENS]) expect(addresses).not.toContain(ORIGIN + path);
});

describe.each(addresses.map((address) => [address.slice(ORIGIN.length), address]))('%s', (path, address) => {
  test(
    'has a title, a description and an address of its own, and says what it is',
    rows('M-53', 'M-55', 'M-70'),
    async () => {
      const page = await openPage(path);
      const head = readHead(page);
      expect(await (await ask(path)).text()).not.toContain(BUILT_ORIGIN);
      expect(head.robots).toEqual([]);
      expect(head.canonicals).toEqual([address]);
      expect(head.ogUrls).toEqual([address]);
      expect(head.titles).toEqual([`${head.ogTitles[0]} · Lunaria`]);
      expect(head.titles[0]?.length, head.titles[0]).toBeLessThanOrEqual(65);
      const [description = ''] = head.descriptions;
      expect(head.descriptions).toHaveLength(1);
      expect(head.ogDescriptions).toEqual([description]);
      expect(description.length, description).toBeGreaterThan(50);
      expect(description.length, description).toBeLessThanOrEqual(160);
      expect(head.card).toEqual(['summary_large_image']);
      const data = readStructuredData(findOne(page, 'head'));
      for (const entry of data) expect(entry['@context']).toBe('https://schema.org');
      const types = data.map((entry) => entry['@type']);
      if (path !== '/') expect(types).toContain('BreadcrumbList');
      else expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite', 'WebApplication']));
      if (path.startsWith('/blog/')) expect(types).toContain('Article');
    },
  );

  test('has a picture that waits for whoever shares it, large enough and light', async () => {
    const { pictures, pictureAlts } = readHead(await openPage(path));
    const [picture = '', ...others] = pictures;
    expect(others).toEqual([]);
    expect(picture).toMatch(new RegExp(`^${ORIGIN}/og/`));
    expect(pictureAlts[0]).toMatch(/\S/);
    const answer = await ask(picture.slice(ORIGIN.length));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(100_000);
    // The second word of the first part of a PNG, and the third: its width and height.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});

test('No two pages introduce themselves alike', rows('M-53', 'M-55', 'M-70'), async () => {
  const heads = await Promise.all(
    addresses.map(async (address) => readHead(await openPage(address.slice(ORIGIN.length)))),
  );
  for (const what of ['titles', 'descriptions', 'pictures'] as const)
    expect(new Set(heads.map((head) => head[what][0])).size, what).toBe(addresses.length);
});

test('What is hers, and every form, is kept out of search engines', async () => {
  for (const path of [...AUTH_SCREENS, ...SIGNED_IN_SCREENS]) {
    const head = readHead(await openPage(path));
    expect(head.robots, path).toEqual(['noindex']);
    expect(head.canonicals, path).toEqual([]);
    expect(await (await ask(path)).text(), path).not.toContain(BUILT_ORIGIN);
  }
});

test('Machines read the same questions about prices as she does', rows('M-90'), async () => {
  const page = await openPage('/pricing');
  const [heading] = findAll(page, 'h2').filter((found) => textOf(found) === 'Frequently asked questions');
  const faq = findOne(page, 'section', { 'aria-labelledby': heading?.attributes.id ?? '' });
  const data = readStructuredData(page).find((thing) => thing['@type'] === 'FAQPage');
  expect(findAll(faq, 'h3')).toHaveLength(9);
  expect(data).toMatchObject({
    mainEntity: findAll(faq, 'h3').map((question) => ({ name: textOf(question) })),
  });
});

test('A feed reader finds the feed, and in it six addresses that answer', rows('PR-15'), async () => {
  const link = findOne(await openPage('/blog'), 'link', { rel: 'alternate', type: 'application/rss+xml' });
  const answer = await ask(link.attributes.href ?? '');
  expect(answer.headers.get('content-type')).toContain('application/rss+xml');
  const items = findAll(readMarkup(await answer.text()), 'item');
  expect(items).toHaveLength(6);
  for (const item of items) {
    const { origin, pathname } = new URL(textOf(findOne(item, 'link')));
    expect(origin).toBe(ORIGIN);
    expect((await ask(pathname)).status, pathname).toBe(200);
  }
});
