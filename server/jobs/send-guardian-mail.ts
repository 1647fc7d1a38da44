import type { Database } from '@lunaria/db/engine/database.ts';
import { findGuardianById } from '@lunaria/db/queries/guardians.ts';
import { findMailRecipient } from '@lunaria/db/queries/users.ts';
import { GUARDIAN_LINK_DAYS, type GuardianLinks } from '../auth/guardian-link.ts';
import type { MasterKeyring } from '../encryption/master-key.ts';
import { openEncryptedTexts } from '../keys/encrypted-text.ts';
import { absoluteLink } from '../mail/absolute-link.ts';
import type { SendMail } from '../mail/mailer.ts';
import { composeAskGuardian } from '../mail/templates/ask-guardian.ts';
import { guardianEmailOf } from '../services/onboarding/named-guardian.ts';
import type { JobHandler } from './job-handler.ts';

interface GuardianMailDependencies {
  database: Database;
  keyring: MasterKeyring;
  sendMail: SendMail;
  guardianLinks: GuardianLinks;
  publicUrl: string;
}

/** Writes to a guardian. Nothing to do when she named another since, when there is an answer, or the account is gone. */
export function createGuardianMailJob(dependencies: GuardianMailDependencies): JobHandler {
  const { database, keyring, sendMail, guardianLinks, publicUrl } = dependencies;
  return async ({ userId, subjectId: guardianId }, jobId) => {
    if (userId === null || guardianId === null) return;
    const found = await database.asWorker(async (tx) => {
      const account = await findMailRecipient(tx, userId);
      const guardian = await findGuardianById(tx, userId, guardianId);
      if (!account || !guardian?.email || guardian.askedAt === null || guardian.answer !== null) return null;
      const texts = openEncryptedTexts(tx, keyring, userId);
      const address = await texts.open(guardianEmailOf(guardianId), guardian.email);
      return { address, fullName: account.fullName, askedAt: guardian.askedAt };
    });
    if (found === null) return;
    const token = await guardianLinks.sign({ userId, guardianId }, found.askedAt);
    const url = absoluteLink(publicUrl, '/guardian', { token });
    const content = await composeAskGuardian({
      fullName: found.fullName,
      url,
      validDays: GUARDIAN_LINK_DAYS,
    });
    await sendMail({ ...content, idempotencyKey: jobId, to: { address: found.address } });
  };
}
