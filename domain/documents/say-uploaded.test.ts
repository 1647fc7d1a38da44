import { expect, test } from 'vitest';
import { sayUploaded } from './say-uploaded.ts';

// By her clock, whatever zone that is.
const at = (hours: number, minutes = 0, seconds = 0) => new Date(2026, 10, 21, hours, minutes, seconds);

test.each([
  [at(14, 5), at(14, 6, 59), 'just now'],
  [at(14, 5), at(14, 4), 'just now'],
  [at(9, 5), at(14, 5), 'today at 09:05'],
  [at(0, 0), at(23, 59), 'today at 00:00'],
  [new Date(2026, 10, 20, 23, 59), at(0, 10), '20 Nov 2026'],
  [new Date(2025, 8, 2, 12), at(12), '2 Sept 2025'],
])('uploaded at %s, seen at %s: %s', (uploaded, now, said) => {
  expect(sayUploaded(uploaded.toISOString(), now)).toBe(said);
});
