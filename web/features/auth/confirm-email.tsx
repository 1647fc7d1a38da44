import { DEAD_EMAIL_LINK_MESSAGE, type EmailLinkFacts } from '@lunaria/domain/account/email-change.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { useCallback, useEffect, useState } from 'react';
import { titlePage } from '../../app/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useSessionManager } from '../session/session-provider.tsx';
import { describeFailedReset } from './account-toasts.ts';
import { AuthLayout } from './auth-layout.tsx';
import { dropLinkToken, LinkOutcome, takeLinkToken } from './mail-link.tsx';
import { requestAccount } from './request-account.ts';

export const meta = () => titlePage('Email address');

export default function ConfirmEmailPage() {
  return (
    <AuthLayout title="Email address" backTo="/auth/login">
      <ConfirmEmail />
    </AuthLayout>
  );
}

const KEPT_AS = 'lunaria-email-token';

type State =
  | { kind: 'loading' }
  | { kind: 'unanswered' }
  | { kind: 'dead' }
  | { kind: 'asking'; token: string; facts: EmailLinkFacts }
  | { kind: 'confirmed'; isChanged: boolean; facts: EmailLinkFacts };

/**
 * The page behind a link of a change of address: says what will happen and changes nothing before the press, since mail
 * scanners open links too. Works without being logged in.
 */
export function ConfirmEmail() {
  const manager = useSessionManager();
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [isSending, setSending] = useState(false);

  const die = useCallback(() => {
    dropLinkToken(KEPT_AS);
    setState({ kind: 'dead' });
  }, []);

  const look = useCallback(async () => {
    const token = takeLinkToken(KEPT_AS);
    if (token === null) return die();
    setState({ kind: 'loading' });
    const outcome = await requestAccount('POST', '/api/auth/change-email/link', { json: { token } });
    if (outcome.kind === 'done') {
      setState({ kind: 'asking', token, facts: outcome.body });
    } else if (outcome.kind === 'refused' && outcome.status === 400) die();
    else setState({ kind: 'unanswered' });
  }, [die]);

  useEffect(() => {
    void look();
    // The link of the other mail, opened in the tab of this one: only what is behind the # differs.
    const lookAgain = () => window.location.hash !== '' && void look();
    window.addEventListener('hashchange', lookAgain);
    return () => window.removeEventListener('hashchange', lookAgain);
  }, [look]);

  async function confirm(token: string, facts: EmailLinkFacts) {
    setSending(true);
    const outcome = await requestAccount('POST', '/api/auth/change-email/confirm', { json: { token } });
    setSending(false);
    if (outcome.kind === 'done') {
      dropLinkToken(KEPT_AS);
      const { is_changed: isChanged } = outcome.body;
      setState({ kind: 'confirmed', isChanged, facts });
      // Logged in here: every tab shows the new address, or learns that its session has ended.
      if (isChanged) void manager.recheck();
    } else if (outcome.kind === 'refused' && outcome.status === 400) die();
    else showToast({ ...describeFailedReset(outcome), kind: 'destructive' });
  }

  if (state.kind === 'loading') {
    return (
      <SkeletonGroup className="mt-8 space-y-3">
        <Skeleton className="h-5 w-full max-w-80" />
        <Skeleton className="h-5 w-full max-w-60" />
      </SkeletonGroup>
    );
  }
  if (state.kind === 'unanswered') {
    return (
      <div className="mt-8">
        <ErrorState
          message="The link could not be looked at. Nothing was changed."
          onRetry={() => void look()}
        />
      </div>
    );
  }
  if (state.kind === 'dead') return <DeadLink />;
  if (state.kind === 'confirmed') return <Confirmed isChanged={state.isChanged} facts={state.facts} />;
  const { token, facts } = state;
  return (
    <section className="mt-6">
      <ConfirmFacts facts={facts} />
      <Button
        size="hero"
        className="mt-7 w-full"
        onClick={() => void confirm(token, facts)}
        isBusy={isSending}
        busyLabel="Confirming..."
      >
        {facts.side === 'new' ? 'Use this address' : 'Agree to the change'}
      </Button>
      <p className="type-small mt-4 text-muted">
        {facts.side === 'new'
          ? 'You did not ask for this? Close this page: nothing happens without you.'
          : 'It was not you? Do not agree. Log in, change your password, and log out everywhere else.'}
      </p>
    </section>
  );
}

function Confirmed({ isChanged, facts }: { isChanged: boolean; facts: EmailLinkFacts }) {
  if (!isChanged) {
    return (
      <LinkOutcome
        title="Thank you, this address has agreed"
        next={{ to: '/dashboard/privacy', label: 'See how it stands' }}
      >
        One yes is missing: the link in the mail to the other address. Until then nothing changes.
      </LinkOutcome>
    );
  }
  return (
    <LinkOutcome
      title="The address was changed"
      next={{ to: '/dashboard/privacy', label: 'Go to your account' }}
    >
      Log in with <strong className="font-strong text-ink wrap-anywhere">{facts.new_email}</strong> from now
      on. Other browsers were logged out.
    </LinkOutcome>
  );
}

function DeadLink() {
  return (
    <LinkOutcome
      title={DEAD_EMAIL_LINK_MESSAGE}
      next={{ to: '/dashboard/privacy', label: 'See how it stands' }}
    >
      It works once and for a day, a newer request ends it, and so does an address that has an account at{' '}
      {PRODUCT_NAME} by now. Opening it changed nothing.
    </LinkOutcome>
  );
}

/** What a press will do, as far as the reader of this mailbox may know. */
function ConfirmFacts({ facts }: { facts: EmailLinkFacts }) {
  const { side, new_email: newEmail, old_email: oldEmail, is_other_confirmed: isLast } = facts;
  return (
    <>
      <p>
        {side === 'new'
          ? `Somebody, most likely you, wants to use this address for an account at ${PRODUCT_NAME}.`
          : `The address of your account at ${PRODUCT_NAME} is to change.`}
      </p>
      <dl className="mt-5 divide-y divide-border border-y border-border">
        {oldEmail !== null && <Fact name="Now" value={oldEmail} />}
        <Fact name={side === 'new' ? 'Address' : 'Then'} value={newEmail} />
      </dl>
      <p className="mt-5 text-muted">
        {isLast
          ? 'The other address has agreed already. With your yes the change is made: every browser is logged out but the one that asked for it.'
          : 'The other address is asked too. Nothing changes before both have agreed.'}
      </p>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid items-baseline gap-x-4 py-3 sm:grid-cols-[5rem_1fr]">
      <dt className="type-small text-muted">{name}</dt>
      <dd className="font-medium wrap-anywhere">{value}</dd>
    </div>
  );
}
