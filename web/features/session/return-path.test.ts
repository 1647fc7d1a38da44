import { expect, test } from 'vitest';
import { chooseReturnPath } from './return-path.ts';

test.each([
  '/dashboard',
  '/dashboard/settings',
  '/dashboard?section=b2-6',
  '/health-statistics',
  '/onboarding/basic-info',
])('she comes back to %s', (returnTo) => {
  expect(chooseReturnPath({ returnTo })).toBe(returnTo);
});

test.each([
  null,
  undefined,
  '/health-statistics',
  {},
  { returnTo: 7 },
  { returnTo: '' },
  { returnTo: '/' },
  { returnTo: '/auth/login' },
  { returnTo: '//evil.example/dashboard' },
  { returnTo: 'https://evil.example/dashboard' },
  { returnTo: '/dashboardish' },
  { returnTo: '/dashboard/../../evil' },
  { returnTo: '/dashboard?x=//evil.example' },
  { returnTo: '/dashboard?section=b2&next=x' },
  { returnTo: '/evil?section=b2' },
  { returnTo: '/\\evil.example' },
])('anything else (%j) leads to the dashboard', (historyState) => {
  expect(chooseReturnPath(historyState)).toBe('/dashboard');
});
