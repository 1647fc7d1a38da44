import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRODUCT_NAME } from '../product.ts';
import { CONTEXT_WORDS, isGuessablePassword } from './guessable-password.ts';

const HER = { email: 'maria.delcarmen@example.org', fullName: 'María Zauberwort' };

test.each([
  'password1',
  'Password123!',
  'p@ssw0rd',
  'P4$$w0rd2026',
  '12345678',
  '87654321',
  '1234567890',
  'aaaaaaaa',
  'abcdefgh',
  'qwertyui',
  'qwerty123',
  '1q2w3e4r',
  'iloveyou1',
  'sunshine99',
  'lunaria1',
  'Lunaria2026',
  'mycycle1',
  'pregnancy',
  'zauberwort1',
  'delcarmen12',
  'Maria1234',
])('%s is one of the first to be tried', (password) => {
  expect(isGuessablePassword(password, HER)).toBe(true);
});

test.each([
  'eightchr',
  'a new password',
  'a quiet password',
  'contraseña segura',
  'moons on a stalk',
  'correct horse battery',
  'pässwörd lang',
  'tr0ub4dor&3',
  'K9#vq2Lx',
  '月の満ち欠けの',
])('%s is not', (password) => {
  expect(isGuessablePassword(password, HER)).toBe(false);
});

test('the name of the product is among the words', () => {
  expect(CONTEXT_WORDS).toContain(PRODUCT_NAME.toLowerCase());
});

test('whatever is typed gets an answer, and a password of random letters is never refused', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 128, unit: 'binary' }), (password) => {
      expect(typeof isGuessablePassword(password, HER)).toBe('boolean');
    }),
  );
  fc.assert(
    fc.property(fc.uuid(), (password) => !isGuessablePassword(password, HER)),
    { numRuns: 200 },
  );
});
