import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@lunaria/db/engine/database.ts';
import { promiseResetMail } from '@lunaria/db/queries/passwords.ts';
import { PASSWORD_RESET_MAILS_PER_HOUR } from '@lunaria/domain/account/password-reset.ts';
import { countLimited } from '../../../auth/rate-limits.ts';
import type { ResetLinks } from '../../../auth/reset-link.ts';
import type { Config } from '../../../config/read-config.ts';

export interface PasswordDependencies {
  database: Database;
  resetLinks: ResetLinks;
  config: Config;
}

const MAILS_TO_ADDRESS = { window: 3600, max: PASSWORD_RESET_MAILS_PER_HOUR };

/** Longer than the work takes either way: how long the answer takes says nothing about the address. */
const ANSWER_AFTER_MS = 200;

/**
 * Promises a mail with a link to the owner of this address, where there is an account. It returns alike, and after the
 * same time, for an address without one and for one that was written to often enough in this hour.
 */
export async function askPasswordReset(
  { database, resetLinks, config }: PasswordDependencies,
  email: string,
  answerAfterMs = ANSWER_AFTER_MS,
): Promise<void> {
  const key = `password-reset|address|${resetLinks.fingerprint(email)}`;
  const promiseMail = async () => {
    const retryAfter = await countLimited(database, config.RATE_LIMIT_FACTOR, key, MAILS_TO_ADDRESS);
    if (retryAfter === null) await promiseResetMail(database.auth, email);
  };
  await Promise.all([promiseMail(), wait(answerAfterMs)]);
}
