import type { AccountOutcome, AccountPath } from '../../session/session-requests.ts';
import { useProof } from '../proof/proof-provider.tsx';
import { requestAccount } from '../request-account.ts';

/** Refusals of our own: she did not confirm that it is she. */
const NOT_CONFIRMED = 'Confirm that it is you first. Nothing was changed.';

/** Sends a change of how her account is protected; a text is why it was not even sent. */
export function useAccountChange() {
  const { sendWithProof } = useProof();
  return async (
    method: 'POST' | 'DELETE',
    path: AccountPath,
    body?: object,
  ): Promise<AccountOutcome | string> =>
    (await sendWithProof(() => requestAccount(method, path, body))) ?? NOT_CONFIRMED;
}
