import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { ChangeEmailForm } from './change-email-form.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { useEmailState } from './use-email-state.ts';
import { WaitingChange } from './waiting-email-change.tsx';

/** The address of her account, and another one for it. Needs a ProofProvider above. */
export function ChangeEmail({ userId }: { userId: string }) {
  const { state, isMissing, isLoadingAgain, load } = useEmailState(userId);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isWaiting = state !== null && state.change !== null;
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    // What had the focus went: taken back, or both have agreed.
    if (wasWaiting.current && !isWaiting && document.activeElement === document.body)
      heading.current?.focus();
    wasWaiting.current = isWaiting;
  }, [isWaiting]);

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
        {state !== null && (
          <div className="border-y border-border py-4">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
              <span className="wrap-anywhere">{state.email}</span>
              {state.email_verified ? (
                <Badge tone="success">Confirmed</Badge>
              ) : (
                <Badge tone="warning">Not confirmed</Badge>
              )}
            </p>
            {!state.email_verified && <ConfirmAddress email={state.email} />}
          </div>
        )}
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
