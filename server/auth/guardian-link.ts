import { deriveLinkKey, isUuid, secondsAfter } from './signed-link.ts';

/** How long the link of a guardian's mail works. */
export const GUARDIAN_LINK_DAYS = 7;

/** Whose guardian a link speaks for, and which: another that she names has another id. */
interface GuardianLinkFacts {
  userId: string;
  guardianId: string;
}

export interface GuardianLinks {
  /** The token of a link that works until `GUARDIAN_LINK_DAYS` after `askedAt`. */
  sign(facts: GuardianLinkFacts, askedAt: Date): Promise<string>;
  /** null for everything that this server did not sign, and for what it signed too long ago. */
  verify(token: string): Promise<GuardianLinkFacts | null>;
  /** Stands for an address where it is counted: nobody without the secret can tell whose it is. */
  fingerprint(address: string): string;
}

const AUDIENCE = 'guardian';

export function createGuardianLinks(sessionSecret: string): GuardianLinks {
  const key = deriveLinkKey(sessionSecret, 'lunaria guardian link');
  return {
    sign: async ({ userId, guardianId }, askedAt) => {
      const exp = secondsAfter(askedAt, GUARDIAN_LINK_DAYS * 86_400);
      return await key.sign({ sub: userId, gid: guardianId, aud: AUDIENCE, exp });
    },
    verify: async (token) => {
      const claims = await key.verify(token, AUDIENCE);
      return claims && isUuid(claims.gid) ? { userId: claims.sub, guardianId: claims.gid } : null;
    },
    fingerprint: (address) => key.fingerprint(address.toLowerCase()),
  };
}
