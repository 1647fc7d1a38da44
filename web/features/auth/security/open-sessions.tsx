import type { OpenSession } from '@lunaria/domain/account/open-session.ts';
import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, readApiError } from '../../../app/api-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ListRow, RowsSkeleton } from '../../../ui/list-row.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { describeFailedChange } from '../account-toasts.ts';
import { useProof } from '../proof/proof-provider.tsx';
import { describeLastUse, useFocusAfterRemoval } from './security-row.tsx';

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
    <ListRow
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

/** What is ended: one session by its id, or all but this one. */
type Ending = string | 'others';

export const openSessionsKey = (userId: string) => ['open-sessions', userId] as const;

/** Where she is signed in, and ending it there. Never kept on the device: it is worth nothing when it is old. */
function useOpenSessions(userId: string) {
  const client = useQueryClient();
  const { sendWithProof } = useProof();
  const queryKey = openSessionsKey(userId);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<OpenSession[]> => {
      const response = await api.auth.sessions.$get({}, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      return await response.json();
    },
  });
  const ending = useMutation({
    mutationFn: async (which: Ending): Promise<boolean> => {
      const response: Response | null = await sendWithProof(() =>
        which === 'others'
          ? api.auth.sessions['end-others'].$post()
          : api.auth.sessions[':id'].$delete({ param: { id: which } }),
      );
      // Ended already, from elsewhere: that is what she wanted.
      if (response && !response.ok && response.status !== 404) throw await readApiError(response);
      return response !== null;
    },
    onSuccess: (isEnded, which) => {
      if (!isEnded) return;
      client.setQueryData<OpenSession[]>(queryKey, (sessions = []) =>
        sessions.filter(({ id, is_current }) => (which === 'others' ? is_current : id !== which)),
      );
    },
    onError: () =>
      showToast({
        ...describeFailedChange('Not logged out', { kind: 'unanswered' }),
        kind: 'destructive',
      }),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
  return {
    sessions: query.data ?? null,
    isMissing: query.isError,
    isLoadingAgain: query.isFetching,
    load: () => void query.refetch(),
    end: ending.mutate,
    /** What is being ended now. */
    ended: ending.isPending ? ending.variables : null,
  };
}
