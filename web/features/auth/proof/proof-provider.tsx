import { type ComponentType, createContext, type ReactNode, use, useState } from 'react';
import { showToast } from '../../../ui/toast.tsx';
import { createProof, type Proof } from './create-proof.ts';

type ProofDialog = ComponentType<{ onEnd: (isProved: boolean) => void }>;

const ProofContext = createContext<Proof | null>(null);

/** Around whatever changes how her account is protected. The dialog opens over it. */
export function ProofProvider({ children }: { children: ReactNode }) {
  const [Dialog, setDialog] = useState<ProofDialog | null>(null);
  const [{ proof, end }] = useState(() =>
    createProof({
      // Asked for rarely: fetched when it is.
      open: async () => {
        const { ProofDialog } = await import('./proof-dialog.tsx');
        setDialog(() => ProofDialog);
      },
      close: () => setDialog(null),
      complain: () =>
        showToast({
          title: 'Not changed',
          message: 'The server could not be reached, nothing was changed. Try again.',
          kind: 'destructive',
        }),
    }),
  );
  return (
    <ProofContext value={proof}>
      {children}
      {Dialog && <Dialog onEnd={end} />}
    </ProofContext>
  );
}

/** What a change of her account's protection is sent with. Needs a ProofProvider above. */
export function useProof(): Proof {
  const proof = use(ProofContext);
  if (!proof) throw new Error('useProof needs a ProofProvider above it');
  return proof;
}
