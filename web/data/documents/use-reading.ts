import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import {
  applyCorrections,
  composeStatements,
  putFindingsFirst,
} from '@lunaria/domain/documents/reading/corrected-values.ts';
import type { DocumentReading, ValueCorrection } from '@lunaria/domain/documents/reading/document-reading.ts';
import type { ShownValue } from '@lunaria/domain/documents/reading/shown-value.ts';
import type { Statement } from '@lunaria/domain/documents/reading/understanding.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { proposalsKey } from '../proposals/proposals-key.ts';
import { useRecords } from '../records/use-records.ts';
import { READINGS } from './readings.ts';

const NONE: readonly never[] = [];

/** What was closed is there at once when it is opened again within this time; then it leaves the memory. */
const KEPT_MS = 60_000;

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
  const { rows: reading, ...asked } = useRecords(READINGS, userId, [id], {
    gcTime: KEPT_MS,
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
  });
  useReloadWhenRead(userId, id, state);

  const { statements, values, corrections } = useMemo(() => {
    if (!reading?.understanding) return { statements: NONE, values: NONE, corrections: NONE };
    const { corrections } = reading;
    const shown = applyCorrections(reading.understanding.values, corrections);
    const composed = composeStatements(reading.understanding, reading.model, shown);
    const ordered = putFindingsFirst(composed);
    const statements = isFiled ? ordered.filter(({ kind }) => kind !== 'kind') : ordered;
    return { statements, values: shown, corrections };
  }, [reading, isFiled]);

  return {
    ...{ reading, statements, values, corrections },
    hasFailed: asked.hasFailed,
    isRetrying: asked.isRetrying,
    retry: asked.retry,
  };
}

/** The list hears first that a document was read (again). */
function useReloadWhenRead(userId: string, id: string, state: HealthDocument['reading_state']): void {
  const client = useQueryClient();
  const last = useRef(state);
  useEffect(() => {
    const hasChanged = last.current !== state;
    last.current = state;
    if (!hasChanged || state !== 'done') return;
    void client.invalidateQueries(READINGS.query(userId, id));
    void client.invalidateQueries({ queryKey: [...proposalsKey(userId), id] });
  }, [client, userId, id, state]);
}
