import { FACTOR_NAME_MAX_LENGTH, type Factor } from '@lunaria/domain/account/factors.ts';
import { type FormEvent, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useSessionManager } from '../../session/session-provider.tsx';
import { useAccountChange } from '../proof/proof-provider.tsx';
import { useConfirming } from '../second-step/use-confirming.ts';
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
  const { isSending, refusal, forgetRefusal, attempt } = useConfirming();
  const field = useRef<HTMLInputElement>(null);

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

  async function make(event: FormEvent) {
    event.preventDefault();
    const name = field.current?.value.trim() ?? '';
    if (name === '') return field.current?.focus();
    const made = await attempt(() =>
      import('../passkeys/make-passkey.ts').then(
        ({ makePasskey }) => makePasskey({ name, change, confirm }),
        () => ({ kind: 'unanswered' }),
      ),
    );
    if (made === null) return field.current?.select();
    showToast({ title: 'Passkey added', message: `From now on “${name}” opens your account.` });
    onAdded();
    onClose();
  }

  return (
    <form noValidate method="post" onSubmit={make} className="mt-5 grid max-w-110 gap-5">
      <TextField
        ref={field}
        autoFocus
        label="Name of this passkey"
        hint="So that you know it again in this list."
        defaultValue={suggestName(nameDevice(navigator.userAgent), factors)}
        maxLength={FACTOR_NAME_MAX_LENGTH}
        autoComplete="off"
        error={refusal}
        onInput={forgetRefusal}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" isBusy={isSending} busyLabel="Waiting...">
          Create passkey
        </Button>
        <Button kind="quiet" onClick={onClose} disabled={isSending}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
