import type { EmailState } from '@lunaria/domain/account/email-change.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { api, readApiError } from '../../../app/api-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { requestAccount } from '../../session/request-account.ts';
import { useSessionManager } from '../../session/session-provider.tsx';
import { useSession } from '../../session/use-session.ts';
import { describeFailedReset } from '../account-toasts.ts';
import { ChangeEmailForm } from './change-email-form.tsx';
import { WaitingChange } from './waiting-email-change.tsx';

/** The address of her account, and another one for it. Needs a ProofProvider above. */
export function ChangeEmail({ userId }: { userId: string }) {
  const { state, isMissing, isLoadingAgain, load } = useEmailState(userId);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isWaiting = state !== null && state.change !== null;
  useFocusAfterWaiting(isWaiting, heading);

  function close() {
    setOpen(false);
    requestAnimationFrame(() => (button.current ?? heading.current)?.focus());
  }

  return (
    <section aria-labelledby="email-address">
      <h2 ref={heading} tabIndex={-1} id="email-address" className="type-h3 outline-none">
        Email address
      </h2>
      <p className="mt-1 text-muted">You log in with it, and mails about your account go there.</p>
      <div className="mt-4">
        {state === null && !isMissing && (
          <SkeletonGroup className="border-y border-border py-4">
            <Skeleton className="h-5 w-60" />
          </SkeletonGroup>
        )}
        {state === null && isMissing && (
          <ErrorState
            message="Your address did not load. Nothing was changed."
            onRetry={() => void load()}
            isRetrying={isLoadingAgain}
          />
        )}
        {state !== null && <PresentAddress email={state.email} isConfirmed={state.email_verified} />}
      </div>
      <div aria-live="polite">
        {state?.change && <WaitingChange change={state.change} oldEmail={state.email} onChanged={load} />}
      </div>
      {state !== null &&
        (isOpen ? (
          <ChangeEmailForm presentEmail={state.email} onAsked={load} onClose={close} />
        ) : (
          <Button ref={button} kind="secondary" className="mt-4 max-sm:w-full" onClick={() => setOpen(true)}>
            {isWaiting ? 'Use another address instead' : 'Change address'}
          </Button>
        ))}
    </section>
  );
}

/** What had the focus went, as the change was taken back or both have agreed: the heading takes it. */
function useFocusAfterWaiting(isWaiting: boolean, heading: RefObject<HTMLElement | null>): void {
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting && document.activeElement === document.body)
      heading.current?.focus();
    wasWaiting.current = isWaiting;
  }, [isWaiting, heading]);
}

function PresentAddress({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  return (
    <div className="border-y border-border py-4">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
        <span className="wrap-anywhere">{email}</span>
        {isConfirmed ? <Badge tone="success">Confirmed</Badge> : <Badge tone="warning">Not confirmed</Badge>}
      </p>
      {!isConfirmed && <ConfirmAddress email={email} />}
    </div>
  );
}

/** What an address that is not confirmed waits for, and the mail once more. */
function ConfirmAddress({ email }: { email: string }) {
  const [isSending, setSending] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  async function send() {
    setSending(true);
    const outcome = await requestAccount('POST', '/api/auth/send-verification-email', { json: { email } });
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

/** While a change waits, how often it is looked at whether the other mailbox has answered. */
const LOOK_EVERY_MS = 10_000;

/** The address of her account and the change that waits. What it says is what every tab shows. */
function useEmailState(userId: string) {
  const client = useQueryClient();
  const manager = useSessionManager();
  const { user } = useSession();
  const queryKey = ['email-state', userId] as const;
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<EmailState> => {
      const response = await api.auth['change-email'].$get({}, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      return await response.json();
    },
    refetchInterval: ({ state }) => (state.data?.change ? LOOK_EVERY_MS : false),
    // She comes back from her mailbox.
    refetchOnWindowFocus: 'always',
  });
  const { data } = query;
  const isOld =
    data !== undefined &&
    user !== null &&
    (data.email !== user.email || data.email_verified !== user.isEmailVerified);
  useEffect(() => {
    if (isOld) void manager.recheck();
  }, [isOld, manager]);
  return {
    state: data ?? null,
    isMissing: query.isError,
    isLoadingAgain: query.isFetching,
    load: () => client.invalidateQueries({ queryKey }),
  };
}
