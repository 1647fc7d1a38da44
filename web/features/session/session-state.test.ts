import { expect, test } from 'vitest';
import { readStoredSession, sessionStorageKey } from './session-state.ts';

// S-16, Q-71
test('the storage key is derived from the host of the backend', () => {
  expect(sessionStorageKey('clinic.example:3000')).toBe('lunaria-clinic.example:3000-session');
});

test('what others wrote under the key is not taken for a session', () => {
  for (const text of [null, '', '{', 'null', '7', '[]', '{"user_id":7,"expires_at":1}', '{"user_id":"a"}']) {
    expect(readStoredSession(text)).toBeNull();
  }
  expect(readStoredSession('{"user_id":"a","expires_at":1,"more":2}')).toEqual({
    user_id: 'a',
    expires_at: 1,
  });
});

test('a session that waits for its second step is remembered as such', () => {
  const stored = { user_id: 'a', expires_at: 1, is_held: true };
  expect(readStoredSession(JSON.stringify(stored))).toEqual(stored);
  expect(readStoredSession('{"user_id":"a","expires_at":1,"is_held":"no"}')).toEqual({
    user_id: 'a',
    expires_at: 1,
  });
});
