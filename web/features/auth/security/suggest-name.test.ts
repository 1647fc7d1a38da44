import { expect, test } from 'vitest';
import { nameDevice, suggestName } from './suggest-name.ts';

const named = (friendly_name: string) => ({
  id: friendly_name,
  friendly_name,
  factor_type: 'totp' as const,
  status: 'verified' as const,
  created_at: '2026-11-21T09:00:00Z',
  last_used_at: null,
  removal_due_at: null,
});

test.each([
  [[], 'App'],
  [['Other'], 'App'],
  [['App'], 'App 2'],
  [['App', 'App 2', 'App 3'], 'App 4'],
  [['App 2'], 'App'],
])('beside %j the next is %s', (taken, name) => {
  expect(suggestName('App', taken.map(named))).toBe(name);
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'iPhone'],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    'Android phone',
  ],
  ['Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Android phone'],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-X910) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
    'Android tablet',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', 'Mac'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/145.0', 'Windows computer'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36', 'Linux computer'],
  ['something else', 'Passkey'],
])('%s makes a passkey called %s', (userAgent, name) => {
  expect(nameDevice(userAgent)).toBe(name);
});
