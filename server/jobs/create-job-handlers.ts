import type { Database } from '@lunaria/db/engine/database.ts';
import type { JobName } from '@lunaria/db/queries/outbox.ts';
import type { ModelReader } from '../ai/model-reader.ts';
import type { Links } from '../auth/create-links.ts';
import type { AuditKey } from '../encryption/audit-key.ts';
import type { MasterKeyring } from '../encryption/master-key.ts';
import type { Logger } from '../logging/logger.ts';
import type { MailKind } from '../mail/limit-by-mailbox.ts';
import type { SendMail } from '../mail/mailer.ts';
import type { DocumentReader } from '../reading/document-reader.ts';
import { understandApart } from '../reading/understand-apart.ts';
import type { WriteFhirFiles } from '../services/export/fhir-files.ts';
import type { SmsSender } from '../sms/sms-sender.ts';
import type { Storage } from '../storage/storage.ts';
import { setSummaryApart } from '../typesetting/set-summary-apart.ts';
import { createAskModelJob } from './ask-model.ts';
import { createForgetErasedJob } from './forget-erased.ts';
import type { JobHandler } from './job-handler.ts';
import { createMakeExportJob } from './make-export.ts';
import { createMoveBloodPressuresJob } from './move-blood-pressures.ts';
import { createReadDocumentJob } from './read-document.ts';
import { createAccountLinkedMailJob } from './send-account-linked-mail.ts';
import { createContactMailJob } from './send-contact-message.ts';
import { createEmailChangedMailJob, createEmailChangeMailsJob } from './send-email-change-mails.ts';
import { createEmergencyPageMailJob } from './send-emergency-page-mail.ts';
import { createErasureMailJob } from './send-erasure-mail.ts';
import { createFactorRemovalMailJob } from './send-factor-removal-mail.ts';
import { createFactorsChangedMailJob } from './send-factors-changed-mail.ts';
import { createGuardianMailJob } from './send-guardian-mail.ts';
import { createNewsletterConfirmationJob } from './send-newsletter-confirmation.ts';
import { createNewsletterIssueJob } from './send-newsletter-issue.ts';
import {
  createPasswordChangedMailJob,
  createPasswordRemovedMailJob,
  createPasswordResetMailJob,
} from './send-password-mails.ts';
import { createSignInNoticeJob } from './send-sign-in-notice.ts';
import { createVerificationMailJob } from './send-verification-mail.ts';
import { skipDisabled } from './skip-disabled.ts';

interface JobParts extends Links {
  database: Database;
  keyring: MasterKeyring;
  auditKey: AuditKey;
  storage: Storage;
  logger: Logger;
  publicUrl: string;
  sendMail: SendMail;
  /** Sends at most so many mails of a kind to one mailbox. */
  limitMail: (kind: MailKind) => SendMail;
  /** The operator's. */
  contactAddress: string;
  smsSender: SmsSender | null;
  /** The language model that is set up; null for none. */
  model: ModelReader | null;
  ageOfConsent: number;
  reader: DocumentReader;
  writeFhir: WriteFhirFiles;
}

/** What does each kind of job; each takes what it names of the parts. */
export function createJobHandlers(parts: JobParts): Record<JobName, JobHandler> {
  const mailing = (kind: MailKind) => ({ ...parts, sendMail: parts.limitMail(kind) });
  const modelOffer = parts.model?.offer ?? null;
  // Of what is mailed to her only that her account will be erased is told all the same.
  const toHer = (handler: JobHandler) => skipDisabled(parts.database, handler);
  return {
    'send-verification-mail': toHer(createVerificationMailJob(mailing('address confirmation'))),
    'send-guardian-mail': toHer(createGuardianMailJob(mailing('guardian consent'))),
    'send-contact-message': createContactMailJob(parts),
    'send-password-reset-mail': toHer(createPasswordResetMailJob(mailing('new password'))),
    'send-password-changed-mail': toHer(createPasswordChangedMailJob(mailing('password notice'))),
    'send-password-removed-mail': toHer(createPasswordRemovedMailJob(mailing('password notice'))),
    'send-factors-changed-mail': toHer(createFactorsChangedMailJob(mailing('notice'))),
    'send-factor-removal-mail': toHer(createFactorRemovalMailJob(mailing('notice'))),
    'send-account-linked-mail': toHer(createAccountLinkedMailJob(mailing('notice'))),
    'send-email-change-mails': toHer(createEmailChangeMailsJob(mailing('address change'))),
    'send-email-changed-mail': toHer(createEmailChangedMailJob(mailing('notice'))),
    'send-sign-in-notice': toHer(createSignInNoticeJob(mailing('notice'))),
    'send-emergency-page-mail': toHer(createEmergencyPageMailJob(mailing('notice'))),
    'send-erasure-mail': createErasureMailJob(mailing('notice')),
    'read-document': createReadDocumentJob({ ...parts, understand: understandApart, modelOffer }),
    'forget-erased': createForgetErasedJob(parts),
    'move-blood-pressures': createMoveBloodPressuresJob(parts),
    'ask-model': createAskModelJob(parts),
    'make-export': createMakeExportJob({ ...parts, setSummary: setSummaryApart }),
    'send-newsletter-confirmation': createNewsletterConfirmationJob(mailing('subscription')),
    'send-newsletter-issue': createNewsletterIssueJob(parts),
  };
}
