import {
  type DocumentReading,
  documentReadingSchema,
  joinReadings,
} from '@lunaria/domain/documents/reading/document-reading.ts';
import { queryOptions } from '@tanstack/react-query';
import { isWorthRetrying } from '../../../app/api-client.ts';
import { readAllPages } from '../../../app/read-pages.ts';
import { requestReading } from './document-requests.ts';

/** What was closed is there at once when it is opened again within this time; then it leaves the memory. */
const KEPT_MS = 60_000;

export const readingsKey = (userId: string) => ['document-reading', userId] as const;

/** What was read from a document. In memory only: the device keeps nothing of what documents say. */
export const readingQuery = (userId: string, id: string) =>
  queryOptions<DocumentReading>({
    queryKey: [...readingsKey(userId), id],
    async queryFn({ signal }) {
      const [first, ...rest] = await readAllPages({}, (query) => requestReading(id, query, signal));
      const parse = (part: unknown) => documentReadingSchema.parse(part);
      return joinReadings([parse(first), ...rest.map(parse)]);
    },
    gcTime: KEPT_MS,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    refetchOnReconnect: 'always',
    networkMode: 'always',
    retry: isWorthRetrying,
  });
