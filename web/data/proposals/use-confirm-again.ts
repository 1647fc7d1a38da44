import { entryOf, type LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { sendAnswers } from './confirm.ts';

/**
 * Brings back a result that was deleted: it is confirmed again in each document that it was read from. Throws with a sentence for
 * her where the document says something else by now, or was not reached.
 */
export function useConfirmAgain(userId: string): (value: LabValue) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (value) => {
      const { id, anchors = [] } = value;
      for (const { document_id, value_key, place } of anchors) {
        if (document_id === null) continue;
        const confirm = [{ value_key, id, entry: entryOf(value), place }];
        await sendAnswers(client, userId, document_id, { confirm });
      }
    },
    [client, userId],
  );
}
