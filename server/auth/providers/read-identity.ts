import { emailSchema, fullNameSchema } from '@lunaria/domain/account/sign-up.ts';
import type { IDToken } from 'openid-client';
import * as z from 'zod/mini';

const appleUserSchema = z.object({
  name: z.object({
    firstName: z._default(z.string(), ''),
    lastName: z._default(z.string(), ''),
  }),
});

/** Who somebody is by a provider's signed word. */
export interface ProviderIdentity {
  /** The provider's own name of the account; it never changes, and is all that is recognized. */
  subject: string;
  /** In lower case; null when the provider told none, or did not confirm that it is hers. */
  confirmedEmail: string | null;
  /** '' where none was told. */
  fullName: string;
  /** When she last logged in there; null where the provider does not say. */
  authenticatedAt: Date | null;
}

/** By how much a provider's clock may be ahead of ours; the library checks everything of a token's time but this. */
const CLOCK_TOLERANCE_SECONDS = 60;

/**
 * The verified claims of an ID token as we use them. Throws a TypeError without any, with a subject we cannot keep, or
 * when it was issued, or she logged in, in the future: kept back for later, it would count as a fresh proof then.
 */
export function readIdentity(claims: IDToken | undefined): ProviderIdentity {
  if (!claims) throw new TypeError('No ID token.');
  const { sub, email, email_verified: isConfirmed, name, auth_time: authTime } = claims;
  // The longest that the standard allows; printable ASCII by the same rule.
  if (!/^[\x21-\x7e]{1,255}$/.test(sub)) throw new TypeError('The subject cannot be kept.');
  const latest = Date.now() / 1000 + CLOCK_TOLERANCE_SECONDS;
  if (claims.iat > latest || (typeof authTime === 'number' && authTime > latest)) {
    throw new TypeError('The ID token is from the future.');
  }
  const address = emailSchema.safeParse(email);
  // Apple writes the boolean as a text.
  const isHers = isConfirmed === true || isConfirmed === 'true';
  return {
    subject: sub,
    confirmedEmail: address.success && isHers ? address.data.toLowerCase() : null,
    fullName: readName(name),
    authenticatedAt: typeof authTime === 'number' ? new Date(authTime * 1000) : null,
  };
}

/** A name that somebody else wrote down, as an account takes it; '' for what it would not take. */
function readName(name: unknown): string {
  const checked = fullNameSchema.safeParse(name);
  return checked.success ? checked.data : '';
}

/**
 * The name in the field `user` that Apple adds to its first answer; '' for anything else. The address there counts for
 * nothing: nobody signed it.
 */
export function readAppleName(user: string | null): string {
  if (user === null) return '';
  try {
    const { name } = z.parse(appleUserSchema, JSON.parse(user));
    return readName([name.firstName, name.lastName].join(' ').trim());
  } catch {
    return '';
  }
}
