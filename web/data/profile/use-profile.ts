import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, api, readApiError } from '../../app/api-client.ts';
import { askAgain } from '../records/load-rows.ts';
import { type KeptProfile, keepProfile, readKeptProfile, readProfileAnswer } from './kept-profile.ts';
import { useLastContact } from './last-contact.ts';

/** One entry per user: the data of one never stands in for another's. */
export function profileKey(userId: string) {
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
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
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

/** The mode as it is from now on, before the server has answered. */
export function showStage(client: QueryClient, userId: string, stage: LifeStage): void {
  client.setQueryData<KeptProfile | null>(
    profileKey(userId),
    (profile) => profile && { ...profile, life_stage: stage },
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
  if (stage) showStage(client, userId, stage);
  askAgain(client, profileKey(userId));
}
