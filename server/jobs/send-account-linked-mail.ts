import { findMailRecipient } from '@lunaria/db/queries/users.ts';
import { absoluteLink } from '../mail/absolute-link.ts';
import { composeAccountLinked, composeAccountUnlinked } from '../mail/templates/provider-mails.ts';
import { type ChangeMailDependencies, findChangeToTell } from './find-change-to-tell.ts';
import type { JobHandler } from './job-handler.ts';

/**
 * Tells her, in case it was not she, that Google or Apple opens her account now, or that one of them does no more, with the
 * link that takes it back. Nothing to do when the account is gone or the change was taken back.
 */
export function createAccountLinkedMailJob(dependencies: ChangeMailDependencies): JobHandler {
  const { database, sendMail, publicUrl } = dependencies;
  const url = absoluteLink(publicUrl, '/dashboard/privacy');
  return async ({ userId, subjectId }, jobId) => {
    const recipient = userId && (await database.asWorker((tx) => findMailRecipient(tx, userId)));
    const change = subjectId && (await findChangeToTell(dependencies, subjectId));
    if (!recipient || !change || change.name === null) return;
    const compose = change.kind === 'provider-added' ? composeAccountLinked : composeAccountUnlinked;
    const { fullName, email } = recipient;
    const content = await compose({ fullName, providerName: change.name, url, undoUrl: change.undoUrl });
    await sendMail({ ...content, idempotencyKey: jobId, to: { address: email } });
  };
}
