import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';
import { showToast } from '../../../ui/toast.tsx';
import {
  type AccountRoute,
  type Answered,
  type AnswerOf,
  type MethodOf,
  requestAccount,
  type SentArguments,
} from '../../session/request-account.ts';
import { renewAccountEvents } from '../account-events.ts';
import { describeFailedChange } from '../account-toasts.ts';
import type { Way } from '../second-step/ways.ts';
import { createProof, type Proof } from './create-proof.ts';
import type { ProofDialog } from './proof-dialog.tsx';

const ProofContext = createContext<Proof | null>(null);

/** Around whatever changes how her account is protected. The dialog opens over it. */
export function ProofProvider({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<{ Dialog: typeof ProofDialog; ways: Way[] } | null>(null);
  const client = useQueryClient();
  const [{ proof, end }] = useState(() => {
    const made = createProof({
      // Asked for rarely: fetched when it is.
      open: async () => {
        const [loaded, { fetchProofWays }] = await Promise.all([
          import('./proof-dialog.tsx'),
          import('./proof-dialog.tsx'),
        ]);
        const ways = await fetchProofWays();
        if (ways === 'fresh') return true;
        setDialog({ Dialog: loaded.ProofDialog, ways });
        return false;
      },
      close: () => setDialog(null),
      complain: () =>
        showToast({
          ...describeFailedChange('Not changed', { kind: 'unanswered' }),
          kind: 'destructive',
        }),
    });
    const sendWithProof: Proof['sendWithProof'] = async (send) => {
      const answer = await made.proof.sendWithProof(send);
      renewAccountEvents(client);
      return answer;
    };
    return { proof: { ...made.proof, sendWithProof }, end: made.end };
  });
  return (
    <ProofContext value={proof}>
      {children}
      {dialog && <dialog.Dialog ways={dialog.ways} onEnd={end} />}
    </ProofContext>
  );
}

/** What a change of her account's protection is sent with. Needs a ProofProvider above. */
export function useProof(): Proof {
  const proof = use(ProofContext);
  if (!proof) throw new Error('useProof needs a ProofProvider above it');
  return proof;
}

/** Refusals of our own: she did not confirm that it is she. */
const NOT_CONFIRMED = 'Confirm that it is you first. Nothing was changed.';

/** Sends a change of how her account is protected (requestAccount); a text is why it was not even sent. */
export function useAccountChange() {
  const { sendWithProof } = useProof();
  return async <Route extends AccountRoute, Asked extends MethodOf<Route>>(
    method: Asked,
    route: Route,
    ...sent: SentArguments<Route>
  ): Promise<Answered<AnswerOf<Route, Asked>> | string> =>
    (await sendWithProof(() => requestAccount(method, route, ...sent))) ?? NOT_CONFIRMED;
}
