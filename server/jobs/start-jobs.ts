import type { Database } from '@lunaria/db/engine/database.ts';
import { deleteOldAccountChanges } from '@lunaria/db/queries/account-changes.ts';
import { deleteOldAccountEvents } from '@lunaria/db/queries/account-events.ts';
import { deleteOldContactMessages } from '@lunaria/db/queries/contact-messages.ts';
import { deleteEndedEmailChanges } from '@lunaria/db/queries/email-changes.ts';
import { deleteEndedChallenges } from '@lunaria/db/queries/factor-challenges.ts';
import { deleteUnverifiedFactors } from '@lunaria/db/queries/factors.ts';
import { deleteUnconfirmedSubscriptions } from '@lunaria/db/queries/newsletter-subscriptions.ts';
import type { JobName } from '@lunaria/db/queries/outbox.ts';
import { deleteEndedProviderFlows } from '@lunaria/db/queries/provider-flows.ts';
import { deleteEndedRateLimits } from '@lunaria/db/queries/rate-limits.ts';
import { endAllTurns, promiseForgottenReadings } from '@lunaria/db/queries/reading-turns.ts';
import { deleteOldSignIns } from '@lunaria/db/queries/sign-ins.ts';
import { deleteEndedWaitingLinks } from '@lunaria/db/queries/waiting-links.ts';
import { UNDO_DAYS } from '@lunaria/domain/account/account-change.ts';
import { UNVERIFIED_FACTOR_MINUTES } from '@lunaria/domain/account/factors.ts';
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { sweepDocuments, sweepStorage } from '../documents/sweep-documents.ts';
import type { Logger } from '../logging/logger.ts';
import { createSecurityLog } from '../logging/security-log.ts';
import { removeDueFactors } from '../services/account/factors/remove-factor.ts';
import type { Storage } from '../storage/storage.ts';
import { checkJobs } from './check-jobs.ts';
import { handOverOutbox } from './hand-over-outbox.ts';
import { JOB_OPTIONS } from './install-queue.ts';
import type { JobHandler, JobPayload } from './job-handler.ts';

export interface Jobs {
  /** null, or what is stuck; for `/readyz`. */
  check(): Promise<string | null>;
  stop(): Promise<void>;
}

const HAND_OVER_EVERY_MS = 1_000;
const SWEEP_EVERY_MS = 10 * 60_000;
/** Looks at every file of the storage. */
const SWEEP_STORAGE_EVERY_MS = 12 * 3_600_000;
/** The longest window of a limit is a day: a client's address stays at most that and this long. */
const FORGET_EVERY_MS = 10 * 60_000;
/**
 * Jobs of one kind done at once. A full batch is followed by the next without a pause; one at a time, the queue's
 * pause of 2 s would hold fifty mails up for more than a minute and a half.
 */
const BATCH_SIZE = 5;
/** One at a time in a process: reading takes a whole processor, and a model on the same machine as much. */
const BATCH_SIZES: Partial<Record<JobName, number>> = { 'read-document': 1, 'ask-model': 1 };
/** Looks for documents whose reading nobody comes for, and for second steps whose waiting time is over. */
const RESCUE_EVERY_MS = 15_000;

/**
 * Starts the workers of all job kinds, the loop that turns outbox rows into jobs, the one that forgets addresses and
 * the two that take away files nobody has any more.
 */
export async function startJobs(
  database: Database,
  storage: Storage,
  handlers: Record<JobName, JobHandler>,
  logger: Logger,
): Promise<Jobs> {
  const securityLog = createSecurityLog(logger);
  const boss = new PgBoss({
    db: { executeSql: database.runAsWorker },
    migrate: false,
    createSchema: false,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => logger.error('job_queue', { kind: error.name }));
  await boss.start();
  const stopping = new AbortController();
  if (database.engine === 'pglite') await database.asWorker((tx) => endAllTurns(tx));
  for (const [name, handler] of Object.entries(handlers)) {
    const batchSize = BATCH_SIZES[name as JobName] ?? BATCH_SIZE; // as: the keys of `handlers`
    let workerId: string | undefined;
    workerId = await boss.work(
      name,
      { batchSize, burstWhenBatchFull: batchSize > 1, perJobResults: true, includeMetadata: true },
      async (jobs: JobWithMetadata<JobPayload>[]) => {
        const results = await Promise.all(
          jobs.map((job) => runJob(name, handler, job, stopping.signal, logger)),
        );
        // The queue knows no full batch of one: the next is looked for at once, not after its pause.
        if (batchSize === 1 && workerId !== undefined) boss.notifyWorker(workerId);
        return results;
      },
    );
  }
  const loops = [
    startLoop(
      async () => await database.asWorker((tx) => promiseForgottenReadings(tx)),
      RESCUE_EVERY_MS,
      () => logger.error('readings_not_promised_again'),
    ),
    startLoop(
      async () => await handOverOutbox(database, boss),
      HAND_OVER_EVERY_MS,
      () => logger.error('outbox_not_handed_over'),
    ),
    startLoop(
      async () => await deleteEndedRateLimits(database.auth),
      FORGET_EVERY_MS,
      () => logger.error('rate_limits_not_forgotten'),
    ),
    startLoop(
      async () => {
        await deleteEndedChallenges(database.auth);
        await deleteUnverifiedFactors(database.auth, UNVERIFIED_FACTOR_MINUTES);
      },
      FORGET_EVERY_MS,
      () => logger.error('factors_not_forgotten'),
    ),
    startLoop(
      async () => await removeDueFactors(database, securityLog),
      RESCUE_EVERY_MS,
      () => logger.error('due_factors_not_removed'),
    ),
    startLoop(
      async () => {
        await deleteEndedProviderFlows(database.auth);
        await deleteEndedWaitingLinks(database.auth);
      },
      FORGET_EVERY_MS,
      () => logger.error('provider_flows_not_forgotten'),
    ),
    startLoop(
      async () => await database.asWorker((tx) => deleteUnconfirmedSubscriptions(tx)),
      FORGET_EVERY_MS,
      () => logger.error('subscription_requests_not_forgotten'),
    ),
    startLoop(
      async () => {
        await deleteEndedEmailChanges(database.auth);
        await deleteOldSignIns(database.auth);
        await deleteOldAccountEvents(database.auth);
        await deleteOldAccountChanges(database.auth, UNDO_DAYS);
      },
      SWEEP_STORAGE_EVERY_MS,
      () => logger.error('account_events_not_forgotten'),
    ),
    startLoop(
      async () => await database.asWorker((tx) => deleteOldContactMessages(tx)),
      SWEEP_STORAGE_EVERY_MS,
      () => logger.error('contact_messages_not_forgotten'),
    ),
    startLoop(
      async () => await sweepDocuments({ database, storage, logger }),
      SWEEP_EVERY_MS,
      () => logger.error('documents_not_swept'),
    ),
    startLoop(
      async () => await sweepStorage({ database, storage, logger }),
      SWEEP_STORAGE_EVERY_MS,
      () => logger.error('storage_not_swept'),
    ),
  ];
  return {
    check: async () => await checkJobs(database, Object.keys(JOB_OPTIONS)),
    stop: async () => {
      stopping.abort(new Error('The server stops'));
      await Promise.all(loops.map((loop) => loop.stop()));
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

/** Its own result for each job of a batch: one that fails does not repeat the others. */
async function runJob(
  name: string,
  handler: JobHandler,
  job: Pick<JobWithMetadata<JobPayload>, 'id' | 'data' | 'retryCount' | 'retryLimit'>,
  stop: AbortSignal,
  logger: Logger,
): Promise<JobResult> {
  try {
    await handler(job.data, job.id, { stop, isLastTry: job.retryCount >= job.retryLimit });
    return { id: job.id, status: 'completed' };
  } catch (error) {
    logger.warn('job_failed', {
      job: name,
      jobId: job.id,
      kind: error instanceof Error ? error.name : 'unknown',
    });
    // Kept with the job in the database: never the message, which may hold an address.
    return { id: job.id, status: 'failed', output: { message: 'The job failed and is tried again.' } };
  }
}

/** Runs `step` again and again, one at a time; a step that fails is reported and the next one still comes. */
function startLoop(
  step: () => Promise<unknown>,
  everyMs: number,
  report: () => void,
): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = (): void => {
    running = step()
      .catch(report)
      .then(() => {
        if (!isStopped) timer = setTimeout(run, everyMs);
      });
  };
  run();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
