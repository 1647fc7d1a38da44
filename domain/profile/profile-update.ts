import * as z from 'zod/mini';
import '../text.ts';
import { LIFE_STAGE_VALUES } from './life-stages.ts';

const lifeStageSchema = z.enum(LIFE_STAGE_VALUES, { error: 'Choose one of the eight life stages' });

/** `PATCH /api/profile`. */
export const profileUpdateSchema = z.object({ life_stage: lifeStageSchema });
