import { PROVIDER_NAMES } from '@lunaria/domain/account/identity-provider.ts';
import { showToast } from '../../../ui/toast.tsx';
import { requestAccount } from '../request-account.ts';
import { dropWaitingLink, readWaitingLink } from './waiting-link.ts';

/** She has logged in as before: the provider that waited for it is added. */
export async function confirmWaitingLink(): Promise<void> {
  const provider = readWaitingLink();
  dropWaitingLink();
  if (provider === null) return;
  const name = PROVIDER_NAMES[provider];
  const outcome = await requestAccount('POST', '/api/auth/linked-accounts/confirm', { json: {} });
  if (outcome.kind === 'done') {
    showToast({ title: `${name} was added`, message: `From now on you can log in with ${name} too.` });
    return;
  }
  showToast({
    title: `${name} was not added`,
    message:
      outcome.kind === 'refused'
        ? outcome.message
        : 'The server could not be reached. You can add it under Privacy & Security.',
    kind: 'destructive',
  });
}
