import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { describeFailedChange } from '../account-toasts.ts';
import { requestAccount } from '../request-account.ts';

/** For an account without a password: the way that a forgotten one takes. */
export function SetPasswordByMail({ email }: { email: string }) {
  const [isSending, setSending] = useState(false);

  async function ask() {
    setSending(true);
    const outcome = await requestAccount('POST', '/api/auth/request-password-reset', { email });
    setSending(false);
    if (outcome.kind === 'done') {
      showToast({
        title: 'Look into your mail',
        message: `A link to set a password is on its way to ${email}.`,
      });
    } else {
      showToast({ ...describeFailedChange('No mail sent', outcome), kind: 'destructive' });
    }
  }

  return (
    <Button kind="secondary" className="mt-4 max-sm:w-full" onClick={ask} isBusy={isSending}>
      Set a password by mail
    </Button>
  );
}
