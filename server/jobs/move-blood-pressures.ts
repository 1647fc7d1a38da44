import { moveBloodPressures } from '../services/daily-log/move-blood-pressures.ts';
import type { JobHandler } from './job-handler.ts';

/** Moves the blood pressures of one account; migration 0032 promised this job to every account that has logged one. */
export function createMoveBloodPressuresJob(
  dependencies: Parameters<typeof moveBloodPressures>[0],
): JobHandler {
  return async ({ userId }, _jobId, { stop }) => {
    if (userId !== null) await moveBloodPressures(dependencies, userId, stop);
  };
}
