import { HISTORY_PATH } from '@lunaria/domain/daily-log/quantities.ts';
import { countCards, readHealthToday } from '@lunaria/domain/dashboard/health-today.ts';
import { addressOf, logAddressOf } from '@lunaria/domain/dashboard/places.ts';
import { OVERVIEW_SECTION_ID, PREGNANCY_SECTION_ID } from '@lunaria/domain/dashboard/sections.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type TodayState, useTodayFacts } from '../profile/today/use-today-facts.ts';
import { TodayStatCard } from './today-stat-card.tsx';

interface HealthTodayProps {
  userId: string;
  /** Null while it loads. */
  stage: LifeStage | null;
}

/** The cards of her mode: her day in numbers, marked samples as long as she has recorded nothing. */
export function HealthToday({ userId, stage }: HealthTodayProps) {
  const state = useTodayFacts(userId, stage);
  return (
    <section aria-labelledby="health-today-heading" data-stage={stage ?? undefined}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="health-today-heading" className="type-h2">
          Your Health Today
        </h2>
        {stage && state.status === 'ready' && (
          <p className="type-small text-muted">
            <Remark {...{ stage, state }} />
          </p>
        )}
      </div>
      {stage !== null && state.status === 'failed' ? (
        <div className="mt-4">
          <ErrorState
            message="Your log did not load. It is safe on the server."
            onRetry={state.retry}
            isRetrying={state.isRetrying}
          />
        </div>
      ) : stage === null || state.status === 'loading' ? (
        <SkeletonGroup className={gridOf(stage)}>
          {['1', '2', '3', '4', '5', '6'].slice(0, stage === null ? 6 : countCards(stage)).map((name) => (
            <CardSkeleton key={name} />
          ))}
        </SkeletonGroup>
      ) : (
        <div className={gridOf(stage)}>
          {readHealthToday(stage, state.hasRecords ? state.facts : null).map((card) => (
            <TodayStatCard key={card.id} card={card} />
          ))}
        </div>
      )}
    </section>
  );
}

function Remark({ stage, state }: { stage: LifeStage; state: TodayState }) {
  if (!state.hasRecords) {
    return (
      <>
        Samples show the layout; none of them is yours.{' '}
        <TextLink to={logAddressOf()}>Log your first day</TextLink>
        {stage === 'pregnancy' && (
          <>
            {' or '}
            <TextLink to={addressOf(PREGNANCY_SECTION_ID)}>add your dates</TextLink>
          </>
        )}
      </>
    );
  }
  return (
    <>
      {state.isOutdated && 'Shown as this device last saw it. '}
      <span className="inline-flex gap-4">
        <TextLink to={addressOf(OVERVIEW_SECTION_ID)}>Your day</TextLink>
        <TextLink to={HISTORY_PATH}>All charts</TextLink>
      </span>
    </>
  );
}

function gridOf(stage: LifeStage | null): string {
  const columns = stage && countCards(stage) === 4 ? 'lg:grid-cols-4' : 'md:grid-cols-3';
  return `mt-4 grid grid-cols-2 gap-3 sm:gap-4 max-[339px]:grid-cols-1 ${columns}`;
}

function CardSkeleton(): ReactNode {
  return (
    <div className="flex min-h-36 flex-col gap-4 rounded-card border border-border bg-surface p-4 max-sm:rounded-[20px] sm:p-5">
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="h-2 w-full" />
    </div>
  );
}
