import { createHmac, hkdfSync } from 'node:crypto';

/** An account's name in the log: 16 digits of which nobody without the secret can say whose it is. */
export type NameAccount = (userId: string) => string;

/**
 * The same name for the same account as long as the session secret stays: lines of one account are found together, and
 * `npm run admin -- account EMAIL` says whose they are. Once the account is erased nothing is left that leads back from them.
 */
export function createAccountNames(sessionSecret: string): NameAccount {
  const key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'lunaria names in the log', 32));
  return (userId) => createHmac('sha256', key).update(userId.toLowerCase()).digest('hex').slice(0, 16);
}
