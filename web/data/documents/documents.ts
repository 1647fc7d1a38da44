import {
  type HealthDocument,
  healthDocumentSchema,
  RECENT_UPLOAD_COUNT,
} from '@lunaria/domain/documents/health-document.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { ApiError, api } from '../../app/api-client.ts';
import { readAllPages } from '../../app/read-pages.ts';
import { sayUnsaved, useWriteAnswers } from '../../app/write-queue/use-write-answers.ts';
import { type WatchedReadings, watchReadings } from '../alerts/watched-readings.ts';
import { by, defineRecords } from '../records/define-records.ts';
import { askAgain } from '../records/load-rows.ts';
import { type RecordsState, useRecords } from '../records/use-records.ts';
import { applyDocumentChanges, DOCUMENT_WRITES, idOf, sortDocuments } from './document-changes.ts';
import { onDocumentsChanged } from './document-news.ts';
import { READINGS } from './readings.ts';
import { VALUE_WRITES } from './value-changes.ts';

// No name, note or path of a file is ever part of an address.

/** In front of all that is loaded of her documents. */
export const documentsKey = (userId: string) => ['health-documents', userId] as const;
/** Of what they take: what changes the documents changes it. */
export const storageKey = (userId: string) => [...documentsKey(userId), 'storage'] as const;

const documentsSchema = z.array(healthDocumentSchema);
const answerSchema = z.object({ health_documents: documentsSchema });

/** All of them, or the newest for the dashboard. */
type Which = 'all' | 'recent';

/** Her documents, newest first, without deleted ones. */
export const DOCUMENTS = defineRecords<readonly HealthDocument[], [which: Which]>({
  key: (userId) => [...documentsKey(userId), 'list'],
  schema: documentsSchema,
  none: [],
  async load(signal, which) {
    const limit = which === 'all' ? {} : { limit: String(RECENT_UPLOAD_COUNT) };
    const pages = await readAllPages(limit, (query) =>
      api['health-documents'].$get({ query }, { init: { signal } }),
    );
    return pages.flatMap((page) => answerSchema.parse(page).health_documents);
  },
  // All are kept where devices have them since the list ended at a thousand.
  keptAs: (which) => `health-documents ${which === 'all' ? 1_000 : RECENT_UPLOAD_COUNT}`,
  // What lies on the device says which documents there are, and not what they say: no summary, value, note or place.
  toKeep: (rows) =>
    rows.map((row) => ({ ...row, file_path: '', notes: null, ai_summary: null, ai_digest: null })),
  changedBy: [
    by(DOCUMENT_WRITES, {
      layOver: (rows, changes, which) => cutTo(which, applyDocumentChanges(rows, changes)),
      isRefusedApart: true,
      take(rows, change, answer, which) {
        const stored = change.op === 'delete' ? null : healthDocumentSchema.safeParse(answer).data;
        return stored === undefined ? null : putDocument(rows, idOf(change), stored, which);
      },
      isAskedAgain: () => true,
    }),
    // What a document says in the list follows from its values.
    by(VALUE_WRITES, {
      take(rows, { documentId }, answer, which) {
        const taken = z.object({ document: healthDocumentSchema }).safeParse(answer).data;
        return taken ? putDocument(rows, documentId, taken.document, which) : null;
      },
      isAskedAgain: () => true,
    }),
  ],
  after(event, client) {
    if (event.type !== 'failed') askAgain(client, storageKey(event.userId));
    sayUnsaved(event, 'Failed to save the change', 'document-not-saved');
  },
});

/** A document as it is stored now, null for none. */
function putDocument(
  rows: readonly HealthDocument[],
  id: string,
  stored: HealthDocument | null,
  which: Which,
): HealthDocument[] {
  const others = rows.filter((row) => row.id !== id);
  return cutTo(which, stored ? sortDocuments([...others, stored]) : others);
}

/** One that is brought back makes three. */
function cutTo(which: Which, rows: HealthDocument[]): HealthDocument[] {
  return which === 'all' ? rows : rows.slice(0, RECENT_UPLOAD_COUNT);
}

/** `isOutdated`: which documents there were at the last visit, without summaries, notes and files. */
export interface HerDocuments extends Omit<RecordsState<readonly HealthDocument[]>, 'rows'> {
  /** Newest first, with the changes that wait to be sent. */
  documents: readonly HealthDocument[];
}

/** All her documents. The list follows uploads, other tabs, other devices (on focus) and the reading. */
export function useDocuments(userId: string): HerDocuments {
  return useList(userId, 'all');
}

/** The two newest. */
export function useRecentDocuments(userId: string): HerDocuments {
  return useList(userId, 'recent');
}

function useList(userId: string, which: Which): HerDocuments {
  const { rows: documents, ...state } = useRecords(DOCUMENTS, userId, [which], {
    // Uploaded meanwhile, on another page or device: there when she looks.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => findPollPause(data?.rows ?? [], sinceWhenMs(data?.rows ?? [])),
  });
  // Also of one that was closed meanwhile: opened again, it shows what was saved.
  useWriteAnswers(userId, READINGS.hear);
  const client = useQueryClient();
  useEffect(
    () =>
      onDocumentsChanged((changedId) => {
        if (changedId === userId) askAgain(client, documentsKey(userId));
      }),
    [client, userId],
  );
  useEffect(() => watchReadings(userId, readingsToWatch(documents)), [userId, documents]);
  const { error } = state;
  useEffect(() => {
    // Only logged; the page shows a quiet line in place.
    if (error) console.error('Documents fetch failed', error instanceof ApiError ? error.status : error.name);
  }, [error]);
  return { ...state, documents };
}

/** An alert that cannot wait stands for seven days, and one is read on the day after it came. */
const NEW_MS = 8 * 24 * 60 * 60 * 1000;

function readingsToWatch(documents: readonly HealthDocument[]): WatchedReadings {
  if (documents.some(isUnread)) return 'awaited';
  const isNew = ({ uploaded_at: at }: HealthDocument) => Date.now() - Date.parse(at) < NEW_MS;
  return documents.some(isNew) ? 'read' : 'none';
}

/** While the reading goes on, the next look is soon; where nothing moves it comes less and less often, then only on focus. */
const POLL_STEPS = [
  { untilMs: 20_000, pauseMs: 1_500 },
  { untilMs: 120_000, pauseMs: 5_000 },
  { untilMs: 600_000, pauseMs: 20_000 },
] as const;

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
