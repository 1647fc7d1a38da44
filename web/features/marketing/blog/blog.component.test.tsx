import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect, testOfVisitor as test } from '../../../testing/component-test.ts';
import { rows, textsOf } from '../../../testing/look.ts';
import { currentAddress, renderPage } from '../../../testing/render-page.tsx';

const cards = () =>
  page.getByRole('region', { name: 'Articles', exact: true }).getByRole('heading', { level: 2 });
const chips = () => page.getByRole('group', { name: 'Categories' }).getByRole('checkbox');
const chip = (name: string) => page.getByRole('checkbox', { name });
const status = (text: string) => page.getByRole('status').filter({ hasText: text });

test(
  'A visitor narrows six articles by category, takes it back, and shares what she sees',
  rows('M-92', 'M-93', 'M-94', 'M-97', 'Q-52', 'PR-15'),
  async ({ api }) => {
    await renderPage('/blog');
    await expect.poll(() => cards().elements()).toHaveLength(6);
    expect(chips().elements()).toHaveLength(8);
    await expect.element(status('All 6 articles')).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Get Started' }))
      .toHaveAttribute('href', '/auth/select-type');

    chip('Pregnancy').element().focus();
    await userEvent.keyboard(' ');
    await expect.poll(() => textsOf(cards())).toEqual(['How pregnancy weeks are counted']);
    expect(currentAddress()).toBe('/blog?category=pregnancy');
    await expect.element(status('1 of 6 articles: Pregnancy')).toBeVisible();
    await expect.element(chip('Pregnancy')).toHaveFocus();

    await page.getByText('Menopause', { exact: true }).click();
    await expect.poll(() => cards().elements()).toHaveLength(2);
    window.history.back();
    await expect.poll(() => cards().elements()).toHaveLength(1);
    await expect.element(chip('Menopause')).not.toBeChecked();
    window.history.back();
    await expect.poll(() => cards().elements()).toHaveLength(6);

    await cleanup();
    await renderPage('/blog?category=lab-results&category=nope');
    await expect.poll(() => textsOf(cards())).toEqual(['Heavy periods, iron and ferritin']);
    await expect.element(chip('Lab results')).toBeChecked();
    // Static texts: nothing is asked of the API (and nothing of anybody else: every story in e2e/ watches).
    expect(api.requests).toEqual([]);
  },
);

test(
  'She reads an article: from the card to its sources and the next article',
  rows('M-92', 'PR-15', 'PR-09'),
  async () => {
    await renderPage('/blog');
    await page.getByRole('link', { name: 'Heavy periods, iron and ferritin' }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect.element(title).toHaveTextContent('Heavy periods, iron and ferritin');
    expect(currentAddress()).toBe('/blog/heavy-periods-and-iron');
    await expect.poll(() => document.title).toBe('Heavy periods, iron and ferritin · Lunaria');
    const article = page.getByRole('article');
    await expect.element(article.getByText('Not yet reviewed by a physician')).toBeVisible();
    await expect.element(article.getByText('4 min read')).toBeVisible();

    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Reading a ferritin' })
      .click();
    await expect.poll(currentAddress).toBe('/blog/heavy-periods-and-iron#ferritin');
    await page.getByRole('link', { name: 'Source 4' }).first().click();
    await expect
      .element(page.getByCss('#source-4').getByRole('link'))
      .toHaveAttribute('href', 'https://www.ncbi.nlm.nih.gov/books/NBK569873/');

    await page
      .getByRole('complementary', { name: 'Go on' })
      .getByRole('link', { name: /^Perimenopause/ })
      .click();
    await expect.element(title).toMatchTextContent(/^Perimenopause/);
  },
);
