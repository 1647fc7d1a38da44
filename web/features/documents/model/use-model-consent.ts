import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import {
  isModelAllowed,
  type ModelOffer,
  type ModelState,
  modelStateSchema,
} from '@lunaria/domain/documents/reading/model/model-consent.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, readApiError } from '../../../app/api-client.ts';
import { documentsKey } from '../../../data/documents/documents.ts';
import { READINGS } from '../../../data/documents/readings.ts';

const model = api['ai-model'];

/**
 * The language model of this server, and what she says to it. Sent at once and never kept for later: that she agreed is
 * said only when it is so.
 */
export function useModelConsent(userId: string) {
  const client = useQueryClient();
  const { data: state } = useQuery(modelQuery(userId));
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function send(request: () => Promise<Response>) {
    setBusy(true);
    setTrouble(null);
    try {
      const response = await request();
      if (!response.ok) throw await readApiError(response);
      client.setQueryData<ModelState>(
        modelQuery(userId).queryKey,
        modelStateSchema.parse(await response.json()),
      );
    } catch (error) {
      setTrouble(error instanceof TypeError ? NOT_REACHED : messageOf(error));
      void client.invalidateQueries({ queryKey: modelQuery(userId).queryKey });
    } finally {
      setBusy(false);
    }
  }

  return {
    /** null: there is none, or it is not known. */
    offer: state?.offer ?? null,
    isAllowed: state !== undefined && isModelAllowed(state),
    /** She agreed, and to another one than is set up now. */
    isOtherAllowed: state !== undefined && state.consent !== null && !isModelAllowed(state),
    isBusy,
    trouble,
    agree: ({ endpoint, model: name }: ModelOffer) =>
      void send(() => model.consent.$put({ json: { user_id: userId, endpoint, model: name } })),
    withdraw: () => void send(() => model.consent.$delete({ query: { user_id: userId } })),
  };
}

const NOT_REACHED = 'The server was not reached, nothing was changed. Check your connection.';

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : NOT_REACHED;
}

/** Whether a language model is set up on this server, and whether she agreed to it. */
export const modelQuery = (userId: string) =>
  queryOptions<ModelState>({
    queryKey: ['ai-model', userId],
    async queryFn({ signal }) {
      const response = await model.$get({}, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      return modelStateSchema.parse(await response.json());
    },
    // Agreed or withdrawn on another device.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    networkMode: 'always',
    retry: 1,
  });

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
        void client.invalidateQueries({ queryKey: READINGS.key(userId) });
      }, ms),
    );
    return () => timers.forEach(clearTimeout);
  }, [names, isAllowed]);
}
