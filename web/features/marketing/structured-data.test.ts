import { BUILT_ORIGIN } from '@lunaria/domain/built-origin.ts';
import { expect, test } from 'vitest';
import {
  describeApplication,
  describeOrganization,
  describeWebsite,
  listBreadcrumbs,
  listQuestions,
} from './structured-data.ts';

const ALL = [
  describeOrganization(),
  describeWebsite(),
  describeApplication('What it is.'),
  listBreadcrumbs([{ title: 'Blog', path: '/blog' }]),
  listQuestions([{ question: 'Is it free?', answer: 'Yes.' }]),
];

test('every entry says in whose words it speaks, and what it is', () => {
  for (const entry of ALL) expect(entry['@context']).toBe('https://schema.org');
  expect(ALL.map((entry) => entry['@type'])).toEqual([
    'Organization',
    'WebSite',
    'WebApplication',
    'BreadcrumbList',
    'FAQPage',
  ]);
});

test('addresses are full ones, and the site and the application are published by the one organization', () => {
  for (const entry of ALL.slice(0, 3)) expect(entry.url).toBe(`${BUILT_ORIGIN}/`);
  const [organization, ...published] = ALL.slice(0, 3);
  for (const entry of published) expect(entry.publisher).toEqual({ '@id': organization?.['@id'] });
});

test('the offer is the one that exists, and nobody has rated or reviewed anything', () => {
  expect(describeApplication('What it is.')).toMatchObject({
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  });
  expect(JSON.stringify(ALL)).not.toMatch(/aggregateRating|review|physician|medical/i);
});

test('places are counted from Home', () => {
  expect(listBreadcrumbs([{ title: 'Blog', path: '/blog' }]).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${BUILT_ORIGIN}/` },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: `${BUILT_ORIGIN}/blog` },
  ]);
});

test('every question has its one answer', () => {
  expect(listQuestions([{ question: 'Is it free?', answer: 'Yes.' }]).mainEntity).toEqual([
    { '@type': 'Question', name: 'Is it free?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } },
  ]);
});
