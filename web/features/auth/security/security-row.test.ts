import { expect, test } from 'vitest';
import { describeLastUse } from './security-row.tsx';

// Local times: her own day is what counts.
const now = new Date(2026, 10, 21, 9, 30);

test.each([
  [new Date(2026, 10, 21, 8, 0), 'in the last two hours'],
  [new Date(2026, 10, 21, 9, 31), 'in the last two hours'],
  [new Date(2026, 10, 21, 7, 0), 'today'],
  [new Date(2026, 10, 20, 23, 59), 'yesterday'],
  [new Date(2026, 10, 19, 23, 59), 'on 19 Nov'],
  [new Date(2025, 10, 21, 9, 30), 'on 21 Nov 2025'],
])('%s was %s', (lastUsedAt, words) => {
  expect(describeLastUse(lastUsedAt, now)).toBe(words);
});
