import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { LogHeading } from './log-heading.tsx';

/** As high as the cards will be, narrow and wide, so that nothing below moves: measured, see e2e/journeys/daily-log.spec.ts. */
const STAGE_HEIGHTS: Record<LifeStage, string> = {
  'pre-menstrual': 'hidden',
  'menstrual-cycle': 'h-120 lg:h-72',
  contraception: 'h-100 lg:h-64',
  conception: 'h-100 lg:h-64',
  ivf: 'h-100 lg:h-64',
  pregnancy: 'h-140 lg:h-80',
  menopause: 'h-140 lg:h-80',
  'post-menopause': 'h-180 lg:h-110',
};
const COMMON_HEIGHTS = ['h-66', 'h-66', 'h-66', 'h-66'];

/** In place of the cards while they load. */
export function LogCardsSkeleton({ stage }: { stage: LifeStage | null }) {
  const heights = [...COMMON_HEIGHTS, `lg:col-span-2 ${STAGE_HEIGHTS[stage ?? 'menstrual-cycle']}`];
  return (
    <SkeletonGroup className="pt-10 pb-21">
      <div className="grid gap-4 sm:gap-5 lg:grid-cols-2">
        {heights.map((height, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
            key={index}
            className={`space-y-5 rounded-card border border-border bg-surface p-5 shadow-card max-sm:rounded-[20px] sm:p-6 ${height}`}
          >
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** In place of all of it until its code is here. */
export function LogSkeleton({ stage }: { stage: LifeStage | null }) {
  return (
    <>
      <LogHeading day="Today" nav={<span className="h-11" />} />
      <LogCardsSkeleton stage={stage} />
    </>
  );
}
