import type { Database } from '@lunaria/db/engine/database.ts';
import type { JobName } from '@lunaria/db/queries/outbox.ts';
import { endAllTurns } from '@lunaria/db/queries/reading-turns.ts';
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { AuditKey } from '../encryption/audit-key.ts';
import type { Logger } from '../logging/logger.ts';
import type { EraseDependencies } from '../services/account/erasure/erase-accounts.ts';
import type { ReminderDependencies } from '../services/reminders/send-due.ts';
import type { Storage } from '../storage/storage.ts';
import { checkJobs } from './check-jobs.ts';
import { JOB_OPTIONS } from './install-queue.ts';
import type { JobHandler, JobPayload } from './job-handler.ts';
import { listRegularWork } from './regular-work.ts';

export interface Jobs {
  /** null, or what is stuck; for `/readyz`. */
  check(): Promise<string | null>;
  stop(): Promise<void>;
}

interface JobsDependencies {
  database: Database;
  storage: Storage;
  auditKey: AuditKey;
  logger: Logger;
  reminders: ReminderDependencies;
  erasing: Pick<EraseDependencies, 'forgetMails' | 'backupKeepDays' | 'noteInBackups'>;
  /** Compares who is there with who was erased, until it could (createReturnedEraser). */
  compareErased?: () => Promise<void>;
  /** Makes the backup that is due, where the server makes them; cut off when it stops. */
  makeBackups?: (stop: AbortSignal) => Promise<void>;
}

/**
 * Jobs of one kind done at once. A full batch is followed by the next without a pause; one at a time, the queue's
 * pause of 2 s would hold fifty mails up for more than a minute and a half.
 */
const BATCH_SIZE = 5;
/** One at a time in a process: reading takes a whole processor, and a model on the same machine as much. */
const BATCH_SIZES: Partial<Record<JobName, number>> = {
  'read-document': 1,
  'ask-model': 1,
  'make-export': 1,
};

/** Starts the workers of all job kinds, and what is done again and again (regular-work.ts). */
export async function startJobs(
  { database, storage, auditKey, logger, reminders, erasing: ways, ...own }: JobsDependencies,
  handlers: Record<JobName, JobHandler>,
): Promise<Jobs> {
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
    await startWorker(boss, name as JobName, (job) => runJob(name, handler, job, stopping.signal, logger)); // as: the keys of `handlers`
  }
  const erasing = { database, storage, auditKey, logger, ...ways };
  const stop = stopping.signal;
  const parts = { database, storage, auditKey, logger, boss, reminders, erasing, stop, ...own };
  const loops = listRegularWork(parts).map(({ run, everyMs, failure }) =>
    startLoop(run, everyMs, () => logger.error(failure)),
  );
  return {
    check: async () => await checkJobs(database, Object.keys(JOB_OPTIONS)),
    stop: async () => {
      stopping.abort(new Error('The server stops'));
      await Promise.all(loops.map((loop) => loop.stop()));
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

async function startWorker(
  boss: PgBoss,
  name: JobName,
  run: (job: JobWithMetadata<JobPayload>) => Promise<JobResult>,
): Promise<void> {
  const batchSize = BATCH_SIZES[name] ?? BATCH_SIZE;
  let workerId: string | undefined;
  workerId = await boss.work(
    name,
    { batchSize, burstWhenBatchFull: batchSize > 1, perJobResults: true, includeMetadata: true },
    async (jobs: JobWithMetadata<JobPayload>[]) => {
      const results = await Promise.all(jobs.map(run));
      // The queue knows no full batch of one: the next is looked for at once, not after its pause.
      if (batchSize === 1 && workerId !== undefined) boss.notifyWorker(workerId);
      return results;
    },
  );
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
