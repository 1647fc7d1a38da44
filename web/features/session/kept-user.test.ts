import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { allowKeeping, keep, readKept } from '../../app/device-store/device-store.ts';
import { keepProfile, readKeptProfile } from './kept-user.ts';

const PROFILE = { full_name: 'Maria del Carmen', life_stage: 'ivf' };

afterEach(() => void vi.useRealTimers());

test('name and stage are there for a week after the server was reached last, then they open nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
  allowKeeping('maria');
  await keepProfile('maria', PROFILE);
  vi.setSystemTime(new Date('2026-11-28T09:59:00Z'));
  expect(await readKeptProfile('maria')).toEqual(PROFILE);
  vi.setSystemTime(new Date('2026-11-28T10:01:00Z'));
  expect(await readKeptProfile('maria')).toBeNull();
  // A clock set back far behind does not prolong the week.
  vi.setSystemTime(new Date('2026-11-01T10:00:00Z'));
  expect(await readKeptProfile('maria')).toBeNull();
});

test('nothing but name and stage is kept', async () => {
  allowKeeping('maria');
  const answer = { ...PROFILE, email: 'maria@example.org' };
  await keepProfile('maria', answer);
  expect(await readKept('maria', 'profile')).toEqual({ ...PROFILE, kept_at_ms: expect.any(Number) });
});

test.each([
  ['a text', 'maria'],
  ['without a time', PROFILE],
  ['with a time that is none', { ...PROFILE, kept_at_ms: '2026' }],
])('what is no profile (%s) opens nothing', async (_, value) => {
  allowKeeping('ana');
  await keep('ana', 'profile', value);
  expect(await readKeptProfile('ana')).toBeNull();
});

test('a profile without a name or a stage is one all the same', async () => {
  allowKeeping('ana');
  await keepProfile('ana', { full_name: null, life_stage: null });
  expect(await readKeptProfile('ana')).toEqual({ full_name: null, life_stage: null });
});
