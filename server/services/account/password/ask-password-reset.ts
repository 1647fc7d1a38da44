import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@lunaria/db/engine/database.ts';
import { promiseResetMail } from '@lunaria/db/queries/passwords.ts';
import type { ResetLinks } from '../../../auth/reset-link.ts';
import type { Config } from '../../../config/read-config.ts';
import { hasRoomForUse } from '../../limits.ts';

export interface PasswordDependencies {
  database: Database;
  resetLinks: ResetLinks;
  config: Config;
}

/** Longer than the work takes either way: how long the answer takes says nothing about the address. */
const ANSWER_AFTER_MS = 200;

/**
 * Promises a mail with a link to the owner of this address, where there is an account. It returns alike, and after the
 * same time, for an address without one and for one that was written to often enough in this hour.
 */
export async function askPasswordReset(
  dependencies: PasswordDependencies,
  email: string,
  answerAfterMs = ANSWER_AFTER_MS,
): Promise<void> {
  const { database, resetLinks } = dependencies;
  const promiseMail = async () => {
    const address = resetLinks.fingerprint(email);
    if (await hasRoomForUse(dependencies, 'password-reset|address', address))
      await promiseResetMail(database.auth, email);
  };
  await Promise.all([promiseMail(), wait(answerAfterMs)]);
}
