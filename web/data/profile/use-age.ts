import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { ageOn } from '@lunaria/domain/profile/age.ts';
import { useQuery } from '@tanstack/react-query';
import { api, readApiError } from '../../app/api-client.ts';

/**
 * Her age in whole years, by which usual ranges differ; null where it is not known: she has not said when she was born,
 * it is being asked, or there is no connection (a date of birth is not kept on the device).
 */
export function useAgeYears(userId: string, today: CalendarDate): number | null {
  return useAge(userId, today).years;
}

/** The same; whether the answer is on its way, and whether it has come (also: that she has not said it). */
export function useAge(userId: string, today: CalendarDate): HerAge {
  const { data, isLoading, isSuccess } = useQuery({
    queryKey: ['date-of-birth', userId],
    queryFn: async ({ signal }): Promise<CalendarDate | null> => {
      const response = await api.onboarding.$get({}, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      return (await response.json()).date_of_birth;
    },
    retry: false,
  });
  return { years: data ? ageOn(data, today) : null, isAsking: isLoading, isAnswered: isSuccess };
}

interface HerAge {
  years: number | null;
  isAsking: boolean;
  isAnswered: boolean;
}
