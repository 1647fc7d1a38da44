import { listLoggedDays } from '@lunaria/domain/daily-log/history-days.ts';
import { logAddressOf } from '@lunaria/domain/dashboard/places.ts';
import { lazy, Suspense } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadLine } from '../../ui/load-line.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { DayList } from './day-list.tsx';
import { DownloadCard } from './download-card.tsx';
import { HistoryControls } from './history-controls.tsx';
import { QuantityChart } from './quantity-chart.tsx';
import { SmallCharts } from './small-charts.tsx';
import { type History as HistoryState, useHistory } from './use-history.ts';

// A chart without what lies behind it is better than none.
const BandsPart = lazy(() => import('./bands-part.tsx').catch(() => ({ default: () => null })));

/** What she logged over time: a chart of one quantity, or everything in small with the days below. */
export function History({ userId }: { userId: string }) {
  const history = useHistory(userId);
  return (
    <div
      aria-busy={history.status === 'loading' || history.areBandsLoading}
      data-history
      className="mt-6 space-y-6"
    >
      {history.isCycling && (
        <Suspense fallback={null}>
          <BandsPart userId={userId} stage={history.stage} days={history.days} onBands={history.setBands} />
        </Suspense>
      )}
      <HistoryControls history={history} />
      <OutdatedLine history={history} />
      <HistoryBody userId={userId} history={history} />
    </div>
  );
}

function HistoryBody({ userId, history }: { userId: string; history: HistoryState }) {
  const { status, logs, place, days } = history;
  if (status === 'loading') return <HistorySkeleton isChart={place.quantity !== null} />;
  if (status === 'failed') {
    return (
      <ErrorState
        message="These days did not load. They are safe on the server."
        onRetry={history.retry}
        isRetrying={history.isRetrying}
      />
    );
  }
  if (place.quantity !== null) {
    return (
      <>
        <QuantityChart history={history} quantity={place.quantity} />
        <DownloadCard userId={userId} history={history} />
      </>
    );
  }
  if (listLoggedDays(logs, days).length === 0) {
    // Who looks at an earlier range knows what shows up here; of days before the last year only those are loaded.
    const hasOthers = place.back > 0 || listLoggedDays(logs, [...logs.keys()]).length > 0;
    return (
      <>
        <EmptyState
          sentence={
            hasOthers
              ? 'Nothing is logged in these days. A longer or an earlier range may have more.'
              : 'What you log shows up here, day by day. Log what you know, leave the rest.'
          }
          action={!hasOthers && <LinkButton to={logAddressOf()}>Log today</LinkButton>}
        />
        {/* What was only tapped is in the file. */}
        <DownloadCard userId={userId} history={history} />
      </>
    );
  }
  return (
    <>
      <SmallCharts history={history} />
      <DownloadCard userId={userId} history={history} />
      {/* Another range begins with its newest days. */}
      <DayList key={`${days[0]} ${days.length}`} history={history} />
    </>
  );
}

/** The server did not answer. */
function OutdatedLine({ history: { isOutdated, retry, isRetrying } }: { history: HistoryState }) {
  return (
    <div role="status">
      {isOutdated && (
        <LoadLine onRetry={retry} isRetrying={isRetrying}>
          Shown as this device last saw it. Your days are safe on the server.
        </LoadLine>
      )}
    </div>
  );
}

function HistorySkeleton({ isChart }: { isChart: boolean }) {
  if (isChart) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-112 w-full rounded-card" />
      </SkeletonGroup>
    );
  }
  return (
    <SkeletonGroup className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars without a meaning of their own
        <Skeleton key={index} className="h-40 rounded-card" />
      ))}
    </SkeletonGroup>
  );
}
