import type { Database } from '@lunaria/db/engine/database.ts';
import { findSignInToTell } from '@lunaria/db/queries/sign-ins.ts';
import { absoluteLink } from '../mail/absolute-link.ts';
import type { SendMail } from '../mail/mailer.ts';
import { composeSignInNotice } from '../mail/templates/sign-in-notice.ts';
import type { JobHandler } from './job-handler.ts';

interface SignInNoticeDependencies {
  database: Database;
  sendMail: SendMail;
  publicUrl: string;
}

/** Tells her that somebody came into her account from a browser it does not know. */
export function createSignInNoticeJob(dependencies: SignInNoticeDependencies): JobHandler {
  const { database, sendMail, publicUrl } = dependencies;
  return async ({ subjectId }, jobId) => {
    const found = subjectId && (await database.asWorker((tx) => findSignInToTell(tx, subjectId)));
    if (!found) return;
    const { signIn, email, fullName } = found;
    const content = await composeSignInNotice({
      fullName,
      device: signIn.device,
      address: signIn.address,
      at: signIn.at,
      url: absoluteLink(publicUrl, '/dashboard/privacy'),
    });
    await sendMail({ ...content, idempotencyKey: jobId, to: { address: email } });
  };
}
