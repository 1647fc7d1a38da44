import type { Database } from '@lunaria/db/engine/database.ts';
import {
  deleteWaitingEmailChange,
  findWaitingEmailChange,
  replaceEmailChange,
} from '@lunaria/db/queries/email-changes.ts';
import { promiseJob } from '@lunaria/db/queries/outbox.ts';
import type { SessionOfUser } from '@lunaria/db/queries/sessions.ts';
import {
  EMAIL_CHANGE_HOURS,
  EMAIL_CHANGE_TEXTS,
  type EmailState,
} from '@lunaria/domain/account/email-change.ts';
import type { EmailChangeLinks } from '../../../auth/email-change-link.ts';
import type { Config } from '../../../config/read-config.ts';
import { AppError } from '../../../errors/app-error.ts';
import { countUse, hasRoomForUse } from '../../limits.ts';
import { noteAccountEvent } from '../account-events.ts';

export interface EmailChangeDependencies {
  database: Database;
  emailChangeLinks: EmailChangeLinks;
  config: Config;
}

/**
 * Begins a change of address and promises the mails to both. Whether another account has the new one is not looked at
 * here: the answer and its time are the same either way, and what is mailed is decided by the job. A change that waited
 * before ends. Throws AppError('invalid_input') for the present address and 'rate_limited'.
 */
export async function askEmailChange(
  dependencies: EmailChangeDependencies,
  { session, user }: SessionOfUser,
  email: string,
): Promise<void> {
  const { database, emailChangeLinks } = dependencies;
  const newEmail = email.toLowerCase();
  if (newEmail === user.email) throw new AppError('invalid_input', EMAIL_CHANGE_TEXTS.sameAddress);
  await countUse(dependencies, 'change-email|account', user.id);
  // Not said: it would tell that others ask for this address too.
  const isAllowed = await hasRoomForUse(
    dependencies,
    'change-email|address',
    emailChangeLinks.fingerprint(newEmail),
  );
  await database.auth.transaction(async (tx) => {
    const changeId = await replaceEmailChange(tx, {
      userId: user.id,
      sessionId: session.id,
      oldEmail: user.email,
      newEmail,
      expiresAt: new Date(Date.now() + EMAIL_CHANGE_HOURS * 3_600_000),
    });
    await noteAccountEvent(tx, { userId: user.id, kind: 'email-change-asked' });
    if (!isAllowed) return;
    await promiseJob(tx, { userId: user.id, job: 'send-email-change-mails', subjectId: changeId });
  });
}

/** The address of an account, and the change that waits for an answer. */
export async function findEmailState(database: Database, user: SessionOfUser['user']): Promise<EmailState> {
  const change = await findWaitingEmailChange(database.auth, user.id);
  return {
    email: user.email,
    email_verified: user.emailVerified,
    change: change && {
      new_email: change.newEmail,
      is_old_confirmed: change.oldConfirmedAt !== null,
      is_new_confirmed: change.newConfirmedAt !== null,
      expires_at: change.expiresAt.toISOString(),
    },
  };
}

/** Takes back the change that waits: its links are dead from then on. Does nothing where none waits. */
export async function cancelEmailChange(database: Database, userId: string): Promise<void> {
  await deleteWaitingEmailChange(database.auth, userId);
}
