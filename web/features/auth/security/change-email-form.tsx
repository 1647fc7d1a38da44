import { EMAIL_CHANGE_TEXTS, emailChangeSchema } from '@lunaria/domain/account/email-change.ts';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { faultsOf, useForm } from '../../../ui/use-form.ts';
import { requestAccount } from '../../session/request-account.ts';
import { describeFailedReset } from '../account-toasts.ts';
import { useProof } from '../proof/proof-provider.tsx';

interface ChangeEmailFormProps {
  presentEmail: string;
  /** The change waits now; resolves when it shows. */
  onAsked: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the new address. What it says afterwards is the same whether somebody has it or not. */
export function ChangeEmailForm({ presentEmail, onAsked, onClose }: ChangeEmailFormProps) {
  const { sendWithProof } = useProof();
  const field = useRef<HTMLInputElement>(null);
  const { formProps, say, isBusy } = useForm<'email'>({ onSubmit: send });

  async function send() {
    const checked = emailChangeSchema.safeParse({ email: field.current?.value ?? '' });
    if (!checked.success) return faultsOf<'email'>(checked.error);
    const { email } = checked.data;
    if (email.toLowerCase() === presentEmail) return { email: EMAIL_CHANGE_TEXTS.sameAddress };
    const outcome = await sendWithProof(() =>
      requestAccount('POST', '/api/auth/change-email', { json: { email } }),
    );
    if (outcome?.kind === 'done') {
      await onAsked();
      showToast({
        title: 'Two mails are on their way',
        message: 'Nothing changes before both addresses agree.',
      });
      onClose();
    } else if (outcome !== null) {
      showToast({ ...describeFailedReset(outcome), kind: 'destructive' });
    }
  }

  return (
    <form {...formProps} method="post" className="mt-5 grid max-w-110 gap-5">
      <TextField
        ref={field}
        autoFocus
        label="New email address"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint="Both addresses get a mail with a link. When both have agreed, every other browser is logged out."
        error={say('email')}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" isBusy={isBusy} busyLabel="Sending...">
          Send the links
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
