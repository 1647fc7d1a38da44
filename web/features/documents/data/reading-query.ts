import {
  type DocumentReading,
  documentReadingSchema,
} from '@lunaria/domain/documents/reading/document-reading.ts';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, readApiError } from '../../../app/api-client.ts';
import { requestReading } from './document-requests.ts';

/** What was closed is there at once when it is opened again within this time; then it leaves the memory. */
const KEPT_MS = 60_000;

export const readingsKey = (userId: string) => ['document-reading', userId] as const;

/** What was read from a document. In memory only: the device keeps nothing of what documents say. */
export const readingQuery = (userId: string, id: string) =>
  queryOptions<DocumentReading>({
    queryKey: [...readingsKey(userId), id],
    async queryFn({ signal }) {
      const response = await requestReading(id, signal);
      if (!response.ok) throw await readApiError(response);
      return documentReadingSchema.parse(await response.json());
    },
    gcTime: KEPT_MS,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    refetchOnReconnect: 'always',
    networkMode: 'always',
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
  });
