import type { Database } from '@lunaria/db/engine/database.ts';
import { findEmailChange, isEmailTaken } from '@lunaria/db/queries/email-changes.ts';
import { findMailRecipient } from '@lunaria/db/queries/users.ts';
import { EMAIL_CHANGE_HOURS, type EmailSide } from '@lunaria/domain/account/email-change.ts';
import type { EmailChangeLinks } from '../auth/email-change-link.ts';
import { absoluteLink } from '../mail/absolute-link.ts';
import { MailError } from '../mail/mail.ts';
import type { SendMail } from '../mail/mailer.ts';
import {
  composeConfirmEmail,
  composeEmailChanged,
  composeEmailInUse,
} from '../mail/templates/address-mails.ts';
import { type ChangeMailDependencies, findChangeToTell } from './find-change-to-tell.ts';
import type { JobHandler } from './job-handler.ts';

interface EmailChangeMailDependencies {
  database: Database;
  sendMail: SendMail;
  emailChangeLinks: EmailChangeLinks;
  publicUrl: string;
}

/**
 * Asks both addresses whether the change is wanted. Where an account has the new one, its owner reads that she has, and
 * whoever asked learns nothing. Nothing to do when the change was taken back, replaced or ended.
 */
export function createEmailChangeMailsJob(dependencies: EmailChangeMailDependencies): JobHandler {
  const { database, sendMail, emailChangeLinks, publicUrl } = dependencies;
  return async ({ userId, subjectId }, jobId) => {
    const change = subjectId && (await findEmailChange(database.auth, subjectId));
    const account = userId && (await database.asWorker((tx) => findMailRecipient(tx, userId)));
    if (!change || !account) return;
    const composeFor = async (side: EmailSide) => {
      const token = await emailChangeLinks.sign({ changeId: change.id, side }, change.expiresAt);
      return await composeConfirmEmail({
        side,
        // A new address is a stranger's until it has agreed.
        fullName: side === 'old' ? account.fullName : null,
        // Behind the #: it stands in no log on the way, and in no Referer.
        url: `${absoluteLink(publicUrl, '/auth/confirm-email')}#${token}`,
        validHours: EMAIL_CHANGE_HOURS,
      });
    };
    const send = async (side: EmailSide, address: string, content: Awaited<ReturnType<typeof composeFor>>) =>
      await sendMail({ ...content, idempotencyKey: `${jobId}-${side}`, to: { address } });
    await send('old', change.oldEmail, await composeFor('old'));
    const isTaken = await isEmailTaken(database.auth, change.newEmail);
    const toNew = isTaken
      ? await composeEmailInUse({ url: absoluteLink(publicUrl, '/auth/login') })
      : await composeFor('new');
    try {
      await send('new', change.newEmail, toNew);
    } catch (error) {
      // An address that no mail reaches: trying again would only write to the other one again.
      if (!(error instanceof MailError) || error.isRetryable) throw error;
    }
  };
}

/** Tells the address that was, with the link that gives it back to the account. */
export function createEmailChangedMailJob(dependencies: ChangeMailDependencies): JobHandler {
  const { database, sendMail } = dependencies;
  return async ({ userId, subjectId }, jobId) => {
    const change = subjectId ? await findChangeToTell(dependencies, subjectId) : null;
    const account = userId && (await database.asWorker((tx) => findMailRecipient(tx, userId)));
    if (!account || !change?.before?.old_email) return;
    const { fullName } = account;
    const content = await composeEmailChanged({ fullName, undoUrl: change.undoUrl });
    await sendMail({ ...content, idempotencyKey: jobId, to: { address: change.before.old_email } });
  };
}
