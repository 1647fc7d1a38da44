import { type HerFigures, readHealthToday } from '@lunaria/domain/dashboard/health-today.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { TodayStatCard } from './today-stat-card.tsx';

interface HealthTodayProps {
  /** Null while it loads. */
  stage: LifeStage | null;
  /** Null as long as she has recorded nothing. */
  hers: HerFigures | null;
  /** What she can do about the samples. */
  action?: ReactNode;
}

/** Four cards that depend on the mode. */
export function HealthToday({ stage, hers, action }: HealthTodayProps) {
  return (
    <section aria-labelledby="health-today-heading" data-stage={stage ?? undefined}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="health-today-heading" className="type-h2">
          Your Health Today
        </h2>
        {hers === null && (
          <p className="type-small text-muted">
            Samples show the layout; none of them is yours.{action && ' '}
            {action}
          </p>
        )}
      </div>
      {stage === null ? (
        <SkeletonGroup className={GRID}>
          {['first', 'second', 'third', 'fourth'].map((name) => (
            <CardSkeleton key={name} />
          ))}
        </SkeletonGroup>
      ) : (
        <div className={GRID}>
          {readHealthToday(stage, hers).map((card) => (
            <TodayStatCard key={card.id} card={card} />
          ))}
        </div>
      )}
    </section>
  );
}

const GRID = 'mt-4 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4 max-[339px]:grid-cols-1';

function CardSkeleton(): ReactNode {
  return (
    <div className="flex min-h-36 flex-col gap-4 rounded-card border border-border bg-surface p-4 max-sm:rounded-[20px] sm:p-5">
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="h-2 w-full" />
    </div>
  );
}
