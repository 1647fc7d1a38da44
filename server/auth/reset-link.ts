import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { PasswordState } from '@lunaria/db/queries/passwords.ts';
import { PASSWORD_RESET_MINUTES } from '@lunaria/domain/account/password-reset.ts';
import { decodeJwt, jwtVerify, SignJWT } from 'jose';

export interface ResetLinks {
  /** The token of a link that works for `PASSWORD_RESET_MINUTES` from now, until the password or address changes. */
  sign(userId: string, state: PasswordState): Promise<string>;
  /**
   * Whose account a token opens, null for everything this server did not sign or signed too long ago. Whether it was
   * used meanwhile is known only with the account: `isCurrent`.
   */
  verify(token: string): Promise<string | null>;
  /** Whether nothing changed in the account since the token was signed; a used link changed the password. */
  isCurrent(token: string, state: PasswordState): boolean;
  /** Stands for an address where it is counted: nobody without the secret can tell whose it is. */
  fingerprint(address: string): string;
}

const AUDIENCE = 'password-reset';
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Links that work once without being kept anywhere: a token is bound to the password it is to replace. Signed with a
 * key of its own: no token of another kind that the same secret signed opens anything here.
 */
export function createResetLinks(sessionSecret: string): ResetLinks {
  const key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'lunaria password reset', 32));
  const fingerprint = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const bind = ({ email, passwordHash }: PasswordState) => fingerprint(JSON.stringify([email, passwordHash]));
  return {
    sign: async (userId, state) =>
      await new SignJWT({ bnd: bind(state) })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${PASSWORD_RESET_MINUTES}m`)
        .sign(key),
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, { audience: AUDIENCE, algorithms: ['HS256'] });
        return payload.sub && uuidPattern.test(payload.sub) ? payload.sub : null;
      } catch {
        return null;
      }
    },
    isCurrent: (token, state) => {
      const { bnd } = decodeJwt(token);
      const [given, wanted] = [Buffer.from(String(bnd)), Buffer.from(bind(state))];
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
    fingerprint: (address) => fingerprint(address.toLowerCase()),
  };
}
