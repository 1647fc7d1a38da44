import { DEAD_EMAIL_LINK_MESSAGE, type EmailLinkFacts } from '@lunaria/domain/account/email-change.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { titlePage } from '../../app/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { requestAccount } from '../session/request-account.ts';
import { useSessionManager } from '../session/session-provider.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { LinkNotLookedAt, LinkOutcome, useMailLink } from './mail-link.tsx';

export const meta = () => titlePage('Email address');

export default function ConfirmEmailPage() {
  return (
    <AuthLayout title="Email address" backTo="/auth/login">
      <ConfirmEmail />
    </AuthLayout>
  );
}

/**
 * The page behind a link of a change of address: says what will happen and changes nothing before the press, since mail
 * scanners open links too. Works without being logged in.
 */
export function ConfirmEmail() {
  const manager = useSessionManager();
  const { state, isSending, press, look } = useMailLink({
    keptAs: 'lunaria-email-token',
    look: lookAtLink,
    use: agree,
  });

  async function confirm() {
    const answer = await press();
    // Logged in here: every tab shows the new address, or learns that its session has ended.
    if (answer?.is_changed) void manager.recheck();
  }

  if (state.kind === 'dead') return <DeadLink />;
  if (state.kind === 'used') {
    return <Confirmed isChanged={state.answer.is_changed} facts={state.facts} />;
  }
  if (state.kind !== 'asking') {
    return <LinkNotLookedAt isLoading={state.kind === 'loading'} onRetry={look} />;
  }
  const { facts } = state;
  return (
    <section className="mt-6">
      <ConfirmFacts facts={facts} />
      <Button
        size="hero"
        className="mt-7 w-full"
        onClick={() => void confirm()}
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

const lookAtLink = (token: string) =>
  requestAccount('POST', '/api/auth/change-email/link', { json: { token } });
const agree = (token: string) =>
  requestAccount('POST', '/api/auth/change-email/confirm', { json: { token } });

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
