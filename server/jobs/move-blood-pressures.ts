import { moveBloodPressures } from '../services/daily-log/move-blood-pressures.ts';
import type { JobHandler } from './job-handler.ts';

/** Moves what one of those who have one logged as blood pressure; promised by migration 0032, once for each. */
export function createMoveBloodPressuresJob(
  dependencies: Parameters<typeof moveBloodPressures>[0],
): JobHandler {
  return async ({ userId }, _jobId, { stop }) => {
    if (userId !== null) await moveBloodPressures(dependencies, userId, stop);
  };
}
