import type { Database } from '@lunaria/db/engine/database.ts';
import { findLinkNotice } from '@lunaria/db/queries/linked-accounts.ts';
import { findMailRecipient } from '@lunaria/db/queries/users.ts';
import { IDENTITY_PROVIDERS, PROVIDER_NAMES } from '@lunaria/domain/account/identity-provider.ts';
import { absoluteLink } from '../mail/absolute-link.ts';
import type { SendMail } from '../mail/mailer.ts';
import { composeAccountLinked } from '../mail/templates/account-linked.ts';
import { composeAccountUnlinked } from '../mail/templates/account-unlinked.ts';
import type { JobHandler } from './start-jobs.ts';

interface LinkedMailDependencies {
  database: Database;
  sendMail: SendMail;
  publicUrl: string;
}

/**
 * Tells her, in case it was not she, that Google or Apple opens her account now (the subject is that way in), or, without
 * a subject, that one of them does no more. Nothing to do when what was added was taken away meanwhile.
 */
export function createAccountLinkedMailJob(dependencies: LinkedMailDependencies): JobHandler {
  const url = absoluteLink(dependencies.publicUrl, '/dashboard/privacy');
  return async ({ userId, subjectId }, jobId) => {
    const mail = subjectId
      ? await composeAdded(dependencies, subjectId, url)
      : await composeRemoved(dependencies, userId, url);
    if (mail) await dependencies.sendMail({ ...mail.content, idempotencyKey: jobId, to: mail.to });
  };
}

async function composeAdded({ database }: LinkedMailDependencies, accountId: string, url: string) {
  const notice = await findLinkNotice(database.auth, accountId);
  const provider = notice && IDENTITY_PROVIDERS.find((known) => known === notice.provider);
  if (!notice || !provider) return null;
  const { fullName, email } = notice;
  const content = await composeAccountLinked({ fullName, providerName: PROVIDER_NAMES[provider], url });
  return { content, to: { address: email } };
}

async function composeRemoved({ database }: LinkedMailDependencies, userId: string | null, url: string) {
  const recipient = userId && (await database.asWorker((tx) => findMailRecipient(tx, userId)));
  if (!recipient) return null;
  const { fullName, email } = recipient;
  return { content: await composeAccountUnlinked({ fullName, url }), to: { address: email } };
}
