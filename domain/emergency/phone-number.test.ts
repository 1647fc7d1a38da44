import { describe, expect, it } from 'vitest';
import { findPhoneFault, foldPhone, PHONE_TEXTS, phoneSchema, telephoneLink } from './phone-number.ts';

describe('a phone number as people write it', () => {
  it.each([
    ['020 7946 0018', '02079460018'],
    ['+44 20 7946 0018', '+442079460018'],
    ['+44 (0)20 7946-0018', '+442079460018'],
    ['(+44) 20/7946.0018', '+442079460018'],
    ['(020) 7946 0018', '02079460018'],
    ['0 20 7946 – 0018', '02079460018'],
    [' 112 ', '112'],
    ['11', '11'],
    // Arabic, Persian, Devanagari and full-width digits.
    ['٠٢٠٧٩٤٦٠٠١٨', '02079460018'],
    ['+۹۸ ۲۱ ۱۲۳', '+9821123'],
    ['०११ २३४५', '0112345'],
    ['０３（１２３４）５６７８', '0312345678'],
    ['+123456789012345', '+123456789012345'],
  ])('%s is dialled as %s', (typed, dialled) => {
    expect(foldPhone(typed)).toBe(dialled);
    expect(findPhoneFault(typed)).toBeNull();
    expect(telephoneLink(typed)).toBe(`tel:${dialled}`);
    // As it stands in a link: what is kept is what she typed.
    expect(phoneSchema.parse(typed)).toBe(typed);
  });

  it.each([
    ['', PHONE_TEXTS.missing],
    ['   ', PHONE_TEXTS.missing],
    ['Ana', PHONE_TEXTS.letters],
    ['020 7946 0018, evenings', PHONE_TEXTS.letters],
    ['020+7946', PHONE_TEXTS.letters],
    ['++44', PHONE_TEXTS.letters],
    ['1;ext=2', PHONE_TEXTS.letters],
    ['javascript:alert(1)', PHONE_TEXTS.letters],
    ['1', PHONE_TEXTS.digits],
    ['+', PHONE_TEXTS.digits],
    ['1234567890123456', PHONE_TEXTS.digits],
  ])('"%s" is refused: %s', (typed, fault) => {
    expect(findPhoneFault(typed)).toBe(fault);
    expect(foldPhone(typed)).toBeNull();
    expect(telephoneLink(typed)).toBeNull();
    expect(phoneSchema.safeParse(typed).error?.issues[0]?.message).toBe(fault);
  });

  it('has at most 40 characters, however they are written', () => {
    expect(phoneSchema.safeParse(`1${' '.repeat(38)}2`).success).toBe(true);
    expect(phoneSchema.safeParse(`1${' '.repeat(39)}2`).success).toBe(false);
  });
});
