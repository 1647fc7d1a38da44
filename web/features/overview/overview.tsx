import { showsForecast } from '@lunaria/domain/calendar/side-panel.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useLookAhead, useShownForecast } from '../../data/cycle/use-look-ahead.ts';
import { useTodayFacts, withSaid } from '../../data/today/use-today-facts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadLine } from '../../ui/load-line.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { DayCard } from './day-card.tsx';
import { GoalsCard } from './goals-card.tsx';
import { NextCard } from './next-card.tsx';
import { WhereCard } from './where-card.tsx';

interface OverviewProps {
  userId: string;
  stage: LifeStage;
}

/** The page of the day: where she is, what she logged and what not, what comes next. */
export default function Overview({ userId, stage }: OverviewProps) {
  const { status, isOutdated, isRetrying, ...known } = useTodayFacts(userId, stage);
  const forecast = useLookAhead(userId, stage);
  const retry = () => {
    known.retry();
    if (forecast.her.state === 'failed') forecast.her.retry();
  };
  const isForeseen = showsForecast(stage) && known.facts.period !== null;
  useShownForecast(userId, forecast.her, isForeseen ? (forecast.now?.next ?? null) : null);
  const facts = withSaid(known.facts, forecast);
  if (status === 'loading' || (isForeseen && forecast.status === 'loading')) return <OverviewSkeleton />;
  if (status === 'failed') {
    return (
      <ErrorState
        message="Your day did not load. It is safe on the server."
        onRetry={retry}
        isRetrying={isRetrying}
      />
    );
  }
  return (
    <div data-stage={stage} className="space-y-5 lg:space-y-6">
      <div role="status">
        {isOutdated && (
          <LoadLine onRetry={retry} isRetrying={isRetrying}>
            Shown as this device last saw it. Your days are safe on the server.
          </LoadLine>
        )}
      </div>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-6">
        <div className="min-w-0 space-y-5 lg:space-y-6">
          <WhereCard {...{ stage, facts, retry, isRetrying }} />
          <DayCard {...{ userId, stage, facts }} />
        </div>
        <div className="min-w-0 space-y-5 lg:space-y-6">
          <NextCard {...{ stage, facts }} />
          <GoalsCard {...{ userId, facts }} />
        </div>
      </div>
    </div>
  );
}

function OverviewSkeleton() {
  return (
    <SkeletonGroup className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-6">
      <div className="space-y-5 lg:space-y-6">
        <Skeleton className="h-40 w-full rounded-card" />
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
      <Skeleton className="h-56 w-full rounded-card" />
    </SkeletonGroup>
  );
}
