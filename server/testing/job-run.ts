import type { JobRun } from '../jobs/job-handler.ts';

/** A try of a job like most: the server does not stop, and there will be others. */
export const aTry: JobRun = { stop: new AbortController().signal, isLastTry: false };
