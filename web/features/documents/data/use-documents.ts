import { type HealthDocument, RECENT_UPLOAD_COUNT } from '@lunaria/domain/documents/health-document.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ApiError } from '../../../app/api-client.ts';
import { useWaitingWrites } from '../../../app/write-queue/use-write-queue.ts';
import { useSessionManager } from '../../session/session-provider.tsx';
import { applyDocumentChanges, DOCUMENT_WRITES } from './document-changes.ts';
import { documentsQuery, recentDocumentsQuery } from './document-queries.ts';
import { useDocumentAnswers } from './use-document-answers.ts';

export interface HerDocuments {
  status: 'loading' | 'ready' | 'failed';
  /** Newest first, with the changes that wait to be sent. */
  documents: readonly HealthDocument[];
  /** The server did not answer: which documents there were at the last visit, without summaries, notes and files. */
  isOutdated: boolean;
  /** The last try to load them failed, whatever is shown meanwhile. */
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

const NONE: readonly HealthDocument[] = [];

/** All her documents. The list follows uploads, other tabs, other devices (on focus) and the reading. */
export function useDocuments(userId: string): HerDocuments {
  return useList(userId, documentsQuery(userId));
}

/** The two newest. */
export function useRecentDocuments(userId: string): HerDocuments {
  const list = useList(userId, recentDocumentsQuery(userId));
  // One that is brought back makes three.
  return { ...list, documents: list.documents.slice(0, RECENT_UPLOAD_COUNT) };
}

function useList(userId: string, options: ReturnType<typeof documentsQuery>): HerDocuments {
  useDocumentAnswers(userId);
  const query = useQuery(options);
  const waiting = useWaitingWrites(DOCUMENT_WRITES, userId);
  const rows = query.data?.rows ?? NONE;
  const documents = useMemo(() => {
    const changes = waiting.filter(({ state }) => state !== 'refused').map(({ change }) => change);
    return changes.length === 0 ? rows : applyDocumentChanges(rows, changes);
  }, [rows, waiting]);

  const manager = useSessionManager();
  const { error, refetch } = query;
  useEffect(() => {
    if (!error) return;
    // Only logged (specification, section 8); the page shows a quiet line in place.
    console.error('Documents fetch failed', error instanceof ApiError ? error.status : error.name);
    if (error instanceof ApiError && error.status === 401) void manager.recheck();
  }, [error, manager]);

  return {
    status: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    documents,
    isOutdated: query.data?.isKept ?? false,
    hasFailed: query.isError,
    isRetrying: query.isFetching,
    retry: () => void refetch(),
  };
}
