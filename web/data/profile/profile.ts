import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { ApiError, api, isWorthRetrying, readApiError } from '../../app/api-client.ts';
import { isWithinOfflineLimit } from '../../app/device-key-cookie.ts';
import { hasKept, keep, readKept } from '../../app/device-store/device-store.ts';
import { askAgain } from '../records/load-rows.ts';

const profileSchema = z.object({
  full_name: z.nullable(z.string()),
  life_stage: z.nullable(z.string()),
  /** ISO 8601; left out where nobody knows. */
  stage_chosen_at: z.optional(z.string()),
  /** Parts of the dashboard that she put out of sight; left out where there is none. */
  hidden_parts: z.optional(z.array(z.string())),
  /** There is something new that she has not put away; kept on no device. */
  has_news: z.optional(z.boolean()),
  /** Her account is to be erased then; kept on no device. */
  erasure_due_at: z.optional(z.string()),
});

/** Name and life stage with the moment of its choice, as GET /api/profile answers them. */
export type KeptProfile = z.infer<typeof profileSchema>;

const NAME = 'profile';

/** Her profile in the answer to a write; null: it is not one. */
function readProfileAnswer(answer: unknown): KeptProfile | null {
  return profileSchema.safeParse(answer).data ?? null;
}

/** With the time at which the server was reached last; kept anew with each renewal of her session. */
export async function keepProfile(
  userId: string,
  { full_name, life_stage, stage_chosen_at, hidden_parts }: KeptProfile,
  contactMs: number,
): Promise<void> {
  await keep(userId, NAME, {
    ...{ full_name, life_stage, stage_chosen_at, hidden_parts },
    contact_ms: contactMs,
  });
}

/** The profile as this device saw it last; null when it did not, or more than a day ago. */
export async function readKeptProfile(userId: string): Promise<KeptProfile | null> {
  const kept = await readKept(userId, NAME);
  if (typeof kept !== 'object' || kept === null || !('contact_ms' in kept)) return null;
  const { contact_ms: contactMs } = kept;
  if (typeof contactMs !== 'number' || !isWithinOfflineLimit(contactMs, Date.now())) return null;
  const { full_name, life_stage, stage_chosen_at, hidden_parts } = kept as Record<string, unknown>; // as: any object may be read by key
  return {
    full_name: readText(full_name),
    life_stage: readText(life_stage),
    stage_chosen_at: readText(stage_chosen_at) ?? undefined,
    hidden_parts: Array.isArray(hidden_parts) ? hidden_parts.map(String) : undefined,
  };
}

const readText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Whether one lies there, readable or not. */
export const hasKeptProfile = (userId: string) => hasKept(userId, NAME);

/** When the server knew the session of this tab last; null while nobody is signed in. */
let lastContactMs: number | null = null;
const listeners = new Set<() => void>();

/** Said by whoever looks after the session. */
export function noteContact(ms: number | null): void {
  if (ms === lastContactMs) return;
  lastContactMs = ms;
  for (const listener of listeners) listener();
}

/** In ms; by it what is kept of her profile opens without the server, and for how long. */
function useLastContact(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => lastContactMs,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One entry per user: the data of one never stands in for another's. */
function profileKey(userId: string) {
  return ['profile', userId] as const;
}

/** Name and life stage of the signed-in user, without a connection as this device kept them; null when she has no profile row. */
export function useProfile(userId: string) {
  const profile = useQuery({
    queryKey: profileKey(userId),
    queryFn: async ({ signal }): Promise<KeptProfile | null> => {
      const response = await api.profile.$get({}, { init: { signal } }).catch(() => null);
      if (response === null) {
        const kept = signal.aborted ? null : await readKeptProfile(userId);
        if (kept === null) throw new TypeError('The profile could not be reached');
        return kept;
      }
      if (!response.ok) throw await readApiError(response);
      return await response.json();
    },
    // Chosen on another device meanwhile: the page shows it when she comes back to it.
    refetchOnWindowFocus: true,
    networkMode: 'always',
    retry: isWorthRetrying,
  });

  const { data, error } = profile;
  const contactMs = useLastContact();
  useEffect(() => {
    if (data && contactMs !== null) void keepProfile(userId, data, contactMs);
  }, [data, userId, contactMs]);

  useEffect(() => {
    if (!error) return;
    // Only logged (specification, section 8); the page shows a quiet line in place.
    console.error('Profile fetch failed', error instanceof ApiError ? error.status : error.name);
  }, [error]);

  return profile;
}

/** What of it is another from now on, before the server has answered. */
export function showProfile(client: QueryClient, userId: string, part: Partial<KeptProfile>): void {
  client.setQueryData<KeptProfile | null>(
    profileKey(userId),
    (profile) => profile && { ...profile, ...part },
  );
}

/** Takes her profile out of an answer. Where it is not in it the server is asked; until then `stage` is known of it. */
export function takeProfile(client: QueryClient, userId: string, answer: unknown, stage?: LifeStage): void {
  void client.cancelQueries({ queryKey: profileKey(userId) });
  const profile = readProfileAnswer(answer);
  if (profile !== null) {
    client.setQueryData<KeptProfile | null>(profileKey(userId), profile);
    return;
  }
  if (stage) showProfile(client, userId, { life_stage: stage });
  askAgain(client, profileKey(userId));
}
