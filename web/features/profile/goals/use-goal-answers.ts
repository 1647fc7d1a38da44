import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWriteQueue } from '../../../app/write-queue/use-write-queue.ts';
import { showToast } from '../../../ui/toast.tsx';
import type { GoalChange } from './goal-changes.ts';
import { GOAL_WRITES } from './goal-writes.ts';
import { goalsKey, takeGoalAnswer } from './goals-query.ts';

/**
 * Takes what the server has stored into the loaded goals before the waiting change goes, and says what has to be said.
 * Several parts of a page may listen: taking an answer twice changes nothing, the toast has an id.
 */
export function useGoalAnswers(userId: string): void {
  const queue = useWriteQueue();
  const client = useQueryClient();
  useEffect(
    () =>
      queue.onEvent((event) => {
        if (event.userId !== userId || event.kind !== GOAL_WRITES.name) return;
        if (event.type === 'saved') {
          // as: changes of this kind are made by useGoalActions and nowhere else
          takeGoalAnswer(client, userId, event.change as GoalChange, event.answer);
          return;
        }
        // Refused: another device knows something that this one does not.
        if (event.type === 'refused') void client.invalidateQueries({ queryKey: goalsKey(userId) });
        if (event.type === 'refused' && event.isElsewhere) return;
        // It stays in view and will be sent again: once per outage is enough.
        if (event.type === 'failed' && !event.isFirstOfOutage) return;
        showToast(
          { title: 'Error', message: 'Failed to save your goal', kind: 'destructive' },
          'goal-not-saved',
        );
      }),
    [queue, client, userId],
  );
}
