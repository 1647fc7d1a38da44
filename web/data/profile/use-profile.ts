import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, api, readApiError } from '../../app/api-client.ts';
import { type KeptProfile, keepProfile, readKeptProfile } from './kept-profile.ts';
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
