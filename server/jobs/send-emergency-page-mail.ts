import type { Database } from '@lunaria/db/engine/database.ts';
import { findOpeningToTell } from '@lunaria/db/queries/emergency-cards.ts';
import { findMailRecipient } from '@lunaria/db/queries/users.ts';
import { absoluteLink } from '../mail/absolute-link.ts';
import type { SendMail } from '../mail/mailer.ts';
import { composeEmergencyPageNotice } from '../mail/templates/emergency-page-notice.ts';
import type { JobHandler } from './job-handler.ts';

interface EmergencyPageMailDependencies {
  database: Database;
  sendMail: SendMail;
  publicUrl: string;
}

/** Tells her that her page for helpers was opened, where she wants to know and it is still on. */
export function createEmergencyPageMailJob({
  database,
  sendMail,
  publicUrl,
}: EmergencyPageMailDependencies): JobHandler {
  return async ({ userId }, jobId) => {
    if (userId === null) return;
    const [at, recipient] = await database.asWorker(async (tx) => [
      await findOpeningToTell(tx, userId),
      await findMailRecipient(tx, userId),
    ]);
    // To an address that is not known to be hers it would tell a stranger.
    if (at === null || !recipient?.emailVerified) return;
    const { email, fullName } = recipient;
    const url = absoluteLink(publicUrl, '/dashboard/emergency');
    const content = await composeEmergencyPageNotice({ fullName, at, url });
    await sendMail({ ...content, idempotencyKey: jobId, to: { address: email } });
  };
}
