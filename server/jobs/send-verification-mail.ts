import type { Database } from '@lunaria/db/engine/database.ts';
import { findMailRecipient } from '@lunaria/db/queries/users.ts';
import { createEmailVerificationToken } from 'better-auth/api';
import { AUTH_BASE_PATH, CONFIRMED_PAGE, VERIFICATION_HOURS } from '../auth/create-auth.ts';
import { absoluteLink } from '../mail/absolute-link.ts';
import type { SendMail } from '../mail/mailer.ts';
import { composeVerifyEmail } from '../mail/templates/verify-email.ts';
import type { JobHandler } from './start-jobs.ts';

interface VerificationMailDependencies {
  database: Database;
  sendMail: SendMail;
  sessionSecret: string;
  publicUrl: string;
}

/** Writes to a new account's address and asks whether it is hers. Nothing to do when it is confirmed or gone. */
export function createVerificationMailJob(dependencies: VerificationMailDependencies): JobHandler {
  const { database, sendMail, sessionSecret, publicUrl } = dependencies;
  return async ({ userId }, jobId) => {
    if (userId === null) return;
    const recipient = await database.asWorker((tx) => findMailRecipient(tx, userId));
    if (!recipient || recipient.emailVerified) return;
    const { email, fullName } = recipient;
    const token = await createEmailVerificationToken(
      sessionSecret,
      email,
      undefined,
      VERIFICATION_HOURS * 3600,
    );
    const url = absoluteLink(publicUrl, `${AUTH_BASE_PATH}/verify-email`, {
      token,
      callbackURL: CONFIRMED_PAGE,
    });
    const content = await composeVerifyEmail({ fullName, url, validHours: VERIFICATION_HOURS });
    await sendMail({ ...content, idempotencyKey: jobId, to: { address: email } });
  };
}
