import type { EmailState } from '@lunaria/domain/account/email-change.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, readApiError } from '../../../app/api-client.ts';
import { useSessionManager } from '../../session/session-provider.tsx';
import { useSession } from '../../session/use-session.ts';

/** While a change waits, how often it is looked at whether the other mailbox has answered. */
const LOOK_EVERY_MS = 10_000;

/** The address of her account and the change that waits. What it says is what every tab shows. */
export function useEmailState(userId: string) {
  const client = useQueryClient();
  const manager = useSessionManager();
  const { user } = useSession();
  const queryKey = ['email-state', userId] as const;
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<EmailState> => {
      const response = await api.auth['change-email'].$get({}, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      return await response.json();
    },
    refetchInterval: ({ state }) => (state.data?.change ? LOOK_EVERY_MS : false),
    // She comes back from her mailbox.
    refetchOnWindowFocus: 'always',
  });
  const { data } = query;
  const isOld =
    data !== undefined &&
    user !== null &&
    (data.email !== user.email || data.email_verified !== user.isEmailVerified);
  useEffect(() => {
    if (isOld) void manager.recheck();
  }, [isOld, manager]);
  return {
    state: data ?? null,
    isMissing: query.isError,
    isLoadingAgain: query.isFetching,
    load: () => client.invalidateQueries({ queryKey }),
  };
}
