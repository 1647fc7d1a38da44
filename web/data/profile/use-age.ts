import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { ageOn } from '@lunaria/domain/profile/age.ts';
import { useQuery } from '@tanstack/react-query';
import { api, readApiError } from '../../app/api-client.ts';

/**
 * When she was born; undefined while it is being asked, null where it is not known: she has not said it, or there is no
 * connection (a date of birth is not kept on the device). `isNeeded` false: nothing that is shown depends on it, and it is
 * not asked for.
 */
export function useBirthDate(userId: string, isNeeded = true): CalendarDate | null | undefined {
  const { data, isPending, fetchStatus } = useQuery({
    queryKey: ['date-of-birth', userId],
    queryFn: async ({ signal }): Promise<CalendarDate | null> => {
      const response = await api.onboarding.$get({}, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      return (await response.json()).date_of_birth;
    },
    enabled: isNeeded,
    retry: false,
  });
  if (isPending) return fetchStatus === 'paused' ? null : undefined;
  return data ?? null;
}

/** Her age in whole years, by which usual ranges differ; null where it is not known, or not yet. */
export function useAgeYears(userId: string, today: CalendarDate): number | null {
  const birthDate = useBirthDate(userId);
  return birthDate ? ageOn(birthDate, today) : null;
}
