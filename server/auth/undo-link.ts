import { UNDO_DAYS } from '@lunaria/domain/account/account-change.ts';
import { deriveLinkKey, secondsAfter } from './signed-link.ts';

export interface UndoLinks {
  /** The token of a link that takes a change of an account back until `UNDO_DAYS` after it was made. */
  sign(changeId: string, changedAt: Date): Promise<string>;
  /** Which change a token takes back; null for everything that this server did not sign, and for what ended. */
  verify(token: string): Promise<string | null>;
}

const AUDIENCE = 'undo';

export function createUndoLinks(sessionSecret: string): UndoLinks {
  const key = deriveLinkKey(sessionSecret, 'lunaria account change');
  return {
    sign: async (changeId, changedAt) =>
      await key.sign({ sub: changeId, aud: AUDIENCE, exp: secondsAfter(changedAt, UNDO_DAYS * 86_400) }),
    verify: async (token) => (await key.verify(token, AUDIENCE))?.sub ?? null,
  };
}
