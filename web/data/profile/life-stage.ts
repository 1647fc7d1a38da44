import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { type StageWrite, stageWriteSchema } from '@lunaria/domain/profile/profile-update.ts';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../app/api-client.ts';
import { sayUnsaved } from '../../app/write-queue/use-write-answers.ts';
import { defineWrites, type WriteEvent } from '../../app/write-queue/write-kind.ts';
import { cycleRecordsKey, forgetUnseen } from '../cycle/forget-unseen.ts';
import { type PregnancyChange, stageAfterChanges } from '../pregnancy/pregnancy-changes.ts';
import { askAgain } from '../records/load-rows.ts';
import { takeProfile } from './profile.ts';

/** She is in one mode: all her choices are changes of one record. */
export const STAGE_RECORD = 'life-stage';

export const STAGE_WRITES = defineWrites<StageWrite>({
  name: 'life-stage',
  schema: stageWriteSchema,
  // The last choice is what she wants; what she started from is what the server has.
  combine: (older, newer) => ({ ...newer, base: older.base }),
  // Kept alive, so that leaving the page at once does not make it wait for the next visit.
  send: (change, signal) => api.profile.$patch({ json: change }, { init: { signal, keepalive: true } }),
});

/** Takes what the server made of her choices into the cache, and says what has to be said. Heard on every page of hers. */
export function hearStage(client: QueryClient, event: WriteEvent): void {
  forgetUnseen(client, event);
  if (event.kind !== STAGE_WRITES.name) return;
  sayUnsaved(event, 'Failed to save life stage preference');
  if (event.type !== 'saved') return;
  // As it then is: a newer choice of another device stands.
  takeProfile(client, event.userId, event.answer);
  // A mode without cycles is a break among them.
  askAgain(client, cycleRecordsKey(event.userId));
}

/** A mode that was chosen here and is not on the server yet. */
export interface WaitingStage {
  stage: LifeStage;
  /** ISO 8601; null: of an earlier version, which did not say it. */
  chosenAt: string | null;
}

/**
 * The mode that what waits leads to: what she chose last, in the list of modes or with the end of a pregnancy, whose
 * changes wait in another lane. Null where nothing that waits says anything of it.
 */
export function findWaitingStage(
  choices: readonly StageWrite[],
  pregnancyChanges: readonly PregnancyChange[],
): WaitingStage | null {
  const waiting: WaitingStage[] = [
    ...pregnancyChanges.flatMap((change) => {
      const stage = stageAfterChanges([change]);
      return stage === null ? [] : [{ stage, chosenAt: chosenAtOf(change) }];
    }),
    ...choices.map(({ life_stage, chosen_at }) => ({ stage: life_stage, chosenAt: chosen_at })),
  ];
  return waiting.reduce<WaitingStage | null>(
    (last, one) => (last === null || (one.chosenAt ?? '') >= (last.chosenAt ?? '') ? one : last),
    null,
  );
}

function chosenAtOf(change: PregnancyChange): string | null {
  if (change.op === 'end') return change.write.chosen_at ?? null;
  return change.op === 'undo-end' ? (change.chosen_at ?? null) : null;
}

/** When a choice of now is made: later than the one that waits, whatever the clock did in between. */
export function timeChoice(waiting: WaitingStage | null, now: Date): string {
  const before = waiting?.chosenAt ? Date.parse(waiting.chosenAt) : 0;
  return new Date(Math.max(now.getTime(), before + 1)).toISOString();
}
