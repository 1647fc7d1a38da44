import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import {
  applyCorrections,
  composeStatements,
  putFindingsFirst,
} from '@lunaria/domain/documents/reading/corrected-values.ts';
import type { DocumentReading, ValueCorrection } from '@lunaria/domain/documents/reading/document-reading.ts';
import type { ShownValue } from '@lunaria/domain/documents/reading/shown-value.ts';
import type { Statement } from '@lunaria/domain/documents/reading/understanding.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { ApiError } from '../../../app/api-client.ts';
import { useWaitingWrites } from '../../../app/write-queue/use-write-queue.ts';
import { useSessionManager } from '../../session/session-provider.tsx';
import { readingQuery } from './reading-query.ts';
import { applyValueChanges, VALUE_WRITES } from './value-changes.ts';

const NONE: readonly never[] = [];

/** What was read from a document, as she corrected it, with the corrections that wait to be sent. */
export interface HerReading {
  reading: DocumentReading | null;
  statements: readonly Statement[];
  /** Those she took out too, marked. */
  values: readonly ShownValue[];
  /** With those that wait to be sent. */
  corrections: readonly ValueCorrection[];
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

export function useReading(document: HealthDocument): HerReading {
  const { id, user_id: userId, reading_state: state } = document;
  // "This may be …" is answered.
  const isFiled = document.own_category !== null && document.ai_category_sure === false;
  const query = useQuery(readingQuery(userId, id));
  const { data: reading, error, refetch } = query;
  const waiting = useWaitingWrites(VALUE_WRITES, userId);
  useReloadWhenRead(userId, id, state);

  const manager = useSessionManager();
  useEffect(() => {
    if (error instanceof ApiError && error.status === 401) void manager.recheck();
  }, [error, manager]);

  const { statements, values, corrections } = useMemo(() => {
    if (!reading?.understanding) return { statements: NONE, values: NONE, corrections: NONE };
    const changes = waiting
      .filter((write) => write.state !== 'refused' && write.change.documentId === id)
      .map(({ change }) => change);
    const corrections = applyValueChanges(reading.corrections, changes);
    const shown = applyCorrections(reading.understanding.values, corrections);
    const composed = composeStatements(reading.understanding, reading.model, shown);
    const ordered = putFindingsFirst(composed);
    const statements = isFiled ? ordered.filter(({ kind }) => kind !== 'kind') : ordered;
    return { statements, values: shown, corrections };
  }, [reading, waiting, id, isFiled]);

  return {
    reading: reading ?? null,
    statements,
    values,
    corrections,
    hasFailed: query.isError,
    isRetrying: query.isFetching,
    retry: () => void refetch(),
  };
}

/** The list hears first that a document was read (again). */
function useReloadWhenRead(userId: string, id: string, state: HealthDocument['reading_state']): void {
  const client = useQueryClient();
  const last = useRef(state);
  useEffect(() => {
    const hasChanged = last.current !== state;
    last.current = state;
    if (hasChanged && state === 'done') void client.invalidateQueries(readingQuery(userId, id));
  }, [client, userId, id, state]);
}
