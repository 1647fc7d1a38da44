import { addressOf } from '@lunaria/domain/dashboard/places.ts';
import { HISTORY_SECTION_ID } from '@lunaria/domain/dashboard/sections.ts';
import { listYears } from '@lunaria/domain/timeline/by-year.ts';
import { findEvents, isWished, kindsOf, type TimelineWish } from '@lunaria/domain/timeline/find-events.ts';
import { withoutLosses } from '@lunaria/domain/timeline/on-her-clock.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { useToday } from '../../app/use-today.ts';
import { useProfileDetails } from '../../data/profile/profile-details.ts';
import { useTimeline } from '../../data/timeline/timeline.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadLine } from '../../ui/load-line.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { TimelineControls } from './timeline-controls.tsx';
import { YearList } from './year-list.tsx';
import type { Zoom } from './zoom.ts';

const EVERYTHING: TimelineWish = { kinds: [], query: '' };

/** Her life in order, from today back to her birth: what is recorded, by years with their stages. */
export default function HealthTimeline({ userId }: { userId: string }) {
  const today = useToday();
  const { status, rows, isOutdated, isRetrying, retry } = useTimeline(userId);
  const her = useProfileDetails(userId);
  /** `year`: that one was asked for in a line of a year. */
  const [{ zoom, year }, setZoom] = useState<{ zoom: Zoom; year: number | null }>({
    zoom: 'year',
    year: null,
  });
  /** In memory alone: it may say something about her. */
  const [wish, setWish] = useState(EVERYTHING);
  const asked = useDeferredValue(wish);
  const showsLosses = her.details.shows_losses;
  const shown = useMemo(() => (showsLosses ? rows : withoutLosses(rows)), [rows, showsLosses]);
  const found = useMemo(() => findEvents(shown, asked), [shown, asked]);
  const isNarrowed = isWished(asked);
  const parts = useMemo(() => listYears(found, today, isNarrowed), [found, today, isNarrowed]);

  if (status === 'loading') {
    return (
      <SkeletonGroup className="space-y-5">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    );
  }
  if (status === 'failed') {
    return (
      <ErrorState
        message="Your timeline did not load. What it is made of is safe on the server."
        onRetry={retry}
        isRetrying={isRetrying}
      />
    );
  }
  const isEmpty = shown.events.length === 0 && shown.bands.length === 0;
  return (
    <div className="space-y-6">
      {/* In the page from the start: a screen reader hears only what changes in it. */}
      <div role="status" className="empty:hidden">
        {isOutdated && (
          <LoadLine onRetry={retry} isRetrying={isRetrying}>
            Shown as this device last saw it, without pregnancies. All of it is safe on the server.
          </LoadLine>
        )}
      </div>
      <TimelineControls
        kinds={kindsOf(shown)}
        wish={wish}
        onWish={setWish}
        zoom={zoom}
        onZoom={(chosen) => setZoom({ zoom: chosen, year: null })}
        leavesOutLosses={!showsLosses}
        onLeaveOutLosses={(isOut) => her.change({ shows_losses: !isOut })}
        count={isNarrowed ? found.events.length : null}
      />
      {isEmpty ? (
        <EmptyState
          sentence="Nothing with a date is recorded yet. What you add in your medical history, log or upload finds its place here."
          action={<LinkButton to={addressOf(HISTORY_SECTION_ID)}>Open Medical History</LinkButton>}
        />
      ) : isNarrowed && found.events.length === 0 ? (
        <EmptyState
          sentence="Nothing on your timeline has these words or is of this kind."
          action={
            <Button kind="secondary" onClick={() => setWish(EVERYTHING)}>
              Show everything
            </Button>
          }
        />
      ) : (
        <YearList
          key={zoom}
          parts={parts}
          zoom={zoom}
          showsStages={!isNarrowed}
          onOpenYear={(near) => setZoom({ zoom: 'month', year: near })}
          focusedYear={year}
        />
      )}
      {shown.undated > 0 && (
        <p className="type-small measure text-muted">
          {shown.undated === 1 ? 'One entry has' : `${shown.undated} entries have`} no date, and{' '}
          {shown.undated === 1 ? 'stands' : 'stand'} in Medical History or My method alone.
        </p>
      )}
    </div>
  );
}
