import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

interface TodayFrameProps {
  stage: LifeStage | null;
  /** Beside the heading; null: nothing yet. */
  remark: ReactNode;
  children: ReactNode;
}

/** The place of today's cards under their heading. */
export function TodayFrame({ stage, remark, children }: TodayFrameProps) {
  return (
    <section aria-labelledby="health-today-heading" data-stage={stage ?? undefined} className="space-y-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="health-today-heading" className="type-h2">
          Your Health Today
        </h2>
        {remark !== null && <p className="type-small text-muted">{remark}</p>}
      </div>
      {children}
    </section>
  );
}

const NAMES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The room of the cards: four before the first period, six in the other modes. */
export function TodayCardsSkeleton({ stage }: { stage: LifeStage | null }) {
  const isShort = stage === 'pre-menstrual';
  return (
    <SkeletonGroup
      className={`grid grid-cols-2 gap-3 sm:gap-4 max-[339px]:grid-cols-1 ${isShort ? 'lg:grid-cols-4' : 'md:grid-cols-3'}`}
    >
      {NAMES.slice(0, isShort ? 4 : 6).map((name) => (
        <div
          key={name}
          className="flex min-h-41 flex-col gap-4 rounded-card border border-border bg-surface p-4 max-sm:min-h-48 max-sm:rounded-[20px] sm:p-5"
        >
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-9 w-3/4" />
          <Skeleton className="h-2 w-full" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
