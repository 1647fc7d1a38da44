import type { QueryClient } from '@tanstack/react-query';
import { isToBeSaid, useWriteAnswers } from '../../app/write-queue/use-write-answers.ts';
import type { WriteEvent } from '../../app/write-queue/write-kind.ts';
import { showToast } from '../../ui/toast.tsx';
import { askAgain } from '../records/load-rows.ts';
import type { GoalChange } from './goal-changes.ts';
import { GOAL_WRITES } from './goal-writes.ts';
import { goalsKey, takeGoalAnswer } from './goals-query.ts';

/** Takes what the server has stored into the loaded goals, and says what has to be said. */
export function useGoalAnswers(userId: string): void {
  useWriteAnswers(userId, hear);
}

function hear(client: QueryClient, event: WriteEvent): void {
  if (event.kind !== GOAL_WRITES.name) return;
  if (event.type === 'saved') {
    // as: changes of this kind are made by useGoalActions and nowhere else
    takeGoalAnswer(client, event.userId, event.change as GoalChange, event.answer);
    return;
  }
  // Refused: another device knows something that this one does not.
  if (event.type === 'refused') askAgain(client, goalsKey(event.userId));
  if (!isToBeSaid(event)) return;
  showToast({ title: 'Error', message: 'Failed to save your goal', kind: 'destructive' }, 'goal-not-saved');
}
