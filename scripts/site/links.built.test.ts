import { SOCIAL_NETWORK_NAMES, SOCIAL_NETWORKS } from '@lunaria/domain/contact/social-networks.ts';
import { expect, test } from 'vitest';
import { HELP_TOPICS } from '../../web/app/help-topics.ts';
import { CLAIM_GROUP_IDS, CLAIM_IDS } from '../../web/features/marketing/trust/claim.ts';
import { type Element, findAll, findOne, listElements, textOf, wordsOf } from './markup.ts';
import { rows } from './rows.ts';
import { ask, follow, listTargets, ORIGIN, openPage, PUBLIC_PAGES, readHead, readSitemap } from './site.ts';

const MARKETING = ['/', '/product', '/for-patients', '/for-doctors', '/about', '/pricing', '/blog'];
const FEED = '/blog/rss.xml';

const countId = (page: Element, id: string) =>
  listElements(page).filter(({ attributes }) => attributes.id === id).length;

/** Where the links and forms of a page lead on this site, in whole addresses. */
async function listOwnTargets(path: string): Promise<string[]> {
  return listTargets(await openPage(path)).flatMap((target) => {
    const { origin, pathname, search, hash } = new URL(target, ORIGIN + path);
    return origin === ORIGIN ? [pathname + search + hash] : [];
  });
}

/** The attributes of the only link of this name. */
function findNamed(part: Element, name: string): Record<string, string> {
  const [link, ...others] = findAll(part, 'a').filter((found) => wordsOf(found) === name);
  expect(others, name).toEqual([]);
  return link?.attributes ?? {};
}

/** There is an answer, and the place in it that is named. */
async function expectPlace(address: string, from: string) {
  const { address: reached, answer } = await follow(address);
  expect.soft(answer.status, `${address}, linked on ${from}`).toBe(200);
  const [path = '', anchor] = reached.split('#');
  if (anchor) expect.soft(countId(await openPage(path), anchor), `${address}, linked on ${from}`).toBe(1);
}

test(
  'Every link and form of a public page leads to a page, and to the place in it that it names',
  rows('M-06', 'M-25', 'M-32', 'M-33', 'M-34', 'M-35', 'M-46', 'PR-07', 'PR-09', 'PR-10', 'PR-16'),
  async () => {
    const addresses = new Map<string, string>();
    for (const path of PUBLIC_PAGES)
      for (const address of await listOwnTargets(path))
        if (!address.startsWith('/api/')) addresses.set(address, path);
    for (const [address, from] of addresses) await expectPlace(address, from);
    const pages = new Set([...addresses.keys()].map((address) => address.split('#')[0]));
    expect(pages.size).toBeGreaterThan(PUBLIC_PAGES.length);
  },
);

test('The footer of every page leads to all its places', rows('M-32', 'M-33', 'M-34', 'M-35'), async () => {
  const footerOf = async (path: string) => findOne(await openPage(path), 'footer');
  // A form of it names one of them once more.
  const addresses = new Set(listTargets(await footerOf('/')));
  expect(addresses.size).toBeGreaterThanOrEqual(21);
  for (const path of PUBLIC_PAGES) {
    const footer = await footerOf(path);
    expect(new Set(listTargets(footer)), path).toEqual(addresses);
    const headings = findAll(footer, 'h2').map(textOf);
    expect(headings, path).toEqual(expect.arrayContaining(['Company', 'Product', 'Resources', 'Legal']));
  }
});

test(
  'The bar of every public page leads everywhere',
  rows('N-01', 'N-02', 'N-03', 'N-04', 'N-05', 'N-06', 'N-07', 'N-08'),
  async () => {
    for (const path of PUBLIC_PAGES) {
      const [bar, ...others] = findAll(await openPage(path), 'header');
      // Others are of articles, in the page below the bar.
      const main = findOne(await openPage(path), 'main');
      expect(others.filter((header) => !findAll(main, 'header').includes(header))).toEqual([]);
      expect(bar && listTargets(bar), path).toEqual(
        expect.arrayContaining([...MARKETING, '/auth/login', '/auth/select-type']),
      );
    }
  },
);

test('Whatever page of ours a public page leads to is on the map, or is no page to be found', async () => {
  const addresses = await readSitemap();
  const linked = new Set<string>();
  for (const address of addresses)
    for (const target of await listOwnTargets(address.slice(ORIGIN.length)))
      linked.add(target.split(/[?#]/)[0] ?? '');
  expect(linked.size).toBeGreaterThan(15);
  for (const path of linked) {
    if (addresses.includes(ORIGIN + path)) continue;
    const answer = await ask(path);
    expect(answer.status, path).toBeLessThan(400);
    // A feed, somebody else's site: nothing a search engine is sent to.
    const isPage = answer.status === 200 && (answer.headers.get('content-type') ?? '').includes('text/html');
    if (isPage) expect(readHead(await openPage(path)).robots, path).toEqual(['noindex']);
    else expect(path === FEED || path.startsWith('/social/'), path).toBe(true);
  }
});

test(
  'Wherever a public page links to a claim, the claim is there, once',
  rows('M-06', 'M-25', 'M-46', 'PR-07', 'PR-09'),
  async () => {
    const known: readonly string[] = [...CLAIM_GROUP_IDS, ...CLAIM_IDS];
    const trust = await openPage('/trust');
    for (const id of known) expect(countId(trust, id), id).toBe(1);
    const linked = new Set<string>();
    for (const path of PUBLIC_PAGES)
      for (const target of listTargets(findOne(await openPage(path), 'main')))
        if (target.startsWith('/trust#')) linked.add(target.slice('/trust#'.length));
    expect([...linked]).toContain('hipaa');
    expect([...linked].filter((anchor) => !known.includes(anchor))).toEqual([]);
  },
);

test('Every part of the help page is listed above it, and every link of its answers leads somewhere', async () => {
  const help = await openPage('/help');
  const contents = findOne(help, 'nav', { 'aria-labelledby': 'contents' });
  expect(
    findAll(contents, 'a').map((link) => [link.attributes.href?.replace('/help', ''), textOf(link)]),
  ).toEqual(HELP_TOPICS.map(({ id, heading }) => [`#${id}`, heading]));
  for (const { id, heading } of HELP_TOPICS) {
    expect(countId(help, id), id).toBe(1);
    expect(findAll(help, 'h2').map(textOf)).toContain(heading);
  }
  const targets = HELP_TOPICS.flatMap(({ answers }) => answers.flatMap(({ link }) => link?.to ?? []));
  expect(targets.length).toBeGreaterThan(0);
  const shown = listTargets(findOne(help, 'main'));
  for (const target of targets) {
    expect(shown).toContain(target);
    await expectPlace(target, '/help');
  }
});

test(
  'The social icons are named, keep to this window, and without a setting lead to the contact page',
  rows('M-36', 'PR-16'),
  async () => {
    for (const path of PUBLIC_PAGES) {
      const footer = findOne(await openPage(path), 'footer');
      for (const network of SOCIAL_NETWORKS) {
        const attributes = findNamed(footer, SOCIAL_NETWORK_NAMES[network]);
        expect(attributes.rel, path).toMatch(/noreferrer/);
        expect(attributes.target, path).toBeUndefined();
        const { address, answer } = await follow(attributes.href ?? '');
        expect(address).toBe('/contact#no-account-there');
        expect(answer.status).toBe(200);
      }
    }
    const place = findOne(await openPage('/contact'), 'p', { id: 'no-account-there' });
    expect(textOf(place)).toContain('There is no account on that network yet.');
  },
);
