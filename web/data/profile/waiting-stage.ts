import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import type { StageWrite } from '@lunaria/domain/profile/profile-update.ts';
import { type PregnancyChange, stageAfterChanges } from '../pregnancy/pregnancy-changes.ts';

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
