import { expect, test } from 'vitest';
import { describeRefusal } from './use-confirming.ts';

// A local time: the clock on her wall is what she reads.
const now = new Date(2026, 10, 21, 14, 20, 30);

function refuse(status: number, retryAfterMs: number | null = null) {
  return { kind: 'refused', status, code: 'x', message: 'In words of the server.', retryAfterMs } as const;
}

test.each([
  [{ kind: 'unanswered' } as const, 'The server could not be reached. Try again.'],
  [refuse(403), 'In words of the server.'],
  [refuse(429), 'In words of the server.'],
  [refuse(429, 20_000), 'Too many attempts. Try again in a minute.'],
  [refuse(429, 899_000), 'Too many attempts. Try again in 15 minutes, at 14:35.'],
  [refuse(404), 'That took too long. Try once more.'],
])('%j is told as %s', (outcome, words) => {
  expect(describeRefusal(outcome, now)).toBe(words);
});
