import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { findTotpStep, makeTotpSecret, writeTotpUri } from './totp.ts';

// RFC 6238, appendix B, for HMAC-SHA-1; the last six of its eight digits.
const secret = Secret.fromLatin1('12345678901234567890').base32;

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('the code at second %i is the one of RFC 6238', (second, code) => {
  expect(findTotpStep(secret, code, second * 1000)).toBe(Math.floor(second / 30));
});

test('a clock may be one step early or late, and it is said which step the code was', () => {
  const step = 37037036;
  const at = (steps: number) => findTotpStep(secret, '081804', (step + steps) * 30_000);
  expect([at(-1), at(0), at(1)]).toEqual([step, step, step]);
  expect([at(-2), at(2)]).toEqual([null, null]);
  expect(findTotpStep(secret, '081804', step * 30_000 + 59_999)).toBe(step);
  expect(findTotpStep(secret, '081804', step * 30_000 + 60_000)).toBeNull();
});

test.each(['', '08180', '0818040', 'abcdef', '081805'])('"%s" is not the code', (code) => {
  expect(findTotpStep(secret, code, 1111111109_000)).toBeNull();
});

test('secrets are 160 bits and never the same', () => {
  const secrets = Array.from({ length: 50 }, makeTotpSecret);
  for (const made of secrets) expect(Secret.fromBase32(made).bytes).toHaveLength(20);
  expect(new Set(secrets).size).toBe(50);
});

test('the address for the app says issuer and account as they are, whatever they hold', () => {
  const uri = writeTotpUri({ secret, issuer: 'A & B: C?', label: 'maria+a@example.org' });
  expect(uri).toMatch(/^otpauth:\/\/totp\//);
  expect(new URL(uri).searchParams.get('issuer')).toBe('A & B: C?');
  expect(decodeURIComponent(new URL(uri).pathname)).toBe('/A & B: C?:maria+a@example.org');
});
