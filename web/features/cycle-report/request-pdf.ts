import type { CycleReport } from '@lunaria/domain/cycle-report/cycle-report.ts';
import { api, readApiError } from '../../app/api-client.ts';

/** The page as a PDF, set by the server, which keeps nothing of it. Throws ApiError, or TypeError without a connection. */
export async function requestPdf(userId: string, report: CycleReport): Promise<Blob> {
  const response = await api['cycle-report'].pdf.$post({ json: { user_id: userId, report } });
  if (!response.ok) throw await readApiError(response);
  return await response.blob();
}
