import {
  type AccessEvent,
  accessHistorySchema,
  type AccessHistory as History,
} from '@lunaria/domain/access/access-event.ts';
import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import { KEPT_FOR } from '@lunaria/domain/keeping/kept-for.ts';
import { sayClock } from '@lunaria/domain/time/say-time.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api, readApiError } from '../../app/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RowsSkeleton } from '../../ui/list-row.tsx';
import { type NameOfDocument, nameAccess } from './access-words.ts';
import { useDocumentNames } from './document-names.ts';

/** Who or what came to what is hers, the newest first. Never kept on the device: an old list is worth nothing. */
export function AccessHistory({ userId }: { userId: string }) {
  const query = useInfiniteQuery({
    queryKey: ['access-events', userId],
    initialPageParam: null as number | null,
    async queryFn({ pageParam, signal }): Promise<History> {
      const asked = pageParam === null ? {} : { before: pageParam };
      const response = await api['access-events'].$get({ query: asked }, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      return accessHistorySchema.parse(await response.json());
    },
    getNextPageParam: ({ access_events: events, has_earlier: hasEarlier }) =>
      hasEarlier ? (events.at(-1)?.n ?? null) : null,
    refetchOnMount: 'always',
  });
  const list = useRef<HTMLUListElement>(null);
  const events = query.data?.pages.flatMap(({ access_events: page }) => page);
  const nameOfDocument = useDocumentNames(userId, events?.some(isOfDocument) ?? false);
  const pages = query.data?.pages.length ?? 0;
  const firstOfLast = (events?.length ?? 0) - (query.data?.pages.at(-1)?.access_events.length ?? 0);
  const seenPages = useRef(pages);
  useEffect(() => {
    // More came because she asked: the reading goes on with the first of them.
    const next = list.current?.children[firstOfLast];
    if (pages > seenPages.current && seenPages.current > 0 && next instanceof HTMLElement) next.focus();
    seenPages.current = pages;
  }, [pages, firstOfLast]);
  const isOffline = query.fetchStatus === 'paused';
  return (
    <section aria-labelledby="access-history">
      <h2 id="access-history" tabIndex={-1} className="type-h3">
        Access history
      </h2>
      <p className="mt-1 text-muted">
        Each login, each yes you gave or took back, each device with reminders, PIN and secret address, each
        file with all your data, each wish to erase your account or keep it, and each time this server, a
        language model, a holder of an address or the operator opened something of yours. Kept for{' '}
        {KEPT_FOR.accessEventYears} years. Each line is chained to the one before, so that a changed one
        shows.
      </p>
      <div className="mt-4">
        {events === undefined && isOffline && (
          <p role="status" className="border-y border-border py-4">
            You are offline. The list comes when you are back.
          </p>
        )}
        {query.isPending && !isOffline && <RowsSkeleton />}
        {query.isError && (
          <ErrorState
            message={
              events === undefined
                ? 'Your access history did not load. Nothing was changed.'
                : 'The earlier ones did not load. Nothing was changed.'
            }
            onRetry={() => void (events === undefined ? query.refetch() : query.fetchNextPage())}
            isRetrying={query.isFetching}
          />
        )}
        {events?.length === 0 && (
          <p className="border-y border-border py-4">Nothing yet. Your next login will be the first.</p>
        )}
        {events !== undefined && events.length > 0 && (
          <ul ref={list} className="divide-y divide-border border-y border-border">
            {events.map((event) => (
              <EventRow key={event.n} event={event} nameOfDocument={nameOfDocument} />
            ))}
          </ul>
        )}
      </div>
      {query.hasNextPage && !query.isError && (
        <Button
          kind="secondary"
          className="mt-4 max-sm:w-full"
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show earlier
        </Button>
      )}
    </section>
  );
}

const isOfDocument = ({ kind }: AccessEvent) => kind.startsWith('document-');

interface EventRowProps {
  event: AccessEvent;
  nameOfDocument: NameOfDocument;
}

function EventRow({ event, nameOfDocument }: EventRowProps) {
  const { title, line } = nameAccess(event, nameOfDocument);
  const at = new Date(event.at);
  const time = sayClock(at);
  return (
    <li tabIndex={-1} className="py-3.5">
      <p className="break-words">{title}</p>
      {line !== '' && <p className="type-small mt-0.5 wrap-anywhere">{line}</p>}
      <p className="type-small mt-0.5 text-muted">
        <time dateTime={event.at}>
          {shortDay(localDateOf(at), localDateOf(new Date()))}, {time}
        </time>
      </p>
    </li>
  );
}
