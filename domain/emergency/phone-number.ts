import * as z from 'zod/mini';
import { textSchema } from '../text.ts';

// Digits as they are dialled: E.164 knows at most 15, and the shortest emergency numbers have two.
const DIGITS = { min: 2, max: 15 } as const;
/** With the spaces and brackets that people write. */
export const PHONE_MAX_LENGTH = 40;

export const PHONE_TEXTS = {
  missing: 'Enter the phone number',
  letters: 'Write the number in digits, such as 020 7946 0018 or +44 20 7946 0018',
  digits: `A phone number has ${DIGITS.min} to ${DIGITS.max} digits`,
} as const;

/** What people write between the digits. */
const BETWEEN = /[\s()./‐-―−-]+/gu;

/**
 * The number as a phone dials it: `+442079460018`, `0207946001`; null where it is none. Digits of every script, signs
 * between them, and the `(0)` that is left out behind a country's code are folded.
 */
export function foldPhone(typed: string): string | null {
  const plain = readSigns(typed);
  return plain !== null && hasRightLength(plain) ? plain : null;
}

/** What keeps it from being a number, in her words, or null. */
export function findPhoneFault(typed: string): string | null {
  if (typed.trim() === '') return PHONE_TEXTS.missing;
  const plain = readSigns(typed);
  if (plain === null) return PHONE_TEXTS.letters;
  return hasRightLength(plain) ? null : PHONE_TEXTS.digits;
}

/** Digits with at most a plus in front; null where anything else is in it. */
function readSigns(typed: string): string | null {
  const digits = typed
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .trim();
  const abroad = /^\(?\+/.test(digits) ? digits.replace(/\(\s*0\s*\)/, '') : digits;
  const plain = abroad.replaceAll(BETWEEN, '');
  return /^\+?\d*$/.test(plain) ? plain : null;
}

const hasRightLength = (plain: string): boolean => {
  const { length } = plain.replace('+', '');
  return length >= DIGITS.min && length <= DIGITS.max;
};

// Unicode gives the digits of every script ten places in a row, from its zero on.
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - 1 - before))) before += 1;
  return String(before % 10);
}

/** As she typed it; what is dialled is folded from it. */
export const phoneSchema = textSchema({ max: PHONE_MAX_LENGTH, tooLong: PHONE_TEXTS.digits }).check(
  z.superRefine((typed, context) => {
    const fault = findPhoneFault(typed);
    if (fault !== null) context.addIssue(fault);
  }),
);

/** `tel:+442079460018`, for a link; null where it is no number. */
export function telephoneLink(typed: string): string | null {
  const dialled = foldPhone(typed);
  return dialled === null ? null : `tel:${dialled}`;
}
