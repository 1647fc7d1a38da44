import { installQueue, JOB_OPTIONS } from '../jobs/install-queue.ts';

/** What a test database holds beside the migrations: the queue's tables. The key changes with what makes them. */
export const queueInstallation = {
  key: `queue ${JSON.stringify(JOB_OPTIONS)} ${installQueue}`,
  install: installQueue,
};
