import type { JobName } from '@lunaria/db/queries/outbox.ts';
import { locateSms } from '../config/locate-services.ts';
import type { JobHandler } from '../jobs/job-handler.ts';
import { createAccountLinkedMailJob } from '../jobs/send-account-linked-mail.ts';
import { createEmailChangedMailJob, createEmailChangeMailsJob } from '../jobs/send-email-change-mails.ts';
import { createEmergencyPageMailJob } from '../jobs/send-emergency-page-mail.ts';
import { createErasureMailJob } from '../jobs/send-erasure-mail.ts';
import { createFactorRemovalMailJob } from '../jobs/send-factor-removal-mail.ts';
import { createFactorsChangedMailJob } from '../jobs/send-factors-changed-mail.ts';
import { createPasswordResetMailJob } from '../jobs/send-password-mails.ts';
import { createVerificationMailJob } from '../jobs/send-verification-mail.ts';
import type { Mail } from '../mail/mail.ts';
import type { TestApp } from './create-test-app.ts';
import { aTry } from './job-run.ts';

/** Runs what was promised of this kind for an account, the oldest first, and returns the mails that would be sent. */
export async function sendPromisedMails(server: TestApp, job: JobName, userId: string): Promise<Mail[]> {
  const rows = await server.opened.asOwner(
    `alter table outbox no force row level security;
     select id, subject_id from outbox where user_id = '${userId}' and job = '${job}' order by created_at;
     rollback; begin`,
  );
  const sent: Mail[] = [];
  const { opened, config, keyring, logger } = server;
  const { emailChangeLinks, resetLinks, undoLinks, verificationLinks } = server;
  const { publicUrl } = config;
  const sendMail = async (mail: Mail) => void sent.push(mail);
  const dependencies = { database: opened.database, sendMail, publicUrl };
  const smsSender = locateSms(config);
  const jobs: Partial<Record<JobName, JobHandler>> = {
    'send-verification-mail': createVerificationMailJob({ ...dependencies, verificationLinks }),
    'send-password-reset-mail': createPasswordResetMailJob({ ...dependencies, resetLinks }),
    'send-factors-changed-mail': createFactorsChangedMailJob({ ...dependencies, undoLinks }),
    'send-account-linked-mail': createAccountLinkedMailJob({ ...dependencies, undoLinks }),
    'send-email-change-mails': createEmailChangeMailsJob({ ...dependencies, emailChangeLinks }),
    'send-email-changed-mail': createEmailChangedMailJob({ ...dependencies, undoLinks }),
    'send-emergency-page-mail': createEmergencyPageMailJob(dependencies),
    'send-erasure-mail': createErasureMailJob(dependencies),
    'send-factor-removal-mail': createFactorRemovalMailJob({ ...dependencies, keyring, smsSender, logger }),
  };
  const run = jobs[job];
  if (!run) throw new Error(`Nothing here sends ${job}.`);
  for (const row of rows) {
    const subjectId = row.subject_id === null ? null : String(row.subject_id);
    await run({ userId, subjectId }, String(row.id), aTry);
  }
  return sent;
}

/** The token of the link in a mail that leads to this page; '' where there is none. */
export function tokenIn(mail: Mail | undefined, page: string): string {
  const links = mail?.text.match(/https?:\/\/\S+/g) ?? [];
  const link = links.map((text) => new URL(text)).find(({ pathname }) => pathname === page);
  return link?.hash.slice(1) ?? '';
}
