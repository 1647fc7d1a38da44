import {
  type AnswersChange,
  answersChangeSchema,
  changeAnswers,
} from '@lunaria/domain/onboarding/change-answers.ts';
import { type OnboardingState, onboardingStateSchema } from '@lunaria/domain/onboarding/onboarding-state.ts';
import { useCallback } from 'react';
import { api } from '../../app/api-client.ts';
import { sayUnsaved } from '../../app/write-queue/use-write-answers.ts';
import { useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { defineWrites } from '../../app/write-queue/write-kind.ts';
import { PREGNANCY } from '../pregnancy/pregnancy.ts';
import { by, defineRecords } from '../records/define-records.ts';
import { askAgain } from '../records/load-rows.ts';
import { FOLLOWED, type RecordsState, useRecords } from '../records/use-records.ts';
import { loadOnboarding } from './onboarding-requests.ts';

/** Her answers wait in one lane: each is of the stage that the one before it left. */
const ANSWERS_RECORD = 'setup-answers';

export const SETUP_WRITES = defineWrites<AnswersChange>({
  name: 'setup-answers',
  schema: answersChangeSchema,
  combine: (older, newer) =>
    // as: of one stage, by the line before
    older.stage === newer.stage ? ({ ...older, ...newer } as AnswersChange) : null,
  send: (change, signal) => api.onboarding.$patch({ json: change }, { init: { signal } }),
});

/** What the server has of her setup; null: it was not heard. No device keeps it under this name (use-onboarding.ts). */
export const SETUP_ANSWERS = defineRecords<OnboardingState | null>({
  key: (userId) => ['setup-answers', userId],
  schema: onboardingStateSchema,
  none: null,
  load: loadOnboarding,
  changedBy: [
    by(SETUP_WRITES, {
      layOver: (state, changes) =>
        state && changes.reduce<OnboardingState>((known, change) => withAnswers(known, change), state),
      take: (_, __, answer) => onboardingStateSchema.safeParse(answer).data ?? null,
    }),
  ],
  after(event, client) {
    if (event.kind !== SETUP_WRITES.name) return;
    sayUnsaved(event, 'Failed to save your answers', 'answers-not-saved');
    if (event.type === 'failed') return;
    askAgain(client, ['onboarding', event.userId]);
    askAgain(client, PREGNANCY.key(event.userId));
  },
});

function withAnswers(state: OnboardingState, change: AnswersChange): OnboardingState {
  return { ...state, answers: changeAnswers(state.answers, change) ?? state.answers };
}

export interface SetupAnswersState extends Omit<RecordsState<unknown>, 'rows'> {
  setup: OnboardingState | null;
  change: (change: WithoutUser) => void;
}

type Unnamed<Change> = Change extends unknown ? Omit<Change, 'user_id'> : never;
export type WithoutUser = Unnamed<AnswersChange>;

/** What she answered in her setup, and the way to change an answer: it shows at once and is sent when it can be. */
export function useSetupAnswers(userId: string): SetupAnswersState {
  const queue = useWriteQueue();
  const { rows: setup, ...state } = useRecords(SETUP_ANSWERS, userId, [], FOLLOWED);
  const change = useCallback(
    (part: WithoutUser) =>
      // as: a change with whose it is
      void queue.enqueue(SETUP_WRITES, userId, ANSWERS_RECORD, { ...part, user_id: userId } as AnswersChange),
    [queue, userId],
  );
  return { ...state, setup, change };
}
