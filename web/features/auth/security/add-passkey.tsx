import { FACTOR_NAME_MAX_LENGTH, type Factor } from '@lunaria/domain/account/factors.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { useSessionManager } from '../../session/session-provider.tsx';
import { useAccountChange } from '../proof/proof-provider.tsx';
import { refusalOf } from '../second-step/use-confirming.ts';
import { nameDevice, suggestName } from './suggest-name.ts';

interface AddPasskeyProps {
  factors: readonly Factor[];
  onAdded: () => void;
  onClose: () => void;
}

/** A name, then the browser asks for finger, face or PIN. */
export function AddPasskey({ factors, onAdded, onClose }: AddPasskeyProps) {
  const { confirm } = useSessionManager();
  const change = useAccountChange();
  const { formProps, say, isBusy } = useForm<'name'>({ onSubmit: make });

  if (typeof PublicKeyCredential === 'undefined') {
    return (
      <div role="status" className="mt-5 max-w-[66ch]">
        <p>
          This browser cannot make a passkey here. It takes a current browser, and an address that begins with
          https.
        </p>
        <Button kind="quiet" className="mt-2" onClick={onClose}>
          Close
        </Button>
      </div>
    );
  }

  async function make(form: HTMLFormElement) {
    const field = form.querySelector('input');
    const name = field?.value.trim() ?? '';
    if (name === '') return void field?.focus();
    const outcome = await import('../passkeys/make-passkey.ts').then(
      ({ makePasskey }) => makePasskey({ name, change, confirm }),
      () => ({ kind: 'unanswered' }) as const,
    );
    const refusal = refusalOf(outcome);
    if (refusal !== undefined) return { name: refusal };
    showToast({ title: 'Passkey added', message: `From now on “${name}” opens your account.` });
    onAdded();
    onClose();
  }

  return (
    <form {...formProps} method="post" className="mt-5 grid max-w-110 gap-5">
      <TextField
        autoFocus
        label="Name of this passkey"
        hint="So that you know it again in this list."
        defaultValue={suggestName(nameDevice(navigator.userAgent), factors)}
        maxLength={FACTOR_NAME_MAX_LENGTH}
        autoComplete="off"
        error={say('name')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" isBusy={isBusy} busyLabel="Waiting...">
          Create passkey
        </Button>
        <Button kind="quiet" onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
