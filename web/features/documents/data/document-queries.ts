import {
  type HealthDocument,
  healthDocumentSchema,
  RECENT_UPLOAD_COUNT,
} from '@lunaria/domain/documents/health-document.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { keep } from '../../../app/device-store/device-store.ts';
import { readAllPages } from '../../../app/read-pages.ts';
import { type Loaded, loadOrReadKept, ROWS_OPTIONS } from '../../../data/records/load-rows.ts';
import { requestDocuments } from './document-requests.ts';

const documentsSchema = z.array(healthDocumentSchema);
const answerSchema = z.object({ health_documents: documentsSchema });

/** While the reading goes on, the next look is soon; where nothing moves it comes less and less often, then only on focus. */
const POLL_STEPS = [
  { untilMs: 20_000, pauseMs: 1_500 },
  { untilMs: 120_000, pauseMs: 5_000 },
  { untilMs: 600_000, pauseMs: 20_000 },
] as const;

export const documentsKey = (userId: string) => ['health-documents', userId] as const;

/** All her documents, newest first. */
export const documentsQuery = (userId: string) => listQuery(userId, null);

/** The two newest, for the dashboard. */
export const recentDocumentsQuery = (userId: string) => listQuery(userId, RECENT_UPLOAD_COUNT);

function listQuery(userId: string, limit: number | null) {
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
          const pages = await readAllPages(limit === null ? {} : { limit: String(limit) }, (query) =>
            requestDocuments(query, signal),
          );
          return pages.flatMap((page) => answerSchema.parse(page).health_documents);
        },
        withoutContents,
      ),
    refetchInterval: ({ state }) => {
      const rows = state.data?.rows ?? [];
      return findPollPause(rows, sinceWhenMs(rows));
    },
  });
}

/** Keeps all of them as they are shown now, for a page that is opened without a connection. */
export function keepDocuments(userId: string, rows: HealthDocument[]): void {
  void keep(userId, keptName(null), withoutContents(rows));
}

/** All are kept where devices have them since the list ended at a thousand. */
const keptName = (limit: number | null) => `health-documents ${limit ?? 1_000}`;

/** What lies on the device says which documents there are, and not what they say: no summary, value, note or place. */
function withoutContents(rows: HealthDocument[]): HealthDocument[] {
  return rows.map((row) => ({ ...row, file_path: '', notes: null, ai_summary: null, ai_digest: null }));
}

/** Rows that an answer did not change stay the same object: so it is known how long nothing has moved. */
const firstSeenMs = new WeakMap<readonly object[], number>();

function sinceWhenMs(rows: readonly object[]): number {
  const nowMs = Date.now();
  const sinceMs = firstSeenMs.get(rows) ?? nowMs;
  firstSeenMs.set(rows, sinceMs);
  return nowMs - sinceMs;
}

export function isUnread({ reading_state: state }: Pick<HealthDocument, 'reading_state'>): boolean {
  return state === 'waiting' || state === 'reading';
}

/** How long until a list with documents that are not read yet is loaded again; false: it is not. */
export function findPollPause(
  rows: readonly Pick<HealthDocument, 'reading_state'>[],
  unchangedMs: number,
): number | false {
  if (!rows.some(isUnread)) return false;
  return POLL_STEPS.find(({ untilMs }) => unchangedMs < untilMs)?.pauseMs ?? false;
}

export type LoadedDocuments = Loaded<HealthDocument[]>;
