import { timingSafeEqual } from 'node:crypto';
import type { PasswordState } from '@lunaria/db/queries/passwords.ts';
import { PASSWORD_RESET_MINUTES } from '@lunaria/domain/account/password-reset.ts';
import { decodeJwt } from 'jose';
import { deriveLinkKey, secondsAfter } from './signed-link.ts';

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

/** Links that work once without being kept anywhere: a token is bound to the password it is to replace. */
export function createResetLinks(sessionSecret: string): ResetLinks {
  const key = deriveLinkKey(sessionSecret, 'lunaria password reset');
  const bind = ({ email, passwordHash }: PasswordState) =>
    key.fingerprint(JSON.stringify([email, passwordHash]));
  return {
    sign: async (userId, state) => {
      const exp = secondsAfter(new Date(), PASSWORD_RESET_MINUTES * 60);
      return await key.sign({ sub: userId, aud: AUDIENCE, bnd: bind(state), exp });
    },
    verify: async (token) => (await key.verify(token, AUDIENCE))?.sub ?? null,
    isCurrent: (token, state) => {
      const { bnd } = decodeJwt(token);
      const [given, wanted] = [Buffer.from(String(bnd)), Buffer.from(bind(state))];
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
    fingerprint: (address) => key.fingerprint(address.toLowerCase()),
  };
}
