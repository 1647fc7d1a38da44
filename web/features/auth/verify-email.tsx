import {
  DEAD_VERIFICATION_LINK_MESSAGE,
  VERIFICATION_HOURS,
} from '@lunaria/domain/account/email-verification.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { titlePage } from '../../app/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/use-form.ts';
import { requestAccount } from '../session/request-account.ts';
import { useSessionManager } from '../session/session-provider.tsx';
import { describeFailedReset } from './account-toasts.ts';
import { AuthLayout } from './auth-layout.tsx';
import { dropLinkToken, LinkOutcome, takeLinkToken } from './mail-link.tsx';

export const meta = () => titlePage('Confirm your address');

export default function VerifyEmailPage() {
  return (
    <AuthLayout title="Confirm your address" backTo="/auth/login">
      <VerifyEmail />
    </AuthLayout>
  );
}

const KEPT_AS = 'lunaria-verify-token';

type State = 'loading' | 'asking' | 'password' | 'confirmed' | 'dead';

/**
 * The page behind the link of a verification mail. Opening it confirms nothing, since mail scanners open links too; the
 * button does, where this browser is logged in to the account, and with its password anywhere else.
 */
export function VerifyEmail() {
  const { state, setState, token } = useLinkState();
  const { formProps, say, isBusy } = useForm<'password'>({ onSubmit: useConfirm(token, setState) });
  if (state === 'loading') return null;
  if (state === 'dead' || state === 'confirmed') return <Ending state={state} />;
  return (
    <form {...formProps} method="post" className="mt-6">
      <p>
        {state === 'asking'
          ? `An account at ${PRODUCT_NAME} was opened with the address this mail went to.`
          : 'This browser is not logged in to the account: enter its password to confirm the address.'}
      </p>
      {state === 'password' && (
        <PasswordField
          autoFocus
          className="mt-6"
          label="Password of the account"
          name="password"
          autoComplete="current-password"
          error={say('password')}
        />
      )}
      <Button type="submit" size="hero" className="mt-7 w-full" isBusy={isBusy} busyLabel="Confirming...">
        Confirm address
      </Button>
      <p className="type-small mt-4 text-muted">
        {state === 'asking'
          ? 'You did not open one? Close this page: nothing happens without you.'
          : 'You never chose a password here? Then somebody else opened the account. Close this page, and nothing happens.'}
      </p>
    </form>
  );
}

/** How far it is with the link that opened the page. */
function useLinkState() {
  const [state, setState] = useState<State>('loading');
  const token = useRef<string | null>(null);
  useEffect(() => {
    const look = () => {
      token.current = takeLinkToken(KEPT_AS);
      setState(token.current === null ? 'dead' : 'asking');
    };
    look();
    // Another link, opened in this tab: only what is behind the # differs.
    const lookAgain = () => window.location.hash !== '' && look();
    window.addEventListener('hashchange', lookAgain);
    return () => window.removeEventListener('hashchange', lookAgain);
  }, []);

  return { state, setState, token };
}

/** Sends the token, and the password where it is asked for. */
function useConfirm(token: RefObject<string | null>, setState: (state: State) => void) {
  const manager = useSessionManager();
  return async function confirm(form: HTMLFormElement) {
    const field = form.querySelector('input');
    const password = field?.value;
    if (password === '') return void field?.focus();
    const outcome = await requestAccount('POST', '/api/auth/verify-email', {
      json: { token: token.current, password },
    });
    if (outcome.kind === 'done') {
      dropLinkToken(KEPT_AS);
      setState('confirmed');
      // Logged in here: every tab knows that it is confirmed.
      void manager.recheck();
    } else if (outcome.kind === 'refused' && outcome.code === 'proof_required') setState('password');
    else if (outcome.kind === 'refused' && outcome.code === 'wrong_password')
      return { password: outcome.message };
    else if (outcome.kind === 'refused' && outcome.status === 400) {
      dropLinkToken(KEPT_AS);
      setState('dead');
    } else showToast({ ...describeFailedReset(outcome), kind: 'destructive' });
  };
}

/** Nothing is left to be asked: the address is confirmed, or the link no longer works. */
function Ending({ state }: { state: 'dead' | 'confirmed' }) {
  if (state === 'dead') {
    return (
      <LinkOutcome
        title={DEAD_VERIFICATION_LINK_MESSAGE}
        next={{ to: '/dashboard/privacy', label: 'Send another one' }}
      >
        It works for {VERIFICATION_HOURS} hours, for the address it was sent to. Your account works without it
        too.
      </LinkOutcome>
    );
  }
  return (
    <LinkOutcome
      title="Your address is confirmed"
      next={{ to: '/dashboard', label: `Go to ${PRODUCT_NAME}` }}
    >
      Thank you. Should you ever forget your password, a mail to it lets you in again.
    </LinkOutcome>
  );
}
