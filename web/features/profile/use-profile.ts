import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, api, readApiError } from '../../app/api-client.ts';
import { useSessionManager } from '../session/session-provider.tsx';

/** One entry per user: the data of one never stands in for another's. */
export function profileKey(userId: string) {
  return ['profile', userId] as const;
}

/** Name and life stage of the signed-in user; null when she has no profile row. */
export function useProfile(userId: string) {
  const manager = useSessionManager();
  const profile = useQuery({
    queryKey: profileKey(userId),
    queryFn: async ({ signal }) => {
      const response = await api.profile.$get({}, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      return await response.json();
    },
    // Chosen on another device meanwhile: the page shows it when she comes back to it.
    refetchOnWindowFocus: true,
    networkMode: 'always',
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
  });

  const { error } = profile;
  useEffect(() => {
    if (!error) return;
    // Only logged (specification, section 8); the page shows a quiet line in place.
    console.error('Profile fetch failed', error instanceof ApiError ? error.status : error.name);
    if (error instanceof ApiError && error.status === 401) void manager.recheck();
  }, [error, manager]);

  return profile;
}
