import type { Database } from '@lunaria/db/engine/database.ts';
import { forgetCount } from '@lunaria/db/queries/rate-limits.ts';
import { isBrowserOf } from '@lunaria/db/queries/sign-ins.ts';
import type { Config } from '../config/read-config.ts';
import { readKnownBrowser } from './known-browser.ts';
import { countLimited, countOrRefuse } from './rate-limits.ts';
import { deriveLinkKey } from './signed-link.ts';

/**
 * Passwords tried for one account in an hour, from wherever: by all browsers it does not know together, and by each that
 * it knows (known-browser.ts). So whoever guesses from a thousand addresses gets no further, and does not lock her out:
 * she goes on in the browser she always uses, by a passkey or a provider, and by a link to a new password.
 */
const BY_ACCOUNT = { window: 3600, max: 50 };

/** Current passwords tried by whoever is signed in already. */
const BY_SESSIONS = { window: 3600, max: 20 };

interface GuessDependencies {
  database: Database;
  config: Config;
  sessionSecret: string;
}

export interface GuessLimiter {
  /** Seconds to wait before another password is looked at; null for none. Counted alike where there is no account. */
  countSignIn(email: string, cookieHeader: string | null): Promise<number | null>;
  /** Throws AppError('rate_limited'). */
  countCurrentPassword(userId: string): Promise<void>;
  /** After a link by mail proved that it is she: what others tried stands in her way no longer. */
  forget(account: { email: string; userId: string }): Promise<void>;
}

export function createGuessLimiter({ database, config, sessionSecret }: GuessDependencies): GuessLimiter {
  const { fingerprint } = deriveLinkKey(sessionSecret, 'lunaria password guesses');
  const { RATE_LIMIT_FACTOR: factor } = config;
  const accountKey = (email: string) => `guesses|account|${fingerprint(email.toLowerCase())}`;
  const sessionsKey = (userId: string) => `guesses|sessions|${fingerprint(userId)}`;
  return {
    async countSignIn(email, cookieHeader) {
      const browser = readKnownBrowser(cookieHeader, config);
      const isKnown = await isBrowserOf(database.auth, email.toLowerCase(), browser);
      const key = isKnown ? `guesses|browser|${fingerprint(browser)}` : accountKey(email);
      return await countLimited(database, factor, key, BY_ACCOUNT);
    },
    async countCurrentPassword(userId) {
      await countOrRefuse(database, factor, sessionsKey(userId), BY_SESSIONS);
    },
    async forget({ email, userId }) {
      for (const key of [accountKey(email), sessionsKey(userId)]) await forgetCount(database.auth, key);
    },
  };
}
