import { createHmac, hkdfSync } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';

/** What is said in the token of a link: whose it is, what it is for, and when it ends (`exp`, seconds) where it does. */
type Claims = JWTPayload & { sub: string; aud: string };

interface LinkKey {
  sign(claims: Claims): Promise<string>;
  /** null for everything that was not signed with this key for this, or ended. `sub` is an id. */
  verify(token: string, audience: string): Promise<Claims | null>;
  /** Stands for a text where it is counted or compared: nobody without the secret can tell which it is. */
  fingerprint(text: string): string;
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A key of its own for each kind of link: no token of another kind that the same secret signed opens anything here.
 * Another `name` is another key, and ends the links in mails that were sent.
 */
export function deriveLinkKey(sessionSecret: string, name: string): LinkKey {
  const key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', name, 32));
  return {
    sign: async (claims) => await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key),
    verify: async (token, audience) => {
      try {
        const { payload } = await jwtVerify(token, key, { audience, algorithms: ['HS256'] });
        const { sub } = payload;
        return isUuid(sub) ? { ...payload, sub, aud: audience } : null;
      } catch {
        return null;
      }
    },
    fingerprint: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  };
}

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuidPattern.test(value);
}

/** An instant as tokens say it, in whole seconds: `seconds` after `start`. */
export function secondsAfter(start: Date, seconds: number): number {
  return Math.floor(start.getTime() / 1000) + seconds;
}
