import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { documentsKey } from '../data/document-queries.ts';
import { readingsKey } from '../data/reading-query.ts';

/** A model answers a while after a document was read, or never. */
const LOOKS_MS = [2_000, 6_000, 15_000, 40_000, 65_000] as const;

/** Looks a few times for what the model wrote after a document was read; without this the next look is hers. */
export function useLateSummaries(
  userId: string,
  documents: readonly HealthDocument[],
  isAllowed: boolean,
): void {
  const client = useQueryClient();
  const awaited = documents
    .filter(({ reading_state, ai_digest }) => reading_state === 'done' && ai_digest?.is_from_model !== true)
    .map(({ id }) => id);
  const known = useRef<readonly string[] | null>(null);
  const hasNew = known.current !== null && awaited.some((id) => !known.current?.includes(id));
  const names = awaited.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun again when another document was read, and only then
  useEffect(() => {
    known.current = awaited;
    if (!isAllowed || !hasNew) return;
    const timers = LOOKS_MS.map((ms) =>
      setTimeout(() => {
        void client.invalidateQueries({ queryKey: documentsKey(userId) });
        void client.invalidateQueries({ queryKey: readingsKey(userId) });
      }, ms),
    );
    return () => timers.forEach(clearTimeout);
  }, [names, isAllowed]);
}
