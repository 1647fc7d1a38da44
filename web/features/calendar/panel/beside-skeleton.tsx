import { hasCycle } from '@lunaria/domain/cycle/cycle-modes.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

interface SkeletonProps {
  /** Null while it is not known. */
  stage: LifeStage | null;
}

/** Keeps the room of tiles and panel while the month loads, so that what stands below does not move away. */
export function BesideSkeleton({ stage }: SkeletonProps) {
  return (
    <div aria-hidden="true" className="min-w-0 space-y-4">
      {(stage === null || hasCycle(stage)) && (
        <div>
          <Skeleton className="mb-2 h-6 w-4/5" />
          <div className="grid grid-cols-3 gap-2.5 sm:gap-4">
            {['day', 'ovulation', 'period'].map((name) => (
              <Skeleton key={name} className="h-26 rounded-card! max-sm:rounded-[20px]!" />
            ))}
          </div>
        </div>
      )}
      <PanelSkeleton stage={stage} />
    </div>
  );
}

/** About as tall as the panel of the mode will be. */
export function PanelSkeleton({ stage }: SkeletonProps) {
  const height = stage === null || hasCycle(stage) ? 'min-h-176' : 'min-h-96';
  return (
    <Card aria-hidden="true" className={`${height} space-y-5`}>
      <Skeleton className="h-10 w-3/5" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-4/5" />
    </Card>
  );
}
