import type { Database } from '@lunaria/db/engine/database.ts';
import { findMailRecipient } from '@lunaria/db/queries/users.ts';
import { absoluteLink } from '../mail/absolute-link.ts';
import type { SendMail } from '../mail/mailer.ts';
import { composeFactorsChanged } from '../mail/templates/factors-changed.ts';
import type { JobHandler } from './start-jobs.ts';

interface FactorsChangedMailDependencies {
  database: Database;
  sendMail: SendMail;
  publicUrl: string;
}

/** Tells her that her second steps or recovery codes are others now, in case it was not she. */
export function createFactorsChangedMailJob({
  database,
  sendMail,
  publicUrl,
}: FactorsChangedMailDependencies): JobHandler {
  return async ({ userId }, jobId) => {
    const recipient = userId && (await database.asWorker((tx) => findMailRecipient(tx, userId)));
    if (!recipient) return;
    const content = await composeFactorsChanged({
      fullName: recipient.fullName,
      url: absoluteLink(publicUrl, '/dashboard/privacy'),
    });
    await sendMail({ ...content, idempotencyKey: jobId, to: { address: recipient.email } });
  };
}
