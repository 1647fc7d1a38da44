import type { Database } from '@lunaria/db/engine/database.ts';
import { findOpenErasure } from '@lunaria/db/queries/erasures.ts';
import { findMailRecipient } from '@lunaria/db/queries/users.ts';
import { absoluteLink } from '../mail/absolute-link.ts';
import type { SendMail } from '../mail/mailer.ts';
import { composeErasureNotice } from '../mail/templates/erasure-notice.ts';
import type { JobHandler } from './job-handler.ts';

interface ErasureMailDependencies {
  database: Database;
  sendMail: SendMail;
  publicUrl: string;
}

/** Tells her that her account will be erased, when, and how to keep it. Nothing to do when she kept it, or it is gone. */
export function createErasureMailJob({ database, sendMail, publicUrl }: ErasureMailDependencies): JobHandler {
  return async ({ userId }, jobId) => {
    if (userId === null) return;
    const [recipient, erasure] = await database.asWorker(async (tx) => [
      await findMailRecipient(tx, userId),
      await findOpenErasure(tx, userId),
    ]);
    if (recipient === null || erasure === null || erasure.isDue) return;
    const url = absoluteLink(publicUrl, '/dashboard/privacy');
    const { email, fullName } = recipient;
    const content = await composeErasureNotice({ fullName, dueAt: erasure.dueAt, url });
    await sendMail({ ...content, idempotencyKey: jobId, to: { address: email } });
  };
}
