import { PROVIDER_NAMES } from '@lunaria/domain/account/identity-provider.ts';
import { PROVIDER_QUERY, readProviderOutcome } from '@lunaria/domain/account/provider-outcome.ts';
import { showToast } from '../../../ui/toast.tsx';
import { describeFailedProvider, type ProviderPurpose } from '../account-toasts.ts';
import { keepWaitingLink } from './waiting-link.ts';

/** Says what the query brought, and returns what is left of the query. */
export function tellProviderOutcome(search: string, purpose: ProviderPurpose | 'account'): string {
  const params = new URLSearchParams(search);
  const outcome = readProviderOutcome(params);
  for (const name of Object.values(PROVIDER_QUERY)) params.delete(name);
  if (outcome !== null) {
    const { provider, failure, news } = outcome;
    const name = PROVIDER_NAMES[provider];
    if (failure !== null && purpose !== 'account') {
      const refused = { kind: 'refused', status: 303, code: '', message: failure, retryAfterMs: null } as const;
      showToast({ ...describeFailedProvider(provider, purpose, refused), kind: 'destructive' });
    } else if (failure !== null) {
      showToast({ title: `That did not work with ${name}`, message: failure, kind: 'destructive' });
    } else if (news === 'linked') {
      showToast({ title: `${name} was added`, message: `From now on you can log in with ${name} too.` });
    } else if (news === 'proved') {
      showToast({ title: 'It is you', message: 'Now begin again what you wanted to change.', kind: 'notice' });
    } else {
      keepWaitingLink(provider);
    }
  }
  return params.size > 0 ? `?${params}` : '';
}
