import {
  isModelAllowed,
  type ModelOffer,
  type ModelState,
  modelStateSchema,
} from '@lunaria/domain/documents/reading/model/model-consent.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readApiError } from '../../../app/api-client.ts';
import { requestModelConsent, requestModelWithdrawal } from '../data/document-requests.ts';
import { modelQuery } from '../data/model-query.ts';

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
    agree: (offer: ModelOffer) => void send(() => requestModelConsent(userId, offer)),
    withdraw: () => void send(() => requestModelWithdrawal(userId)),
  };
}

const NOT_REACHED = 'The server was not reached, nothing was changed. Check your connection.';

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : NOT_REACHED;
}
