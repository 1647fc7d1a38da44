// zod/mini: the same schemas and results, 5 kB in the browser where the full package is 23.
import * as z from 'zod/mini';

// zod otherwise compiles parsers with `new Function`, which the Content-Security-Policy forbids.
// Set here, because every module with a schema imports this one first.
z.config({ jitless: true });

export interface TextLimits {
  /** Smallest length, counted like `String.length`. */
  min?: number;
  /** Largest length, counted like `String.length`; never more characters than PostgreSQL's `char_length`. */
  max: number;
  tooShort?: string;
  tooLong: string;
}

/** True when PostgreSQL can store the text: no NUL character, and no half of a surrogate pair. */
export function isStorableText(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

/**
 * The base of every text that comes from outside; the first complaint is the one to show. All checks run, also on
 * a text that is far too long: what is added to them must be linear, or look at the length itself. (zod's `abort`
 * would end them, and with them every comparison between two fields of the form that holds the text.)
 */
export function textSchema({ min = 0, max, tooShort, tooLong }: TextLimits) {
  return z
    .string({ error: 'Text is missing' })
    .check(
      z.maxLength(max, { error: tooLong }),
      z.refine(isStorableText, { error: 'Contains characters that cannot be saved' }),
      z.minLength(min, tooShort === undefined ? undefined : { error: tooShort }),
    );
}
