import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createResetLinks } from './reset-link.ts';

const links = createResetLinks('a secret of at least thirty-two letters');
const userId = '0b0f6a34-3a0e-4a7f-9f5e-1c1c1c1c1c1c';
const state = { email: 'maria@example.org', fullName: 'Maria', passwordHash: '$argon2id$one' };

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test('a link works for thirty minutes', async () => {
  const token = await links.sign(userId, state);
  vi.setSystemTime(new Date('2026-11-21T12:29:59Z'));
  expect(await links.verify(token)).toBe(userId);
  vi.setSystemTime(new Date('2026-11-21T12:30:01Z'));
  expect(await links.verify(token)).toBeNull();
});

test('it ends with the password or the address that it was made for', async () => {
  const token = await links.sign(userId, state);
  expect(links.isCurrent(token, state)).toBe(true);
  expect(links.isCurrent(token, { ...state, passwordHash: '$argon2id$two' })).toBe(false);
  expect(links.isCurrent(token, { ...state, passwordHash: null })).toBe(false);
  expect(links.isCurrent(token, { ...state, email: 'new@example.org' })).toBe(false);
});

test('another server cannot make one, and nothing of the account stands in it', async () => {
  const foreign = createResetLinks('another secret of thirty-two letters!');
  expect(await links.verify(await foreign.sign(userId, state))).toBeNull();
  const [, payload = ''] = (await links.sign(userId, state)).split('.');
  expect(Buffer.from(payload, 'base64url').toString()).not.toMatch(/maria|argon/i);
});
