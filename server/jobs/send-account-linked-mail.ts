import type { Database } from '@lunaria/db/engine/database.ts';
import { findLinkNotice } from '@lunaria/db/queries/linked-accounts.ts';
import { IDENTITY_PROVIDERS, PROVIDER_NAMES } from '@lunaria/domain/account/identity-provider.ts';
import { absoluteLink } from '../mail/absolute-link.ts';
import type { SendMail } from '../mail/mailer.ts';
import { composeAccountLinked } from '../mail/templates/account-linked.ts';
import type { JobHandler } from './start-jobs.ts';

interface LinkedMailDependencies {
  database: Database;
  sendMail: SendMail;
  publicUrl: string;
}

/** Tells her that Google or Apple opens her account now, in case it was not she. Nothing to do when it was taken away. */
export function createAccountLinkedMailJob({
  database,
  sendMail,
  publicUrl,
}: LinkedMailDependencies): JobHandler {
  return async ({ subjectId }, jobId) => {
    const notice = subjectId && (await findLinkNotice(database.auth, subjectId));
    const provider = notice && IDENTITY_PROVIDERS.find((known) => known === notice.provider);
    if (!notice || !provider) return;
    const content = await composeAccountLinked({
      fullName: notice.fullName,
      providerName: PROVIDER_NAMES[provider],
      url: absoluteLink(publicUrl, '/dashboard/privacy'),
    });
    await sendMail({ ...content, idempotencyKey: jobId, to: { address: notice.email } });
  };
}
