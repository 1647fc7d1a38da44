import { expect, test } from 'vitest';
import { isAskedTogether, joinAsked, MOST_ASKED, readAsked } from './asked-together.ts';

test.each([
  '/api/profile',
  '/api/reminders/notices',
  '/api/daily-logs?from=2026-01-01&to=2026-02-01',
  '/api/daily-health-signals?after=2026-01-01%7Cx',
])('%s may be asked for together with others', (address) => {
  expect(isAskedTogether(address)).toBe(true);
});

test.each([
  '/api/auth/token',
  '/api/auth',
  '/api/together',
  '/api/together?ask=/api/profile',
  '/api/reminders/notices/1',
  '/api/health-documents/1/content',
  '/api/../healthz',
  '/dashboard',
  '//elsewhere.example/api/profile',
  'https://elsewhere.example/api/profile',
  '/api/profile#x',
  `/api/profile?a=${'x'.repeat(500)}`,
])('%s may not', (address) => {
  expect(isAskedTogether(address)).toBe(false);
});

test('what is joined is read again', () => {
  const addresses = ['/api/profile', '/api/daily-logs?from=2026-01-01&to=2026-02-01'];
  expect(readAsked(joinAsked(addresses))).toEqual(addresses);
});

test('nothing, too much, and one that may not be asked for are refused whole', () => {
  const many = (count: number) => joinAsked(Array.from({ length: count }, () => '/api/profile'));
  expect(readAsked(undefined)).toBeNull();
  expect(readAsked('')).toBeNull();
  expect(readAsked(many(MOST_ASKED))).toHaveLength(MOST_ASKED);
  expect(readAsked(many(MOST_ASKED + 1))).toBeNull();
  expect(readAsked(joinAsked(['/api/profile', '/api/auth/token']))).toBeNull();
});
