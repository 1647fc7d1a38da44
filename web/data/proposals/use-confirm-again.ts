import { entryOf, type LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { sendAnswers } from './confirm.ts';

/**
 * Brings back a result that was deleted: its rows, dismissed with it, are brought back and confirmed again where it was read. Throws with a sentence for her where no
 * document says it any more, or none was reached.
 */
export function useConfirmAgain(userId: string): (value: LabValue) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (value) => {
      const { id, anchors = [] } = value;
      let isBack = false;
      let trouble: unknown = null;
      for (const { document_id, value_key, place } of anchors) {
        if (document_id === null) continue;
        const confirm = [{ value_key, id, entry: entryOf(value), place }];
        try {
          await sendAnswers(client, userId, document_id, { confirm, bring_back: [value_key] });
          isBack = true;
        } catch (error) {
          // Another report may print it otherwise: there it is offered as a row of its own.
          trouble ??= error;
        }
      }
      if (!isBack) throw trouble;
    },
    [client, userId],
  );
}
