import { BUILT_ORIGIN } from '@lunaria/domain/built-origin.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { titlePage } from '../../app/page-title.ts';
import { describePage } from './describe-page.ts';

afterEach(() => vi.unstubAllGlobals());

const PAGE = { title: 'Pricing', description: 'What it costs: nothing.', path: '/pricing' };
const find = (tags: ReturnType<typeof describePage>, property: string) =>
  tags.flatMap((tag) => ('property' in tag && tag.property === property ? [tag.content] : []));

test('a public page names one address, in full, and the picture that is shared with it', () => {
  const tags = describePage(PAGE);
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${BUILT_ORIGIN}/pricing` });
  expect(find(tags, 'og:url')).toEqual([`${BUILT_ORIGIN}/pricing`]);
  expect(find(tags, 'og:image')).toEqual([`${BUILT_ORIGIN}/og/pricing.png`]);
  expect(find(tags, 'og:image:alt')).toEqual([expect.stringContaining('Pricing')]);
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  expect(tags).toContainEqual({ title: 'Pricing · Lunaria' });
});

test('in the browser it names the address the server put in, whatever host the page came from', () => {
  const location = { origin: 'http://10.0.0.7:3000' };
  vi.stubGlobal('location', location);
  vi.stubGlobal('document', { documentElement: { dataset: { origin: 'https://clinic.example' } } });
  expect(find(describePage(PAGE), 'og:url')).toEqual(['https://clinic.example/pricing']);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  expect(find(describePage(PAGE), 'og:url')).toEqual(['http://10.0.0.7:3000/pricing']);
});

test('Home stands at the slash, and below nothing', () => {
  const tags = describePage({ ...PAGE, path: '/' });
  expect(find(tags, 'og:url')).toEqual([`${BUILT_ORIGIN}/`]);
  expect(find(tags, 'og:image')).toEqual([`${BUILT_ORIGIN}/og/home.png`]);
  expect(JSON.stringify(tags)).not.toContain('BreadcrumbList');
});

test('no search engine is asked to keep a page of hers', () => {
  expect(titlePage('Dashboard')).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(JSON.stringify(describePage(PAGE))).not.toContain('noindex');
});
