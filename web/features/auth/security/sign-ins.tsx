import type { RecentSignIn, SignInMethod } from '@lunaria/domain/account/recent-sign-in.ts';
import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import { KEPT_FOR } from '@lunaria/domain/keeping/kept-for.ts';
import { sayClock } from '@lunaria/domain/time/say-time.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, readApiError } from '../../../app/api-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsSkeleton } from '../../../ui/list-row.tsx';

const METHODS: Record<SignInMethod, string> = {
  'sign-up': 'Signed up',
  password: 'With your password',
  google: 'With Google',
  apple: 'With Apple',
  passkey: 'With a passkey',
};

/** How many stand there before she asks for more. */
const AT_FIRST = 5;

/** When and how somebody came into her account lately; a browser that was new then says so. */
export function RecentSignIns({ userId }: { userId: string }) {
  const [isWhole, setWhole] = useState(false);
  const query = useQuery({
    queryKey: ['sign-ins', userId],
    queryFn: async ({ signal }): Promise<RecentSignIn[]> => {
      const response = await api.auth['sign-ins'].$get({}, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      return await response.json();
    },
  });
  const entries = query.data;
  const shown = isWhole ? entries : entries?.slice(0, AT_FIRST);
  return (
    <section aria-labelledby="recent-sign-ins">
      <h2 id="recent-sign-ins" className="type-h3">
        Recent sign-ins
      </h2>
      <p className="mt-1 text-muted">
        Kept for {KEPT_FOR.signInDays} days. When a new browser signs in, you get a mail.
      </p>
      <div className="mt-4">
        {query.isPending && <RowsSkeleton />}
        {entries === undefined && query.isError && (
          <ErrorState
            message="Your sign-ins did not load. Nothing was changed."
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        )}
        {shown !== undefined && shown.length === 0 && (
          <p className="border-y border-border py-4">None in the last {KEPT_FOR.signInDays} days.</p>
        )}
        {shown !== undefined && shown.length > 0 && (
          <ul className="divide-y divide-border border-y border-border">
            {shown.map((entry) => (
              <SignInRow key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </div>
      {entries !== undefined && entries.length > AT_FIRST && !isWhole && (
        <Button kind="secondary" className="mt-4 max-sm:w-full" onClick={() => setWhole(true)}>
          Show all {entries.length}
        </Button>
      )}
    </section>
  );
}

function SignInRow({ entry }: { entry: RecentSignIn }) {
  const at = new Date(entry.at);
  const time = sayClock(at);
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
        {entry.device ?? 'Unknown browser'}
        {entry.is_new_browser && <Badge tone="warning">New browser</Badge>}
      </p>
      <p className="type-small mt-0.5 text-muted">
        {METHODS[entry.method]}
        {entry.address !== null && ` from ${entry.address}`},{' '}
        <time dateTime={entry.at}>
          {shortDay(localDateOf(at), localDateOf(new Date()))}, {time}
        </time>
      </p>
    </li>
  );
}
