import { describe, expect, test } from 'vitest';
import { SIGN_UP_TEXTS } from '../account/sign-up.ts';
import { subscriptionRequestSchema } from './subscription.ts';
import { NEWSLETTER_LISTS, NEWSLETTER_WORDING_VERSION, NEWSLETTER_WORDINGS } from './wording.ts';

const request = { address: 'ana@example.org', list: 'blog', wording: NEWSLETTER_WORDING_VERSION };

describe('a request to subscribe', () => {
  test('is an address, a list and the words that were read; nothing else of it is taken', () => {
    expect(subscriptionRequestSchema.parse({ ...request, name: 'Ana' })).toEqual(request);
  });

  test('knows an address however it is written', () => {
    expect(subscriptionRequestSchema.parse({ ...request, address: 'Ana@Example.ORG' }).address).toBe(
      'ana@example.org',
    );
  });

  test.each([
    '',
    'ana',
    'ana@example',
    'ana @example.org',
    ' ana@example.org',
    `${'a'.repeat(250)}@b.cd`,
    // 245 letters that are 490 in lower case.
    `${'İ'.repeat(245)}@b.cd`,
    'a\u0000@b.cd',
  ])('refuses %j with the words of sign-up', (address) => {
    const [issue] = subscriptionRequestSchema.safeParse({ ...request, address }).error?.issues ?? [];
    if (address.includes('\u0000')) expect(issue?.message).toBe('Contains characters that cannot be saved');
    else expect(issue?.message).toBe(SIGN_UP_TEXTS.emailInvalid);
  });

  test.each([{ list: 'spam' }, { wording: '1999-01-01' }, { wording: 'toString' }, { list: undefined }])(
    'refuses %j',
    (changes) => {
      expect(subscriptionRequestSchema.safeParse({ ...request, ...changes }).success).toBe(false);
    },
  );
});

test('the words of the consent are kept as they were shown: a change is a new version', () => {
  expect(Object.keys(NEWSLETTER_WORDINGS)).toContain(NEWSLETTER_WORDING_VERSION);
  expect(NEWSLETTER_WORDINGS['2026-11-22']).toEqual({
    newsletter: 'We write when there is something new, at most once a month.',
    blog: 'We write when there is a new article, and then only.',
    promise:
      'We keep your address and your consent for this alone; every mail has a link that ends it at once.',
  });
  for (const list of NEWSLETTER_LISTS)
    expect(NEWSLETTER_WORDINGS[NEWSLETTER_WORDING_VERSION][list]).not.toBe('');
});
