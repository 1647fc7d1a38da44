import { expect, test } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const NOW = Date.parse('Fri, 20 Nov 2026 10:00:00 GMT');

test.each([
  ['5', 5_000],
  ['0', 0],
  ['Fri, 20 Nov 2026 10:00:07 GMT', 7_000],
  ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
])('%s is a wait of %i ms', (header, ms) => {
  expect(readRetryAfter(header, NOW)).toBe(ms);
});

test.each([[null], [''], ['-1'], ['1.5'], ['soon'], ['1e9'], ['99999999999'], ['2026-11-20']])(
  '%s names no time',
  (header) => {
    expect(readRetryAfter(header, NOW)).toBeNull();
  },
);
