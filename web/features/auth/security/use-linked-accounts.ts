import {
  type IdentityProvider,
  type LinkedAccount,
  PROVIDER_NAMES,
} from '@lunaria/domain/account/identity-provider.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, readApiError } from '../../../app/api-client.ts';
import { showToast } from '../../../ui/toast.tsx';
import type { AccountOutcome } from '../../session/session-requests.ts';
import { describeFailedChange } from '../account-toasts.ts';
import { useProof } from '../proof/proof-provider.tsx';
import { requestAccount } from '../request-account.ts';
import { startWithProvider } from '../start-with-provider.ts';

type Change = { kind: 'add' | 'remove'; provider: IdentityProvider };

/** Which providers open her account, adding one and taking one away. Never kept on the device. */
export function useLinkedAccounts(userId: string) {
  const client = useQueryClient();
  const { sendWithProof } = useProof();
  const queryKey = ['linked-accounts', userId];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<LinkedAccount[]> => {
      const response = await api.auth['linked-accounts'].$get({}, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      return await response.json();
    },
  });
  const change = useMutation({
    mutationFn: async ({ kind, provider }: Change) =>
      await sendWithProof(() => (kind === 'add' ? add(provider) : remove(provider))),
    onSuccess: (outcome, { kind, provider }) => {
      if (outcome === null) return;
      const name = PROVIDER_NAMES[provider];
      if (outcome.kind === 'done') {
        // Adding goes on at the provider.
        if (kind === 'remove')
          showToast({ title: `${name} was removed`, message: 'It does not open your account any more.' });
        return;
      }
      const title = `${name} was not ${kind === 'add' ? 'added' : 'removed'}`;
      showToast({ ...describeFailedChange(title, outcome), kind: 'destructive' });
    },
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
  return {
    linked: query.data ?? null,
    isMissing: query.isError,
    isLoadingAgain: query.isFetching,
    load: () => void query.refetch(),
    change: change.mutate,
    /** What is being changed now. */
    changed: change.isPending ? change.variables.provider : null,
  };
}

async function add(provider: IdentityProvider): Promise<AccountOutcome> {
  const failure = await startWithProvider(provider, { purpose: 'link', callbackURL: '/dashboard/privacy' });
  return failure ?? { kind: 'done', body: null };
}

async function remove(provider: IdentityProvider): Promise<AccountOutcome> {
  return await requestAccount('DELETE', `/api/auth/linked-accounts/${provider}`);
}
