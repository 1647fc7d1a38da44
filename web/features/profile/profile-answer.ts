import * as z from 'zod/mini';
import type { KeptProfile } from '../session/kept-user.ts';

const profileSchema = z.object({
  full_name: z.nullable(z.string()),
  life_stage: z.nullable(z.string()),
  stage_chosen_at: z.optional(z.string()),
});

/** Her profile in the answer to a write; null: it is not one. */
export function readProfileAnswer(answer: unknown): KeptProfile | null {
  return profileSchema.safeParse(answer).data ?? null;
}
