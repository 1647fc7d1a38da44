import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installQueue, JOB_OPTIONS } from '../jobs/install-queue.ts';

/** Names the version of the queue, which decides its tables. */
const queuePackage = readFileSync(createRequire(import.meta.url).resolve('pg-boss/package.json'), 'utf8');

/** What a test database holds beside the migrations: the queue's tables. The key changes with what makes them. */
export const queueInstallation = {
  key: `queue ${queuePackage} ${JSON.stringify(JOB_OPTIONS)} ${installQueue}`,
  install: installQueue,
};
