import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useAccountChange } from '../proof/proof-provider.tsx';
import { useConfirming } from '../second-step/use-confirming.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Makes recovery codes as it opens and shows them, once. Closes when she has said that she kept them. */
export function RecoveryCodesDialog({ onClose }: { onClose: () => void }) {
  const { codes, make, isSending, refusal } = useNewCodes();
  const [isKept, setKept] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const checkbox = useRef<HTMLInputElement>(null);

  function close() {
    if (codes === null || isKept) return onClose();
    setReminded(true);
    checkbox.current?.focus();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || close()}
      title="Your recovery codes"
      subtitle="Each lets you in once when your phone is not at hand. You see them only now."
      footer={
        codes !== null && (
          <Button disabled={!isKept} onClick={onClose} className="max-sm:w-full">
            Done
          </Button>
        )
      }
    >
      {codes !== null && (
        <RecoveryCodes
          codes={codes}
          checkbox={checkbox}
          isKept={isKept}
          onKept={setKept}
          isReminded={isReminded && !isKept}
        />
      )}
      {codes === null && refusal !== undefined && (
        <ErrorState
          message={`Your second step is on, and there are no codes yet. ${refusal}`}
          onRetry={make}
          isRetrying={isSending}
        />
      )}
      {codes === null && refusal === undefined && (
        <SkeletonGroup className="space-y-3">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-full" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

/** Makes them once, as it opens; again only when that came to nothing. */
function useNewCodes() {
  const change = useAccountChange();
  const { isSending, refusal, attempt } = useConfirming();
  const [codes, setCodes] = useState<string[] | null>(null);
  const hasAsked = useRef(false);

  async function make() {
    const made = await attempt(() => change('POST', '/api/auth/recovery-codes', { json: {} }));
    if (made !== null) setCodes(made.body.codes);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void make();
  }, []);

  return { codes, make, isSending, refusal };
}
