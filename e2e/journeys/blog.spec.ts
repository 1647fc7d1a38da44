import type { Page } from '@playwright/test';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

const cards = (page: Page) =>
  page.getByRole('region', { name: 'Articles', exact: true }).getByRole('heading', { level: 2 });
const chips = (page: Page) => page.getByRole('group', { name: 'Categories' }).getByRole('checkbox');

test(
  'A visitor narrows six articles by category, takes it back, and shares what she sees',
  rows('M-92', 'M-93', 'M-94', 'M-97', 'Q-52', 'PR-15'),
  async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/blog');
    await expect(cards(page)).toHaveCount(6);
    await expect(chips(page)).toHaveCount(8);
    await expect(page.getByRole('status').filter({ hasText: 'All 6 articles' })).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/auth/select-type',
    );

    const pregnancy = page.getByRole('checkbox', { name: 'Pregnancy' });
    await pregnancy.focus();
    await page.keyboard.press('Space');
    await expect(cards(page)).toHaveText(['How pregnancy weeks are counted']);
    await expect(page).toHaveURL('/blog?category=pregnancy');
    await expect(page.getByRole('status').filter({ hasText: '1 of 6 articles: Pregnancy' })).toBeVisible();
    await expect(pregnancy).toBeFocused();

    await page.getByText('Menopause', { exact: true }).click();
    await expect(cards(page)).toHaveCount(2);
    await page.goBack();
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole('checkbox', { name: 'Menopause' })).not.toBeChecked();
    await page.goBack();
    await expect(cards(page)).toHaveCount(6);

    await page.goto('/blog?category=lab-results&category=nope');
    await expect(cards(page)).toHaveText(['Heavy periods, iron and ferritin']);
    await expect(page.getByRole('checkbox', { name: 'Lab results' })).toBeChecked();
    // Static texts: nothing is asked of the API, and nothing of anybody else.
    expect(asked.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
  },
);

test(
  'She reads an article: from the card to a section, a source, and the next article',
  rows('M-92', 'PR-15', 'PR-09'),
  async ({ page, baseURL }) => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) strangers.push(request.url());
    });
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Heavy periods, iron and ferritin' }).click();
    await expect(page).toHaveURL('/blog/heavy-periods-and-iron');
    await expect(page).toHaveTitle('Heavy periods, iron and ferritin · Lunaria');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heavy periods, iron and ferritin');
    const article = page.getByRole('article');
    await expect(article.getByText('Not yet reviewed by a physician')).toBeVisible();
    await expect(article.getByText('4 min read')).toBeVisible();

    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Reading a ferritin' })
      .click();
    await expect(page).toHaveURL('/blog/heavy-periods-and-iron#ferritin');
    await expect(page.getByRole('heading', { name: 'Reading a ferritin' })).toBeInViewport();
    await page.getByRole('link', { name: 'Source 4' }).first().click();
    const source = page.locator('#source-4').getByRole('link');
    await expect(source).toBeInViewport();
    await expect(source).toHaveAttribute('href', 'https://www.ncbi.nlm.nih.gov/books/NBK569873/');

    await page
      .getByRole('complementary', { name: 'Go on' })
      .getByRole('link', { name: /^Perimenopause/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Perimenopause/);
    // Sources are links to follow, and nothing that is fetched.
    expect(strangers).toEqual([]);
  },
);

test(
  'Without scripts all six stand there and can be read',
  rows('M-92', 'M-93'),
  async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    await page.goto('/blog');
    await expect(cards(page)).toHaveCount(6);
    await expect(page.getByRole('group', { name: 'Categories' })).toBeHidden();
    await page.getByRole('link', { name: 'Reading the signs of ovulation' }).click();
    await expect(page.getByRole('heading', { name: 'When to ask for help' })).toBeVisible();
    const article = page.getByRole('article');
    await expect(article.getByText('luteinising hormone')).toBeVisible();
    // The text itself: what it rests on and where to go on stand after it.
    const words = (await article.innerText()).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1000);
    await page.close();
  },
);

test('A feed reader finds the feed, and in it six addresses that answer', rows('PR-15'), async ({ page }) => {
  await page.goto('/blog');
  const address = await page
    .locator('link[rel="alternate"][type="application/rss+xml"]')
    .getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/rss+xml');
  const { faults, links } = await page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        faults: feed.querySelectorAll('parsererror').length,
        links: [...feed.querySelectorAll('item > link')].map((link) => link.textContent ?? ''),
      };
    },
    await answer.text(),
  );
  expect(faults).toBe(0);
  expect(links).toHaveLength(6);
  for (const link of links) {
    const { origin, pathname } = new URL(link);
    expect(origin).not.toContain('origin.invalid');
    expect((await page.request.get(pathname)).status(), link).toBe(200);
  }
});
