import * as z from 'zod/mini';
import { hasKept, keep, readKept } from '../../app/device-store/device-store.ts';
import { isWithinOfflineLimit } from '../../app/offline-limit.ts';

const profileSchema = z.object({
  full_name: z.nullable(z.string()),
  life_stage: z.nullable(z.string()),
  /** ISO 8601; left out where nobody knows. */
  stage_chosen_at: z.optional(z.string()),
});

/** Name and life stage with the moment of its choice, as GET /api/profile answers them. */
export type KeptProfile = z.infer<typeof profileSchema>;

const NAME = 'profile';

/** Her profile in the answer to a write; null: it is not one. */
export function readProfileAnswer(answer: unknown): KeptProfile | null {
  return profileSchema.safeParse(answer).data ?? null;
}

/** With the time at which the server was reached last; kept anew with each renewal of her session. */
export async function keepProfile(
  userId: string,
  { full_name, life_stage, stage_chosen_at }: KeptProfile,
  contactMs: number,
): Promise<void> {
  await keep(userId, NAME, { full_name, life_stage, stage_chosen_at, contact_ms: contactMs });
}

/** The profile as this device saw it last; null when it did not, or more than a day ago. */
export async function readKeptProfile(userId: string): Promise<KeptProfile | null> {
  const kept = await readKept(userId, NAME);
  if (typeof kept !== 'object' || kept === null || !('contact_ms' in kept)) return null;
  const { contact_ms: contactMs } = kept;
  if (typeof contactMs !== 'number' || !isWithinOfflineLimit(contactMs, Date.now())) return null;
  const { full_name, life_stage, stage_chosen_at } = kept as Record<string, unknown>; // as: any object may be read by key
  return {
    full_name: readText(full_name),
    life_stage: readText(life_stage),
    stage_chosen_at: readText(stage_chosen_at) ?? undefined,
  };
}

const readText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Whether one lies there, readable or not. */
export const hasKeptProfile = (userId: string) => hasKept(userId, NAME);
