import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findLastDue } from './backup-times.ts';

beforeEach(() => void vi.stubEnv('TZ', 'Europe/Lisbon'));
afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['03:00', '2026-11-28T02:59:59Z', '2026-11-27T03:00:00.000Z'],
  ['03:00', '2026-11-28T03:00:00Z', '2026-11-28T03:00:00.000Z'],
  ['23:30', '2026-11-28T23:29:00Z', '2026-11-27T23:30:00.000Z'],
  // In summer the clock there is an hour ahead.
  ['03:00', '2026-07-10T02:30:00Z', '2026-07-10T02:00:00.000Z'],
  // The night in which it is put ahead, and the one in which it is put back.
  ['01:30', '2026-03-29T12:00:00Z', '2026-03-29T01:30:00.000Z'],
  ['03:00', '2026-10-25T02:00:00Z', '2026-10-24T02:00:00.000Z'],
])('a backup at %s was due last, at %s, at %s', (at, now, due) => {
  expect(findLastDue(at, new Date(now)).toISOString()).toBe(due);
});
