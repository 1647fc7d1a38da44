import { expect, test } from 'vitest';
import { suggestName } from './suggest-name.ts';

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
