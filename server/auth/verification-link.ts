import { VERIFICATION_HOURS } from '@lunaria/domain/account/email-verification.ts';
import { deriveLinkKey, secondsAfter } from './signed-link.ts';

export interface VerificationLinks {
  /** The token of a link that works for `VERIFICATION_HOURS` from now, as long as the account has this address. */
  sign(userId: string, email: string): Promise<string>;
  /**
   * Whose account a token speaks of, and whether it was made for an address; null for everything that this server did not
   * sign or signed too long ago. The token itself holds no address: links are seen by more than their reader.
   */
  verify(token: string): Promise<{ userId: string; isFor: (email: string) => boolean } | null>;
}

const AUDIENCE = 'verify-email';

export function createVerificationLinks(sessionSecret: string): VerificationLinks {
  const key = deriveLinkKey(sessionSecret, 'lunaria email verification');
  return {
    sign: async (userId, email) => {
      const exp = secondsAfter(new Date(), VERIFICATION_HOURS * 3600);
      return await key.sign({ sub: userId, aud: AUDIENCE, bnd: key.fingerprint(email), exp });
    },
    verify: async (token) => {
      const claims = await key.verify(token, AUDIENCE);
      return claims && { userId: claims.sub, isFor: (email) => claims.bnd === key.fingerprint(email) };
    },
  };
}
