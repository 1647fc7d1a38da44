import type { FactorList } from '@lunaria/domain/account/factors.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { requestAccount } from '../session/request-account.ts';
import { renewAccountEvents } from './account-events.ts';

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

/** Her second steps; null when they did not come. */
export async function fetchFactors(): Promise<FactorList | null> {
  const outcome = await requestAccount('GET', '/api/auth/factors');
  return outcome.kind === 'done' ? outcome.body : null;
}

/** Asks one of her second steps a question, which only this session may answer. */
export const askFactor = (id: string) =>
  requestAccount('POST', '/api/auth/factors/:id/challenge', { param: { id }, json: {} });
