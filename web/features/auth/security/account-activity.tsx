import type { AccountEvent } from '@lunaria/domain/account/account-event.ts';
import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import { KEPT_FOR } from '@lunaria/domain/keeping/kept-for.ts';
import { sayClock } from '@lunaria/domain/time/say-time.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsSkeleton } from '../../../ui/list-row.tsx';
import { accountEventsQuery, nameAccountEvent, namePlaces } from '../account-events.ts';

/** How many stand there before she asks for more. */
const AT_FIRST = 5;

/** What happened to what protects her account: tries that failed, and changes of what leads into it. */
export function AccountActivity({ userId }: { userId: string }) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const query = useQuery(accountEventsQuery(userId));
  const events = query.data;
  const shown = isWhole ? events : events?.slice(0, AT_FIRST);
  const isOffline = query.fetchStatus === 'paused';
  const showAll = () => {
    flushSync(() => setWhole(true));
    // The button is gone: the reading goes on with the first that was hidden.
    const next = list.current?.children[AT_FIRST];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <section aria-labelledby="account-activity">
      <h2 id="account-activity" className="type-h3">
        Account activity
      </h2>
      <p className="mt-1 text-muted">
        Kept for {KEPT_FOR.accountEventDays} days. Something here that was not you? Change your password and
        log out everywhere else.
      </p>
      <div className="mt-4">
        {events === undefined && isOffline && (
          <p role="status" className="border-y border-border py-4">
            You are offline. The list comes when you are back.
          </p>
        )}
        {query.isPending && !isOffline && <RowsSkeleton />}
        {events === undefined && query.isError && (
          <ErrorState
            message="Your account activity did not load. Nothing was changed."
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        )}
        {shown !== undefined && shown.length === 0 && (
          <p className="border-y border-border py-4">
            All quiet: no change and no wrong password in the last {KEPT_FOR.accountEventDays} days.
          </p>
        )}
        {shown !== undefined && shown.length > 0 && (
          <ul ref={list} className="divide-y divide-border border-y border-border">
            {shown.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </ul>
        )}
      </div>
      {events !== undefined && events.length > AT_FIRST && !isWhole && (
        <Button kind="secondary" className="mt-4 max-sm:w-full" onClick={showAll}>
          Show all {events.length}
          <span className="sr-only"> of your account activity</span>
        </Button>
      )}
    </section>
  );
}

function EventRow({ event }: { event: AccountEvent }) {
  const { title, isTry } = nameAccountEvent(event);
  const places = namePlaces(event);
  const at = new Date(event.at);
  const day = shortDay(localDateOf(at), localDateOf(new Date()));
  const time = sayClock(at);
  return (
    <li tabIndex={-1} className="py-4">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
        <span className="min-w-0 break-words">{title}</span>
        {isTry && <Badge tone="warning">Not let in</Badge>}
      </p>
      <p className="type-small mt-0.5 text-muted">
        {/* Of several within an hour it is the last that has a time. */}
        {places !== '' && `${places}, `}
        {event.count > 1 && isTry && 'last on '}
        <time dateTime={event.at}>
          {day}, {time}
        </time>
      </p>
    </li>
  );
}
