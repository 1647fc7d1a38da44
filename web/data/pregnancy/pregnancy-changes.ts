import {
  type Pregnancy,
  type PregnancyWrite,
  pregnancyWriteSchema,
} from '@lunaria/domain/pregnancy/dating.ts';
import { type PregnancyEndWrite, pregnancyEndSchema } from '@lunaria/domain/pregnancy/pregnancy-end.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { instantSchema } from '@lunaria/domain/profile/stage-choice.ts';
import * as z from 'zod/mini';

/** What she can do with her pregnancy; kept on the device until the server has it. */
export type PregnancyChange =
  | { op: 'date'; write: PregnancyWrite }
  | { op: 'end'; write: PregnancyEndWrite }
  /** The end was said by mistake: the dating as it was, and pregnancy mode again. */
  | { op: 'undo-end'; write: PregnancyWrite; chosen_at?: string | undefined };

export const pregnancyChangeSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('date'), write: pregnancyWriteSchema }),
  z.object({ op: z.literal('end'), write: pregnancyEndSchema }),
  z.object({
    op: z.literal('undo-end'),
    write: pregnancyWriteSchema,
    chosen_at: z.optional(instantSchema),
  }),
]);

/** What she sees: the server's record with the waiting changes on top. */
export function applyPregnancyChanges(
  stored: Pregnancy | null,
  changes: readonly PregnancyChange[],
): Pregnancy | null {
  return changes.reduce<Pregnancy | null>((pregnancy, change) => {
    if (change.op === 'end') return null;
    return {
      first_pregnancy: pregnancy?.first_pregnancy ?? null,
      complications: pregnancy?.complications ?? '',
      dating: change.write.dating,
    };
  }, stored);
}

/** The mode that the waiting changes lead to; null when they say nothing of it. */
export function stageAfterChanges(changes: readonly PregnancyChange[]): LifeStage | null {
  return changes.reduce<LifeStage | null>((stage, change) => {
    if (change.op === 'date') return stage;
    return change.op === 'end' ? change.write.life_stage : 'pregnancy';
  }, null);
}

/** A newer change on top of one that the server has not seen; null keeps both, in their order. */
export function combinePregnancyChanges(
  older: PregnancyChange,
  newer: PregnancyChange,
): PregnancyChange | null {
  if (older.op === newer.op) return newer;
  if (older.op === 'end' && newer.op === 'undo-end') return newer;
  // Another date after a mistake that was taken back: still taken back.
  if (older.op === 'undo-end' && newer.op === 'date') return { ...older, write: newer.write };
  // An end needs the pregnancy that ends, and a dating after an end begins anew.
  return null;
}
