import { expect, test } from 'vitest';
import { readProviderOutcome, writeProviderOutcome } from './provider-outcome.ts';
import { startWithProviderSchema } from './start-with-provider.ts';

/** As a browser reads an address. */
const read = (query: string) => ({
  get: (name: string) =>
    query
      .split('&')
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? null,
});

test('a failure comes back as words of ours, with the name of the provider', () => {
  expect(readProviderOutcome(read(writeProviderOutcome('google', { failure: 'declined' })))).toEqual({
    provider: 'google',
    failure: 'You did not finish at Google. Nothing was changed.',
    news: null,
  });
  expect(readProviderOutcome(read(writeProviderOutcome('apple', { news: 'known_address' })))).toEqual({
    provider: 'apple',
    failure: null,
    news: 'known_address',
  });
});

test.each([
  '',
  'provider=google',
  'provider_error=declined',
  'provider_error=declined&provider=facebook',
  'provider_error=Call+0900+and+pay&provider=google',
  'provider_error=constructor&provider=google',
  'provider_news=you+won&provider=apple',
])('nothing else in an address is repeated: %s', (query) => {
  expect(readProviderOutcome(read(query))).toBeNull();
});

test.each([
  'https://evil.example/dashboard',
  '//evil.example',
  '/\\evil.example',
  '/dashboard/../auth/login',
  '/dashboard//evil.example',
  '/auth/login',
  'javascript:alert(1)',
  '/dashboard?section=b1&next=//evil.example',
  '/dashboard\n//evil.example',
])('no journey may end at %j', (callbackURL) => {
  expect(startWithProviderSchema.safeParse({ provider: 'google', callbackURL }).success).toBe(false);
});

test('a journey may end at a page that needs a session', () => {
  expect(
    startWithProviderSchema.parse({ provider: 'apple', callbackURL: '/dashboard?section=b2-6' }),
  ).toEqual({ provider: 'apple', purpose: 'sign-in', callbackURL: '/dashboard?section=b2-6' });
});
