import { nameDay } from '@lunaria/domain/calendar/name-day.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useToday } from '../../app/use-today.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { LogHeading } from './log-heading.tsx';

/** As high as the cards will be, narrow and wide, so that nothing below moves; a browser test compares. */
const STAGE_HEIGHTS: Record<LifeStage, string> = {
  'pre-menstrual': 'hidden',
  'menstrual-cycle': 'h-124 lg:h-71',
  contraception: 'h-92.5 lg:h-66',
  conception: 'h-117.5 lg:h-68',
  ivf: 'h-118.5 lg:h-67.5',
  pregnancy: 'h-150 lg:h-97',
  menopause: 'h-143.5 lg:h-91',
  'post-menopause': 'h-236 lg:h-123.5',
};
const SIGNS_HEIGHT = 'h-27 sm:h-22';
const COMMON_HEIGHTS = ['h-65.5 lg:h-67.5', 'h-76 sm:h-65.5 lg:h-67.5', 'h-65 lg:h-80', 'h-78 lg:h-80'];

/** In place of the cards while they load. */
export function LogCardsSkeleton({ stage }: { stage: LifeStage | null }) {
  const stageHeight = STAGE_HEIGHTS[stage ?? 'menstrual-cycle'];
  const heights = [...COMMON_HEIGHTS, `lg:col-span-2 ${stageHeight}`];
  return (
    <SkeletonGroup className="pt-14 pb-32.25 sm:pt-9 sm:pb-24.25">
      <div className="grid grid-cols-1 gap-4 sm:gap-5 lg:grid-cols-2">
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
        <Skeleton className={`rounded-card lg:col-span-2 ${SIGNS_HEIGHT}`} />
      </div>
    </SkeletonGroup>
  );
}

/** In place of all of it until its code is here. */
export function LogSkeleton({ stage }: { stage: LifeStage | null }) {
  const today = useToday();
  return (
    <>
      <LogHeading day={nameDay(today)} nav={<span className="h-11 w-75" />} />
      <LogCardsSkeleton stage={stage} />
    </>
  );
}
