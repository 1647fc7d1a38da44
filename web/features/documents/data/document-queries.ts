import {
  type HealthDocument,
  healthDocumentSchema,
  RECENT_UPLOAD_COUNT,
} from '@lunaria/domain/documents/health-document.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readApiError } from '../../../app/api-client.ts';
import { keep } from '../../../app/device-store/device-store.ts';
import { type Loaded, loadOrReadKept, ROWS_OPTIONS } from '../../../app/device-store/load-rows.ts';
import { requestDocuments } from './document-requests.ts';

/** As many as one answer of the server holds. */
export const DOCUMENT_LIST_LIMIT = 1_000;

const documentsSchema = z.array(healthDocumentSchema);
const answerSchema = z.object({ health_documents: documentsSchema });

/** Soon after an upload its reading is waited for; later a look now and then is enough, and after that the focus. */
const JUST_NOW_MS = 60_000;
const LATELY_MS = 600_000;
const POLL_JUST_NOW_MS = 5_000;
const POLL_LATELY_MS = 20_000;

export const documentsKey = (userId: string) => ['health-documents', userId] as const;

/** All her documents, newest first. */
export const documentsQuery = (userId: string) => listQuery(userId, DOCUMENT_LIST_LIMIT);

/** The two newest, for the dashboard. */
export const recentDocumentsQuery = (userId: string) => listQuery(userId, RECENT_UPLOAD_COUNT);

function listQuery(userId: string, limit: number) {
  return queryOptions({
    ...ROWS_OPTIONS,
    queryKey: [...documentsKey(userId), limit] as const,
    // Uploaded meanwhile, on another page or device: there when she looks.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    queryFn: ({ signal }) =>
      loadOrReadKept<HealthDocument[]>(
        userId,
        keptName(limit),
        documentsSchema,
        async () => {
          const response = await requestDocuments(limit, signal);
          if (!response.ok) throw await readApiError(response);
          return answerSchema.parse(await response.json()).health_documents;
        },
        withoutContents,
      ),
    refetchInterval: ({ state }) => findPollPause(state.data?.rows ?? [], Date.now()),
  });
}

/** Keeps what is shown now for a page that is opened without a connection. */
export function keepDocuments(userId: string, limit: number, rows: HealthDocument[]): void {
  void keep(userId, keptName(limit), withoutContents(rows));
}

const keptName = (limit: number) => `health-documents ${limit}`;

/** What lies on the device says which documents there are, and not what they say: no summary, no note, no place. */
function withoutContents(rows: HealthDocument[]): HealthDocument[] {
  return rows.map((row) => ({ ...row, file_path: '', notes: null, ai_summary: null }));
}

/** How long until a list with documents that are not read yet is loaded again; false: it is not. */
export function findPollPause(
  rows: readonly Pick<HealthDocument, 'reading_state' | 'uploaded_at'>[],
  nowMs: number,
): number | false {
  const unread = rows.filter(({ reading_state: state }) => state === 'waiting' || state === 'reading');
  const ages = unread.map(({ uploaded_at }) => nowMs - Date.parse(uploaded_at));
  const youngest = Math.min(...ages);
  if (youngest < JUST_NOW_MS) return POLL_JUST_NOW_MS;
  return youngest < LATELY_MS ? POLL_LATELY_MS : false;
}

export type LoadedDocuments = Loaded<HealthDocument[]>;
