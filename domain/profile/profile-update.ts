import * as z from 'zod/mini';
import '../text.ts';
import { countrySchema } from '../emergency/country.ts';
import { LIFE_STAGE_VALUES } from './life-stages.ts';
import { instantSchema, stageChoiceFields } from './stage-choice.ts';

const STAGE_TEXT = 'Choose one of the eight life stages';
const lifeStageSchema = z.enum(LIFE_STAGE_VALUES, { error: STAGE_TEXT });

/**
 * `PATCH /api/profile`: a life stage, a country (null: none), or both. Whoever names the user it is made for (as every other
 * write must) is held to it.
 */
export const profileUpdateSchema = z
  .object({
    life_stage: z.optional(lifeStageSchema),
    country: z.optional(z.nullable(countrySchema)),
    user_id: z.optional(z.uuid({ error: 'An id is written as a UUID' })),
    ...stageChoiceFields,
  })
  .check(
    z.refine(({ life_stage, country }) => life_stage !== undefined || country !== undefined, {
      error: STAGE_TEXT,
      path: ['life_stage'],
    }),
  );

/** The same as it waits on her device: whose it is, when it was chosen and what she saw. */
export const stageWriteSchema = z.object({
  life_stage: lifeStageSchema,
  user_id: z.uuid({ error: 'An id is written as a UUID' }),
  chosen_at: instantSchema,
  base: z.nullable(z.object({ life_stage: z.enum(LIFE_STAGE_VALUES), chosen_at: z.nullable(instantSchema) })),
});
export type StageWrite = z.infer<typeof stageWriteSchema>;
