import type { Database } from '@lunaria/db/engine/database.ts';
import { addAccountEvent, addWrongPassword } from '@lunaria/db/queries/account-events.ts';
import { findOwnNetwork, reportSecurityEvent } from '../logging/report-security-event.ts';

/** Keeps that a wrong password or code was sent from within a session, or with a link of a mail. */
export async function noteWrongTry(
  database: Database,
  userId: string,
  kind: 'password-wrong' | 'code-wrong',
): Promise<void> {
  await addAccountEvent(database.auth, userId, { kind, address: findOwnNetwork() });
}

/** Keeps that somebody tried to log in with a wrong password, where there is such an account, and logs it in any case. */
export async function noteWrongSignIn(database: Database, email: string): Promise<void> {
  const userId = await addWrongPassword(database.auth, email, findOwnNetwork());
  reportSecurityEvent('password_wrong', userId === null ? {} : { userId });
}
