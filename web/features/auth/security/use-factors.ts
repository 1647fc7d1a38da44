import type { FactorList } from '@lunaria/domain/account/factors.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { renewAccountEvents } from '../account-events-query.ts';
import { fetchFactors } from '../second-step/fetch-factors.ts';

const factorsKey = (userId: string) => ['factors', userId] as const;

/** Her second steps. Never kept on the device: an old list is worth nothing. */
export function useFactors(userId: string) {
  const client = useQueryClient();
  const queryKey = factorsKey(userId);
  const query = useQuery({
    queryKey,
    queryFn: async (): Promise<FactorList> => {
      const list = await fetchFactors();
      if (list === null) throw new Error('the list of second steps did not come');
      return list;
    },
  });
  return {
    list: query.data ?? null,
    isMissing: query.isError,
    isLoadingAgain: query.isFetching,
    /** Asks anew, here and wherever else they are shown. */
    load: () => {
      void client.invalidateQueries({ queryKey });
      renewAccountEvents(client);
    },
  };
}
