import type { RunStatement } from '@lunaria/db/engine/database.ts';
import type { JobName } from '@lunaria/db/queries/outbox.ts';
import { READING_LIMITS } from '@lunaria/domain/documents/reading/reading-limits.ts';
import { PgBoss } from 'pg-boss';

/** How often and for how long a job of each kind is tried: delays double from 10 s up to an hour. */
export const JOB_OPTIONS: Record<JobName, { retryLimit: number; expireInSeconds: number }> = {
  'send-verification-mail': { retryLimit: 20, expireInSeconds: 60 },
  'send-guardian-mail': { retryLimit: 20, expireInSeconds: 60 },
  // A week: what a visitor wrote is stored nowhere else, and a mail server that is away comes back.
  'send-contact-message': { retryLimit: 180, expireInSeconds: 60 },
  // The time of its link begins when the mail is written, so it is worth sending late.
  'send-password-reset-mail': { retryLimit: 20, expireInSeconds: 60 },
  'send-password-changed-mail': { retryLimit: 20, expireInSeconds: 60 },
  'send-password-removed-mail': { retryLimit: 20, expireInSeconds: 60 },
  'send-factors-changed-mail': { retryLimit: 20, expireInSeconds: 60 },
  'send-factor-removal-mail': { retryLimit: 20, expireInSeconds: 60 },
  'send-account-linked-mail': { retryLimit: 20, expireInSeconds: 60 },
  'send-email-change-mails': { retryLimit: 20, expireInSeconds: 60 },
  'send-email-changed-mail': { retryLimit: 20, expireInSeconds: 60 },
  'send-sign-in-notice': { retryLimit: 20, expireInSeconds: 60 },
  // The longest document, the rules' two minutes after it, and room for a slow storage.
  'send-emergency-page-mail': { retryLimit: 20, expireInSeconds: 60 },
  'read-document': { retryLimit: 20, expireInSeconds: READING_LIMITS.documentSeconds + 300 },
  'send-erasure-mail': { retryLimit: 20, expireInSeconds: 60 },
  'send-newsletter-confirmation': { retryLimit: 20, expireInSeconds: 60 },
  'send-newsletter-issue': { retryLimit: 20, expireInSeconds: 60 },
  // Goes on where it was cut off; what cannot be opened stays where it is and is no failure.
  'move-blood-pressures': { retryLimit: 180, expireInSeconds: 300 },
  // Held by its row, and begun again from there when nobody goes on with it; each time from the start.
  'make-export': { retryLimit: 4, expireInSeconds: 7200 },
  // What an erased part left in the queue, where the process died before it looked there itself.
  'forget-erased': { retryLimit: 20, expireInSeconds: 60 },
  'ask-model': { retryLimit: 3, expireInSeconds: 900 },
};

/**
 * Makes or updates the queue's tables as the owner, at start, under the migration lock; app_worker gets the rights
 * to use them and owns nothing.
 */
export async function installQueue(runAsOwner: RunStatement): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: runAsOwner },
    supervise: false,
    schedule: false,
    migrate: true,
  });
  boss.on('error', () => {}); // whatever fails here rejects the call below as well
  await boss.start();
  for (const [name, options] of Object.entries(JOB_OPTIONS)) {
    const settings = { ...options, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600 };
    await boss.createQueue(name, settings);
    // A queue that an earlier version made keeps its settings otherwise.
    await boss.updateQueue(name, settings);
  }
  await boss.stop({ graceful: false });
  await runAsOwner(`
    grant usage on schema pgboss to app_worker;
    grant select, insert, update, delete on all tables in schema pgboss to app_worker;
    grant usage, select on all sequences in schema pgboss to app_worker;
    grant execute on all functions in schema pgboss to app_worker;
    grant usage on schema pgboss to app_backup;
    grant select on all tables in schema pgboss to app_backup;
  `);
}
