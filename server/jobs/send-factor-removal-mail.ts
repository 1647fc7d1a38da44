import type { Database } from '@lunaria/db/engine/database.ts';
import { type FactorRow, findFactor, findFactors } from '@lunaria/db/queries/factors.ts';
import { findMailRecipient } from '@lunaria/db/queries/users.ts';
import type { MasterKeyring } from '../encryption/master-key.ts';
import type { Logger } from '../logging/logger.ts';
import { absoluteLink } from '../mail/absolute-link.ts';
import type { SendMail } from '../mail/mailer.ts';
import { composeFactorRemoval } from '../mail/templates/factor-mails.ts';
import { openFactorSecret } from '../services/account/factors/factor-secret.ts';
import { REMOVAL_ASKED } from '../sms/message-texts.ts';
import type { SmsSender } from '../sms/sms-sender.ts';
import type { JobHandler } from './job-handler.ts';

interface FactorRemovalMailDependencies {
  database: Database;
  keyring: MasterKeyring;
  sendMail: SendMail;
  smsSender: SmsSender | null;
  logger: Logger;
  publicUrl: string;
}

/**
 * Tells her by mail, and by text message where the account has a phone, that a second step (the subject) is to be removed
 * and how to stop that; or, where it was stopped meanwhile, that it stays. Nothing to do when it is gone.
 */
export function createFactorRemovalMailJob(dependencies: FactorRemovalMailDependencies): JobHandler {
  const { database, sendMail, publicUrl } = dependencies;
  return async ({ userId, subjectId }, jobId) => {
    const recipient = userId && (await database.asWorker((tx) => findMailRecipient(tx, userId)));
    const factor = userId && subjectId && (await findFactor(database.auth, userId, subjectId));
    if (!userId || !recipient || !factor) return;
    const content = await composeFactorRemoval({
      fullName: recipient.fullName,
      dueAt: factor.removalDueAt,
      url: absoluteLink(publicUrl, '/auth/login'),
    });
    await sendMail({ ...content, idempotencyKey: jobId, to: { address: recipient.email } });
    if (factor.removalDueAt) await textPhones(dependencies, await findFactors(database.auth, userId));
  };
}

/** A phone that cannot be reached holds nothing up: the mail went out, and trying again would send it once more. */
async function textPhones(
  { keyring, smsSender, logger }: FactorRemovalMailDependencies,
  factors: FactorRow[],
): Promise<void> {
  const phones = factors.filter(({ factorType, status }) => factorType === 'phone' && status === 'verified');
  for (const phone of smsSender ? phones : []) {
    try {
      await smsSender?.send({
        to: openFactorSecret(keyring, phone),
        text: REMOVAL_ASKED,
      });
    } catch (error) {
      logger.warn('factor_removal_not_texted', { kind: error instanceof Error ? error.name : 'unknown' });
    }
  }
}
