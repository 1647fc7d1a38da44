import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import type { ReactNode } from 'react';

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
