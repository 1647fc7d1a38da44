import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../../ui/toast.tsx';
import { requestAccount } from '../request-account.ts';
import { describeRefusal } from '../second-step/describe-refusal.ts';
import { useAccountChange } from './use-account-change.ts';
import { openSessionsKey } from './use-open-sessions.ts';

/** Whether her account has a password, and doing without one. */
export function usePassword(userId: string) {
  const client = useQueryClient();
  const change = useAccountChange();
  const [isRemoving, setRemoving] = useState(false);
  const queryKey = ['password', userId];
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      const outcome = await requestAccount('GET', '/api/auth/password');
      if (outcome.kind !== 'done') throw new Error('the answer did not come');
      const { is_set: isSet } = outcome.body as { is_set: boolean }; // as: the shape is the server's promise
      return isSet;
    },
  });

  /** True once it is gone. */
  async function remove(): Promise<boolean> {
    setRemoving(true);
    const outcome = await change('DELETE', '/api/auth/password');
    setRemoving(false);
    const refusal =
      typeof outcome === 'string' ? outcome : outcome.kind !== 'done' && describeRefusal(outcome, new Date());
    if (refusal !== false) {
      showToast({ title: 'Password not removed', message: refusal, kind: 'destructive' });
      return false;
    }
    client.setQueryData(queryKey, false);
    void client.invalidateQueries({ queryKey: openSessionsKey(userId) });
    showToast({ title: 'Password removed', message: 'From now on a passkey opens your account.' });
    return true;
  }

  // Until it is known: as nearly every account has one.
  return { isSet: query.data ?? true, remove, isRemoving };
}
