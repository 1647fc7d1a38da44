import { expect, test } from 'vitest';
import { CLAIM_GROUPS } from '../../web/features/marketing/trust/claims.ts';
import { type Element, findAll, findOne, listElements, textOf, wordsOf } from './markup.ts';
import { rows } from './rows.ts';
import { openPage, PUBLIC_PAGES } from './site.ts';

// What stands in the HTML itself can be read where no script runs; that it is shown there, e2e/journeys/without-scripts.spec.ts sees.

/** The section under this heading. */
function sectionOf(page: Element, heading: string): Element {
  const [title, ...others] = findAll(page, 'h2').filter((found) => wordsOf(found) === heading);
  expect(others, heading).toEqual([]);
  return findOne(page, 'section', { 'aria-labelledby': title?.attributes.id ?? heading });
}

const headingsOf = (part: Element, level: 'h2' | 'h3' | 'h4') => findAll(part, level).map(wordsOf);

test('Every public page can be read: one heading, and words under it', async () => {
  for (const path of PUBLIC_PAGES) {
    const page = await openPage(path);
    expect(wordsOf(findOne(page, 'h1')), path).toMatch(/\S/);
    expect(wordsOf(findOne(page, 'main')).length, path).toBeGreaterThan(200);
  }
});

test(
  'Everything of Home stands in it',
  rows('M-04', 'M-07', 'M-12', 'M-13', 'M-19', 'M-25', 'M-26', 'M-51', 'M-52'),
  async () => {
    const home = await openPage('/');
    expect(headingsOf(sectionOf(home, 'How It Works'), 'h3')).toEqual([
      'Sign up and personalize',
      'Track your health journey',
      'Connect with doctors Coming soon',
      'Get insights and support',
    ]);
    expect(headingsOf(sectionOf(home, 'One place for six things'), 'h3')).toEqual([
      'Cycle tracking for every stage',
      'Medical records hub',
      'AI health assistant',
      'Video consultations',
      'Community groups',
      'Wearable integration',
    ]);
    expect(headingsOf(sectionOf(home, 'Wherever you are on the way'), 'h3')).toEqual([
      'Contraception',
      'Conception',
      'Pregnancy',
      'IVF',
      'Menopause',
    ]);
    expect(findAll(sectionOf(home, 'What it could sound like'), 'figure')).toHaveLength(3);
    expect(headingsOf(sectionOf(home, 'Private, point by point'), 'h3')).toHaveLength(4);
    const stores = findOne(sectionOf(home, 'Begin with one day'), 'form', { action: '/install' });
    expect(findAll(stores, 'button')).toHaveLength(2);
  },
);

test('Every claim stands on the Trust page with its three parts and its tests by name', async () => {
  const trust = await openPage('/trust');
  for (const { id, claim, tests } of CLAIM_GROUPS.flatMap(({ claims }) => claims)) {
    const card = findOne(trust, 'article', { id });
    expect(headingsOf(card, 'h3')).toEqual([claim]);
    expect(headingsOf(card, 'h4')).toEqual([
      'What the software does today',
      'How that is tested',
      'What depends on whoever runs it',
    ]);
    // The names are folded, in what a phone folds.
    const [, folded, ...others] = findAll(card, 'details');
    expect(others).toEqual([]);
    expect(folded && findAll(folded, 'code').map(textOf)).toEqual(tests);
  }
});

test('Storage, help and the ways to install can be read', rows('M-52'), async () => {
  const names = findAll(await openPage('/cookies'), 'th', { scope: 'row' }).map(wordsOf);
  expect(names).toContain('lunaria.session_token');
  const [answer] = findAll(await openPage('/help'), 'details').filter((entry) =>
    wordsOf(findOne(entry, 'summary')).includes('How do I record a period?'),
  );
  expect(answer && wordsOf(answer)).toContain('press Edit Period');
  const install = await openPage('/install');
  expect(wordsOf(findOne(install, 'h1'))).toBe('Install Lunaria');
  expect(wordsOf(findOne(install, 'main'))).toContain('not in the App Store or on Google Play today');
  expect(headingsOf(install, 'h3')).toHaveLength(9);
});

test(
  'All six articles stand in the blog, and in each of them six hundred to a thousand words',
  rows('M-92', 'M-93'),
  async () => {
    const cards = findAll(findOne(await openPage('/blog'), 'main'), 'h2').map(
      (title) => findAll(title, 'a')[0],
    );
    const paths = cards.flatMap((link) => link?.attributes.href ?? []);
    expect(paths).toHaveLength(6);
    for (const path of paths) {
      const article = findOne(await openPage(path), 'article');
      const words = wordsOf(article).split(' ').length;
      expect(words, path).toBeGreaterThanOrEqual(600);
      expect(words, path).toBeLessThanOrEqual(1000);
    }
    const signs = await openPage('/blog/reading-the-signs-of-ovulation');
    expect(headingsOf(signs, 'h2')).toContain('When to ask for help');
    expect(wordsOf(findOne(signs, 'article'))).toContain('luteinising hormone');
  },
);

const TEXTS = new Set(['p', 'li', 'dt', 'dd', 'td', 'h1', 'h2', 'h3', 'summary']);
const isBlock = ({ name }: Element) => TEXTS.has(name);

/** Texts that name what is often promised, without a link to the claim that says what limits it. */
function listBareClaims(page: Element): string[] {
  return listElements(findOne(page, 'main'))
    .filter((block) => isBlock(block) && listElements(block).filter(isBlock).length === 1)
    .filter((block) => /HIPAA|256-bit|reviewed by physicians/i.test(textOf(block)))
    .filter((block) => !findAll(block, 'a').some(({ attributes }) => attributes.href?.startsWith('/trust')))
    .map(wordsOf);
}

test(
  'No public page says HIPAA or physicians without saying in the same breath what limits it, and none asks for a payment',
  rows('M-06', 'M-25', 'M-46', 'PR-07', 'PR-09', 'PR-10'),
  async () => {
    for (const path of PUBLIC_PAGES) {
      const page = await openPage(path);
      if (path !== '/trust' && !path.startsWith('/blog/')) expect(listBareClaims(page), path).toEqual([]);
      const asks = findAll(page, 'input').filter(
        ({ attributes }) => attributes.autocomplete?.startsWith('cc-') || /card/i.test(attributes.name ?? ''),
      );
      expect(asks, path).toEqual([]);
      const pays = findAll(page, 'form').filter(({ attributes }) => /pay/i.test(attributes.action ?? ''));
      expect(pays, path).toEqual([]);
    }
    // Where claims stand bare because they are explained there, the search finds them.
    expect(listBareClaims(await openPage('/trust'))).toContain('HIPAA compliant');
  },
);
