import type { Database } from '@lunaria/db/engine/database.ts';
import { findMailRecipient } from '@lunaria/db/queries/users.ts';
import { VERIFICATION_HOURS } from '@lunaria/domain/account/email-verification.ts';
import type { VerificationLinks } from '../auth/verification-link.ts';
import { absoluteLink } from '../mail/absolute-link.ts';
import type { SendMail } from '../mail/mailer.ts';
import { composeVerifyEmail } from '../mail/templates/address-mails.ts';
import type { JobHandler } from './job-handler.ts';

interface VerificationMailDependencies {
  database: Database;
  sendMail: SendMail;
  verificationLinks: VerificationLinks;
  publicUrl: string;
}

/** Writes to a new account's address and asks whether it is hers. Nothing to do when it is confirmed or gone. */
export function createVerificationMailJob(dependencies: VerificationMailDependencies): JobHandler {
  const { database, sendMail, verificationLinks, publicUrl } = dependencies;
  return async ({ userId }, jobId) => {
    if (userId === null) return;
    const recipient = await database.asWorker((tx) => findMailRecipient(tx, userId));
    if (!recipient || recipient.emailVerified) return;
    const { email, fullName } = recipient;
    const token = await verificationLinks.sign(userId, email);
    // Behind the #: it stands in no log on the way, and in no Referer.
    const url = `${absoluteLink(publicUrl, '/auth/verify-email')}#${token}`;
    const content = await composeVerifyEmail({ fullName, url, validHours: VERIFICATION_HOURS });
    await sendMail({ ...content, idempotencyKey: jobId, to: { address: email } });
  };
}
