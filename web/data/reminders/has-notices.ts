import { useQuery } from '@tanstack/react-query';
import { api, isWorthRetrying, readApiError } from '../../app/api-client.ts';

/**
 * Whether a reminder stands on her dashboard. Asked on every visit, most of which have none: the description of the list
 * (reminders.ts), with its schemas and changes, is fetched by what draws them, and asks again.
 */
export function useHasNotices(userId: string): boolean {
  const { data = false } = useQuery({
    queryKey: ['has-notices', userId],
    queryFn: async ({ signal }) => {
      const response = await api.reminders.notices.$get({}, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      return (await response.json()).notices.some(({ is_dismissed }) => !is_dismissed);
    },
    networkMode: 'always',
    refetchOnWindowFocus: true,
    retry: isWorthRetrying,
  });
  return data;
}
