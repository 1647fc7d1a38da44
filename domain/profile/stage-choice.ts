import * as z from 'zod/mini';
import '../text.ts';
import { LIFE_STAGE_VALUES, type LifeStage } from './life-stages.ts';

// Rule and worked examples: docs/algorithms/two-devices-one-day.md (the tests use the same table).

/** ISO 8601 in UTC. */
export const instantSchema = z.custom<string>(isInstant, { error: 'Say when it was chosen, in UTC' });

function isInstant(value: unknown): boolean {
  const isWritten = typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(value);
  return isWritten && !Number.isNaN(Date.parse(value));
}

/** When she chose a mode, and what she saw then; sent beside a mode by whatever changes it. */
export const stageChoiceFields = {
  /** On the clock of her device; left out: now. */
  chosen_at: z.optional(instantSchema),
  /** What she saw. `chosen_at` null: nobody knows when that was chosen. */
  base: z.optional(
    z.nullable(z.object({ life_stage: z.enum(LIFE_STAGE_VALUES), chosen_at: z.nullable(instantSchema) })),
  ),
};

export interface StageChoice {
  chosen_at?: string | undefined;
  base?: { life_stage: LifeStage; chosen_at: string | null } | null | undefined;
}

/**
 * True where this choice takes the place of what is stored. A choice that was made looking at exactly that one is always
 * newer, whatever the clock of her device says; of two that did not know of each other the later one stays. A clock that
 * is ahead counts as now.
 */
export function isNewerChoice({ chosen_at, base }: StageChoice, storedAt: string | null, now: Date): boolean {
  if (storedAt === null || chosen_at === undefined) return true;
  const stored = Date.parse(storedAt);
  const seen = base?.chosen_at ?? null;
  if (seen !== null && Date.parse(seen) === stored) return true;
  return Math.min(Date.parse(chosen_at), now.getTime()) >= stored;
}

/** When it counts as chosen: now at the latest, and no year that a database does not know. */
export function readChosenAt({ chosen_at }: StageChoice, now: Date): Date {
  if (chosen_at === undefined) return now;
  const earliest = Date.UTC(1900, 0, 1);
  return new Date(Math.max(earliest, Math.min(Date.parse(chosen_at), now.getTime())));
}
