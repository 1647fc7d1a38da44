import type { OpenSession } from '@lunaria/domain/account/open-session.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, readApiError } from '../../../app/api-client.ts';
import { showToast } from '../../../ui/toast.tsx';
import { describeFailedChange } from '../account-toasts.ts';
import { useProof } from '../proof/proof-provider.tsx';

/** What is ended: one session by its id, or all but this one. */
type Ending = string | 'others';

export const openSessionsKey = (userId: string) => ['open-sessions', userId] as const;

/** Where she is signed in, and ending it there. Never kept on the device: it is worth nothing when it is old. */
export function useOpenSessions(userId: string) {
  const client = useQueryClient();
  const { sendWithProof } = useProof();
  const queryKey = openSessionsKey(userId);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<OpenSession[]> => {
      const response = await api.auth.sessions.$get({}, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      return await response.json();
    },
  });
  const ending = useMutation({
    mutationFn: async (which: Ending): Promise<boolean> => {
      const response: Response | null = await sendWithProof(() =>
        which === 'others'
          ? api.auth.sessions['end-others'].$post()
          : api.auth.sessions[':id'].$delete({ param: { id: which } }),
      );
      // Ended already, from elsewhere: that is what she wanted.
      if (response && !response.ok && response.status !== 404) throw await readApiError(response);
      return response !== null;
    },
    onSuccess: (isEnded, which) => {
      if (!isEnded) return;
      client.setQueryData<OpenSession[]>(queryKey, (sessions = []) =>
        sessions.filter(({ id, is_current }) => (which === 'others' ? is_current : id !== which)),
      );
    },
    onError: () =>
      showToast({
        ...describeFailedChange('Not logged out', { kind: 'unanswered' }),
        kind: 'destructive',
      }),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
  return {
    sessions: query.data ?? null,
    isMissing: query.isError,
    isLoadingAgain: query.isFetching,
    load: () => void query.refetch(),
    end: ending.mutate,
    /** What is being ended now. */
    ended: ending.isPending ? ending.variables : null,
  };
}
