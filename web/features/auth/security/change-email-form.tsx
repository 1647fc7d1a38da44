import { EMAIL_CHANGE_TEXTS, emailChangeSchema } from '@lunaria/domain/account/email-change.ts';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { describeFailedReset } from '../account-toasts.ts';
import { useProof } from '../proof/proof-provider.tsx';
import { requestAccount } from '../request-account.ts';

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
  const isSendingNow = useRef(false);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  function complain(sentence: string) {
    setError(sentence);
    field.current?.focus();
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSendingNow.current) return;
    const checked = emailChangeSchema.safeParse({ email: field.current?.value ?? '' });
    if (!checked.success) return complain(checked.error.issues[0]?.message ?? '');
    const { email } = checked.data;
    if (email.toLowerCase() === presentEmail) return complain(EMAIL_CHANGE_TEXTS.sameAddress);
    isSendingNow.current = true;
    setSending(true);
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
    isSendingNow.current = false;
    setSending(false);
  }

  return (
    <form noValidate method="post" onSubmit={send} className="mt-5 grid max-w-110 gap-5">
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
        error={error ?? undefined}
        onInput={() => setError(null)}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" isBusy={isSending} busyLabel="Sending...">
          Send the links
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
