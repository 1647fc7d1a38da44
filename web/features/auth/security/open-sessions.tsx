import type { OpenSession } from '@lunaria/domain/account/open-session.ts';
import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import { useRef } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { describeLastUse } from './describe-last-use.ts';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { SecurityRow } from './security-row.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useOpenSessions } from './use-open-sessions.ts';

/** Every browser in which she is signed in; any of them can be logged out from here. */
export function OpenSessions({ userId }: { userId: string }) {
  const { sessions, isMissing, isLoadingAgain, load, end, ended } = useOpenSessions(userId);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = sessions?.length ?? 0;
  useFocusAfterRemoval(count, heading);
  return (
    <section aria-labelledby="open-sessions">
      <h2 ref={heading} tabIndex={-1} id="open-sessions" className="type-h3 outline-none">
        Where you are logged in
      </h2>
      <p className="mt-1 text-muted">
        Something here that you do not know? Log it out, then change your password.
      </p>
      <div className="mt-4">
        {sessions === null && !isMissing && <RowsSkeleton />}
        {sessions === null && isMissing && (
          <ErrorState
            message="The list did not load. Nothing was changed."
            onRetry={load}
            isRetrying={isLoadingAgain}
          />
        )}
        {sessions !== null && (
          <ul className="divide-y divide-border border-y border-border">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                onEnd={() => end(session.id)}
                isEnding={ended === session.id}
              />
            ))}
          </ul>
        )}
      </div>
      {count > 1 && (
        <Button
          kind="secondary"
          className="mt-4 max-sm:w-full"
          onClick={() => end('others')}
          isBusy={ended === 'others'}
        >
          Log out everywhere else
        </Button>
      )}
    </section>
  );
}

interface SessionRowProps {
  session: OpenSession;
  onEnd: () => void;
  isEnding: boolean;
}

function SessionRow({ session, onEnd, isEnding }: SessionRowProps) {
  const now = new Date();
  const device = session.device ?? 'Unknown browser';
  const use = session.is_current
    ? 'In use now'
    : `Last used ${describeLastUse(new Date(session.last_used_at), now)}`;
  const place = session.address === null ? '' : ` from ${session.address}`;
  const day = shortDay(localDateOf(new Date(session.signed_in_at)), localDateOf(now));
  return (
    <SecurityRow
      name={device}
      badge={session.is_current && <Badge tone="success">This device</Badge>}
      detail={`${use}${place}, logged in on ${day}`}
      action={
        !session.is_current && (
          <Button kind="secondary" onClick={onEnd} isBusy={isEnding}>
            Log out<span className="sr-only"> {device}</span>
          </Button>
        )
      }
    />
  );
}
