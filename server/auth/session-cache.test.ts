import { expect, test } from 'vitest';
import { BELIEVE_SECONDS, SessionCache } from './session-cache.ts';

const start = 1_700_000_000_000;
const inAnHour = new Date(start + 3_600_000);

function createCache() {
  const clock = { now: start };
  const cache = new SessionCache(() => clock.now);
  const remember = (cookie: string, userId: string, state = cache.state, expiresAt = inAnHour) =>
    cache.remember(cookie, userId, { expiresAt, state });
  return { cache, clock, remember };
}

test('a session is believed for five seconds, and no longer than it lasts', () => {
  const { cache, clock, remember } = createCache();
  remember('one', 'maria');
  remember('two', 'maria', cache.state, new Date(start + 1000));
  expect([cache.find('one'), cache.find('two'), cache.find('other')]).toEqual(['maria', 'maria', null]);
  clock.now = start + 1000;
  expect([cache.find('one'), cache.find('two')]).toEqual(['maria', null]);
  clock.now = start + BELIEVE_SECONDS * 1000;
  expect(cache.find('one')).toBeNull();
});

test('what is forgotten is looked up again: one session, or all of a user', () => {
  const { cache, remember } = createCache();
  for (const [cookie, userId] of [
    ['one', 'maria'],
    ['two', 'maria'],
    ['three', 'ana'],
    ['four', 'ana'],
  ] as const)
    remember(cookie, userId);
  cache.forget('three');
  cache.forgetUser('maria');
  expect(['one', 'two', 'three', 'four'].map((cookie) => cache.find(cookie))).toEqual([
    null,
    null,
    null,
    'ana',
  ]);
});

test.each([
  ['ended', (cache: SessionCache) => cache.forget('one')],
  ['asked for more', (cache: SessionCache) => cache.forgetUser('maria')],
])('a session that is %s while it is being looked up is not remembered as it was before', (_, change) => {
  const { cache, remember } = createCache();
  const { state } = cache;
  change(cache);
  remember('one', 'maria', state);
  expect(cache.find('one')).toBeNull();
  remember('one', 'maria');
  expect(cache.find('one')).toBe('maria');
});
