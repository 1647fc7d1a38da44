import * as z from 'zod/mini';
import type { SavedStageAnswers } from './finish-setup.ts';
import {
  answerTextSchema,
  fertilityTreatmentsSchema,
  mainConcernsSchema,
  mainFocusSchema,
  tryingDurationSchema,
  yesNoSchema,
} from './stage-forms.ts';

const of = { user_id: z.uuid({ error: 'Say whose record this is' }) };

/**
 * `PATCH /api/onboarding`: an answer of her setup that is changed where it stands. Only answers about her: days of periods and the
 * dates of a pregnancy are changed where they are recorded, and the mode is chosen by itself, whatever the answers once led to.
 */
export const answersChangeSchema = z.discriminatedUnion('stage', [
  z.object({
    ...of,
    stage: z.literal('pre-menstrual'),
    health_conditions: answerTextSchema,
  }),
  z.object({ ...of, stage: z.literal('regular-cycle'), main_focus: mainFocusSchema }),
  z.object({
    ...of,
    stage: z.literal('trying-to-conceive'),
    trying_duration: z.optional(tryingDurationSchema),
    fertility_treatments: z.optional(fertilityTreatmentsSchema),
  }),
  z.object({
    ...of,
    stage: z.literal('pregnant'),
    first_pregnancy: z.optional(yesNoSchema),
    complications: z.optional(answerTextSchema),
  }),
  z.object({
    ...of,
    stage: z.literal('menopause'),
    on_hrt: z.optional(yesNoSchema),
    main_concerns: z.optional(mainConcernsSchema),
  }),
]);
export type AnswersChange = z.infer<typeof answersChangeSchema>;

/** The answers after a change; null where they are of another stage by now, or none are stored. */
export function changeAnswers(
  answers: SavedStageAnswers | null,
  { user_id: _, ...change }: AnswersChange,
): SavedStageAnswers | null {
  if (answers === null || answers.stage !== change.stage) return null;
  const named = Object.entries(change).filter(([, value]) => value !== undefined);
  // as: of one stage, by the schema of its fields
  return { ...answers, ...Object.fromEntries(named) } as SavedStageAnswers;
}
