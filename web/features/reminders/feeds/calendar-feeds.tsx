import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { longDay } from '@lunaria/domain/calendar/name-day.ts';
import {
  type CalendarFeed,
  FEED_CONTENTS,
  FEED_LIMITS,
  FEED_TEXTS,
} from '@lunaria/domain/calendar-feed/calendar-feed.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useToday } from '../../../app/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { FeedDialog, type FeedWindow } from './feed-dialog.tsx';
import { feedsQuery } from './feeds-query.ts';

/** Secret addresses under which a calendar program reads her days. */
export function CalendarFeeds({ userId }: { userId: string }) {
  const query = useQuery(feedsQuery(userId));
  const [open, setOpen] = useState<FeedWindow | null>(null);
  const feeds = query.data;
  const isOffline = query.fetchStatus === 'paused';
  const isFull = (feeds?.length ?? 0) >= FEED_LIMITS.feeds;
  return (
    <section id="your-calendar" className="mt-10 scroll-mt-20 space-y-3">
      <h2 className="type-h2">In your calendar</h2>
      <p className="measure text-muted">
        Lunaria makes a secret address that your calendar program reads. You choose what is in it. Whoever has
        the address can read it too, and so can the company that runs the calendar.
      </p>
      {feeds === undefined && isOffline && (
        <p role="status" className="text-muted">
          You are offline. Your addresses come when you are back.
        </p>
      )}
      {query.isPending && !isOffline && (
        <SkeletonGroup>
          <Skeleton className="h-24 w-full rounded-card" />
        </SkeletonGroup>
      )}
      {feeds === undefined && query.isError && (
        <ErrorState
          message="Your calendar addresses did not load. They work all the same."
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {feeds && (
        <>
          {feeds.length > 0 && (
            <ul aria-label="Calendar addresses" className="space-y-3">
              {feeds.map((feed, index) => (
                <FeedCard key={feed.id} feed={feed} number={index + 1} onOpen={setOpen} />
              ))}
            </ul>
          )}
          <Button
            id={MAKE_ID}
            kind="tinted"
            className="max-sm:w-full"
            icon={<CalendarPlus aria-hidden="true" size={20} strokeWidth={1.75} />}
            disabled={isFull}
            onClick={() => setOpen({ kind: 'make' })}
          >
            Make an address
          </Button>
          {isFull && <p className="type-small text-muted">{FEED_TEXTS.tooMany}</p>}
        </>
      )}
      <FeedDialog
        userId={userId}
        of={open}
        onClose={() => setOpen(null)}
        onEnded={() => {
          setOpen(null);
          // What was pressed is gone with its address.
          document.getElementById(MAKE_ID)?.focus();
        }}
      />
    </section>
  );
}

const MAKE_ID = 'make-calendar-address';

interface FeedCardProps {
  feed: CalendarFeed;
  number: number;
  onOpen: (window: FeedWindow) => void;
}

function FeedCard({ feed, number, onOpen }: FeedCardProps) {
  const today = useToday();
  const name = `Address ${number}`;
  const contents = FEED_CONTENTS.filter(({ value }) => feed.contents.includes(value));
  return (
    <li>
      <Card className="p-4! md:px-6! md:py-4!">
        <h3 className="font-medium">
          {name}: {contents.map(({ label }) => label).join(' · ')}
        </h3>
        <p className="type-small mt-1 text-muted">
          {sayTitles(feed)} {sayRead(feed, today)}
        </p>
        <div className="mt-3 flex flex-wrap gap-2.5">
          <Button kind="secondary" onClick={() => onOpen({ kind: 'change', feed })}>
            Change<span className="sr-only">: {name}</span>
          </Button>
          <Button kind="secondary" onClick={() => onOpen({ kind: 'renew', feed })}>
            New address<span className="sr-only"> for {name}</span>
          </Button>
          <Button kind="secondary" onClick={() => onOpen({ kind: 'end', feed })}>
            End<span className="sr-only"> {name}</span>
          </Button>
        </div>
      </Card>
    </li>
  );
}

function sayTitles({ title_mode, own_title }: CalendarFeed): string {
  if (title_mode === 'plain') return 'Your calendar says what it is about.';
  return title_mode === 'own' ? `Your calendar says “${own_title}”.` : 'Your calendar says only a dot.';
}

function sayRead({ last_read_at }: CalendarFeed, today: ReturnType<typeof useToday>): string {
  return last_read_at === null
    ? 'Not read so far.'
    : `Last read: ${longDay(localDateOf(new Date(last_read_at)), today)}.`;
}
