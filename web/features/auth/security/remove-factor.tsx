import type { Factor, FactorList } from '@lunaria/domain/account/factors.ts';
import { wordFor } from '@lunaria/domain/count-of.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorLine } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useAccountChange } from '../proof/proof-provider.tsx';
import { useConfirming } from '../second-step/use-confirming.ts';

interface RemoveFactorProps {
  factor: Factor;
  list: FactorList;
  onClose: () => void;
}

/** Asks once more, and says what follows: of the last second step, that there is none. */
export function RemoveFactor({ factor, list, onClose }: RemoveFactorProps) {
  const change = useAccountChange();
  const { isSending, refusal, attempt } = useConfirming();
  const others = list.factors.filter(({ id, status }) => status === 'verified' && id !== factor.id);
  const isLast = others.length === 0;

  async function remove() {
    const removed = await attempt(async () => {
      const outcome = await change('DELETE', '/api/auth/factors/:id', { param: { id: factor.id } });
      // Removed already, from elsewhere: that is what she wanted.
      const isGone = typeof outcome !== 'string' && outcome.kind === 'refused' && outcome.status === 404;
      return isGone ? { kind: 'done', body: { id: factor.id } } : outcome;
    });
    if (removed === null) return;
    showToast({
      title: isLast ? 'Second step is off' : 'Removed',
      message: isLast
        ? 'Your password alone lets you in again.'
        : `“${factor.friendly_name}” is no second step any more.`,
    });
    onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={`Remove “${factor.friendly_name}”?`}
      subtitle={
        isLast
          ? 'It is your last one: your password alone lets you in again, and your recovery codes stop working.'
          : `${describeLoss(factor)} You still have ${nameOthers(others)}.`
      }
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button kind="delete" onClick={remove} isBusy={isSending} busyLabel="Removing...">
            Remove
          </Button>
        </>
      }
    >
      {refusal && <ErrorLine id="remove-error" error={refusal} />}
    </Dialog>
  );
}

function describeLoss({ factor_type: type }: Factor): string {
  return type === 'webauthn'
    ? 'It will not open your account any more; delete it on your device as well.'
    : 'Its codes stop working.';
}

function nameOthers(others: readonly Factor[]): string {
  const [first, ...more] = others.map(({ friendly_name }) => `“${friendly_name}”`);
  if (more.length === 0) return first ?? '';
  return `${first} and ${wordFor(more.length, more[0] ?? '', `${more.length} others`)}`;
}
