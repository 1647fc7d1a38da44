import { checkNewPassword, DEAD_RESET_LINK_MESSAGE } from '@lunaria/domain/account/password-reset.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { titlePage } from '../../app/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/use-form.ts';
import { requestAccount } from '../session/request-account.ts';
import { describeFailedReset, PASSWORD_SET } from './account-toasts.ts';
import { AuthLayout } from './auth-layout.tsx';
import { dropLinkToken, LinkOutcome, takeLinkToken } from './mail-link.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { OtherWays, useResetFacts } from './other-ways.tsx';

export const meta = () => titlePage('Set a new password');

export default function ResetPasswordPage() {
  return (
    <AuthLayout title="Set a new password" backTo="/auth/login">
      <ResetPasswordForm />
    </AuthLayout>
  );
}

const KEPT_AS = 'lunaria-reset-token';

/** Sets the new password with the token behind the # of the address. */
export function ResetPasswordForm() {
  const navigate = useNavigate();
  // Undefined until the browser is there: the page was drawn without knowing its address.
  const [token, setToken] = useState<string | null>();
  const [typed, setTyped] = useState({ password: '', repeated: '' });
  const [removed, setRemoved] = useState<string[]>([]);
  const { looked, load } = useResetFacts(token);
  const complaints = checkNewPassword(typed.password, typed.repeated);

  useEffect(() => setToken(takeLinkToken(KEPT_AS)), []);

  const { formProps, isBusy } = useForm({ onSubmit: send });

  async function send() {
    if (!token || !complaints.isComplete) return;
    const outcome = await requestAccount('POST', '/api/auth/reset-password', {
      json: { token, password: typed.password, ...(removed.length > 0 && { remove: removed }) },
    });
    if (outcome.kind === 'done') {
      dropLinkToken(KEPT_AS);
      showToast(PASSWORD_SET);
      await navigate('/auth/login', { replace: true });
    } else if (outcome.kind === 'refused' && outcome.message === DEAD_RESET_LINK_MESSAGE) {
      setToken(null);
    } else {
      showToast({ ...describeFailedReset(outcome), kind: 'destructive' });
    }
  }

  if (token === null || looked.kind === 'dead') return <DeadLink />;
  return (
    <form {...formProps} method="post" className="mt-8 grid gap-5">
      <NewPasswordFields typed={typed} complaints={complaints} onChange={setTyped} />
      {looked.kind === 'known' && <OtherWays facts={looked.facts} removed={removed} onChange={setRemoved} />}
      {looked.kind === 'missing' && (
        <p className="type-small text-muted">
          What else opens your account did not load.{' '}
          <button
            type="button"
            onClick={() => void load()}
            className="text-primary underline underline-offset-3"
          >
            Try again
          </button>
        </p>
      )}
      <Button
        type="submit"
        size="hero"
        className="mt-1 w-full"
        disabled={!token || !complaints.isComplete}
        isBusy={isBusy}
        busyLabel="Saving..."
      >
        Set password
      </Button>
      <p className="type-hint text-muted">You will be logged out on every device, and log in with it anew.</p>
    </form>
  );
}

function DeadLink() {
  useEffect(() => dropLinkToken(KEPT_AS), []);
  return (
    <LinkOutcome
      title={DEAD_RESET_LINK_MESSAGE}
      next={{ to: '/auth/forgot-password', label: 'Ask for a new link' }}
    >
      A link works once and for half an hour. Nothing was changed: your password is what it was.
    </LinkOutcome>
  );
}
