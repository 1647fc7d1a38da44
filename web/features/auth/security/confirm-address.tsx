import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { describeFailedReset } from '../account-toasts.ts';
import { requestAccount } from '../request-account.ts';

/** What an address that is not confirmed waits for, and the mail once more. */
export function ConfirmAddress({ email }: { email: string }) {
  const [isSending, setSending] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  async function send() {
    setSending(true);
    const outcome = await requestAccount('POST', '/api/auth/send-verification-email', { email });
    setSending(false);
    if (outcome.kind === 'done')
      showToast({
        title: 'A mail is on its way',
        message: 'Its link works for 24 hours. Nothing there? Look among the unwanted mails.',
      });
    else showToast({ ...describeFailedReset(outcome), kind: 'destructive' });
    // A button that is busy loses the focus.
    requestAnimationFrame(() => document.activeElement === document.body && button.current?.focus());
  }

  return (
    <>
      <p className="type-small mt-1.5 text-muted">
        The mail that you got when you signed up has a link that confirms it.
      </p>
      <Button
        ref={button}
        kind="secondary"
        className="mt-3"
        onClick={() => void send()}
        isBusy={isSending}
        busyLabel="Sending..."
      >
        Send that mail again
      </Button>
    </>
  );
}
