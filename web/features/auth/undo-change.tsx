import {
  type AccountChangeKind,
  DEAD_UNDO_LINK_MESSAGE,
  UNDO_DAYS,
} from '@lunaria/domain/account/account-change.ts';
import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { nameDay } from '@lunaria/domain/calendar/name-day.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { titlePage } from '../../app/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { requestAccount } from '../session/request-account.ts';
import { useSessionManager } from '../session/session-provider.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { LinkNotLookedAt, LinkOutcome, useMailLink } from './mail-link.tsx';

export const meta = () => titlePage('Take a change back');

export default function UndoPage() {
  return (
    <AuthLayout title="Take a change back" backTo="/auth/login">
      <UndoChange />
    </AuthLayout>
  );
}

/**
 * The page behind the link of a mail about a change of her account: says what was changed and what taking it back does, and
 * changes nothing before the press. Works without being logged in.
 */
export function UndoChange() {
  const manager = useSessionManager();
  const { state, isSending, press, look } = useMailLink({
    keptAs: 'lunaria-undo-token',
    look: lookAtLink,
    use: takeBack,
  });

  async function undo() {
    if ((await press()) !== null) void manager.recheck();
  }

  if (state.kind === 'loading' || state.kind === 'unanswered') {
    return <LinkNotLookedAt isLoading={state.kind === 'loading'} onRetry={look} />;
  }
  if (state.kind === 'dead') {
    return (
      <LinkOutcome
        title={DEAD_UNDO_LINK_MESSAGE}
        next={{ to: '/auth/forgot-password', label: 'Set a new password' }}
      >
        It works once and for {UNDO_DAYS} days. Opening it changed nothing. If somebody is in your account,
        set a new password: that logs everybody out.
      </LinkOutcome>
    );
  }
  if (state.kind === 'used') {
    return (
      <LinkOutcome
        title="Taken back, and everybody is logged out"
        next={{ to: '/auth/forgot-password', label: 'Set a new password' }}
      >
        Whoever did it may know your password: set a new one now.
      </LinkOutcome>
    );
  }
  const { facts } = state;
  const { was, will } = TEXTS[facts.kind];
  return (
    <section className="mt-6">
      <p>
        On {nameDay(localDateOf(new Date(facts.changed_at)))} {was(facts.name)}
      </p>
      <p className="mt-4 text-muted">
        {will} You and everybody else are logged out of {PRODUCT_NAME}, on every device. Nothing that you
        recorded is touched.
      </p>
      <Button
        size="hero"
        className="mt-7 w-full"
        onClick={() => void undo()}
        isBusy={isSending}
        busyLabel="Taking back..."
      >
        It was not me: take it back
      </Button>
      <p className="type-small mt-4 text-muted">It was you? Close this page: nothing happens without you.</p>
    </section>
  );
}

const lookAtLink = (token: string) => requestAccount('POST', '/api/auth/undo/link', { json: { token } });
const takeBack = (token: string) => requestAccount('POST', '/api/auth/undo', { json: { token } });

/** What happened, and what taking it back means. */
const TEXTS: Record<AccountChangeKind, { was: (name: string | null) => string; will: string }> = {
  'factor-added': {
    was: (name) => `“${name}” was added to your account as a second step.`,
    will: 'Taking it back removes it again.',
  },
  'factor-removed': {
    was: (name) => `“${name}” was removed from the second steps of your account.`,
    will: 'Taking it back makes it a second step again, with the recovery codes from then.',
  },
  'codes-renewed': {
    was: () => 'the recovery codes of your account were made anew.',
    will: 'Taking it back makes the codes from before hold again; the new ones open nothing any more.',
  },
  'code-used': {
    was: () => 'one of your recovery codes was used in place of a second step.',
    will: 'The other codes of that list open nothing any more: make new ones afterwards.',
  },
  'provider-added': {
    was: (name) => `${name} was added to the ways into your account.`,
    will: 'Taking it back removes it again.',
  },
  'provider-removed': {
    was: (name) => `${name} was removed from the ways into your account.`,
    will: 'Taking it back lets it open your account again.',
  },
  'email-changed': {
    was: () => 'your account was given another email address.',
    will: 'Taking it back gives it the address again that this mail went to; the other one is told.',
  },
};
