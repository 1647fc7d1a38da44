import type { APIRequestContext } from '@playwright/test';
import { expectLoaded } from '../loaded.ts';
import { expect, test } from '../story.ts';

/** Every public address, as the site itself lists them for search engines. */
async function readSitemap(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

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
