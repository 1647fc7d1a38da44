import { type MakeExportDependencies, makeExport } from '../services/export/make-export.ts';
import type { JobHandler } from './job-handler.ts';

/** Makes the file with all of her data that she asked for. */
export function createMakeExportJob(dependencies: MakeExportDependencies): JobHandler {
  return async ({ userId, subjectId: id }, _jobId, run) => {
    if (userId !== null && id !== null) await makeExport(dependencies, { userId, id }, run);
  };
}
