import type { APIRequestContext, Page } from '@playwright/test';
import { expectLoaded } from '../loaded.ts';
import { rows } from '../rows.ts';
import { AUTH_SCREENS, PUBLIC_SCREENS, SIGNED_IN_SCREENS } from '../screens.ts';
import { expect, test } from '../story.ts';

/** Every public address, as the site itself lists them for search engines. */
async function readSitemap(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

/** What the head of an answer says, read by a browser and without running a script of it. */
async function readHead(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  return await page.evaluate((text) => {
    const { head } = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string, attribute: string) =>
      [...head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute) ?? '');
    const meta = (name: string) => all(`meta[name="${name}"], meta[property="${name}"]`, 'content');
    return {
      titles: [...head.querySelectorAll('title')].map(({ textContent }) => textContent ?? ''),
      descriptions: meta('description'),
      robots: meta('robots'),
      canonicals: all('link[rel="canonical"]', 'href'),
      ogTitles: meta('og:title'),
      ogUrls: meta('og:url'),
      ogDescriptions: meta('og:description'),
      pictures: meta('og:image'),
      pictureAlts: meta('og:image:alt'),
      card: meta('twitter:card'),
      data: [...head.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => JSON.parse(textContent ?? '') as { '@context': string; '@type': string },
      ),
      leftOver: text.includes('origin.invalid'),
    };
  }, html);
}

test('A search engine finds every public page on the map, each with a title, a description and a picture of its own', async ({
  page,
  baseURL,
}) => {
  await page.goto('/robots.txt');
  await expect(page.locator('body')).toContainText(`Sitemap: ${baseURL}/sitemap.xml`);
  const addresses = await readSitemap(page.request);
  for (const path of PUBLIC_SCREENS) expect(addresses).toContain(baseURL + path);
  for (const path of [...AUTH_SCREENS, ...SIGNED_IN_SCREENS]) expect(addresses).not.toContain(baseURL + path);

  const seen = { titles: new Set(), descriptions: new Set(), pictures: new Set() };
  for (const address of addresses) {
    const path = address.slice((baseURL ?? '').length);
    const head = await readHead(page, path);
    const at = (what: string) => `${what} of ${path}`;
    expect(head.leftOver, at('an address that was left out')).toBe(false);
    expect(head.robots, at('robots')).toEqual([]);
    expect(head.canonicals, at('canonical')).toEqual([address]);
    expect(head.ogUrls, at('og:url')).toEqual([address]);
    const [title = '', description = '', picture = ''] = [
      head.titles[0],
      head.descriptions[0],
      head.pictures[0],
    ];
    expect(head.titles, at('title')).toHaveLength(1);
    expect(title, at('title')).toBe(`${head.ogTitles[0]} · Lunaria`);
    expect(title.length, at(`the length of the title "${title}"`)).toBeLessThanOrEqual(65);
    expect(head.descriptions, at('description')).toHaveLength(1);
    expect(head.ogDescriptions, at('og:description')).toEqual([description]);
    expect(description.length, at(`the length of the description "${description}"`)).toBeGreaterThanOrEqual(
      50,
    );
    expect(description.length, at(`the length of the description "${description}"`)).toBeLessThanOrEqual(160);
    expect(head.card).toEqual(['summary_large_image']);
    expect(head.pictures, at('og:image')).toHaveLength(1);
    expect(head.pictureAlts[0], at('the words for the picture')).toMatch(/\S/);
    for (const [name, value] of Object.entries({
      titles: title,
      descriptions: description,
      pictures: picture,
    })) {
      const others = seen[name as keyof typeof seen];
      expect(others.has(value), at(`"${value}", which another page has,`)).toBe(false);
      others.add(value);
    }
    for (const entry of head.data) expect(entry['@context']).toBe('https://schema.org');
    const types = head.data.map((entry) => entry['@type']);
    if (path !== '/') expect(types, at('data')).toContain('BreadcrumbList');
    else expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite', 'WebApplication']));
    if (path.startsWith('/blog/')) expect(types).toContain('Article');
  }
});

test('Whatever page of ours a public page leads to is on the map, or is no page to be found', async ({
  page,
  baseURL,
}) => {
  await page.goto('/robots.txt');
  const addresses = await readSitemap(page.request);
  const linked = new Set<string>();
  for (const address of addresses) {
    const html = await (await page.request.get(address)).text();
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)) {
      linked.add(href.split(/[?#]/)[0] ?? '');
    }
  }
  expect(linked.size).toBeGreaterThan(15);
  for (const path of linked) {
    if (addresses.includes(baseURL + path)) continue;
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBeLessThan(400);
    // A feed, a form, somebody else's site: nothing a search engine is sent to.
    const isPage = answer.status() === 200 && (answer.headers()['content-type'] ?? '').includes('text/html');
    if (isPage) expect((await readHead(page, path)).robots, path).toEqual(['noindex']);
  }
});

test('A picture of every page waits for whoever shares it, large enough and light', async ({
  page,
  baseURL,
}) => {
  await page.goto('/robots.txt');
  for (const address of await readSitemap(page.request)) {
    const { pictures } = await readHead(page, address);
    const picture = pictures[0] ?? '';
    expect(picture.startsWith(`${baseURL}/og/`), picture).toBe(true);
    const answer = await page.request.get(picture);
    expect(answer.status(), picture).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/png');
    const bytes = await answer.body();
    expect(bytes.length, picture).toBeLessThan(100_000);
    // The second word of the first part of a PNG, and the third: its width and height.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], picture).toEqual([1200, 630]);
  }
});

test('What is hers, and every form, is kept out of search engines', async ({ page }) => {
  await page.goto('/robots.txt');
  for (const path of [...AUTH_SCREENS, ...SIGNED_IN_SCREENS]) {
    const head = await readHead(page, path);
    expect(head.robots, path).toEqual(['noindex']);
    expect(head.canonicals, path).toEqual([]);
    expect(head.leftOver, path).toBe(false);
  }
});

test('A visitor walks from page to page: the head follows, names one address, and no policy is broken', {
  tag: '@deep',
}, async ({ page, baseURL }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const expectAddress = async (path: string) => {
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', baseURL + path);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', baseURL + path);
    await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
  };
  for (const address of await readSitemap(page.request)) {
    await page.goto(address);
    await expectLoaded(page);
    await expectAddress(new URL(address).pathname);
  }
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Heavy periods, iron and ferritin' }).click();
  await expect(page).toHaveTitle('Heavy periods, iron and ferritin · Lunaria');
  await expectAddress('/blog/heavy-periods-and-iron');
  await page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page).toHaveTitle(/^Pricing/);
  await expectAddress('/pricing');
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
  expect(complaints).toEqual([]);
});

test('Opened under another name of the same server, a page still names the one address people know', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  await page.goto(`http://127.0.0.1:${port}/blog`);
  await expectLoaded(page);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', `${baseURL}/blog`);
  await page.getByRole('link', { name: 'Reading the signs of ovulation' }).click();
  await expect(page).toHaveURL(`http://127.0.0.1:${port}/blog/reading-the-signs-of-ovulation`);
  await expect(canonical).toHaveAttribute('href', `${baseURL}/blog/reading-the-signs-of-ovulation`);
});

test(
  'What has not changed is not sent again; what is not there is not found',
  rows('R-18', 'Q-49'),
  async ({ request }) => {
    for (const path of ['/', '/blog', '/sitemap.xml', '/blog/rss.xml', '/mark.svg']) {
      const first = await request.get(path);
      const tag = first.headers().etag ?? '';
      expect(tag, path).toMatch(/^"/);
      expect(first.headers()['cache-control'], path).toBe('no-cache');
      expect(first.headers()['content-encoding'], path).toBe('br');
      const again = await request.get(path, { headers: { 'If-None-Match': tag } });
      expect(again.status(), path).toBe(304);
      expect((await again.body()).length).toBe(0);
    }
    for (const path of ['/sitemap2.xml', '/assets/unknown.js', '/og/unknown.png', '/index.html.br']) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      expect(await answer.text()).toContain('Oops! Page not found');
    }
    const script = (await (await request.get('/')).text()).match(/\/assets\/[^"]+\.js/)?.[0] ?? '';
    const { headers } = await request.get(script).then((answer) => ({ headers: answer.headers() }));
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('br');
  },
);
