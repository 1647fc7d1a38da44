import { createHmac, hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** How long the link of a guardian's mail works. */
export const GUARDIAN_LINK_DAYS = 7;

/** Whose guardian a link speaks for, and which: another that she names has another id. */
export interface GuardianLinkFacts {
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
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Signs with a key of its own: no token of another kind that the same secret signed opens anything here. */
export function createGuardianLinks(sessionSecret: string): GuardianLinks {
  const key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'lunaria guardian link', 32));
  return {
    sign: async ({ userId, guardianId }, askedAt) =>
      await new SignJWT({ gid: guardianId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setAudience(AUDIENCE)
        .setExpirationTime(Math.floor(askedAt.getTime() / 1000) + GUARDIAN_LINK_DAYS * 86_400)
        .sign(key),
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, { audience: AUDIENCE, algorithms: ['HS256'] });
        const { sub, gid } = payload;
        return isUuid(sub) && isUuid(gid) ? { userId: sub, guardianId: gid } : null;
      } catch {
        return null;
      }
    },
    fingerprint: (address) => createHmac('sha256', key).update(address.toLowerCase()).digest('base64url'),
  };
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuidPattern.test(value);
}
