import {
  type ErasureAsk,
  type ErasureState,
  erasureStateSchema,
  type RecordCounts,
  recordCountsSchema,
} from '@lunaria/domain/account/erasure.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, readApiError } from '../../../app/api-client.ts';
import { sayTrouble } from '../../../app/say-trouble.ts';
import { showProfile } from '../../../data/profile/profile.ts';

/** Whether her account is to be erased. Never kept on the device: it is the server's to say. */
export const erasureQuery = (userId: string) =>
  queryOptions<ErasureState>({
    queryKey: ['erasure', userId],
    async queryFn({ signal }) {
      const response = await api.erasure.$get({}, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      return erasureStateSchema.parse(await response.json());
    },
    // Asked for or kept elsewhere.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

/** How much of hers there is, asked for when she is about to erase it. */
export const countsQuery = (userId: string) =>
  queryOptions<RecordCounts>({
    queryKey: ['erasure-counts', userId],
    async queryFn({ signal }) {
      const response = await api.erasure.counts.$get({}, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      return recordCountsSchema.parse(await response.json());
    },
    refetchOnMount: 'always',
  });

interface Answered {
  ok: boolean;
  json(): Promise<unknown>;
}

/** Sent at once and never kept for later: what is said of it is said when the server has answered. */
export function useErasure(userId: string) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function send(request: () => Promise<Answered | null>): Promise<boolean> {
    setBusy(true);
    setTrouble(null);
    try {
      const response = await request();
      if (response === null) return false;
      // as: what the typed client gives is a response
      if (!response.ok) throw await readApiError(response as Response);
      const state = erasureStateSchema.parse(await response.json());
      client.setQueryData(erasureQuery(userId).queryKey, state);
      showProfile(client, userId, { erasure_due_at: state.erasure?.due_at });
      void client.invalidateQueries({ queryKey: ['access-events', userId] });
      void client.invalidateQueries({ queryKey: ['emergency-card', userId] });
      return true;
    } catch (error) {
      setTrouble(sayTrouble(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    trouble,
    /** `withProof` has her confirm that it is she, where she has not just done so. */
    erase: (
      when: ErasureAsk['when'],
      withProof: <A extends Response>(send: () => Promise<A>) => Promise<A | null>,
    ) =>
      send(() =>
        // as: the typed client's response is one, with a body that is known
        withProof(
          () => api.erasure.$post({ json: { user_id: userId, when } }) as unknown as Promise<Response>,
        ),
      ),
    keep: (links: 'open' | 'end') => send(() => api.erasure.$delete({ query: { user_id: userId, links } })),
  };
}
