/** What a job knows: whose it is and, where it has one, its subject. Ids only, never a health value. */
export interface JobPayload {
  /** null where the job has to do with no account. */
  userId: string | null;
  subjectId: string | null;
}

export interface JobRun {
  /** Aborted when the server stops: what takes long ends as soon as it can, and is gone on with at the next start. */
  stop: AbortSignal;
  /** A job that fails now is not tried again. */
  isLastTry: boolean;
}

/** Does the job, or finds it done: it may run twice. Throws to be tried again. */
export type JobHandler = (payload: JobPayload, jobId: string, run: JobRun) => Promise<void>;
