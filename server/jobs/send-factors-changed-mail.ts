import { findMailRecipient } from '@lunaria/db/queries/users.ts';
import { absoluteLink } from '../mail/absolute-link.ts';
import { composeFactorsChanged } from '../mail/templates/factor-mails.ts';
import { type ChangeMailDependencies, findChangeToTell } from './find-change-to-tell.ts';
import type { JobHandler } from './job-handler.ts';

/**
 * Tells her that her second steps or recovery codes are others now, in case it was not she, with the link that takes it
 * back. Nothing to do when the account is gone or the change was taken back.
 */
export function createFactorsChangedMailJob(dependencies: ChangeMailDependencies): JobHandler {
  const { database, sendMail, publicUrl } = dependencies;
  return async ({ userId, subjectId }, jobId) => {
    const recipient = userId && (await database.asWorker((tx) => findMailRecipient(tx, userId)));
    const change = subjectId && (await findChangeToTell(dependencies, subjectId));
    if (!recipient || !change) return;
    const content = await composeFactorsChanged({
      fullName: recipient.fullName,
      kind: change.kind,
      url: absoluteLink(publicUrl, '/dashboard/privacy'),
      undoUrl: change.undoUrl,
    });
    await sendMail({ ...content, idempotencyKey: jobId, to: { address: recipient.email } });
  };
}
