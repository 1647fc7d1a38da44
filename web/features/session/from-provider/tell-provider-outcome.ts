import { type IdentityProvider, PROVIDER_NAMES } from '@lunaria/domain/account/identity-provider.ts';
import { PROVIDER_QUERY, readProviderOutcome } from '@lunaria/domain/account/provider-outcome.ts';
import { showToast } from '../../../ui/toast.tsx';
import { keepWaitingLink } from './waiting-link.ts';

/** The words of a page for a journey that ended without success; `message` says why. */
export type DescribeFailure = (
  provider: IdentityProvider,
  message: string,
) => { title: string; message: string };

/** Says what the query brought, and returns what is left of the query. */
export function tellProviderOutcome(search: string, describeFailure: DescribeFailure): string {
  const params = new URLSearchParams(search);
  const outcome = readProviderOutcome(params);
  for (const name of Object.values(PROVIDER_QUERY)) params.delete(name);
  const rest = params.size > 0 ? `?${params}` : '';
  if (outcome === null) return rest;
  const { provider, failure, news } = outcome;
  const name = PROVIDER_NAMES[provider];
  if (failure !== null) showToast({ ...describeFailure(provider, failure), kind: 'destructive' });
  else if (news === 'known_address') keepWaitingLink(provider);
  else if (news === 'linked')
    showToast({ title: `${name} was added`, message: `From now on you can log in with ${name} too.` });
  else
    showToast({ title: 'It is you', message: 'Now begin again what you wanted to change.', kind: 'notice' });
  return rest;
}
