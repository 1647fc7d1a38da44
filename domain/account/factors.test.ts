import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factorCodeSchema, newFactorSchema, phoneSchema } from './factors.ts';
import {
  groupRecoveryCode,
  RECOVERY_ALPHABET,
  RECOVERY_CODE_LENGTH,
  recoveryCodeAnswerSchema,
} from './recovery-code.ts';

test.each([
  ['+34600123456', '+34600123456'],
  [' +34 (600) 123-456 ', '+34600123456'],
  ['+1.212.555.0100', '+12125550100'],
])('the number %s is %s', (typed, number) => {
  expect(phoneSchema.safeParse(typed)).toMatchObject({ success: true, data: number });
});

test.each([
  '',
  '600123456',
  '+0600123456',
  '+34',
  '+123456789012345678',
  '+34600abc456',
  '00346001234567',
  '+3460012345\u0000',
])('%j is no number with its country', (typed) => {
  expect(phoneSchema.safeParse(typed).success).toBe(false);
});

test('a code may be typed in groups', () => {
  for (const typed of ['123456', '123 456', ' 123-456 '])
    expect(factorCodeSchema.parse(typed)).toBe('123456');
});

test('a name is stored as it reads: trimmed, single blanks, one form of each letter', () => {
  const { friendly_name: name } = newFactorSchema.parse({
    friendly_name: '  Telefono\u0301   de  Ana ',
    factor_type: 'totp',
  });
  expect(name).toBe('Telefonó de Ana');
});

test('what is no field of a factor is left out', () => {
  const parsed = newFactorSchema.parse({
    friendly_name: 'A',
    factor_type: 'totp',
    status: 'verified',
    userId: 'x',
  });
  expect(parsed).toEqual({ friendly_name: 'A', factor_type: 'totp' });
});

test('every recovery code is read back from how it is shown, in small letters and with blanks too', () => {
  const codes = fc
    .array(fc.constantFrom(...RECOVERY_ALPHABET), {
      minLength: RECOVERY_CODE_LENGTH,
      maxLength: RECOVERY_CODE_LENGTH,
    })
    .map((letters) => letters.join(''));
  fc.assert(
    fc.property(codes, (code) => {
      const shown = groupRecoveryCode(code);
      expect(shown).toMatch(/^(.{4}-){3}.{4}$/);
      for (const typed of [code, shown, shown.toLowerCase(), ` ${shown.replaceAll('-', ' ')}`]) {
        expect(recoveryCodeAnswerSchema.parse({ code: typed })).toEqual({ code });
      }
    }),
  );
});
