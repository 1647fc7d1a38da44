import type { PartsAnswer, PartsChoice } from '@lunaria/domain/account/parts/parts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../../app/api-client.ts';
import { useProof } from '../../proof/proof-provider.tsx';
import { previewQuery, readErased, sendErasing } from './parts-query.ts';

const NO_ANSWER = 'No answer came, so it may be gone or not. Above stands what is left. Try again.';

/** Sent at once and never kept for later: what is said of it is said when the server has answered. */
export function useErasing(userId: string) {
  const client = useQueryClient();
  const { sendWithProof } = useProof();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [done, setDone] = useState<PartsAnswer | null>(null);
  const isOnItsWay = useRef(false);

  async function erase(choice: PartsChoice): Promise<void> {
    // A second press before this one is drawn as busy.
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    setBusy(true);
    setTrouble(null);
    try {
      // Loaded before it is gone: without it this browser would keep what is hers.
      const { forgetParts, sendBefore } = await import('./forget-parts.ts');
      await sendBefore(userId);
      const response = await sendWithProof(() => sendErasing(userId, choice));
      if (response === null) return;
      const erased = await readErased(response);
      setDone(erased);
      await forgetParts(client, userId, choice);
    } catch (error) {
      setTrouble(error instanceof ApiError ? error.message : NO_ANSWER);
      void client.invalidateQueries({ queryKey: previewQuery(userId, choice).queryKey });
    } finally {
      isOnItsWay.current = false;
      setBusy(false);
    }
  }

  return { erase, isBusy, trouble, forgetTrouble: () => setTrouble(null), done };
}
