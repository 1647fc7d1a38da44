import { ACCOUNT_EVENT_KINDS, type AccountEvent } from '@lunaria/domain/account/account-event.ts';
import { expect, test } from 'vitest';
import { nameAccountEvent, namePlaces } from './account-events.ts';

const make = (changes: Partial<AccountEvent>): AccountEvent => ({
  id: '1',
  kind: 'password-wrong',
  name: null,
  count: 1,
  address: '203.0.113.x',
  has_other_addresses: false,
  at: '2025-10-10T08:30:00Z',
  ...changes,
});

test.each([
  [{}, 'A wrong password'],
  [{ count: 12 }, '12 wrong passwords'],
  [{ kind: 'code-wrong', count: 3 }, '3 wrong codes'],
  [{ kind: 'factor-added', name: 'My phone' }, '“My phone” added'],
  [{ kind: 'factor-removed' }, 'A second step removed'],
  [{ kind: 'provider-added', name: 'Google' }, 'Google added'],
  [{ kind: 'sessions-ended' }, 'Logged out in another browser'],
  [{ kind: 'sessions-ended', count: 3 }, 'Logged out in 3 other browsers'],
] as const)('%o is "%s"', (changes, title) => {
  expect(nameAccountEvent(make(changes)).title).toBe(title);
});

test('every kind has words of its own, and two of them are tries', () => {
  const named = ACCOUNT_EVENT_KINDS.map((kind) => nameAccountEvent(make({ kind, name: 'It' })));
  // What is said of a second step and of a provider differs by the name alone.
  expect(new Set(named.map(({ title }) => title)).size).toBe(ACCOUNT_EVENT_KINDS.length);
  expect(named.filter(({ isTry }) => isTry)).toHaveLength(2);
});

test.each([
  [{}, 'From 203.0.113.x'],
  [{ has_other_addresses: true }, 'From 203.0.113.x and other places'],
  [{ address: null }, ''],
  [{ address: null, has_other_addresses: true }, 'From several places'],
])('%o came %s', (changes, places) => {
  expect(namePlaces(make(changes))).toBe(places);
});
