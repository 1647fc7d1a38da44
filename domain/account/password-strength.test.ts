import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measurePasswordStrength } from './password-strength.ts';

test.each([
  [0, 'none'],
  [1, 'Weak'],
  [7, 'Weak'],
  [8, 'Medium'],
  [11, 'Medium'],
  [12, 'Strong'],
  [128, 'Strong'],
])('a password of %i characters is shown as %s', (length, strength) => {
  expect(measurePasswordStrength('x'.repeat(length))).toBe(strength);
});

test('the strength depends on the length only', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (password) => {
      expect(measurePasswordStrength(password)).toBe(measurePasswordStrength('x'.repeat(password.length)));
    }),
  );
});
