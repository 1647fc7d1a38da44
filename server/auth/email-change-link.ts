import type { EmailSide } from '@lunaria/domain/account/email-change.ts';
import { deriveLinkKey, secondsAfter } from './signed-link.ts';

/** Which change a link speaks for, and for which of its two addresses. */
export interface EmailLink {
  changeId: string;
  side: EmailSide;
}

export interface EmailChangeLinks {
  /** The token of a link that works until `expiresAt`, as long as the change waits for that address. */
  sign(link: EmailLink, expiresAt: Date): Promise<string>;
  /** null for everything that this server did not sign, and for what ended. Whether it was used is said in the row of the change. */
  verify(token: string): Promise<EmailLink | null>;
  /** Stands for an address where it is counted: nobody without the secret can tell whose it is. */
  fingerprint(address: string): string;
}

const AUDIENCE = 'email-change';

export function createEmailChangeLinks(sessionSecret: string): EmailChangeLinks {
  const key = deriveLinkKey(sessionSecret, 'lunaria email change');
  return {
    sign: async ({ changeId, side }, expiresAt) =>
      await key.sign({ sub: changeId, sde: side, aud: AUDIENCE, exp: secondsAfter(expiresAt, 0) }),
    verify: async (token) => {
      const claims = await key.verify(token, AUDIENCE);
      return claims && isSide(claims.sde) ? { changeId: claims.sub, side: claims.sde } : null;
    },
    fingerprint: (address) => key.fingerprint(address.toLowerCase()),
  };
}

function isSide(value: unknown): value is EmailSide {
  return value === 'old' || value === 'new';
}
