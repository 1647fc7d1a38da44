import type { ResetFacts } from '@lunaria/domain/account/password-reset.ts';
import { useCallback, useEffect, useState } from 'react';
import { requestAccount } from './request-account.ts';

type Looked = { kind: 'loading' | 'missing' | 'dead' } | { kind: 'known'; facts: ResetFacts };

/** What else leads into the account of a reset link; asked once there is a token. */
export function useResetFacts(token: string | null | undefined) {
  const [looked, setLooked] = useState<Looked>({ kind: 'loading' });
  const load = useCallback(async () => {
    if (!token) return;
    setLooked({ kind: 'loading' });
    const outcome = await requestAccount('POST', '/api/auth/reset-password/link', { token });
    // as: the route answers with exactly this (server/routes/password.ts)
    if (outcome.kind === 'done') setLooked({ kind: 'known', facts: outcome.body as ResetFacts });
    else setLooked({ kind: outcome.kind === 'refused' && outcome.status === 400 ? 'dead' : 'missing' });
  }, [token]);
  useEffect(() => void load(), [load]);
  return { looked, load };
}
