import * as z from 'zod/mini';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';
import { LIFE_STAGES, type LifeStage } from '../profile/life-stages.ts';
import { stageChoiceFields } from '../profile/stage-choice.ts';
import { type PregnancyDating, pregnancyStart } from './dating.ts';

/** None is chosen beforehand, and each leads to the same place: the mode she chooses. */
export const PREGNANCY_ENDS = [
  { value: 'birth', label: 'My baby was born' },
  { value: 'loss', label: 'I lost the pregnancy' },
  { value: 'prefer-not-to-say', label: 'I prefer not to say' },
] as const;
export type PregnancyEnd = (typeof PREGNANCY_ENDS)[number]['value'];

type ModeAfterPregnancy = Exclude<LifeStage, 'pregnancy'>;

/** The modes that she can go on in. */
export const MODES_AFTER_PREGNANCY: readonly { value: ModeAfterPregnancy; label: string }[] =
  LIFE_STAGES.filter((stage) => stage.value !== 'pregnancy');

/** `POST /api/stage/end`. */
export const pregnancyEndSchema = z.object({
  user_id: z.uuid({ error: 'Say whose record this is' }),
  reason: z.enum(
    PREGNANCY_ENDS.map((end) => end.value),
    { error: 'Choose one, or prefer not to say' },
  ),
  ended_on: z.nullable(calendarDateSchema),
  /** The day on her clock when she said so: the end where she gives no day. Left out: the day on which it arrives. */
  said_on: z.optional(calendarDateSchema),
  life_stage: z.enum(
    MODES_AFTER_PREGNANCY.map((mode) => mode.value),
    { error: 'Choose how to go on' },
  ),
  ...stageChoiceFields,
});

export type PregnancyEndWrite = z.infer<typeof pregnancyEndSchema>;

export const PREGNANCY_END_TEXTS = {
  future: 'Choose today or an earlier day',
  before: 'Choose a day after the pregnancy began, or leave it empty',
} as const;

/** What is wrong with the day, as a sentence, or null. No day is fine. */
export function findPregnancyEndFault(
  endedOn: CalendarDate | null,
  dating: PregnancyDating,
  today: CalendarDate,
): string | null {
  if (endedOn === null) return null;
  if (endedOn > today) return PREGNANCY_END_TEXTS.future;
  if (endedOn < pregnancyStart(dating)) return PREGNANCY_END_TEXTS.before;
  return null;
}
